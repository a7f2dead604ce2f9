import { eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import { maskName } from '../../modules/games/winner-board.ts';
import { DAY, dayStart } from '../../modules/promotions/period.ts';
import { commissionOf, DEFAULT_RULE } from '../../modules/referral/rule.ts';
import { earningNumber } from '../../modules/referral/settle.ts';
import { houseWallet } from '../../modules/wallet/wallets.ts';
import type { Transaction } from '../open.ts';
import {
  depositOrders,
  referralCodes,
  referralEarnings,
  referrals,
  wallets,
} from '../schema/index.ts';
import type { SeededAccount } from './accounts.ts';
import { FRIENDS } from './friends.ts';
import { insertMany } from './insert-many.ts';
import { SEED_CURRENCY } from './money.ts';
import {
  type Credit,
  type Draft,
  draftRounds,
  type Followed,
  follow,
  type SeedGame,
} from './past.ts';
import { seededRandom } from './random.ts';
import { playableGames } from './records.ts';
import { numbered, writeCredits, writeRounds } from './write-past.ts';

const MINUTE = 60_000;
/** What demo_player's invitations end with. */
const DEMO_CODE = 'DANA2026';
/** After the midnight at which a day ends. */
const PAID_AFTER = 20_000;

interface FriendPast {
  readonly account: SeededAccount;
  readonly played: readonly Followed<Draft>[];
  readonly credited: readonly Followed<Credit>[];
  readonly balance: number;
}

interface Earning {
  readonly refereeId: number;
  readonly day: number;
  readonly bets: number;
  readonly deposits: number;
  readonly credit: Credit;
}

/** What demo_player's friends did since they came, and what it has earned. */
export interface FriendsPast {
  readonly friends: readonly FriendPast[];
  readonly earnings: readonly Earning[];
}

function pastOf(
  friend: (typeof FRIENDS)[number],
  account: SeededAccount,
  games: readonly SeedGame[],
  now: number,
): FriendPast {
  const random = seededRandom(`friend ${friend.username}`);
  // Every day that the past tells of is also paid in it.
  const isPast = ({ at }: { at: number }) =>
    at > account.createdAt && at < dayStart(now) - DAY - MINUTE;
  const habit = { days: friend.joined, chance: friend.plays, favourites: 4, most: 9 };
  const deposits = friend.deposits.map(
    ([days, amount], index): Credit => ({
      ...{ accountId: account.id, at: account.createdAt + days * DAY + 7 * MINUTE, amount },
      ...{ entryKind: 'deposit', kind: 'deposit', house: 'house:cashier' },
      ...{ reference: `D${account.id}DEMO${index + 1}`, remark: 'Perlas QR' },
    }),
  );
  const drafts = games.length > 0 ? draftRounds(account.id, games, { habit, now, random }) : [];
  return { account, ...follow(drafts.filter(isPast), 0, deposits.filter(isPast)) };
}

/** The days of one friend, as the gateway itself would have settled them. */
function earningsOf({ account, played, credited }: FriendPast, referrerId: number): Earning[] {
  const days = new Map<number, { bets: number; deposits: number[] }>();
  const of = (at: number) => {
    const known = days.get(dayStart(at)) ?? { bets: 0, deposits: [] };
    days.set(dayStart(at), known);
    return known;
  };
  for (const { at, bet } of played) of(at).bets += bet;
  for (const { at, amount } of credited) of(at).deposits.push(amount);
  return [...days].flatMap(([day, { bets, deposits }]) => {
    const amount = commissionOf({ bets, deposits }, DEFAULT_RULE, SEED_CURRENCY);
    if (amount === 0) return [];
    const credit: Credit = {
      ...{ accountId: referrerId, at: day + DAY + PAID_AFTER, amount },
      ...{ entryKind: 'referral', kind: 'referral', house: 'house:promotions' },
      ...{ reference: earningNumber(account.id, day), remark: maskName(account.username) },
    };
    const deposited = deposits.reduce((sum, deposit) => sum + deposit, 0);
    return [{ refereeId: account.id, day, bets, deposits: deposited, credit }];
  });
}

/** Pure but for the clock: the same every time, day by day before now. */
export function friendsPast(
  clock: Clock,
  accounts: readonly SeededAccount[],
  games: readonly SeedGame[],
): FriendsPast {
  const player = accounts.find(({ username }) => username === 'demo_player');
  if (!player) return { friends: [], earnings: [] };
  const friends = FRIENDS.flatMap((friend) => {
    const account = accounts.find(({ username }) => username === friend.username);
    return account ? [pastOf(friend, account, playableGames(games), clock.now())] : [];
  });
  return { friends, earnings: friends.flatMap((past) => earningsOf(past, player.id)) };
}

async function writeFriends(tx: Transaction, friends: readonly FriendPast[], now: number) {
  const random = seededRandom('friends');
  const house = await houseWallet(tx, 'house:games', SEED_CURRENCY, now);
  const ids = friends.map(({ account }) => account.id);
  const held = await tx.select().from(wallets).where(inArray(wallets.accountId, ids));
  const walletOf = new Map(held.map(({ id, accountId }) => [accountId, id]));
  const wallet = (accountId: number) => walletOf.get(accountId) ?? 0;
  for (const { account, balance } of friends) {
    await tx
      .update(wallets)
      .set({ balance })
      .where(eq(wallets.id, wallet(account.id)));
  }
  const rounds = friends
    .flatMap(({ played }) => played)
    .sort((one, other) => one.at - other.at)
    .map((round, index) => numbered(round, wallet(round.accountId), index, random));
  await writeRounds(tx, rounds, house);
  const deposits = friends.flatMap(({ credited }) => credited);
  const entries = await writeCredits(
    tx,
    deposits.map((credit) => ({ ...credit, walletId: wallet(credit.accountId) })),
  );
  await insertMany(deposits, (rows) =>
    tx.insert(depositOrders).values(
      rows.map(({ reference: orderNo, accountId, at, amount, remark }) => ({
        ...{ orderNo, accountId, idempotencyKey: orderNo, bodyHash: '', amount, fee: 0 },
        ...{ currency: SEED_CURRENCY, status: 'approved' as const, kind: 'qr' as const },
        ...{ channelId: 'scanpay', channelName: remark, turnoverRequired: amount },
        ...{ payToken: orderNo, createdAt: at - 2 * MINUTE, decidedAt: at },
        ...{ expiresAt: at + 28 * MINUTE, entryId: entries.get(orderNo) ?? null },
      })),
    ),
  );
}

/**
 * Writes what `friendsPast` has made up. Runs after `seedRecords`, which wrote demo_player's side.
 * @param entries the journal entries of the earnings, by reference
 */
export async function seedReferrals(
  tx: Transaction,
  clock: Clock,
  { friends, earnings }: FriendsPast,
  entries: ReadonlyMap<string, number>,
): Promise<void> {
  const now = clock.now();
  const referrerId = earnings[0]?.credit.accountId;
  if (referrerId === undefined) return;
  await writeFriends(tx, friends, now);
  await tx
    .insert(referralCodes)
    .values({ accountId: referrerId, code: DEMO_CODE, createdAt: now - 80 * DAY });
  await tx.insert(referrals).values(
    friends.map(({ account }) => ({
      ...{ refereeId: account.id, referrerId, createdAt: account.createdAt },
      settledUntil: dayStart(now),
    })),
  );
  await insertMany(earnings, (rows) =>
    tx.insert(referralEarnings).values(
      rows.map(({ refereeId, day, bets, deposits, credit }) => ({
        ...{ orderNo: credit.reference, referrerId, refereeId, day, currency: SEED_CURRENCY },
        ...{ bets, deposits, amount: credit.amount, paidAt: credit.at },
        entryId: entries.get(credit.reference) ?? 0,
      })),
    ),
  );
}
