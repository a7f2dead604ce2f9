import { and, eq } from 'drizzle-orm';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { gameRounds, lotteryBets, lotteryIssues } from '../../database/schema/index.ts';
import { postEntry } from '../../modules/wallet/post-entry.ts';
import { houseWallet } from '../../modules/wallet/wallets.ts';
import type { LaunchRow } from '../play/find-launch.ts';
import { houseOf } from './place-slip.ts';

/**
 * Takes back one of the player's own bets while its issue is open and returns the stake. A bet
 * that is cancelled already stays so.
 * @throws {GatewayError} not_found for a bet of somebody else; order_closed when it is too late
 */
export async function cancelBet(
  gateway: Gateway,
  launch: LaunchRow,
  orderNo: string,
): Promise<{ replayed: boolean }> {
  return gateway.db.transaction(async (tx) => {
    const [bet] = await tx
      .select({ round: gameRounds, issueId: lotteryBets.issueId })
      .from(gameRounds)
      .innerJoin(lotteryBets, eq(lotteryBets.roundId, gameRounds.id))
      .where(and(eq(gameRounds.orderNo, orderNo), eq(gameRounds.walletId, launch.walletId)))
      .for('update', { of: gameRounds });
    if (!bet) throw new GatewayError('not_found', 'There is no such bet.');
    const { round } = bet;
    if (round.state === 'cancelled') return { replayed: true };
    const [issue] = await tx
      .select()
      .from(lotteryIssues)
      .where(eq(lotteryIssues.id, bet.issueId))
      .for('share');
    const at = gateway.clock.now();
    if (!issue || round.state !== 'open' || at >= issue.closeAt) {
      throw new GatewayError('order_closed', 'This draw takes no more changes.');
    }
    const house = await houseWallet(tx, houseOf(launch.mode), launch.currency, at);
    await postEntry(tx, {
      kind: 'round',
      scope: `lottery:${issue.id}`,
      idempotencyKey: `cancel:${orderNo}`,
      body: { orderNo },
      reference: orderNo,
      remark: `${round.gameName} ${issue.issueNo}`,
      lines: [
        { walletId: round.walletId, amount: round.bet, kind: 'refund' },
        { walletId: house, amount: -round.bet, kind: 'house' },
      ],
      at,
    });
    await tx
      .update(gameRounds)
      .set({ state: 'cancelled', validBet: 0, settledAt: at })
      .where(eq(gameRounds.id, round.id));
    return { replayed: false };
  });
}
