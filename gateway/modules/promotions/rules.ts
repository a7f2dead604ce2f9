import * as z from 'zod/mini';
import type { PromotionKind } from '../../contract/promotions.ts';

/** Amounts are in major units of the currency of the merchant's amounts. */
const turnoverTimes = z.number();
const deposit = z.object({
  /** Of the deposit, up to `most`. */
  percent: z.number(),
  most: z.number(),
  /** The smallest deposit that counts. */
  least: z.number(),
  turnoverTimes,
  /** Days after the deposit in which it can be claimed. */
  claimDays: z.number(),
});

const RULES = {
  firstDeposit: deposit,
  reload: deposit,
  /** Of yesterday's valid bets. Days are the merchant's. */
  rebate: z.object({ percent: z.number(), least: z.number(), turnoverTimes }),
  /** One draw a day for whoever has staked so much within the last days. */
  raffle: z.object({
    stake: z.number(),
    days: z.number(),
    prizes: z.array(z.object({ amount: z.number(), weight: z.number() })),
    turnoverTimes,
  }),
  /** Staked after joining. */
  mission: z.object({ stake: z.number(), amount: z.number(), turnoverTimes }),
  /** Issued when staff approves. */
  application: z.object({ amount: z.number(), turnoverTimes, claimDays: z.number() }),
  /** For each VIP rank once; how much says the rank. */
  rank: z.object({ turnoverTimes }),
} as const satisfies Record<PromotionKind, z.ZodMiniType>;

export type Rule<Kind extends PromotionKind> = z.infer<(typeof RULES)[Kind]>;

/** What a promotion of a kind gives and asks. @throws when the stored rule does not fit its kind */
export const ruleOf = <Kind extends PromotionKind>(kind: Kind, stored: unknown): Rule<Kind> =>
  z.parse(RULES[kind], stored) as Rule<Kind>;

/** Which prize a number from 0 (inclusive) to 1 (exclusive) draws; pure. */
export function prizeAt(prizes: Rule<'raffle'>['prizes'], share: number): number {
  const sum = prizes.reduce((total, { weight }) => total + weight, 0);
  let left = share * sum;
  for (const { amount, weight } of prizes) {
    left -= weight;
    if (left < 0) return amount;
  }
  return prizes.at(-1)?.amount ?? 0;
}
