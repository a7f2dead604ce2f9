import {
  type ContractRequest,
  type ContractTier,
  type ContractType,
  MAX_ACTIVE_MEMBERS,
  MAX_BET_AMOUNT,
  readTiers,
  tierOutOfOrder,
} from '../../contract/contracts.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { toMajor, toMinor } from '../wallet/money.ts';
import type { Tier } from './compute.ts';
import type { ContractRow } from './contract-row.ts';

/** Terms that one party proposes to the other; `account` names an agent right below. */
export type ProposedTerms = Omit<Extract<ContractRequest, { action: 'request' }>, 'action'>;

/** Returns all tiers of a contract, lowest first, in minor units. */
export const tiersOf = (
  row: Pick<ContractRow, 'rate' | 'activeMembers' | 'betAmount' | 'moreTiers'>,
): readonly Tier[] => [
  { rate: row.rate, activeMembers: row.activeMembers, betAmount: row.betAmount },
  ...row.moreTiers,
];

/** Returns the same tiers in major units. */
export const tiersView = (row: Parameters<typeof tiersOf>[0], currency: string): ContractTier[] =>
  tiersOf(row).map((tier) => ({ ...tier, betAmount: toMajor(tier.betAmount, currency) }));

const wrongTiers = (message: string) =>
  new GatewayError('request_param_err', message, { fields: { moreTiers: 'tiers_invalid' } });

/**
 * Validates proposed terms and converts them to columns.
 * @param highestRate maximum rate in basis points
 * @throws {GatewayError} contract_rate_too_high; request_param_err for tiers that are not ascending
 */
export function storedTerms(
  terms: ProposedTerms,
  of: { readonly highestRate: number; readonly currency: string },
) {
  const { rate, activeMembers, betAmount, moreTiers = '' } = terms;
  const above = readTiers(moreTiers);
  const tiers = [{ rate, activeMembers, betAmount }, ...above];
  if (tierOutOfOrder(tiers) !== undefined) {
    throw wrongTiers(
      'Each tier must have a higher rate and higher conditions than the one before it.',
    );
  }
  const isTooMuch = (tier: ContractTier) =>
    tier.activeMembers > MAX_ACTIVE_MEMBERS || tier.betAmount > MAX_BET_AMOUNT;
  if (above.some(isTooMuch)) throw wrongTiers('The conditions of a tier are above the limits.');
  const tooHigh = tiers.findIndex((tier) => tier.rate > of.highestRate);
  if (tooHigh >= 0) {
    throw new GatewayError('contract_rate_too_high', "The rate exceeds the upline's own rate.", {
      fields: { [tooHigh === 0 ? 'rate' : 'moreTiers']: 'contract_rate_too_high' },
    });
  }
  return {
    rate,
    activeMembers,
    betAmount: toMinor(betAmount, of.currency),
    moreTiers: above.map((tier) => ({ ...tier, betAmount: toMinor(tier.betAmount, of.currency) })),
    validBetPeriod: terms.validBetPeriod,
    profitLossPeriod: terms.profitLossPeriod,
    paymentPeriod: terms.paymentPeriod,
  };
}

/**
 * Whether a type has periods of whole days of the merchant's calendar; the others are paid by the
 * clock.
 */
export const isPaidByDays = (type: ContractType): boolean =>
  type === 'dividend' || type === 'dailySalary';
