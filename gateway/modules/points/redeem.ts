import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import type { Redemption } from '../../contract/points.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { throttle } from '../../core/throttle.ts';
import type { Transaction } from '../../database/open.ts';
import { pointRedemptions, pointRewards } from '../../database/schema/index.ts';
import { bodyHash, lockAccount, sameRequest, wrongField } from '../cashier/orders.ts';
import { checkPaymentPassword } from '../cashier/payment-password.ts';
import { publishRewards } from '../promotions/publish-rewards.ts';
import { movePoints } from './ledger.ts';
import { pointOrderNumber } from './orders.ts';
import { redemptionView } from './views.ts';

const ORDERS = { name: 'redeem-points', limit: 60, windowMs: 10 * 60 * 1000 };

interface RedeemRequest {
  readonly accountId: number;
  readonly key: string;
  readonly rewardId: string;
  readonly quantity: number;
  readonly paymentPassword: string;
  readonly language: Language;
}

/**
 * Takes from the stock; two who want the last one wait for each other here.
 * @throws {GatewayError} not_found, request_param_err, reward_out_of_stock
 */
async function takeStock(tx: Transaction, rewardId: string, quantity: number) {
  const [reward] = await tx
    .select()
    .from(pointRewards)
    .where(eq(pointRewards.id, rewardId))
    .for('update');
  if (!reward) throw new GatewayError('not_found', 'There is no such reward.');
  if (quantity > reward.mostAtOnce) throw wrongField('quantity', 'quantity_high');
  if (quantity > reward.stock) throw new GatewayError('reward_out_of_stock');
  await tx
    .update(pointRewards)
    .set({ stock: sql`${pointRewards.stock} - ${quantity}` })
    .where(eq(pointRewards.id, rewardId));
  return reward;
}

/**
 * Orders rewards for points. The points leave at once and return should the order be rejected. The
 * same key makes one order, however often and however much at once it is sent.
 * @throws {GatewayError} not.exists.payment.password, invalid.payment.pw, payment_password_locked,
 * not_found, request_param_err, reward_out_of_stock, points_insufficient, idempotency_conflict
 */
export async function redeemReward(gateway: Gateway, request: RedeemRequest): Promise<Redemption> {
  const { accountId, key, rewardId, quantity, language } = request;
  await throttle(gateway, ORDERS, String(accountId));
  await checkPaymentPassword(gateway, accountId, request.paymentPassword);
  const hash = bodyHash([rewardId, quantity]);
  const done = await gateway.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const [known] = await tx
      .select({ order: pointRedemptions, reward: pointRewards })
      .from(pointRedemptions)
      .innerJoin(pointRewards, eq(pointRewards.id, pointRedemptions.rewardId))
      .where(
        and(eq(pointRedemptions.accountId, accountId), eq(pointRedemptions.idempotencyKey, key)),
      );
    if (known) {
      const order = sameRequest(known.order, hash);
      return { view: redemptionView({ ...known, order }, language), isNew: false };
    }
    const reward = await takeStock(tx, rewardId, quantity);
    const at = gateway.clock.now();
    const orderNo = pointOrderNumber('P', at);
    const points = reward.requiredPoints * quantity;
    const moved = { kind: 'redeem', reference: orderNo, remark: reward.nameEn } as const;
    await movePoints(tx, { accountId, amount: -points, at, ...moved });
    const [order] = await tx
      .insert(pointRedemptions)
      .values({
        ...{ orderNo, accountId, idempotencyKey: key, bodyHash: hash, rewardId, quantity, points },
        ...{ status: 'Processing' as const, createdAt: at },
      })
      .returning();
    if (!order) throw new Error('A redemption was not stored.');
    return { view: redemptionView({ order, reward }, language), isNew: true };
  });
  if (done.isNew) await publishRewards(gateway, accountId);
  return done.view;
}
