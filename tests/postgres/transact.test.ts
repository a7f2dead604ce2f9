import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../gateway/database/open.ts';
import { settings } from '../../gateway/database/schema/index.ts';
import { awaitAll, MAX_ATTEMPTS } from '../../gateway/database/transact.ts';
import type { Transaction } from '../../gateway/database/types.ts';
import { countDeadlocks } from './two-gateways.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataFolder: undefined });
});
afterAll(() => opened?.close());

const keys = ['one', 'other'] as const;
const storedValue = async (key: string) =>
  (await opened.db.select().from(settings).where(eq(settings.key, key)))[0]?.value;

/** A barrier: resolves for the first `count` callers when all of them have called. */
function meeting(count: number): () => Promise<void> {
  let here = 0;
  let open = () => {};
  const opens = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    here += 1;
    if (here >= count) open();
    return opens;
  };
}

test('two transactions that deadlock both succeed, 20 times', async () => {
  await opened.db.insert(settings).values(keys.map((key) => ({ key, value: 0 })));
  const before = await countDeadlocks();
  for (let race = 1; race <= 20; race += 1) {
    const bothHoldOne = meeting(2);
    const addInOrder = (order: readonly string[]) =>
      opened.db.transaction(async (tx) => {
        await tx.execute(sql`set local deadlock_timeout = '10ms'`);
        for (const key of order) {
          const [row] = await tx.select().from(settings).where(eq(settings.key, key)).for('update');
          await tx
            .update(settings)
            .set({ value: Number(row?.value) + 1 })
            .where(eq(settings.key, key));
          await bothHoldOne();
        }
      });
    await Promise.all([addInOrder(keys), addInOrder(keys.toReversed())]);
    expect([await storedValue('one'), await storedValue('other')]).toEqual([race * 2, race * 2]);
  }
  // The retried one may meet the other one twice.
  expect(await countDeadlocks()).toBeGreaterThanOrEqual(before + 20);
});

test('a transaction with permanent conflicts is retried a limited number of times, any other error not at all', async () => {
  const failWith = async (code: string) => {
    let attempts = 0;
    const work = opened.db.transaction(async (tx) => {
      attempts += 1;
      await tx.execute(
        sql.raw(`do $$ begin raise exception 'refused' using errcode = '${code}'; end $$`),
      );
    });
    await expect(work).rejects.toThrow();
    return attempts;
  };
  expect(await failWith('40001')).toBe(MAX_ATTEMPTS);
  expect(await failWith('40P01')).toBe(MAX_ATTEMPTS);
  expect(await failWith('23505')).toBe(1);
});

test('concurrent queries are answered in order, and a failure is thrown after the others have finished', async () => {
  const key = 'asked at once';
  const read = (tx: Transaction) => tx.select().from(settings).where(eq(settings.key, key));
  const write = (tx: Transaction, value: number) =>
    tx
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
  const answers = await opened.db.transaction((tx) => awaitAll([write(tx, 1), read(tx), 'given']));
  expect(answers.slice(1)).toEqual([[{ key, value: 1 }], 'given']);
  const steps: string[] = [];
  const fail = async () => {
    throw new Error('refused');
  };
  const writeLate = async (tx: Transaction) => {
    await read(tx);
    await read(tx);
    await write(tx, 2);
    steps.push('written');
  };
  const refused = opened.db.transaction((tx) => awaitAll([writeLate(tx), fail()]));
  await expect(refused).rejects.toThrow('refused');
  expect(steps).toEqual(['written']);
  // It was written within the transaction, and rolled back with it.
  expect(await storedValue(key)).toBe(1);
});

test('a query that fails because another one has failed does not hide the cause: a conflict is retried', async () => {
  let attempts = 0;
  const value = await opened.db.transaction(async (tx) => {
    attempts += 1;
    const read = () => tx.select().from(settings).where(eq(settings.key, 'conflict'));
    const fail = sql`do $$ begin raise exception using errcode = '40001'; end $$`;
    const readTwice = async () => {
      await read();
      await read();
      return 'read';
    };
    const [first] = await awaitAll([readTwice(), attempts === 1 && tx.execute(fail)]);
    return first;
  });
  expect([value, attempts]).toEqual(['read', 2]);
});
