import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  currencyDecimals,
  gameType,
  longText,
  money,
  nothing,
  pageNumber,
  pageSize,
  shortText,
  text,
  timestamp,
  whole,
} from './fields.ts';

export const POINT_REWARD_TYPES = ['gadget', 'home', 'voucher', 'outing', 'charity'] as const;
export const pointRewardType = z.enum(POINT_REWARD_TYPES);
export type PointRewardType = z.infer<typeof pointRewardType>;

/** Things that are sent by post, and so need an address. */
export const SENT_REWARD_TYPES: readonly PointRewardType[] = ['gadget', 'home'];
/** UTF-16 units of an address. */
export const DELIVERY_ADDRESS = { least: 10, most: 300 } as const;

/** R4.22. */
export const REDEEM_STATUSES = ['Processing', 'Approved', 'Rejected'] as const;
export const redeemStatus = z.enum(REDEEM_STATUSES);
export type RedeemStatus = z.infer<typeof redeemStatus>;

/** Why points moved: earned by play, given by staff, spent, returned, turned into money. */
export const POINT_MOVES = ['earn', 'gift', 'redeem', 'return', 'convert'] as const;
export const pointMove = z.enum(POINT_MOVES);
export type PointMove = z.infer<typeof pointMove>;

export const redeemReason = z.enum(['out_of_stock', 'address_missing', 'other']);
export type RedeemReason = z.infer<typeof redeemReason>;

export const pointBalance = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointBalance',
  token: 'required',
  request: nothing,
  response: z.object({
    balance: z.number(),
    /** Points earned by play since the account began. */
    earned: z.number(),
    /** Held by orders that are being processed. */
    processing: z.number(),
    hasPaymentPassword: z.boolean(),
  }),
});
export type PointBalance = z.infer<typeof pointBalance.response>;

export const pointConfig = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointConfig',
  token: 'optional',
  request: nothing,
  response: z.object({
    /** What must be staked for one point, major units; a type that is not listed earns none. */
    rules: z.array(z.object({ gameType, stakePerPoint: money })),
    /** Points that make one `unit` of money; convertible in whole steps. */
    pointsPerUnit: z.number(),
    /** Major units of the caller's currency. */
    unit: z._default(money, 1),
    convertStep: z.number(),
    convertMinimum: z.number(),
    currencySymbol: z._default(z.string(), '$'),
    decimals: currencyDecimals,
    /** R9.09: always true; told so that nobody needs to wonder. */
    neverExpire: z.literal(true),
  }),
});
export type PointConfig = z.infer<typeof pointConfig.response>;

export const pointRewardItem = z.object({
  rewardId: z.string(),
  type: pointRewardType,
  name: z.string(),
  detail: z.string(),
  picture: z.string(),
  requiredPoints: z.number(),
  stock: z.number(),
  mostAtOnce: z.number(),
});
export type PointRewardItem = z.infer<typeof pointRewardItem>;

export const pointReward = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointReward',
  token: 'optional',
  sameForAll: true,
  request: z.object({ type: z.optional(pointRewardType) }),
  response: z.object({ list: z.array(pointRewardItem) }),
});

const redemption = z.object({
  orderNo: z.string(),
  rewardId: z.string(),
  type: pointRewardType,
  name: z.string(),
  quantity: z.number(),
  requiredPoints: z.number(),
  status: redeemStatus,
  reason: z.optional(redeemReason),
  /** Where it is sent. */
  address: z.optional(z.string()),
  createdAt: timestamp,
  decidedAt: z.optional(timestamp),
});
export type Redemption = z.infer<typeof redemption>;

/** Redeems rewards; the points leave at once and return should the order be rejected. */
export const redeemPointReward = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_redeemPointReward',
  token: 'required',
  sealed: true,
  idempotent: true,
  request: z.object({
    rewardId: shortText,
    quantity: z.int().check(z.minimum(1), z.maximum(99)),
    paymentPassword: text(64),
    /** Where a reward of `SENT_REWARD_TYPES` is sent; needed for these, and kept for no other. */
    address: z.optional(longText(DELIVERY_ADDRESS.most)),
  }),
  response: redemption,
});

export const redeemPointList = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getRedeemPointList',
  token: 'required',
  request: z.object({
    status: z.optional(redeemStatus),
    type: z.optional(pointRewardType),
    pageNo: pageNumber,
    pageSize,
  }),
  response: z.object({ list: z.array(redemption), totalPages: z.number(), totalCount: z.number() }),
});

/** Turns points into money of the main wallet at the rate of the config. */
export const convertPoint = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_convertPoint',
  token: 'required',
  sealed: true,
  idempotent: true,
  request: z.object({ points: z.int().check(z.minimum(1), z.maximum(1_000_000_000)) }),
  response: z.object({ orderNo: z.string(), points: z.number(), amount: money }),
});

export const pointTransactions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointTransactionDetails',
  token: 'required',
  request: z.object({ kind: z.optional(pointMove), pageNo: pageNumber, pageSize }),
  response: z.object({
    list: z.array(
      z.object({
        id: whole(1, Number.MAX_SAFE_INTEGER),
        kind: pointMove,
        points: z.number(),
        balanceAfter: z.number(),
        reference: z.string(),
        remark: z.string(),
        createdAt: timestamp,
      }),
    ),
    totalPages: z.number(),
    totalCount: z.number(),
  }),
});
export type PointTransaction = z.infer<typeof pointTransactions.response>['list'][number];
