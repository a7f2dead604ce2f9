import { DAY, MINUTE } from '@baize/gateway/contract/durations.ts';
import type { Clock } from '@baize/gateway/core/clock.ts';
import {
  depositOrders,
  referralCodes,
  referralEarnings,
  referrals,
} from '@baize/gateway/database/schema/index.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { maskName } from '@baize/gateway/modules/games/winner-board.ts';
import { commissionOf, DEFAULT_RULE } from '@baize/gateway/modules/referral/rule.ts';
import { earningNumber } from '@baize/gateway/modules/referral/settle.ts';
import type { Entry } from '@baize/gateway/modules/wallet/post-entry.ts';
import type { Book, Writer } from './book.ts';
import { bookCredits, bookRounds, numbered } from './book-rounds.ts';
import {
  type Credit,
  coveredRounds,
  type DraftRound,
  draftRounds,
  type SeedGame,
} from './draft-rounds.ts';
import { FRIENDS } from './friends.ts';
import { insertMany } from './insert-many.ts';
import { SEED_CURRENCY, type SeedWallets } from './money.ts';
import type { PastCalendar } from './past-calendar.ts';
import { seededRandom } from './random.ts';
import { playableGames } from './records.ts';
import type { SeededAccount } from './seeded-account.ts';

/** The suffix of demo_player's invitation codes. */
const DEMO_CODE = 'DANA2026';
/** Delay after the midnight at which a day ends. */
const PAID_AFTER = 20_000;

interface FriendHistory {
  readonly account: SeededAccount;
  readonly played: readonly DraftRound[];
  readonly deposits: readonly Credit[];
}

interface Earning {
  readonly refereeId: number;
  readonly day: number;
  readonly bets: number;
  readonly deposits: number;
  readonly credit: Credit;
}

/** The activity of demo_player's friends since they joined, and its earnings from it. */
export interface FriendsHistory {
  readonly friends: readonly FriendHistory[];
  readonly earnings: readonly Earning[];
}

function historyOf(
  friend: (typeof FRIENDS)[number],
  account: SeededAccount,
  games: readonly SeedGame[],
  { now, calendar }: { readonly now: number; readonly calendar: PastCalendar },
): FriendHistory {
  const random = seededRandom(`friend ${friend.username}`);
  // Every day of the history is also paid within it.
  const end = (calendar.starts.get(calendar.today - 1) ?? 0) - MINUTE;
  const isPast = ({ at }: { at: number }) => at > account.createdAt && at < end;
  const habit = { days: friend.joined, chance: friend.plays, favourites: 4, most: 9 };
  const deposits = friend.deposits.map(
    ([days, amount], index): Credit => ({
      accountId: account.id,
      at: account.createdAt + days * DAY + 7 * MINUTE,
      amount,
      entryKind: 'deposit',
      kind: 'deposit',
      house: 'house:cashier',
      reference: `D${account.id}DEMO${index + 1}`,
      remark: 'Perlas QR',
    }),
  );
  const drafts = games.length > 0 ? draftRounds(account.id, games, { habit, now, random }) : [];
  const came = deposits.filter(isPast);
  return { account, played: coveredRounds(drafts.filter(isPast), 0, came), deposits: came };
}

/** The days of one friend, settled in the same way as by the gateway. */
function earningsOf(
  { account, played, deposits: credited }: FriendHistory,
  referrerId: number,
  { dayOf, starts }: PastCalendar,
): Earning[] {
  const days = new Map<number, { bets: number; deposits: number[] }>();
  const of = (at: number) => {
    const day = dayOf(at);
    const known = days.get(day) ?? { bets: 0, deposits: [] };
    days.set(day, known);
    return known;
  };
  for (const { at, bet } of played) of(at).bets += bet;
  for (const { at, amount } of credited) of(at).deposits.push(amount);
  return [...days].flatMap(([day, { bets, deposits }]) => {
    const amount = commissionOf({ bets, deposits }, DEFAULT_RULE, {
      merchants: SEED_CURRENCY,
      currency: SEED_CURRENCY,
    });
    if (amount === 0) return [];
    const credit: Credit = {
      accountId: referrerId,
      at: (starts.get(day + 1) ?? 0) + PAID_AFTER,
      amount,
      entryKind: 'referral',
      kind: 'referral',
      house: 'house:promotions',
      reference: earningNumber(account.id, day),
      remark: maskName(account.username),
    };
    const deposited = deposits.reduce((sum, deposit) => sum + deposit, 0);
    return [{ refereeId: account.id, day, bets, deposits: deposited, credit }];
  });
}

