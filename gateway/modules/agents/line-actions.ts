import { lineActions } from '../../database/schema/index.ts';
import type { Transaction } from '../../database/types.ts';

/** Writes down who did what with which account, in the transaction that does it. */
export async function recordAction(
  tx: Transaction,
  action: typeof lineActions.$inferInsert,
): Promise<void> {
  await tx.insert(lineActions).values(action);
}
