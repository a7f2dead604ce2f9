import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Config } from '../core/config.ts';
import { SCHEMA_LOCK } from './advisory-locks.ts';
import { installDailyFigures } from './daily-figures.ts';
import { installJournalTriggers } from './journal-triggers.ts';
import { installLineClosure } from './line-closure.ts';
import { lockFolder } from './lock-folder.ts';
import { installMerchantCalendar } from './merchant-calendar.ts';
import { rowsOf } from './rows-of.ts';
import * as schema from './schema/index.ts';
import { installSettingsTrigger } from './settings-trigger.ts';
import { installSettlementTriggers } from './settlement-position.ts';
import { sql } from './sql.ts';
import { retryTransactions } from './transact.ts';
import type { Database } from './types.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

export interface OpenDatabase {
  readonly db: Database;
  /**
   * Listens on a LISTEN/NOTIFY channel.
   * @param onMissed called when a lost connection is restored: notifications may have been missed
   * @returns a function that stops listening
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onMissed?: () => void,
  ): Promise<() => Promise<void>>;
  /** Exports an embedded database as an image that another one can start from. */
  dump?(): Promise<Blob>;
  /**
   * Vacuums and analyzes an embedded database, which has no autovacuum. Table by table, so that
   * requests are served in between.
   */
  vacuum?(): Promise<void>;
  close(): Promise<void>;
}

export const migrationsFolder = resolve(import.meta.dirname, 'migrations');

// JIT compilation takes longer than any of the gateway's queries, and a parallel query makes all others
// wait. Sums over 50,000 members fit into 32 MB of memory; the default of 4 MB would spill them to disk.
const PLANNER_SETTINGS = { jit: 'off', max_parallel_workers_per_gather: '0', work_mem: '32MB' };

/**
 * Milliseconds after which the server cancels a statement and ends an idle transaction: the caller has given
 * up by then, and others need the connection and its locks. Long background work calls `disableTimeouts`;
 * parameters of DATABASE_URL override these values.
 */
const TIMEOUTS = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 60_000 };

/** Installs what the migrations do not contain: SQL functions, triggers and derived figures. */
async function completeSchema(db: Database): Promise<void> {
  await installMerchantCalendar(db);
  await installJournalTriggers(db);
  await installSettlementTriggers(db);
  await installLineClosure(db);
  await installDailyFigures(db);
  await installSettingsTrigger(db);
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const [{ clientConfig, closePool, createPool }, { listen }, { drizzle }, { migrate }] =
    await Promise.all([
      import('./connection-pool.ts'),
      import('./listen.ts'),
      import('drizzle-orm/node-postgres'),
      import('drizzle-orm/node-postgres/migrator'),
    ]);
  // Migrations run without timeouts, however long they take.
  const migrationPool = createPool({ url, max: 2, session: PLANNER_SETTINGS });
  try {
    const plain = drizzle(migrationPool, { schema });
    const db = retryTransactions(plain);
    // Gateways that start together on one database migrate it one after the other.
    const lockHolder = await migrationPool.connect();
    try {
      await lockHolder.query('select pg_advisory_lock($1)', [SCHEMA_LOCK]);
      await migrate(plain, { migrationsFolder });
      await completeSchema(db);
    } finally {
      // The pool is closed next: the lock ends with its session.
      lockHolder.release();
    }
  } finally {
    await closePool(migrationPool);
  }
  const pool = createPool({ url, max: 8, session: { ...PLANNER_SETTINGS, ...TIMEOUTS } });
  const db = retryTransactions(drizzle(pool, { schema }));
  return {
    db,
    listen: (...args) => listen(clientConfig({ url, session: TIMEOUTS }), ...args),
    close: () => closePool(pool),
  };
}

async function openEmbedded(dataFolder: string | undefined, image?: Blob): Promise<OpenDatabase> {
  // V8 can abort the process when it frees WebAssembly code that it has replaced by optimized code
  // (docs/decisions/2026-12-01-v8-does-not-free-replaced-webassembly-code.md).
  setFlagsFromString('--no-wasm-code-gc');
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const folder = dataFolder && join(dataFolder, 'database');
  if (folder) await mkdir(folder, { recursive: true });
  const unlock = dataFolder ? await lockFolder(dataFolder) : async () => undefined;
  try {
    const inMemory = image ? { loadDataDir: image } : {};
    const client = await PGlite.create(folder ? { dataDir: folder } : inMemory);
    yieldToEventLoop(client);
    const plain = drizzle(client, { schema });
    const db = retryTransactions(plain);
    await migrate(plain, { migrationsFolder });
    await completeSchema(db);
    return {
      db,
      listen: async (channel, onPayload) => client.listen(channel, onPayload),
      dump: () => client.dumpDataDir('none'),
      vacuum: async () => {
        const tables = rowsOf<{ name: string }>(
          await db.execute(
            sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
          ),
        );
        for (const { name } of tables)
          await db.execute(sql`vacuum analyze ${sql.identifier(name)}`);
      },
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Opens the PostgreSQL at `databaseUrl` if that is set, else the embedded database, and migrates the schema.
 * @param options.dataFolder undefined keeps the embedded database in memory (tests)
 * @param options.image dump that a database in memory starts from; that saves initializing a cluster
 * @throws {ConfigError} when another process uses the data folder
 */
export function openDatabase(
  options: Pick<Config, 'databaseUrl'> & { dataFolder: string | undefined; image?: Blob },
): Promise<OpenDatabase> {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl)
    : openEmbedded(options.dataFolder, options.image);
}
