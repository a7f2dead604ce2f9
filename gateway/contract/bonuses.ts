import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currencyDecimals, money, pageNumber, pageSize, shortText, timestamp } from './fields.ts';
import { promotionKind } from './promotions.ts';

/**
 * What became of a bonus: issued and not claimed yet, claimed and asking for bets, all its bets
 * made, given up by the member, or issued and not claimed in time.
 */
export const BONUS_STATES = ['waiting', 'active', 'completed', 'givenUp', 'expired'] as const;
export const bonusState = z.enum(BONUS_STATES);
export type BonusState = z.infer<typeof bonusState>;

/** Which bonuses a list holds: those that are not over, those that are, or all. */
export const BONUS_FILTERS = ['all', 'open', 'over'] as const;

const bonus = z.object({
  grantNo: z.string(),
  /** What gave it: the promotion, and of which kind that is. */
  promotionId: z.string(),
  title: z.string(),
  source: promotionKind,
  amount: money,
  /** Bets that it asks for before a withdrawal, and how much of them is made. */
  turnoverRequired: money,
  turnoverDone: money,
  state: bonusState,
  createdAt: timestamp,
  claimedAt: z.optional(timestamp),
  /** Until when a waiting one can be claimed. A claimed one has no last day. */
  expiresAt: z.optional(timestamp),
  /** When it was over: its bets were made, it was given up, or it was not claimed in time. */
  endedAt: z.optional(timestamp),
  /**
   * Of an active one: bets since its claim that are not settled yet. It cannot be given up until they
   * are: its money may be at stake.
   */
  openBets: z.optional(z.number()),
  /** Of an active one: what giving it up takes back, with what was won with it. */
  forfeit: z.optional(money),
  /** Of a bonus that was given up: what was taken back. */
  takenBack: z.optional(money),
});
export type Bonus = z.infer<typeof bonus>;

/** R12.03: the bonuses of a member, newest first, with what of them is still in the balance. */
export const bonusDetails = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getBonusDetails',
  token: 'required',
  request: z.object({
    pageNo: pageNumber,
    pageSize,
    filter: z._default(z.enum(BONUS_FILTERS), 'all'),
  }),
  response: z.object({
    list: z.array(bonus),
    totalPages: z.number(),
    totalCount: z.number(),
    /** Of all claimed ones that still ask for bets. */
    active: z.object({
      count: z.number(),
      /** Bonus money that is in the balance: never more than the balance. */
      amount: money,
      turnoverRequired: money,
      turnoverDone: money,
    }),
    currencySymbol: z._default(z.string(), '$'),
    decimals: currencyDecimals,
  }),
});
export type BonusDetails = z.infer<typeof bonusDetails.response>;

/**
 * Gives up an active bonus: what is there of it goes back to the merchant, with what was won since its
 * claim if bonus money was ever at stake, and the bets that it asked for are no longer asked. Under the
 * same key it happens once.
 */
export const giveUpBonus = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_giveUpBonus',
  token: 'required',
  idempotent: true,
  request: z.object({ grantNo: shortText }),
  response: z.object({ grantNo: z.string(), takenBack: money }),
});
