import { sql } from './sql.ts';
import type { Transaction } from './types.ts';

/**
 * Lets the statements of a transaction, and the pauses between them, take as long as they need: work over
 * everybody's rows, for which no caller waits.
 */
export async function liftLimits(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}
