import { rowsOf } from './rows-of.ts';
import { sql } from './sql.ts';
import type { Database, Transaction } from './types.ts';

async function readSoFar(tx: Transaction, table: string): Promise<number> {
  const [row] = rowsOf<{ read: number }>(
    await tx.execute(sql`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as read
      from pg_stat_xact_user_tables where relname = ${table}`),
  );
  return row?.read ?? 0;
}

/**
 * Returns how many rows of a table a transaction's work reads, including rows that its conditions
 * filter out.
 */
export const rowsRead = (
  db: Database,
  table: string,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<number> =>
  db.transaction(async (tx) => {
    const before = await readSoFar(tx, table);
    await work(tx);
    return (await readSoFar(tx, table)) - before;
  });
