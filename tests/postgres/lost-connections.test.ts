import { setTimeout as wait } from 'node:timers/promises';
import { like, sql } from 'drizzle-orm';
import { Client, type Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { closePool, createPool } from '../../gateway/database/connection-pool.ts';
import { type OpenDatabase, openDatabase } from '../../gateway/database/open.ts';
import { rowsOf } from '../../gateway/database/rows-of.ts';
import { settings } from '../../gateway/database/schema/index.ts';
import { isTemporaryDatabaseError } from '../../gateway/database/transact.ts';

// After a restart or move of the server, a network failure, or an idle timeout of a proxy, connections end at any
// time: during a query, within a transaction and between two.

const KILLS = 40;
const CONNECTIONS = 8;

const databaseUrl = process.env.DATABASE_URL ?? '';
let opened: OpenDatabase;
const admin = new Client(databaseUrl);
const uncaught = vi.fn();

beforeAll(async () => {
  opened = await openDatabase({ databaseUrl, dataFolder: undefined });
  await admin.connect();
  process.on('uncaughtException', uncaught);
});
afterAll(async () => {
  process.off('uncaughtException', uncaught);
  await opened?.close();
  await admin.end();
});

/** Ends all connections to this file's database except its own. */
const endAll = () =>
  admin.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);

/** As many concurrent queries as there are connections, each on one of its own. */
async function ask(count: number): Promise<number> {
  const pids = Array.from({ length: count }, () =>
    opened.db.transaction(async (tx) => {
      const [row] = rowsOf<{ pid: number }>(
        await tx.execute(sql`select pg_backend_pid() as pid, pg_sleep(0.1)`),
      );
      return row?.pid;
    }),
  );
  return new Set(await Promise.all(pids)).size;
}

test('calls are answered while connections end; no transaction is stored in part, and none that was confirmed is missing', async () => {
  let isOn = true;
  let count = 0;
  const kept: string[] = [];
  const failures: unknown[] = [];
  const { db } = opened;
  const pairs = (key: string) => [
    { key: `${key} one`, value: 1 },
    { key: `${key} two`, value: 1 },
  ];
  const ways: readonly ((key: string) => Promise<unknown>)[] = [
    async (key) => {
      await db.transaction(async (tx) => {
        for (const row of pairs(key)) await tx.insert(settings).values(row);
      });
      kept.push(key);
    },
    async (key) => {
      await db.transaction(async (tx) => {
        await Promise.all(pairs(key).map((row) => tx.insert(settings).values(row)));
      });
      kept.push(key);
    },
    async (key) => {
      await db.transaction(async (tx) => {
        await tx.transaction((inner) => inner.insert(settings).values(pairs(key)));
        await wait(5);
        await tx.execute(sql`select pg_sleep(0.01)`);
      });
      kept.push(key);
    },
    (key) => db.execute(sql`select ${key}::text, pg_sleep(0.02)`),
    () => db.select().from(settings).limit(1),
  ];
  const worker = async () => {
    while (isOn) {
      count += 1;
      const way = ways[count % ways.length];
      await way?.(`lost ${count}`).catch((error: unknown) => failures.push(error));
    }
  };
  const workers = Promise.all(Array.from({ length: 24 }, worker));
  // On a busy machine few calls begin between two kills.
  for (let kill = 0; kill < KILLS || failures.length <= KILLS; kill += 1) {
    await wait(50);
    await endAll();
  }
  isOn = false;
  const ended = await Promise.race([workers.then(() => 'ended'), wait(10_000, 'stuck')]);
  expect(ended).toBe('ended');
  expect(failures.length).toBeGreaterThan(KILLS);
  // Each error is marked as retryable.
  expect(failures.filter((failure) => !isTemporaryDatabaseError(failure))).toEqual([]);
  const rows = await db
    .select({ key: settings.key })
    .from(settings)
    .where(like(settings.key, 'lost %'));
  const written = new Map<string, number>();
  for (const { key } of rows) {
    const pair = key.replace(/ (?:one|two)$/, '');
    written.set(pair, (written.get(pair) ?? 0) + 1);
  }
  expect([...written.values()].filter((each) => each !== 2)).toEqual([]);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((key) => !written.has(key))).toEqual([]);
  expect(uncaught).not.toHaveBeenCalled();
});

