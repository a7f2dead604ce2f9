import {
  type ContractPeriod,
  type ContractRequest,
  type ContractTier,
  MAX_ACTIVE_MEMBERS,
  MAX_BET_AMOUNT,
  tierOutOfOrder,
  writeTiers,
} from '@baize/gateway/contract';
import type { MessageId } from '../../../shared/messages/message-id.ts';

/** The suffixes of the field names of each tier's row: the first row has none. */
export const TIER_ROWS = ['', '2', '3', '4', '5'] as const;
export type TierRow = (typeof TIER_ROWS)[number];
export const TIER_FIELDS = ['rate', 'activeMembers', 'betAmount'] as const;
type TierField = `${(typeof TIER_FIELDS)[number]}${TierRow}`;

/** The terms as inputs of the form. */
export interface TermsInput extends Readonly<Record<TierField, string>> {
  readonly validBetPeriod: ContractPeriod;
  readonly profitLossPeriod: ContractPeriod;
  readonly paymentPeriod: ContractPeriod;
}

type TermProblems = Partial<Record<TierField, MessageId>>;
type Terms = Omit<Extract<ContractRequest, { action: 'request' }>, 'account'>;

/** All fields of all rows, empty. */
export const NO_TIERS = Object.fromEntries(
  TIER_ROWS.flatMap((row) => TIER_FIELDS.map((name) => [`${name}${row}`, ''])),
) as Record<TierField, string>;

const whole = (input: string, most: number) =>
  /^\d{1,15}$/.test(input) && Number(input) <= most ? Number(input) : undefined;

/** The tier of a row, or the problems of its fields. */
function readTier(
  input: TermsInput,
  row: TierRow,
  highestRate: number,
): { tier?: ContractTier; problems: TermProblems } {
  const entered = input[`rate${row}`];
  const rate = /^\d{1,2}(\.\d{1,2})?$/.test(entered) ? Math.round(Number(entered) * 100) : 0;
  const activeMembers = whole(input[`activeMembers${row}`], MAX_ACTIVE_MEMBERS);
  const betAmount = whole(input[`betAmount${row}`], MAX_BET_AMOUNT);
  const isRate = rate >= 1 && rate <= highestRate;
  if (isRate && activeMembers !== undefined && betAmount !== undefined) {
    return { tier: { rate, activeMembers, betAmount }, problems: {} };
  }
  return {
    problems: {
      ...(!isRate && { [`rate${row}`]: 'contracts.rateWrong' }),
      ...(activeMembers === undefined && { [`activeMembers${row}`]: 'contracts.wholeWrong' }),
      ...(betAmount === undefined && { [`betAmount${row}`]: 'contracts.wholeWrong' }),
    },
  };
}

/**
 * The terms of a request, or the problems of the fields. Rates are in basis points.
 * @param count the number of tier rows
 */
export function readTerms(
  input: TermsInput,
  highestRate: number,
  count = 1,
): { terms: Terms; problems?: undefined } | { terms?: undefined; problems: TermProblems } {
  const { validBetPeriod, profitLossPeriod, paymentPeriod } = input;
  const rows = TIER_ROWS.slice(0, count).map((row) => readTier(input, row, highestRate));
  const problems: TermProblems = Object.assign({}, ...rows.map((row) => row.problems));
  const tiers = rows.flatMap(({ tier }) => tier ?? []);
  const [first, ...above] = tiers;
  if (!first || tiers.length < rows.length) return { problems };
  const wrong = tierOutOfOrder(tiers);
  const row = wrong === undefined ? undefined : TIER_ROWS[wrong];
  if (row !== undefined) return { problems: { [`rate${row}`]: 'contracts.tierOrder' } };
  const periods = { validBetPeriod, profitLossPeriod, paymentPeriod };
  const more = above.length > 0 && { moreTiers: writeTiers(above) };
  return { terms: { action: 'request', ...first, ...more, ...periods } };
}
