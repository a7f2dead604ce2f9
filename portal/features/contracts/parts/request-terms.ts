import type { ContractPeriod, ContractRequest } from '@baize/gateway/contract';
import type { MessageId } from '../../../shared/messages/message-id.ts';

/** The fields of the form as they are typed. */
export interface TypedTerms {
  readonly rate: string;
  readonly activeMembers: string;
  readonly betAmount: string;
  readonly validBetPeriod: ContractPeriod;
  readonly profitLossPeriod: ContractPeriod;
  readonly paymentPeriod: ContractPeriod;
}

export type TermProblems = Partial<Record<'rate' | 'activeMembers' | 'betAmount', MessageId>>;
type Terms = Omit<Extract<ContractRequest, { action: 'request' }>, 'account'>;

const whole = (typed: string, most: number) =>
  /^\d{1,10}$/.test(typed) && Number(typed) <= most ? Number(typed) : undefined;

/** The terms of a request, or what is wrong with the fields. Rates are in basis points. */
export function readTerms(
  typed: TypedTerms,
  highestRate: number,
): { terms: Terms; problems?: undefined } | { terms?: undefined; problems: TermProblems } {
  const { validBetPeriod, profitLossPeriod, paymentPeriod } = typed;
  const rate = /^\d{1,2}(\.\d{1,2})?$/.test(typed.rate) ? Math.round(Number(typed.rate) * 100) : 0;
  const activeMembers = whole(typed.activeMembers, 100_000);
  const betAmount = whole(typed.betAmount, 1_000_000_000);
  if (rate >= 1 && rate <= highestRate && activeMembers !== undefined && betAmount !== undefined) {
    const periods = { validBetPeriod, profitLossPeriod, paymentPeriod };
    return { terms: { action: 'request', rate, activeMembers, betAmount, ...periods } };
  }
  return {
    problems: {
      ...(!(rate >= 1 && rate <= highestRate) && { rate: 'contracts.rateWrong' as const }),
      ...(activeMembers === undefined && { activeMembers: 'contracts.wholeWrong' as const }),
      ...(betAmount === undefined && { betAmount: 'contracts.wholeWrong' as const }),
    },
  };
}
