import type { Transaction } from '../../database/open.ts';
import { type gameRounds, winners } from '../../database/schema/index.ts';

/** A win reaches the winners board from ten times the bet and ten major units. */
const BOARD_TIMES = 10;
const BOARD_MINOR = 1000;

/** Puts a settled round of real money on the winners board, where its win is great enough. */
export async function recordWinner(
  tx: Transaction,
  round: typeof gameRounds.$inferSelect,
  currency: string,
  at: number,
): Promise<void> {
  const { accountId, bet, win, nodeId } = round;
  if (accountId === null || win < BOARD_MINOR || win < bet * BOARD_TIMES) return;
  await tx
    .insert(winners)
    .values({ accountId, roundId: round.id, nodeId, amount: win, currency, createdAt: at });
}
