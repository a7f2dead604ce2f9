import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Config } from '../core/config.ts';
import { guardJournal } from './guard-journal.ts';
import { lockFolder } from './lock-folder.ts';
import * as schema from './schema/index.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** Inside `db.transaction`. Functions that take part in a caller's transaction ask for this. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  readonly db: Database;
  /** One notification channel for live events; LISTEN/NOTIFY on both databases. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Keys of PostgreSQL's advisory locks; any numbers, as long as nobody else has them. */
const SCHEMA_LOCK = 7_301_401;
export const SEED_LOCK = 7_301_402;

const migrationsFolder = resolve(import.meta.dirname, 'migrations');

async function openPostgres(url: string): Promise<OpenDatabase> {
  const [{ default: postgres }, { drizzle }, { migrate }] = await Promise.all([
    import('postgres'),
    import('drizzle-orm/postgres-js'),
    import('drizzle-orm/postgres-js/migrator'),
  ]);
  const client = postgres(url, { max: 8, onnotice: () => undefined });
  const db = drizzle(client, { schema });
  // Gateways that start together on one database bring it up to date one after the other.
  const turn = await client.reserve();
  await turn`select pg_advisory_lock(${SCHEMA_LOCK})`;
  try {
    await migrate(db, { migrationsFolder });
    await guardJournal(db);
  } finally {
    await turn`select pg_advisory_unlock(${SCHEMA_LOCK})`;
    turn.release();
  }
  return {
    db,
    listen: async (channel, onPayload) => {
      const subscription = await client.listen(channel, onPayload);
      return () => subscription.unlisten();
    },
    close: () => client.end({ timeout: 5 }),
  };
}

async function openEmbedded(dataFolder: string | undefined): Promise<OpenDatabase> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const folder = dataFolder && join(dataFolder, 'database');
  if (folder) await mkdir(folder, { recursive: true });
  const unlock = dataFolder ? await lockFolder(dataFolder) : async () => undefined;
  const client = await PGlite.create({ ...(folder && { dataDir: folder }) });
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder });
  await guardJournal(db);
  return {
    db,
    listen: async (channel, onPayload) => client.listen(channel, onPayload),
    close: async () => {
      await client.close();
      await unlock();
    },
  };
}

/**
 * Opens the merchant's PostgreSQL where `databaseUrl` is set, else the embedded one, and brings
 * the schema up to date. `dataFolder` undefined keeps the embedded one in memory (unit tests).
 */
export function openDatabase(
  options: Pick<Config, 'databaseUrl'> & { dataFolder: string | undefined },
): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openEmbedded(options.dataFolder);
}
