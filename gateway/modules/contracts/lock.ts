import { CONTRACTS_LOCK } from '../../database/advisory-locks.ts';
import { sql } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';

/**
 * Serializes changes of contracts across all gateway processes until the transaction ends: an answer
 * reads and ends contracts all over a line, and no other change may interleave. They are few and short.
 */
export async function lockContracts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CONTRACTS_LOCK})`);
}
