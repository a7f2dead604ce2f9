import type { Gateway } from '@baize/gateway/core/gateway.ts';
import type { WorkQueue } from '@baize/gateway/core/work-queue.ts';
import { gameRounds, type wallets } from '@baize/gateway/database/schema/index.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import {
  type Entry,
  type PostedEntry,
  postEntries,
} from '@baize/gateway/modules/wallet/post-entry.ts';
import { publishLastBalances } from '@baize/gateway/modules/wallet/publish-balances.ts';
import { houseWallet, isRealMoney, lockWallets } from '@baize/gateway/modules/wallet/wallets.ts';
import { recordWinner } from './record-winner.ts';
import type { RoundRow } from './round-row.ts';
import { houseKindOf } from './round-row.ts';

/** Bets settled in one transaction, which keeps it short however many depend on the same result. */
const BATCH = 250;

/** A bet that was placed before its result, and the wallet that it is paid to. */
export interface OpenBet {
  readonly round: RoundRow;
  readonly wallet: typeof wallets.$inferSelect;
}

/**
 * The queue of open bets whose results are known. `settle` is called with all of their wallets locked, and returns the
 * payments; the owners are notified after the commit.
 */
export const openBets = <Bet extends OpenBet>(
  gateway: Gateway,
  {
    name,
    claim,
    settle,
  }: {
    readonly name: string;
    readonly claim: WorkQueue<Bet, PostedEntry[]>['claim'];
    readonly settle: WorkQueue<Bet, PostedEntry[]>['work'];
  },
): WorkQueue<Bet, PostedEntry[]> => ({
  name,
  id: gameRounds.id,
  batch: BATCH,
  idOf: ({ round }) => round.id,
  claim,
  work: async (tx, bets, at) => {
    // Locks all wallets first, so that wins can be paid and bets counted in any order.
    await lockWallets(
      tx,
      bets.map(({ wallet }) => wallet.id),
    );
    return settle(tx, bets, at);
  },
  announce: (posted) => publishLastBalances(gateway, posted),
});

/** The result of a settled bet. */
export interface PaidBet extends OpenBet {
  /** Minor units. */
  readonly win: number;
  /** The bet is void: `win` is the returned stake. */
  readonly isVoid: boolean;
  /** Part of the entry's key, see `Entry`. */
  readonly scope: string;
  readonly remark: string;
}

const payEntry = (
  { round, wallet, win, isVoid, scope, remark }: PaidBet,
  house: number,
  at: number,
): Entry => ({
  kind: 'round',
  scope,
  idempotencyKey: `${isVoid ? 'void' : 'win'}:${round.orderNo}`,
  body: { win },
  reference: round.orderNo,
  remark,
  lines: [
    { walletId: wallet.id, amount: win, kind: isVoid ? 'refund' : 'win' },
    { walletId: house, amount: -win, kind: 'house' },
  ],
  at,
});

/** Pays the winning and returned bets, one journal entry for each, and adds wins to the winners board. */
export async function payBets(
  tx: Transaction,
  bets: readonly PaidBet[],
  at: number,
): Promise<PostedEntry[]> {
  const paid = bets.filter(({ win }) => win > 0);
  const houses = new Map<string, number>();
  const entries: Entry[] = [];
  for (const bet of paid) {
    const { kind, currency } = bet.wallet;
    const houseKind = houseKindOf(isRealMoney(kind) ? 'real' : 'trial');
    const key = `${houseKind} ${currency}`;
    const house = houses.get(key) ?? (await houseWallet(tx, houseKind, currency, at));
    houses.set(key, house);
    entries.push(payEntry(bet, house, at));
  }
  const posted = await postEntries(tx, entries);
  for (const { round, wallet, win, isVoid } of paid) {
    if (isVoid || !isRealMoney(wallet.kind)) continue;
    await recordWinner(tx, { ...round, win }, wallet.currency, at);
  }
  return posted;
}
