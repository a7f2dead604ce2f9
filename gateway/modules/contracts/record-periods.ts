import { contractPeriods } from '../../database/schema/index.ts';
import type { Transaction } from '../../database/types.ts';
import type { PostedEntry } from '../wallet/post-entry.ts';
import type { PeriodInput, PeriodResult } from './compute.ts';
import type { ContractRow } from './contract-row.ts';
import { payByHouse, payOwed } from './pay-owed.ts';

/** A finished period of a contract: the input of its computation, and the result. */
export interface FinishedPeriod {
  readonly periodKey: string;
  /** Milliseconds; the end is not included. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** The merchant's day on which the period ended. */
  readonly day: number;
  readonly input: PeriodInput;
  readonly result: PeriodResult;
}

/** Returns the row of a finished period, before any payment. */
export function periodRow(
  contract: Pick<ContractRow, 'id' | 'type' | 'agentId' | 'uplineId'>,
  { input, result, ...period }: FinishedPeriod,
  { currency, at }: { readonly currency: string; readonly at: number },
): typeof contractPeriods.$inferInsert {
  const { bets, validBets, wins, bonuses } = input.sums;
  return {
    ...period,
    contractId: contract.id,
    type: contract.type,
    agentId: contract.agentId,
    payerId: contract.uplineId,
    currency,
    bets,
    validBets,
    wins,
    bonuses,
    activeMembers: input.tierFigures.activeMembers,
    tierBets: input.tierFigures.validBets,
    tier: result.tier,
    rate: result.rate,
    missingMembers: result.missing.activeMembers,
    missingBets: result.missing.betAmount,
    carriedIn: input.carriedIn,
    carriedOut: result.carriedOut,
    amount: result.amount,
    state: result.state,
    createdAt: at,
  };
}

/**
 * Stores finished periods of a contract and pays them from the party that offered it (R11.10).
 * Amounts that an upline cannot pay stay owed.
 * @throws if a period of the contract is already stored
 */
export async function recordPeriods(
  tx: Transaction,
  contract: ContractRow,
  periods: readonly FinishedPeriod[],
  { currency, at }: { readonly currency: string; readonly at: number },
): Promise<PostedEntry[]> {
  if (periods.length === 0) return [];
  const rows = await tx
    .insert(contractPeriods)
    .values(periods.map((period) => periodRow(contract, period, { currency, at })))
    .returning({ id: contractPeriods.id, state: contractPeriods.state });
  const due = rows.filter(({ state }) => state === 'owed').map(({ id }) => id);
  if (due.length === 0) return [];
  return contract.uplineId === null ? payByHouse(tx, due, at) : payOwed(tx, contract.uplineId, at);
}
