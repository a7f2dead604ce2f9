import * as z from 'zod/mini';
import type { OpenDatabase } from '../database/open.ts';
import { settings } from '../database/schema/index.ts';
import { SETTINGS_CHANNEL } from '../database/settings-trigger.ts';
import { eq, sql } from '../database/sql.ts';
import { databaseOf } from '../database/transact.ts';
import type { Database, Transaction } from '../database/types.ts';

/** Milliseconds that settings are kept for at most: a notification may be lost with its connection. */
const MAX_AGE_MS = 5_000;

interface Kept {
  readonly at: number;
  readonly value: unknown;
}

/** Reads one kind of settings. @throws when what is stored does not fit */
export type ReadStored<Value> = (db: Database | Transaction) => Promise<Value>;

/** By database that is followed: what was read of it since its settings changed last. */
const followed = new WeakMap<Database, Map<ReadStored<unknown>, Kept>>();
/** Transactions that have changed settings, and alone see them. */
const changing = new WeakSet<Transaction>();

/** Lets the settings of a database be read anew: after the commit of a transaction that changed them. */
export function forget(db: Database): void {
  // What is being read for the previous map is not kept.
  if (followed.has(db)) followed.set(db, new Map());
}

/**
 * Keeps what is read of a database's settings in memory until the database tells of a change: a bet
 * read them ten times. A process that changed them reads them anew at once; the others hear of it with
 * the notification, within milliseconds.
 * @returns how to stop
 */
export async function cacheSettings({
  db,
  listen,
}: Pick<OpenDatabase, 'db' | 'listen'>): Promise<() => Promise<void>> {
  const stop = await listen(SETTINGS_CHANNEL, () => forget(db));
  followed.set(db, new Map());
  return async () => {
    followed.delete(db);
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
 * Makes the reader of the settings that are stored under a key. What it gives is frozen where it is
 * kept: many share it.
 * @param parse of what is stored; undefined where nothing is
 */
export function storedSettings<Value>(
  key: string,
  parse: (stored: unknown) => Value,
): ReadStored<Value> {
  const read: ReadStored<Value> = async (db) => {
    const kept = changing.has(db as Transaction) ? undefined : followed.get(databaseOf(db));
    const known = kept?.get(read);
    // Only this reader's values stand under it.
    if (known && performance.now() - known.at < MAX_AGE_MS) return known.value as Value;
    const at = performance.now();
    const [row] = await db.select().from(settings).where(eq(settings.key, key));
    const value = parse(row?.value);
    kept?.set(read, { at, value: freeze(value) });
    return value;
  };
  return read;
}

/** The stored fields over the defaults, so that a new setting needs no data migration. */
export const withDefaults =
  <Value extends object>(schema: z.ZodMiniType<Value>, defaults: Value) =>
  (stored: unknown): Value =>
    stored === undefined
      ? defaults
      : z.parse(schema, { ...defaults, ...z.parse(z.record(z.string(), z.unknown()), stored) });

/** @param over what stands in the place of what is stored under the key already */
async function upsert(
  db: Database | Transaction,
  { key, value, over }: { readonly key: string; readonly value: unknown; readonly over: unknown },
): Promise<void> {
  if (databaseOf(db) !== db) changing.add(db as Transaction);
  try {
    await db
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({ target: settings.key, set: { value: over } });
  } finally {
    forget(databaseOf(db));
  }
}

/** Puts a value in the place of what is stored under a key. */
export const storeSettings = (
  db: Database | Transaction,
  key: string,
  value: unknown,
): Promise<void> => upsert(db, { key, value, over: value });

/** Puts the given fields in the place of those that are stored under a key; the others stay. */
export const changeSettings = (
  db: Database | Transaction,
  key: string,
  fields: object,
): Promise<void> =>
  upsert(db, {
    key,
    value: fields,
    over: sql`${settings.value} || ${JSON.stringify(fields)}::jsonb`,
  });
