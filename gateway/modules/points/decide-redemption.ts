import { DEFAULT_LANGUAGE } from '../../contract/languages.ts';
import type { RedeemReason } from '../../contract/points.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { lockAccount } from '../../core/lock-account.ts';
import { inLanguage } from '../../core/translated.ts';
import { pointRedemptions, pointRewards } from '../../database/schema/index.ts';
import { eq, sql } from '../../database/sql.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { publishRewards } from '../promotions/publish-rewards.ts';
import { movePoints } from './ledger.ts';
import { redeemMessage } from './message-templates.ts';

export type RedeemDecision =
  | { readonly outcome: 'Approved' }
  | { readonly outcome: 'Rejected'; readonly reason: RedeemReason };

/**
 * Decides an order of the points mall; a rejected order returns the points and the stock. Repeating a
 * decision changes nothing.
 * @throws {GatewayError} not_found; order_closed if it was decided otherwise before
 */
export async function decideRedemption(
  gateway: Gateway,
  orderNo: string,
  decision: RedeemDecision,
): Promise<void> {
  const accountId = await gateway.db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ accountId: pointRedemptions.accountId })
      .from(pointRedemptions)
      .where(eq(pointRedemptions.orderNo, orderNo));
    if (!owner) throw new GatewayError('not_found', 'There is no such order.');
    // The same lock order as redeeming: account, reward, points.
    await lockAccount(tx, owner.accountId);
    const [found] = await tx
      .select({ order: pointRedemptions, reward: pointRewards })
      .from(pointRedemptions)
      .innerJoin(pointRewards, eq(pointRewards.id, pointRedemptions.rewardId))
      .where(eq(pointRedemptions.orderNo, orderNo));
    if (!found || found.order.status === decision.outcome) return undefined;
    const { order, reward } = found;
    if (order.status !== 'Processing') throw new GatewayError('order_closed');
    const at = gateway.clock.now();
    const reason = decision.outcome === 'Rejected' ? decision.reason : null;
    await tx
      .update(pointRedemptions)
      .set({ status: decision.outcome, reason, decidedAt: at })
      .where(eq(pointRedemptions.id, order.id));
    if (reason !== null) {
      await tx
        .update(pointRewards)
        .set({ stock: sql`${pointRewards.stock} + ${order.quantity}` })
        .where(eq(pointRewards.id, reward.id));
      const moved = {
        kind: 'return',
        reference: orderNo,
        remark: inLanguage(reward.name, DEFAULT_LANGUAGE),
      } as const;
      await movePoints(tx, { accountId: order.accountId, amount: order.points, at, ...moved });
    }
    const texts = redeemMessage({ ...order, name: reward.name }, reason);
    await storeMessage(tx, { accountId: order.accountId, texts, at });
    return order.accountId;
  });
  if (accountId === undefined) return;
  await publishUnread(gateway, accountId);
  await publishRewards(gateway, accountId);
}
