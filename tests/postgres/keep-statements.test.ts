import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../../gateway/database/open.ts';
import { rowsOf } from '../../gateway/database/rows-of.ts';
import { settings } from '../../gateway/database/schema/index.ts';
import type { Transaction } from '../../gateway/database/types.ts';

const opened = await openDatabase({
  databaseUrl: process.env.DATABASE_URL,
  dataFolder: undefined,
});

/** How often each kept statement over settings was planned or reused in this connection. */
async function keptOf(tx: Transaction) {
  const rows = rowsOf<{ statement: string; calls: string }>(
    await tx.execute(sql`
      select statement, generic_plans + custom_plans as calls from pg_prepared_statements
      where statement ~ '^(select|insert).* "settings"'`),
  );
  return rows.map(({ statement, calls }) => [statement.split(' ')[0], Number(calls)]);
}

test('what finds a row by its key is parsed once a connection, in a transaction and nested in one; lists and many rows are not kept', async () => {
  const byKey = (within: Transaction) =>
    within.select().from(settings).where(eq(settings.key, 'none'));
  const calls = await opened.db.transaction(async (tx) => {
    await byKey(tx);
    await byKey(tx);
    await tx.transaction(byKey);
    await byKey(tx).limit(1);
    const rows = Array.from({ length: 1000 }, (_, index) => ({ key: `key-${index}`, value: 0 }));
    await tx.insert(settings).values(rows);
    return keptOf(tx);
  });
  expect(calls).toEqual([['select', 3]]);
  await opened.close();
});
