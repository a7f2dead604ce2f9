import { MINUTE } from '../../contract/durations.ts';
import type { Language } from '../../contract/languages.ts';
import { DEFAULT_LANGUAGE } from '../../contract/languages.ts';
import { DELIVERY_ADDRESS, type Redemption, SENT_REWARD_TYPES } from '../../contract/points.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { bodyHash, requireSameRequest } from '../../core/idempotency.ts';
import { runIdempotent } from '../../core/run-idempotent.ts';
import { inLanguage } from '../../core/translated.ts';
import { pointRedemptions, pointRewards } from '../../database/schema/index.ts';
import { and, eq, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { checkPaymentPassword } from '../cashier/payment-password.ts';
import { publishRewards } from '../promotions/publish-rewards.ts';
import { movePoints } from './ledger.ts';
import { pointOrderNumber } from './orders.ts';
import { redemptionView } from './views.ts';

const ORDERS = { name: 'redeem-points', limit: 60, windowMs: 10 * MINUTE };

interface RedeemRequest {
  readonly accountId: number;
  readonly key: string;
  readonly rewardId: string;
  readonly quantity: number;
  readonly paymentPassword: string;
  readonly address?: string | undefined;
  readonly language: Language;
}

/**
 * Reduces the stock, with the reward's row locked: concurrent orders wait for each other.
 * @throws {GatewayError} not_found, request_param_err, reward_out_of_stock
 */
async function takeStock(tx: Transaction, rewardId: string, quantity: number) {
  const [reward] = await tx
    .select()
    .from(pointRewards)
    .where(eq(pointRewards.id, rewardId))
    .for('update');
  if (!reward) throw new GatewayError('not_found', 'There is no such reward.');
  if (quantity > reward.mostAtOnce) throw fieldError('quantity', 'quantity_high');
  if (quantity > reward.stock) throw new GatewayError('reward_out_of_stock');
  await tx
    .update(pointRewards)
    .set({ stock: sql`${pointRewards.stock} - ${quantity}` })
    .where(eq(pointRewards.id, rewardId));
  return reward;
}

/**
 * Returns the delivery address of a reward; null for rewards that are not shipped.
 * @throws {GatewayError} request_param_err for an implausible address
 */
function addressFor(reward: typeof pointRewards.$inferSelect, address: string): string | null {
  if (!SENT_REWARD_TYPES.includes(reward.type)) return null;
  if (address.length < DELIVERY_ADDRESS.least) throw fieldError('address', 'address_missing');
  return address;
}

/**
 * Orders rewards for points. The points are deducted at once and returned if the order is rejected.
 * Requests with the same key create one order, also if they are concurrent.
 * @throws {GatewayError} not.exists.payment.password, invalid.payment.pw, payment_password_locked,
 * not_found, request_param_err, reward_out_of_stock, points_insufficient, idempotency_conflict
 */
export async function redeemReward(gateway: Gateway, request: RedeemRequest): Promise<Redemption> {
  const { accountId, key, rewardId, quantity, language } = request;
  const wanted = request.address?.trim() ?? '';
  const hash = bodyHash([rewardId, quantity, wanted]);
  const find = async (db: Database | Transaction) => {
    const [known] = await db
      .select({ order: pointRedemptions, reward: pointRewards })
      .from(pointRedemptions)
      .innerJoin(pointRewards, eq(pointRewards.id, pointRedemptions.rewardId))
      .where(
        and(eq(pointRedemptions.accountId, accountId), eq(pointRedemptions.idempotencyKey, key)),
      );
    if (!known) return undefined;
    return redemptionView({ ...known, order: requireSameRequest(known.order, hash) }, language);
  };
  const prove = async () => {
    await checkPaymentPassword(gateway, accountId, request.paymentPassword);
  };
  const make = async (tx: Transaction) => {
    const reward = await takeStock(tx, rewardId, quantity);
    const address = addressFor(reward, wanted);
    const at = gateway.clock.now();
    const orderNo = pointOrderNumber('P', at);
    const points = reward.requiredPoints * quantity;
    const moved = {
      kind: 'redeem',
      reference: orderNo,
      remark: inLanguage(reward.name, DEFAULT_LANGUAGE),
    } as const;
    await movePoints(tx, { accountId, amount: -points, at, ...moved });
    const [order] = await tx
      .insert(pointRedemptions)
      .values({
        orderNo,
        accountId,
        idempotencyKey: key,
        bodyHash: hash,
        rewardId,
        quantity,
        points,
        address,
        status: 'Processing' as const,
        createdAt: at,
      })
      .returning();
    if (!order) throw new Error('A redemption was not stored.');
    return redemptionView({ order, reward }, language);
  };
  const once = { accountId, key, rule: ORDERS };
  const { made, isNew } = await runIdempotent(gateway, once, { find, prove, make });
  if (isNew) await publishRewards(gateway, accountId);
  return made;
}
