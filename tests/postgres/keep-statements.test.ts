import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../gateway/database/open.ts';
import { rowsOf } from '../../gateway/database/rows-of.ts';
import { memberProtection, settings } from '../../gateway/database/schema/index.ts';
import type { Transaction } from '../../gateway/database/types.ts';

const opened = await openDatabase({
  databaseUrl: process.env.DATABASE_URL,
  dataFolder: undefined,
});

afterAll(() => opened.close());

/** How often each prepared statement on a table was planned or reused in this connection. */
async function keptOf(tx: Transaction, table: string) {
  const rows = rowsOf<{ statement: string; calls: string }>(
    await tx.execute(sql`
      select statement, generic_plans + custom_plans as calls from pg_prepared_statements
      where statement ~ ${`^(select|insert).* "${table}"`}`),
  );
  return rows.map(({ statement, calls }) => [statement.split(' ')[0], Number(calls)]);
}

test('queries by key are parsed once per connection, in transactions and savepoints; lists and bulk inserts are not prepared', async () => {
  const byKey = (within: Transaction) =>
    within.select().from(settings).where(eq(settings.key, 'none'));
  const calls = await opened.db.transaction(async (tx) => {
    await byKey(tx);
    await byKey(tx);
    await tx.transaction(byKey);
    await byKey(tx).limit(1);
    const rows = Array.from({ length: 1000 }, (_, index) => ({ key: `key-${index}`, value: 0 }));
    await tx.insert(settings).values(rows);
    return keptOf(tx, 'settings');
  });
  expect(calls).toEqual([['select', 3]]);
});

test('rows that are locked are found by their keys, also by a union of them; a list that is locked is not prepared', async () => {
  const keys = (key: string) => sql`select ${key} as key union select ${key}`;
  const calls = await opened.db.transaction(async (tx) => {
    const locked = () =>
      tx
        .select()
        .from(settings)
        .where(sql`${settings.key} in (${keys('none')})`)
        .for('update');
    await locked();
    await locked();
    await tx.select().from(settings).limit(1).for('update');
    return keptOf(tx, 'settings');
  });
  expect(calls).toContainEqual(['select', 2]);
  expect(calls).not.toContainEqual(['select', 1]);
});

test('a column whose name begins like a clause (limits_asked_at) does not make a statement a list', async () => {
  const calls = await opened.db.transaction(async (tx) => {
    await tx.select().from(memberProtection).where(eq(memberProtection.accountId, 0));
    return keptOf(tx, 'member_protection');
  });
  expect(calls).toEqual([['select', 1]]);
});
