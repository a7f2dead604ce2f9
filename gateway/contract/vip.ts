import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currencyDecimals, money, nothing } from './fields.ts';

/**
 * What became of a rank's bonus: not reached, after the bonus of a lower rank, to be claimed now,
 * claimed.
 */
export const rankBonusState = z.enum(['locked', 'waiting', 'claimable', 'claimed']);
export type RankBonusState = z.infer<typeof rankBonusState>;

const rank = z.object({
  level: z.number(),
  name: z.string(),
  /** What it asks for in all. */
  validBets: money,
  deposits: money,
  bonus: money,
  /** Bets that the bonus asks for before a withdrawal. */
  turnover: money,
  bonusState: rankBonusState,
  /** Promotions that are on offer from this rank up. */
  unlocks: z._default(z.array(z.object({ promotionId: z.string(), title: z.string() })), []),
});
export type VipRank = z.infer<typeof rank>;

/** The ranks, the caller's own, and how far it is to the next. */
export const playerRankProgress = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  token: 'required',
  request: nothing,
  response: z.object({
    level: z.number(),
    /** Of all time. */
    validBets: money,
    deposits: money,
    /** Lowest first. */
    ranks: z.array(rank),
    /** Whose bonuses they are: `claimIssuedPromotion` credits the lowest that can be claimed. */
    promotionId: z.optional(z.string()),
    currencySymbol: z._default(z.string(), '$'),
    decimals: currencyDecimals,
  }),
});
export type RankProgress = z.infer<typeof playerRankProgress.response>;
