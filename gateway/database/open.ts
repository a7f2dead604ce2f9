import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../core/config.ts';
import { keepDailyFigures } from './daily-figures.ts';
import { guardJournal } from './guard-journal.ts';
import { keepLineClosure } from './line-closure.ts';
import { lockFolder } from './lock-folder.ts';
import { markSettled } from './mark-settled.ts';
import { rowsOf } from './rows-of.ts';
import * as schema from './schema/index.ts';
import { installSettingsTrigger } from './settings-trigger.ts';
import { sql } from './sql.ts';
import { retryTransactions } from './transact.ts';
import type { Database } from './types.ts';
import { yieldToOthers } from './yield-to-others.ts';

export interface OpenDatabase {
  readonly db: Database;
  /**
   * One notification channel for live events; LISTEN/NOTIFY on both databases.
   * @param onMissed the connection was lost and is there again: nobody knows what was told meanwhile
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onMissed?: () => void,
  ): Promise<() => Promise<void>>;
  /** The whole of an embedded database, for another one to begin with. */
  dump?(): Promise<Blob>;
  /**
   * Of an embedded database, what a server's autovacuum does by itself: counts the rows, by which
   * plans are made, and frees the room of old ones. One table at a time, so that calls come between.
   */
  vacuum?(): Promise<void>;
  close(): Promise<void>;
}

/** Keys of PostgreSQL's advisory locks; any numbers, as long as nobody else has them. */
const SCHEMA_LOCK = 7_301_401;
export const SEED_LOCK = 7_301_402;

export const migrationsFolder = resolve(import.meta.dirname, 'migrations');

// Compiling a plan takes longer than any of the gateway's questions runs, and one question on all
// cores makes those of everybody else wait. Sums over 50,000 members fit into 32 MB; the server's
// own 4 would put them on the disk.
const PLANS = { jit: 'off', max_parallel_workers_per_gather: '0', work_mem: '32MB' };

/**
 * Milliseconds after which the server gives up a statement, and a transaction that asks for nothing: whoever
 * called has gone by then, and all others need the connection and its locks. What takes longer by its nature
 * lifts them (`liftLimits`); parameters of DATABASE_URL change them.
 */
const LIMITS = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 60_000 };

/** What stands in the database beside its tables: triggers, and figures that follow from the rows. */
async function completeSchema(db: Database): Promise<void> {
  await guardJournal(db);
  await markSettled(db);
  await keepLineClosure(db);
  await keepDailyFigures(db);
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
  // Brought up to date without limits, however long that takes and others wait for it.
  const preparing = createPool({ url, max: 2, session: PLANS });
  try {
    const plain = drizzle(preparing, { schema });
    const db = retryTransactions(plain);
    // Gateways that start together on one database bring it up to date one after the other.
    const turn = await preparing.connect();
    try {
      await turn.query('select pg_advisory_lock($1)', [SCHEMA_LOCK]);
      await migrate(plain, { migrationsFolder });
      await completeSchema(db);
    } finally {
      // The turn ends with its connection.
      turn.release();
    }
  } finally {
    await closePool(preparing);
  }
  const pool = createPool({ url, max: 8, session: { ...PLANS, ...LIMITS } });
  const db = retryTransactions(drizzle(pool, { schema }));
  return {
    db,
    listen: (...args) => listen(clientConfig({ url, session: LIMITS }), ...args),
    close: () => closePool(pool),
  };
}

async function openEmbedded(dataFolder: string | undefined, image?: Blob): Promise<OpenDatabase> {
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
    yieldToOthers(client);
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
 * Opens the merchant's PostgreSQL where `databaseUrl` is set, else the embedded one, and brings
 * the schema up to date. `dataFolder` undefined keeps the embedded one in memory (unit tests), where
 * it begins as `image`, the dump of another one: that saves setting up a whole cluster.
 */
export function openDatabase(
  options: Pick<Config, 'databaseUrl'> & { dataFolder: string | undefined; image?: Blob },
): Promise<OpenDatabase> {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl)
    : openEmbedded(options.dataFolder, options.image);
}
