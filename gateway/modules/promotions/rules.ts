import * as z from 'zod/mini';
import type { PromotionKind } from '../../contract/promotions.ts';

/**
 * Turnover as a multiple. All amounts are in major units of the currency of the merchant's amounts.
 */
const turnoverTimes = z.number();
const deposit = z.object({
  /** Percentage of the deposit, up to `most`. */
  percent: z.number(),
  most: z.number(),
  /** Minimum deposit. */
  least: z.number(),
  turnoverTimes,
  /** Number of days after the deposit in which the bonus can be claimed. */
  claimDays: z.number(),
});

const RULES = {
  firstDeposit: deposit,
  reload: deposit,
  /** Percentage of yesterday's valid bets, by days of the merchant's calendar. */
  rebate: z.object({ percent: z.number(), least: z.number(), turnoverTimes }),
  /** One draw a day for members with the required bets in the last days. */
  raffle: z.object({
    stake: z.number(),
    days: z.number(),
    prizes: z.array(z.object({ amount: z.number(), weight: z.number() })),
    turnoverTimes,
  }),
  /** Required bets after joining. */
  mission: z.object({ stake: z.number(), amount: z.number(), turnoverTimes }),
  /** Issued when staff approves the application. */
  application: z.object({ amount: z.number(), turnoverTimes, claimDays: z.number() }),
  /** Once for each VIP rank, which determines the amount. */
  rank: z.object({ turnoverTimes }),
} as const satisfies Record<PromotionKind, z.ZodMiniType>;

export type Rule<Kind extends PromotionKind> = z.infer<(typeof RULES)[Kind]>;

/**
 * Parses the rule of a promotion by its kind. @throws if the stored rule does not match its kind
 */
export const ruleOf = <Kind extends PromotionKind>(kind: Kind, stored: unknown): Rule<Kind> =>
  z.parse(RULES[kind], stored) as Rule<Kind>;

/** Returns the prize for a random number from 0 (inclusive) to 1 (exclusive). Pure. */
export function prizeAt(prizes: Rule<'raffle'>['prizes'], share: number): number {
  const sum = prizes.reduce((total, { weight }) => total + weight, 0);
  let left = share * sum;
  for (const { amount, weight } of prizes) {
    left -= weight;
    if (left < 0) return amount;
  }
  return prizes.at(-1)?.amount ?? 0;
}
