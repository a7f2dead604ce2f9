import type { ContractRecordState } from '../../contract/contract-records.ts';
import type { ContractType } from '../../contract/contracts.ts';
import { basisPointsOf } from '../../contract/decimal.ts';

/**
 * What a contract pays (R11.09), in minor units of the agent's currency:
 *
 * - The team is everybody below the agent on the day, the agent itself not included. An active member
 *   is one of them with a valid bet, in whichever currency, as the overview counts them.
 * - The tier is the highest whose active members and valid bets were both there in the valid-bet
 *   period (`tierDays`; for hourly and real-time salary from the start of the running valid-bet
 *   period to the end of the hour or of the five minutes).
 * - Daily salary: the tier's rate of the team's valid bets of the payment period. Hourly and
 *   real-time salary: the same of an hour and of five minutes.
 * - Dividend: the tier's rate of what the house won of the team: bets less wins, bonuses, referral
 *   earnings and rebates. What the house lost is carried over to the next payment period. Where the
 *   profit-and-loss period is longer than the payment period, results are carried, whatever their
 *   sign, up to the payment period in which it ends.
 * - Without a tier nothing is due, and a result that would have been shared is not carried over.
 * - A payment is rounded down to the minor unit.
 */

export interface Tier {
  /** Basis points. */
  readonly rate: number;
  readonly activeMembers: number;
  /** Valid bets. */
  readonly betAmount: number;
}

/** What a team did. */
export interface TeamSums {
  readonly bets: number;
  readonly validBets: number;
  readonly wins: number;
  /** Bonuses, referral earnings and rebates. */
  readonly bonuses: number;
}

/** What a tier is chosen by. */
export interface TierFigures {
  readonly activeMembers: number;
  readonly validBets: number;
}

/** What the house won of a team; negative is what it lost. */
export const houseWinOf = ({ bets, wins, bonuses }: TeamSums): number => bets - wins - bonuses;

export interface MissingForTier {
  readonly activeMembers: number;
  readonly betAmount: number;
}

/** What a tier asks for beyond what is there. */
export const missingFor = (tier: Tier, figures: TierFigures): MissingForTier => ({
  activeMembers: Math.max(0, tier.activeMembers - figures.activeMembers),
  betAmount: Math.max(0, tier.betAmount - figures.validBets),
});

const NOTHING_MISSING: MissingForTier = { activeMembers: 0, betAmount: 0 };

export interface ReachedTier {
  /** From 1; 0 where none was reached. */
  readonly tier: number;
  readonly rate: number;
  /** For the first tier; nothing where one was reached. */
  readonly missing: MissingForTier;
}

/** The highest tier that a team reached. @param tiers lowest first */
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
  /** What the tier is chosen by. */
  readonly tierFigures: TierFigures;
  /** What the team did in the period. */
  readonly sums: TeamSums;
  /** Dividend: result of earlier periods that counts here. */
  readonly carriedIn: number;
  /** Dividend: a profit-and-loss period ends in the period, or the contract does. */
  readonly isPayday: boolean;
}

export interface PeriodResult extends ReachedTier {
  readonly amount: number;
  /** Dividend: result that goes on to the next period. */
  readonly carriedOut: number;
  /** `owed` until it is paid. */
  readonly state: Exclude<ContractRecordState, 'paid'>;
}

function stateOf(reached: ReachedTier, amount: number): PeriodResult['state'] {
  if (reached.tier === 0) return 'notReached';
  return amount > 0 ? 'owed' : 'nothing';
}

/** What a period of a contract comes to. */
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
