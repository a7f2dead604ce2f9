import { awaitAll } from '../../database/transact.ts';
import type { Transaction } from '../../database/types.ts';
import { fulfilTurnover } from '../cashier/turnover.ts';
import { type EarningBet, earnPointsOfBets } from '../points/earn.ts';
import { earnRebates, type RebateBet } from '../rebates/earn.ts';
import { isRealMoney, lockWallets } from '../wallet/wallets.ts';
import { addValidBets } from './account-totals.ts';

/** A settled round. */
export interface SettledRound {
  /** Null for play-money launches. */
  readonly accountId: number | null;
  readonly walletId: number;
  readonly orderNo: string;
  readonly gameName: string;
  readonly vassalage: string;
  readonly gameType: string;
  /** Minor units of the wallet's currency. */
  readonly validBet: number;
}

/** Sum of the valid bets of one wallet. */
interface ValidBets {
  readonly accountId: number;
  readonly currency: string;
  /** Minor units. */
  readonly bets: number;
  readonly at: number;
}

async function countValidBets(tx: Transaction, sums: readonly ValidBets[]): Promise<void> {
  for (const sum of sums) {
    await awaitAll([addValidBets(tx, { ...sum, amount: sum.bets }), fulfilTurnover(tx, sum)]);
  }
}

/**
 * Applies everything that settled rounds count for besides their wins: running totals, turnover, rebates and
 * points. All code that settles rounds calls this once per round, in the transaction that settles it and with
 * the time that is stored as `settledAt`. Play-money rounds do not count.
 *
 * Lock order: wallets by id, then concurrently the accounts' totals, obligations, rebates and points, which are
 * changed only with the account's wallet locked.
 */
export async function countSettledRounds(
  tx: Transaction,
  rounds: readonly SettledRound[],
  at: number,
): Promise<void> {
  const counted = rounds.filter(({ validBet }) => validBet > 0);
  const locked = await lockWallets(
    tx,
    counted.map(({ walletId }) => walletId),
  );
  const sums: ValidBets[] = [];
  const earning: EarningBet[] = [];
  const rebated: RebateBet[] = [];
  for (const { walletId, kind, accountId, currency } of locked) {
    if (!isRealMoney(kind) || accountId === null) continue;
    const own = counted.filter((round) => round.walletId === walletId);
    // A main wallet that was locked along with a vendor wallet has no rounds of its own here.
    if (own.length === 0) continue;
    const bets = own.reduce((sum, { validBet }) => sum + validBet, 0);
    sums.push({ accountId, currency, bets, at });
    for (const { vassalage, gameType, validBet, orderNo, gameName } of own) {
      rebated.push({ accountId, currency, vassalage, gameType, validBet });
      earning.push({ accountId, gameType, validBet, currency, orderNo, gameName, at });
    }
  }
  await awaitAll([
    countValidBets(tx, sums),
    earnRebates(tx, rebated, at),
    earnPointsOfBets(tx, earning),
  ]);
}
