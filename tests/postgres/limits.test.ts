import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { memberInfo } from '../../gateway/contract/members.ts';
import { disableTimeouts } from '../../gateway/database/disable-timeouts.ts';
import { openDatabase } from '../../gateway/database/open.ts';
import { rowsOf } from '../../gateway/database/rows-of.ts';
import type { Database, Transaction } from '../../gateway/database/types.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway } from '../contract/client.ts';

let running: RunningGateway;
let db: Database;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'none' });
  db = running.gateway.db;
});
afterAll(() => running?.close());

async function limitsOf(asked: Database | Transaction) {
  const [row] = rowsOf<{ statement: string; idle: string }>(
    await asked.execute(sql`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`),
  );
  return row;
}

/** The gateway's response to a call with this database query. */
async function answerTo(ask: (tx: Transaction) => Promise<unknown>) {
  const { sessions } = running.gateway;
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const look = vi.spyOn(sessions, 'require').mockImplementation(async () => {
    await db.transaction(ask);
    throw new Error('The transaction did not fail.');
  });
  const answer = await createClient(running.url).call(memberInfo, {}, { token: 'any' });
  look.mockRestore();
  const logged = log.mock.calls.length;
  log.mockRestore();
  return { ...answer, logged };
}

const BUSY = { status: 503, errorCode: 'system_busy', logged: 1 };

test('statements and idle transactions have timeouts, which work over all rows disables for itself', async () => {
  const limits = { statement: '15s', idle: '1min' };
  expect(await limitsOf(db)).toEqual(limits);
  const lifted = await db.transaction(async (tx) => {
    await disableTimeouts(tx);
    return limitsOf(tx);
  });
  expect(lifted).toEqual({ statement: '0', idle: '0' });
  expect(await limitsOf(db)).toEqual(limits);
});

test('settings in the database’s URL override the gateway’s, and others are kept', async () => {
  const address = new URL(process.env.DATABASE_URL ?? '');
  address.searchParams.set('statement_timeout', '2000');
  address.searchParams.set('options', '-c lock_timeout=3s');
  const opened = await openDatabase({ databaseUrl: address.href, dataFolder: undefined });
  const [row] = rowsOf(
    await opened.db.execute(sql`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit`),
  );
  expect(row).toEqual({ statement: '2s', lock: '3s', idle: '1min', jit: 'off' });
  await opened.close();
});

test('a cancelled statement is reported as a retryable failure', async () => {
  const answer = await answerTo(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 100`);
    await tx.execute(sql`select pg_sleep(10)`);
  });
  expect(answer).toMatchObject(BUSY);
  expect(answer.headers.get('retry-after')).toBe('5');
});

const ends: readonly (readonly [string, (tx: Transaction) => Promise<unknown>])[] = [
  [
    'asks for nothing for too long, and then again',
    async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 100`);
      await wait(400);
      await tx.execute(sql`select 1`);
    },
  ],
  [
    'asks for nothing for too long, and then ends',
    async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 100`);
      await wait(400);
    },
  ],
  [
    'asks for nothing for too long, within another',
    (tx) =>
      tx.transaction(async (inner) => {
        await inner.execute(sql`set local idle_in_transaction_session_timeout = 100`);
        await wait(400);
      }),
  ],
];

test.each(ends)('a transaction that %s fails, and the gateway goes on', async (_name, ask) => {
  // Nobody could catch it: the process would end (`endOnUncaughtError`).
  const uncaught = vi.fn();
  process.on('uncaughtException', uncaught);
  const asked = vi.fn(ask);
  expect(await answerTo(asked)).toMatchObject(BUSY);
  // A retry would take as long again.
  expect(asked).toHaveBeenCalledOnce();
  await wait(300);
  process.off('uncaughtException', uncaught);
  expect(uncaught).not.toHaveBeenCalled();
  const others = Array.from({ length: 20 }, () => db.transaction(limitsOf));
  expect(await Promise.all(others)).toHaveLength(20);
});