test('a transaction whose connection was lost is retried, all connections are usable, and further queries wait for one', async () => {
  await ask(CONNECTIONS);
  await endAll();
  const started = performance.now();
  expect(await ask(CONNECTIONS)).toBe(CONNECTIONS);
  expect(await ask(3 * CONNECTIONS)).toBe(CONNECTIONS);
  expect(performance.now() - started).toBeLessThan(5000);
});

test('a connection that cannot be opened or is not free in time is reported as retryable', async () => {
  const address = new URL(databaseUrl);
  const failureOf = async (pool: Pool) => {
    const failure: unknown = await pool.query('select 1').catch((error: unknown) => error);
    await closePool(pool);
    return failure;
  };
  address.port = '1';
  const refused = createPool({ url: address.href, max: 1, session: {} });
  const notOpened = await failureOf(refused);
  expect(String(notOpened)).toMatch(
    /^Error: There is no connection to the database: .*ECONNREFUSED/,
  );
  expect(isTemporaryDatabaseError(notOpened)).toBe(true);
  const wrongName = databaseUrl.replace(/[^/]+$/, 'none');
  const unknown = await failureOf(createPool({ url: wrongName, max: 1, session: {} }));
  expect(String(unknown)).toMatch('database "none" does not exist');
  expect(isTemporaryDatabaseError(unknown)).toBe(false);
  const busy = createPool({ url: databaseUrl, max: 1, session: {}, connectionTimeoutMs: 200 });
  const held = await busy.connect();
  expect(
    isTemporaryDatabaseError(await busy.query('select 1').catch((error: unknown) => error)),
  ).toBe(true);
  held.release();
  await closePool(busy);
});

test('notifications are received again after their connection was lost, once each', async () => {
  const heard: string[] = [];
  const stop = await opened.listen('lost and heard', (payload) => heard.push(payload));
  const tell = (payload: string) => admin.query(`notify "lost and heard", '${payload}'`);
  await tell('before');
  await expect.poll(() => heard).toEqual(['before']);
  await endAll();
  await expect
    .poll(
      async () => {
        await tell('after');
        return heard.length;
      },
      { timeout: 10_000, interval: 200 },
    )
    .toBeGreaterThan(1);
  const count = heard.length;
  await tell('last');
  await expect.poll(() => heard.slice(count)).toContain('last');
  expect(heard.filter((payload) => payload === 'last')).toHaveLength(1);
  await stop();
  await tell('unheard');
  await wait(100);
  expect(heard).not.toContain('unheard');
  expect(uncaught).not.toHaveBeenCalled();
});

test('an aborted transaction writes nothing, whoever uses its connection next', async () => {
  const { db } = opened;
  const late = db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: 'given up first', value: 1 });
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 50`);
    await wait(300);
    await tx.insert(settings).values({ key: 'given up second', value: 1 });
  });
  late.catch(() => undefined);
  await wait(200);
  const others = Array.from({ length: 3 * CONNECTIONS }, (_, index) =>
    db.transaction(async (tx) => {
      await tx.insert(settings).values({ key: `other ${index} one`, value: 1 });
      await wait(20);
      await tx.insert(settings).values({ key: `other ${index} two`, value: 1 });
    }),
  );
  await expect(late).rejects.toThrow();
  await Promise.all(others);
  const keysLike = async (pattern: string) =>
    (await db.select().from(settings).where(like(settings.key, pattern))).length;
  expect(await keysLike('given up %')).toBe(0);
  expect(await keysLike('other %')).toBe(6 * CONNECTIONS);
});
