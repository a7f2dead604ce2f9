import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  currencyDecimals,
  longText,
  money,
  nothing,
  pageNumber,
  pageSize,
  shortText,
  timestamp,
} from './fields.ts';

/** What a bonus is given for. */
export const promotionKind = z.enum([
  'firstDeposit',
  'reload',
  'rebate',
  'raffle',
  'mission',
  'application',
  'rank',
]);
export type PromotionKind = z.infer<typeof promotionKind>;

export const PROMOTION_CATEGORIES = ['deposit', 'games', 'events', 'vip'] as const;
export const promotionCategory = z.enum(PROMOTION_CATEGORIES);
export type PromotionCategory = z.infer<typeof promotionCategory>;

/** R4.21: what a promotion is to whoever looks at it. */
export const PROMOTION_LABELS = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'comingSoon',
] as const;
export const promotionLabel = z.enum(PROMOTION_LABELS);
export type PromotionLabel = z.infer<typeof promotionLabel>;

/** What its button does; absent where there is nothing to do. */
export const promotionAction = z.enum(['join', 'apply', 'claim', 'draw', 'deposit', 'play']);
export type PromotionAction = z.infer<typeof promotionAction>;

/** R5.12: characters (code points) of a comment; pictures and the bytes of each. */
export const APPLICATION_LIMITS = {
  comment: 140,
  pictures: 3,
  pictureBytes: 5 * 1024 * 1024,
} as const;

/** How long a comment is to people: an emoji is one character, whatever it takes inside. */
export const commentLength = (text: string): number => [...text].length;

export const applicationReason = z.enum(['proof_unclear', 'not_eligible', 'duplicate', 'other']);
export type ApplicationReason = z.infer<typeof applicationReason>;

const application = z.object({
  applicationNo: z.string(),
  status: z.enum(['applying', 'rejected', 'approved']),
  comment: z.string(),
  reason: z.optional(applicationReason),
  createdAt: timestamp,
  decidedAt: z.optional(timestamp),
  /** Ids for `activityPicture`, the owner's alone. */
  pictures: z.array(z.string()),
});
export type Application = z.infer<typeof application>;

export const promotion = z.object({
  promotionId: z.string(),
  kind: promotionKind,
  category: promotionCategory,
  title: z.string(),
  summary: z.string(),
  /** HTML from outside: sanitise before it is shown. */
  terms: z.string(),
  banner: z.string(),
  startsAt: timestamp,
  endsAt: z.optional(timestamp),
  label: promotionLabel,
  action: z.optional(promotionAction),
  /** What can be claimed now, and the bets that it asks for then. */
  amount: z.optional(money),
  turnover: z.optional(money),
  /** Where chance decides the amount: how many times of it. */
  turnoverTimes: z.optional(z.number()),
  /** Bets on the way to the bonus, out of how much. */
  progress: z.optional(z.object({ done: money, target: money })),
  expiresAt: z.optional(timestamp),
  application: z.optional(application),
});
export type Promotion = z.infer<typeof promotion>;

export const availablePromotions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  token: 'optional',
  request: nothing,
  response: z.object({
    list: z.array(promotion),
    /** How many of them can be claimed now: the badge of the reward center. */
    available: z.number(),
    currencySymbol: z._default(z.string(), '$'),
    decimals: currencyDecimals,
  }),
});
export type AvailablePromotions = z.infer<typeof availablePromotions.response>;

const grant = z.object({
  grantNo: z.string(),
  promotionId: z.string(),
  title: z.string(),
  amount: money,
  /** Bets that it asks for before a withdrawal. */
  turnover: money,
  claimedAt: timestamp,
});
export type PromotionGrant = z.infer<typeof grant>;

/** What the member has claimed, newest first. */
export const claimedPromotions = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getClaimPromotion',
  token: 'required',
  request: z.object({ pageNo: pageNumber, pageSize }),
  response: z.object({ list: z.array(grant), totalPages: z.number(), totalCount: z.number() }),
});

const one = z.object({ promotionId: shortText });

export const joinPromotion = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_joinPromotion',
  token: 'required',
  request: one,
  response: z.object({ joinedAt: timestamp }),
});

/** Credits what was issued or earned, once. */
export const claimIssuedPromotion = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimIssuedPromotion',
  token: 'required',
  idempotent: true,
  request: one,
  response: grant,
});

/** Draws a prize of a raffle and credits it, once. */
export const claimRafflePromotion = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_claimRafflePromotion',
  token: 'required',
  idempotent: true,
  request: one,
  response: grant,
});

export const applyPromotion = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_applyPromotion',
  token: 'required',
  idempotent: true,
  request: z.object({
    promotionId: shortText,
    comment: longText(2000),
    pictures: z.array(shortText).check(z.maxLength(APPLICATION_LIMITS.pictures)),
  }),
  response: application,
});

/**
 * Takes one picture, png or jpg by its content, for an application or a proof to come: a payment can
 * be said not to have arrived during a break too (R4.23).
 */
export const uploadActivityPicture = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_uploadActivityPicture',
  token: 'required',
  duringExclusion: true,
  uploadLimit: APPLICATION_LIMITS.pictureBytes,
  request: z.object({ file: z.custom<Blob | Uint8Array<ArrayBuffer>>() }),
  response: z.object({ pictureId: z.string() }),
});

/** Takes back a picture that no application and no payment holds yet. */
export const removeActivityPicture = endpoint({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeActivityPicture',
  token: 'required',
  duringExclusion: true,
  request: z.object({ pictureId: shortText }),
  response: z.object({ removed: z.boolean() }),
});

/** Where the owner's pictures are, `?id=`; the answer is the picture itself. */
export const ACTIVITY_PICTURE_PATH = '/wps/relay/MCSFE_getActivityPicture';
