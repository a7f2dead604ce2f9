import { multiplyDivide } from '../../contract/decimal.ts';
import type { GameType } from '../../contract/fields.ts';
import { rebateAccounts, rebateEarnings } from '../../database/schema/index.ts';
import { sql } from '../../database/sql.ts';
import { awaitAll } from '../../database/transact.ts';
import type { Transaction } from '../../database/types.ts';
import { readRebates } from './settings.ts';

/** Millionths in a minor unit. */
export const PARTS = 1_000_000;

/**
 * Returns the earnings of a bet in millionths of a minor unit. Pure. @param percent of the valid bet
 */
const earnedOf = (validBet: number, percent: number): number =>
  multiplyDivide(validBet, Math.round(percent * PARTS), 100, 'down');

/** A settled bet of real money. */
export interface RebateBet {
  readonly accountId: number;
  readonly currency: string;
  readonly vassalage: string;
  readonly gameType: string;
  /** Minor units. */
  readonly validBet: number;
}

interface Sum extends Omit<RebateBet, 'gameType' | 'validBet'> {
  readonly gameType: GameType;
  validBets: number;
  earned: number;
}

/**
 * Adds the earnings of settled bets at the current rates, in the transaction that settles them and with
 * their wallets locked (R12.05).
 */
export async function earnRebates(
  tx: Transaction,
  bets: readonly RebateBet[],
  at: number,
): Promise<void> {
  if (bets.length === 0) return;
  const { rates } = await readRebates(tx);
  const sums = new Map<string, Sum>();
  for (const { accountId, currency, vassalage, gameType, validBet } of bets) {
    const rate = rates.find((each) => each.gameType === gameType);
    if (!rate) continue;
    const key = JSON.stringify([accountId, currency, vassalage, gameType]);
    const of = { accountId, currency, vassalage, gameType: rate.gameType };
    const sum = sums.get(key) ?? { ...of, validBets: 0, earned: 0 };
    sum.validBets += validBet;
    sum.earned += earnedOf(validBet, rate.percent);
    sums.set(key, sum);
  }
  if (sums.size === 0) return;
  const rows = [...sums.values()];
  const accountIds = [...new Set(rows.map(({ accountId }) => accountId))];
  await awaitAll([
    tx
      .insert(rebateEarnings)
      .values(rows)
      .onConflictDoUpdate({
        target: [
          rebateEarnings.accountId,
          rebateEarnings.currency,
          rebateEarnings.vassalage,
          rebateEarnings.gameType,
        ],
        set: {
          validBets: sql`${rebateEarnings.validBets} + excluded.valid_bets`,
          earned: sql`${rebateEarnings.earned} + excluded.earned`,
        },
      }),
    tx
      .insert(rebateAccounts)
      .values(accountIds.map((accountId) => ({ accountId, paidDay: sql`merchant_day(${at})` })))
      .onConflictDoNothing(),
  ]);
}
