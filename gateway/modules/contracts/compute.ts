import type { ContractRecordState } from '../../contract/contract-records.ts';
import type { ContractType } from '../../contract/contracts.ts';
import { basisPointsOf } from '../../contract/decimal.ts';

/**
 * What a contract pays (R11.09), in minor units of the agent's currency:
 *
 * - The team is everyone below the agent on the day, excluding the agent itself. An active member is
 *   one of them with a valid bet in any currency, as in the overview.
 * - The tier is the highest whose required active members and valid bets were both reached in the
 *   valid-bet period (`tierDays`; for hourly and real-time salary from the start of the running
 *   valid-bet period to the end of the hour or of the five minutes).
 * - Daily salary: the tier's rate applied to the team's valid bets of the payment period. Hourly and
 *   real-time salary: the same for an hour and for five minutes.
 * - Dividend: the tier's rate applied to the house's result with the team: bets less wins, bonuses,
 *   referral earnings and rebates. A loss of the house is carried over to the next payment period. If
 *   the profit-and-loss period is longer than the payment period, results of either sign are carried
 *   over until the payment period in which it ends.
 * - Without a tier nothing is paid, and a profit that would have been shared is not carried over.
 * - A payment is rounded down to the minor unit.
 */

export interface Tier {
  /** Basis points. */
  readonly rate: number;
  readonly activeMembers: number;
  /** Valid bets. */
  readonly betAmount: number;
}

/** The figures of a team. */
export interface TeamSums {
  readonly bets: number;
  readonly validBets: number;
  readonly wins: number;
  /** Sum of bonuses, referral earnings and rebates. */
  readonly bonuses: number;
}

/** The figures by which a tier is chosen. */
export interface TierFigures {
  readonly activeMembers: number;
  readonly validBets: number;
}

/** Returns the house's result with a team; negative for a loss. */
export const houseWinOf = ({ bets, wins, bonuses }: TeamSums): number => bets - wins - bonuses;

export interface MissingForTier {
  readonly activeMembers: number;
  readonly betAmount: number;
}

/** Returns how much is missing for a tier. */
export const missingFor = (tier: Tier, figures: TierFigures): MissingForTier => ({
  activeMembers: Math.max(0, tier.activeMembers - figures.activeMembers),
  betAmount: Math.max(0, tier.betAmount - figures.validBets),
});

const NOTHING_MISSING: MissingForTier = { activeMembers: 0, betAmount: 0 };

export interface ReachedTier {
  /** The tier number from 1; 0 if none was reached. */
  readonly tier: number;
  readonly rate: number;
  /** What is missing for the first tier; zero if one was reached. */
  readonly missing: MissingForTier;
}

/** Returns the highest tier that a team has reached. @param tiers lowest first */
export function reachedTier(tiers: readonly Tier[], figures: TierFigures): ReachedTier {
  const index = tiers.findLastIndex((tier) => {
    const { activeMembers, betAmount } = missingFor(tier, figures);
    return activeMembers === 0 && betAmount === 0;
  });
  const [first] = tiers;
  return {
    tier: index + 1,
    rate: tiers[index]?.rate ?? 0,
    missing: index < 0 && first ? missingFor(first, figures) : NOTHING_MISSING,
  };
}

export interface PeriodInput {
  readonly type: ContractType;
  readonly tiers: readonly Tier[];
  /** The figures by which the tier is chosen. */
  readonly tierFigures: TierFigures;
  /** The team's figures in the period. */
  readonly sums: TeamSums;
  /** Dividend: result carried over from earlier periods. */
  readonly carriedIn: number;
  /** Dividend: whether a profit-and-loss period, or the contract, ends in the period. */
  readonly isPayday: boolean;
}

export interface PeriodResult extends ReachedTier {
  readonly amount: number;
  /** Dividend: result carried over to the next period. */
  readonly carriedOut: number;
  /** `owed` until the payment is made. */
  readonly state: Exclude<ContractRecordState, 'paid'>;
}

function stateOf(reached: ReachedTier, amount: number): PeriodResult['state'] {
  if (reached.tier === 0) return 'notReached';
  return amount > 0 ? 'owed' : 'nothing';
}

/** Computes the result of a period of a contract. */
export function computePeriod(input: PeriodInput): PeriodResult {
  const { type, tiers, tierFigures, sums, carriedIn, isPayday } = input;
  const reached = reachedTier(tiers, tierFigures);
  const base = type === 'dividend' ? carriedIn + houseWinOf(sums) : sums.validBets;
  if (type === 'dividend' && base !== 0 && (base < 0 || !isPayday)) {
    return { ...reached, amount: 0, carriedOut: base, state: 'carried' };
  }
  const amount = base > 0 ? basisPointsOf(base, reached.rate, 'down') : 0;
  return { ...reached, amount, carriedOut: 0, state: stateOf(reached, amount) };
}
