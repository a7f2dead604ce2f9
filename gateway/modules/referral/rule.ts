import * as z from 'zod/mini';
import { percentOf } from '../../contract/decimal.ts';
import { REFERRAL_PROMOTION } from '../../contract/referral-promotion.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { storedSettings, withDefaults } from '../../core/stored-settings.ts';
import type { Database } from '../../database/types.ts';
import type { AmountConversion } from '../wallet/amount-conversion.ts';
import { merchantToMinor } from '../wallet/money.ts';

const KEY = 'referral';
const percent = z.number().check(z.minimum(0), z.maximum(100));
const amount = z.number().check(z.nonnegative());

/**
 * The merchant's payments for invited friends; amounts in major units of the referrer's currency.
 */
const referralRule = z.object({
  /** Percent of valid bets. */
  betPercent: percent,
  /**
   * Percent of each credited deposit after fees, with at least `depositLeast`; at most
   * `depositMost`.
   */
  depositPercent: percent,
  depositLeast: amount,
  depositMost: amount,
});
export type ReferralRule = z.infer<typeof referralRule>;

/** The rule of merchants without settings. */
export const DEFAULT_RULE: ReferralRule = {
  betPercent: 0.3,
  depositPercent: 2,
  depositLeast: 10,
  depositMost: 20,
};

/** Reads the stored rule, with defaults for missing settings. */
export const readRule = storedSettings(KEY, withDefaults(referralRule, DEFAULT_RULE));

/** Whether the merchant runs the referral promotion. */
export const isReferralOn = async (db: Database): Promise<boolean> =>
  (await readSettings(db)).promotions.includes(REFERRAL_PROMOTION);

/** @throws {GatewayError} function.not.available if the merchant does not run the promotion */
export async function requireReferral({ db }: Pick<Gateway, 'db'>): Promise<void> {
  if (!(await isReferralOn(db))) throw new GatewayError('function.not.available');
}

/** Activity of one invited person on one day; minor units, each deposit after its fee. */
export interface ActivityTotals {
  readonly bets: number;
  readonly deposits: readonly number[];
}

/** Returns the earnings from that activity, minor units, rounded down. Pure. */
export function commissionOf(
  { bets, deposits }: ActivityTotals,
  rule: ReferralRule,
  amounts: AmountConversion,
): number {
  const least = merchantToMinor(rule.depositLeast, amounts, 'up');
  const most = merchantToMinor(rule.depositMost, amounts, 'down');
  const ofDeposits = deposits
    .filter((deposit) => deposit >= least)
    .reduce(
      (sum, deposit) => sum + Math.min(most, percentOf(deposit, rule.depositPercent, 'down')),
      0,
    );
  return percentOf(bets, rule.betPercent, 'down') + ofDeposits;
}
