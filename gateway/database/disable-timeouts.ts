import { sql } from './sql.ts';
import type { Transaction } from './types.ts';

/**
 * Disables the statement and idle timeouts for the rest of a transaction. For background work over all
 * rows of a table, for which no caller waits.
 */
export async function disableTimeouts(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}
