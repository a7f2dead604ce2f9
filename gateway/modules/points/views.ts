import * as z from 'zod/mini';
import type { Language } from '../../contract/languages.ts';
import { type PointRewardItem, type Redemption, redeemReason } from '../../contract/points.ts';
import { inLanguage } from '../../core/translated.ts';
import type { pointRedemptions, pointRewards } from '../../database/schema/index.ts';

type RewardRow = typeof pointRewards.$inferSelect;
type OrderRow = typeof pointRedemptions.$inferSelect;

/** Converts a reward to the contract's form. */
export const rewardView = (reward: RewardRow, language: Language): PointRewardItem => ({
  rewardId: reward.id,
  type: reward.type,
  name: inLanguage(reward.name, language),
  detail: inLanguage(reward.detail, language),
  picture: reward.picture,
  requiredPoints: reward.requiredPoints,
  stock: reward.stock,
  mostAtOnce: reward.mostAtOnce,
});

/** Converts an order of the points mall to the contract's form. */
export const redemptionView = (
  { order, reward }: { readonly order: OrderRow; readonly reward: RewardRow },
  language: Language,
): Redemption => ({
  orderNo: order.orderNo,
  rewardId: reward.id,
  type: reward.type,
  name: inLanguage(reward.name, language),
  quantity: order.quantity,
  requiredPoints: order.points,
  status: order.status,
  ...(order.reason !== null && { reason: z.parse(redeemReason, order.reason) }),
  ...(order.address !== null && { address: order.address }),
  createdAt: order.createdAt,
  ...(order.decidedAt !== null && { decidedAt: order.decidedAt }),
});
