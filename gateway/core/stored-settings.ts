import * as z from 'zod/mini';
import type { OpenDatabase } from '../database/open.ts';
import { settings } from '../database/schema/index.ts';
import { SETTINGS_CHANNEL } from '../database/settings-trigger.ts';
import { eq, sql } from '../database/sql.ts';
import { databaseOf } from '../database/transact.ts';
import type { Database, Transaction } from '../database/types.ts';

/** Maximum age of cached settings, in milliseconds: a notification may be lost with its connection. */
const MAX_AGE_MS = 5_000;

interface CachedValue {
  /** When it was read, by `performance.now`. */
  readonly at: number;
  readonly value: unknown;
}

/** Reads one kind of settings. @throws {ZodError} when stored settings do not match the schema */
export type ReadStored<Value> = (db: Database | Transaction) => Promise<Value>;

/** Cached settings by database and reader; only databases that notify changes are cached. */
const caches = new WeakMap<Database, Map<ReadStored<unknown>, CachedValue>>();
/** Transactions that have changed settings, which nobody else sees yet. */
const changing = new WeakSet<Transaction>();

/** Discards the cached settings of a database. Call it after the commit of a transaction that changed settings. */
export function invalidateSettings(db: Database): void {
  // A new map, so that a read that is in progress stores its value in the old one.
  if (caches.has(db)) caches.set(db, new Map());
}

/**
 * Starts caching the settings of a database in memory until it notifies a change, because a single bet reads
 * them ten times. The process that changes settings invalidates its cache at once; the others are notified
 * within milliseconds.
 * @returns a function that stops caching
 */
export async function cacheSettings({
  db,
  listen,
}: Pick<OpenDatabase, 'db' | 'listen'>): Promise<() => Promise<void>> {
  const stop = await listen(SETTINGS_CHANNEL, () => invalidateSettings(db));
  caches.set(db, new Map());
  return async () => {
    caches.delete(db);
    await stop();
  };
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

/**
 * Creates the reader of the settings stored under a key. Cached values are deeply frozen, because all callers
 * share them.
 * @param parse parses the stored value; undefined if nothing is stored
 */
export function storedSettings<Value>(
  key: string,
  parse: (stored: unknown) => Value,
): ReadStored<Value> {
  const read: ReadStored<Value> = async (db) => {
    const cache = changing.has(db as Transaction) ? undefined : caches.get(databaseOf(db));
    const cached = cache?.get(read);
    // The cast is safe: a reader stores only its own values under itself.
    if (cached && performance.now() - cached.at < MAX_AGE_MS) return cached.value as Value;
    const at = performance.now();
    const [row] = await db.select().from(settings).where(eq(settings.key, key));
    const value = parse(row?.value);
    cache?.set(read, { at, value: freeze(value) });
    return value;
  };
  return read;
}

/** Creates a parser that merges stored fields over defaults, so that a new setting needs no data migration. */
export const withDefaults =
  <Value extends object>(schema: z.ZodMiniType<Value>, defaults: Value) =>
  (stored: unknown): Value =>
    stored === undefined
      ? defaults
      : z.parse(schema, { ...defaults, ...z.parse(z.record(z.string(), z.unknown()), stored) });

/** @param replacement value or SQL expression that replaces an existing value */
async function upsert(
  db: Database | Transaction,
  {
    key,
    value,
    replacement,
  }: { readonly key: string; readonly value: unknown; readonly replacement: unknown },
): Promise<void> {
  if (databaseOf(db) !== db) changing.add(db as Transaction);
  try {
    await db
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({ target: settings.key, set: { value: replacement } });
  } finally {
    invalidateSettings(databaseOf(db));
  }
}

/** Replaces the settings stored under a key. */
export const storeSettings = (
  db: Database | Transaction,
  key: string,
  value: unknown,
): Promise<void> => upsert(db, { key, value, replacement: value });

/** Replaces the given fields of the settings stored under a key; other fields are kept. */
export const changeSettings = (
  db: Database | Transaction,
  key: string,
  fields: object,
): Promise<void> =>
  upsert(db, {
    key,
    value: fields,
    replacement: sql`${settings.value} || ${JSON.stringify(fields)}::jsonb`,
  });
