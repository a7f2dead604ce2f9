import { sql } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';

const CONTRACTS_LOCK = 7_301_409;

/**
 * One change of contracts at a time, in all gateway processes: an answer reads and ends contracts
 * all over a line, and another one must not begin in between. They are few and short.
 */
export async function lockContracts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CONTRACTS_LOCK})`);
}
