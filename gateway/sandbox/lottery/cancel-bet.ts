import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { gameRounds, lotteryBets, lotteryIssues } from '@baize/gateway/database/schema/index.ts';
import { and, eq, getTableColumns } from '@baize/gateway/database/sql.ts';
import { checkRound } from '@baize/gateway/modules/system/gate.ts';
import { postEntry } from '@baize/gateway/modules/wallet/post-entry.ts';
import { houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import type { OpenLaunch } from '../play/find-launch.ts';
import { houseKindOf } from '../play/round-row.ts';

/**
 * Cancels one of the player's own bets while its issue is open and returns the stake. Idempotent.
 * @throws {GatewayError} not_found for a bet of another player; order_closed when it is too late
 */
export async function cancelBet(
  gateway: Gateway,
  launch: OpenLaunch,
  orderNo: string,
): Promise<{ replayed: boolean }> {
  return gateway.db.transaction(async (tx) => {
    const own = and(eq(gameRounds.orderNo, orderNo), eq(gameRounds.walletId, launch.walletId));
    // Locks the issue before the bet, in the same order as the draw.
    const [issue] = await tx
      .select(getTableColumns(lotteryIssues))
      .from(lotteryIssues)
      .innerJoin(lotteryBets, eq(lotteryBets.issueId, lotteryIssues.id))
      .innerJoin(gameRounds, eq(gameRounds.id, lotteryBets.roundId))
      .where(own)
      .for('share', { of: lotteryIssues });
    const [round] = issue ? await tx.select().from(gameRounds).where(own).for('update') : [];
    if (!issue || !round) throw new GatewayError('not_found', 'There is no such bet.');
    if (round.state === 'cancelled') return { replayed: true };
    await checkRound(tx, gateway, launch);
    const at = gateway.clock.now();
    // Drawn already: after the clock was set back, a bet whose numbers are known must not be cancelled.
    const isOver = issue.drawnAt !== null || at >= issue.closeAt;
    if (round.state !== 'open' || isOver) {
      throw new GatewayError('order_closed', 'This draw no longer accepts changes.');
    }
    const house = await houseWallet(tx, houseKindOf(launch.mode), launch.currency, at);
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