/** Deterministic but for the clock, day by day before now. */
export function friendsHistory(
  clock: Clock,
  calendar: PastCalendar,
  accounts: readonly SeededAccount[],
  games: readonly SeedGame[],
): FriendsHistory {
  const player = accounts.find(({ username }) => username === 'demo_player');
  if (!player) return { friends: [], earnings: [] };
  const friends = FRIENDS.flatMap((friend) => {
    const account = accounts.find(({ username }) => username === friend.username);
    return account
      ? [historyOf(friend, account, playableGames(games), { now: clock.now(), calendar })]
      : [];
  });
  return { friends, earnings: friends.flatMap((past) => earningsOf(past, player.id, calendar)) };
}

async function bookFriends(
  tx: Transaction,
  friends: readonly FriendHistory[],
  wallets: SeedWallets,
  book: Book,
): Promise<Writer> {
  const random = seededRandom('friends');
  const wallet = (accountId: number) => wallets.get(accountId)?.walletId ?? 0;
  const rounds = friends
    .flatMap(({ played }) => played)
    .sort((one, other) => one.at - other.at)
    .map((round, index) => numbered(round, wallet(round.accountId), index, random));
  const write = await bookRounds(tx, rounds, book);
  const deposits = friends
    .flatMap((friend) => friend.deposits)
    .map((credit) => ({ ...credit, walletId: wallet(credit.accountId) }));
  const booked = await bookCredits(tx, deposits, book);
  return async () => {
    await write();
    await insertMany(deposits, (rows) =>
      tx.insert(depositOrders).values(
        rows.map(({ reference: orderNo, accountId, at, amount, remark }) => ({
          orderNo,
          accountId,
          idempotencyKey: orderNo,
          bodyHash: '',
          amount,
          fee: 0,
          currency: SEED_CURRENCY,
          status: 'approved' as const,
          kind: 'qr' as const,
          channelId: 'scanpay',
          channelName: remark,
          turnoverRequired: amount,
          payToken: orderNo,
          createdAt: at - 2 * MINUTE,
          decidedAt: at,
          expiresAt: at + 28 * MINUTE,
          entryId: idOfReference(booked, orderNo, book),
        })),
      ),
    );
  };
}

const idOfReference = (booked: ReadonlyMap<string, Entry>, reference: string, book: Book) => {
  const entry = booked.get(reference);
  if (!entry) throw new Error(`${reference} was not booked.`);
  return book.idOf(entry);
};

/**
 * Collects the movements of `friendsHistory`. Runs after `seedRecords`, which collected demo_player's side.
 * @param credited the movements of the earnings, by reference
 */
export async function seedReferrals(
  tx: Transaction,
  clock: Clock,
  of: {
    readonly past: FriendsHistory;
    readonly calendar: PastCalendar;
    readonly wallets: SeedWallets;
    readonly credited: ReadonlyMap<string, Entry>;
  },
  book: Book,
): Promise<Writer> {
  const now = clock.now();
  const { past, calendar } = of;
  const { friends, earnings } = past;
  const referrerId = earnings[0]?.credit.accountId;
  if (referrerId === undefined) return async () => undefined;
  const writeFriends = await bookFriends(tx, friends, of.wallets, book);
  return async () => {
    await writeFriends();
    await tx
      .insert(referralCodes)
      .values({ accountId: referrerId, code: DEMO_CODE, createdAt: now - 80 * DAY });
    await tx.insert(referrals).values(
      friends.map(({ account }) => ({
        refereeId: account.id,
        referrerId,
        createdAt: account.createdAt,
        settledUntil: calendar.starts.get(calendar.today) ?? 0,
        nextDay: calendar.today,
      })),
    );
    await insertMany(earnings, (rows) =>
      tx.insert(referralEarnings).values(
        rows.map(({ refereeId, day, bets, deposits, credit }) => ({
          orderNo: credit.reference,
          referrerId,
          refereeId,
          day,
          currency: SEED_CURRENCY,
          bets,
          deposits,
          amount: credit.amount,
          paidAt: credit.at,
          entryId: idOfReference(of.credited, credit.reference, book),
        })),
      ),
    );
  };
}
