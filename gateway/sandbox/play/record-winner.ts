import { type gameRounds, winners } from '@baize/gateway/database/schema/index.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { catalogueToMinor } from '@baize/gateway/modules/wallet/money.ts';

/** Minimum win for the winners board: ten times the bet and ten units of the catalogue. */
const BOARD_TIMES = 10;
const BOARD_HUNDREDTHS = 1000;

/** Adds a settled round of real money to the winners board if its win is large enough. */
export async function recordWinner(
  tx: Transaction,
  round: typeof gameRounds.$inferSelect,
  currency: string,
  at: number,
): Promise<void> {
  const { accountId, bet, win, nodeId } = round;
  if (accountId === null || win < bet * BOARD_TIMES) return;
  if (win < catalogueToMinor(BOARD_HUNDREDTHS, currency, 'up')) return;
  await tx
    .insert(winners)
    .values({ accountId, roundId: round.id, nodeId, amount: win, currency, createdAt: at });
}
