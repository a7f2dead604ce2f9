import { lineActions } from '../../database/schema/index.ts';
import type { Transaction } from '../../database/types.ts';

/** Logs who did what with which account. Call it in the transaction of the action. */
export async function recordAction(
  tx: Transaction,
  action: typeof lineActions.$inferInsert,
): Promise<void> {
  await tx.insert(lineActions).values(action);
}
