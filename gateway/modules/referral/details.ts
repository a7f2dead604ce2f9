import { DAY } from '../../contract/durations.ts';
import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type {
  InvitedPerson,
  ReferralDetails,
  ReferralEarnings,
  referralDetails,
} from '../../contract/referral.ts';
import { dayText } from '../../core/calendar.ts';
import type { Gateway } from '../../core/gateway.ts';
import {
  accounts,
  depositOrders,
  gameRounds,
  referralEarnings,
  referrals,
  wallets,
} from '../../database/schema/index.ts';
import { and, count, desc, eq, gte, inArray, lte, sql } from '../../database/sql.ts';
import { maskName } from '../games/winner-board.ts';
import { countedRounds } from '../rounds/valid-bets.ts';
import { amountConversion } from '../wallet/amount-conversion.ts';
import { accountBalance } from '../wallet/balance.ts';
import { currencyView, merchantToMajor, toMajor } from '../wallet/money.ts';
import { settledActivity } from './activity-totals.ts';
import { referralCodeOf } from './codes.ts';
import { commissionOf, type ReferralRule, readRule } from './rule.ts';
import { nextPayout } from './settle.ts';

type Range = ParsedRequestOf<typeof referralDetails>;
/** Milliseconds after their last bet for which invited people count as active. */
const ACTIVE_WITHIN = 30 * DAY;

const inRange = ({ startTime, endTime }: Range) =>
  and(gte(referralEarnings.paidAt, startTime), lte(referralEarnings.paidAt, endTime));

const sumIn = (range: Range) =>
  sql`coalesce(sum(${referralEarnings.amount}) filter (where ${inRange(range)}), 0)`.mapWith(
    Number,
  );
const sumAll = sql`coalesce(sum(${referralEarnings.amount}), 0)`.mapWith(Number);

/** Returns a page of invited people, the latest first, with the account's earnings from each. */
async function peopleOf(gateway: Gateway, accountId: number, range: Range, currency: string) {
  const { db, clock } = gateway;
  const rows = await db
    .select({ refereeId: referrals.refereeId, at: referrals.createdAt, name: accounts.username })
    .from(referrals)
    .innerJoin(accounts, eq(accounts.id, referrals.refereeId))
    .where(eq(referrals.referrerId, accountId))
    .orderBy(desc(referrals.createdAt), desc(referrals.refereeId))
    .limit(range.pageSize)
    .offset((range.pageNo - 1) * range.pageSize);
  const ids = rows.map(({ refereeId }) => refereeId);
  if (ids.length === 0) return [];
  const [earned, deposits, bets] = [
    await db
      .select({ id: referralEarnings.refereeId, all: sumAll, ranged: sumIn(range) })
      .from(referralEarnings)
      .where(
        and(eq(referralEarnings.referrerId, accountId), inArray(referralEarnings.refereeId, ids)),
      )
      .groupBy(referralEarnings.refereeId),
    await db
      .select({
        id: depositOrders.accountId,
        first: sql`min(${depositOrders.decidedAt})`.mapWith(Number),
      })
      .from(depositOrders)
      .where(and(inArray(depositOrders.accountId, ids), eq(depositOrders.status, 'approved')))
      .groupBy(depositOrders.accountId),
    await db
      .selectDistinct({ id: gameRounds.accountId })
      .from(gameRounds)
      .innerJoin(wallets, eq(wallets.id, gameRounds.walletId))
      .where(
        and(
          inArray(gameRounds.accountId, ids),
          countedRounds({ from: clock.now() - ACTIVE_WITHIN }),
        ),
      ),
  ];
  return rows.map(({ refereeId, at, name }): InvitedPerson => {
    const sums = earned.find(({ id }) => id === refereeId);
    const firstDepositAt = deposits.find(({ id }) => id === refereeId)?.first;
    const active = bets.some(({ id }) => id === refereeId);
    return {
      key: String(refereeId),
      name: maskName(name),
      registeredAt: at,
      status: active ? 'active' : firstDepositAt === undefined ? 'registered' : 'deposited',
      ...(firstDepositAt !== undefined && { firstDepositAt }),
      earned: toMajor(sums?.all ?? 0, currency),
      earnedInRange: toMajor(sums?.ranged ?? 0, currency),
    };
  });
}

/** Returns the earnings of the days since the last payout, minor units. */
async function pendingOf(
  gateway: Gateway,
  accountId: number,
  of: { rule: ReferralRule; currency: string },
): Promise<number> {
  const { db, clock } = gateway;
  const people = await db
    .select({ refereeId: referrals.refereeId })
    .from(referrals)
    .where(eq(referrals.referrerId, accountId));
  const activity = await settledActivity(db, {
    refereeIds: people.map(({ refereeId }) => refereeId),
    currency: of.currency,
    until: clock.now() + 1,
    position: Number.MAX_SAFE_INTEGER,
  });
  const amounts = await amountConversion(db, of.currency);
  return activity.reduce((sum, each) => sum + commissionOf(each, of.rule, amounts), 0);
}

async function totalsOf(gateway: Gateway, accountId: number, range: Range) {
  const { db } = gateway;
  const [sums] = await db
    .select({ all: sumAll, ranged: sumIn(range) })
    .from(referralEarnings)
    .where(eq(referralEarnings.referrerId, accountId));
  const [people] = await db
    .select({
      invited: count(),
      deposited: sql`count(*) filter (where exists (select 1 from ${depositOrders}
        where ${depositOrders.accountId} = ${referrals.refereeId}
        and ${depositOrders.status} = 'approved'))`.mapWith(Number),
    })
    .from(referrals)
    .where(eq(referrals.referrerId, accountId));
  return { all: sums?.all ?? 0, ranged: sums?.ranged ?? 0, ...people };
}

/** Returns the data of an account's referral page (R2.71). */
export async function detailsOf(
  gateway: Gateway,
  accountId: number,
  range: Range,
): Promise<ReferralDetails> {
  const { db, clock } = gateway;
  const rule = await readRule(db);
  const { currency } = await accountBalance(db, accountId);
  const amounts = await amountConversion(db, currency);
  const { all, ranged, invited = 0, deposited = 0 } = await totalsOf(gateway, accountId, range);
  const major = (minor: number) => toMajor(minor, currency);
  return {
    referralCode: await referralCodeOf(db, clock, accountId),
    rule: {
      ...rule,
      depositLeast: merchantToMajor(rule.depositLeast, amounts, 'up'),
      depositMost: merchantToMajor(rule.depositMost, amounts, 'down'),
    },
    totals: {
      invited,
      deposited,
      earned: major(all),
      earnedInRange: major(ranged),
      pending: major(await pendingOf(gateway, accountId, { rule, currency })),
    },
    nextPayoutAt: await nextPayout(db, clock.now()),
    list: await peopleOf(gateway, accountId, range, currency),
    totalPages: Math.ceil(invited / range.pageSize),
    totalCount: invited,
    ...currencyView(currency),
  };
}

/** Returns a page of an account's paid earnings, newest first. */
export async function earningsOf(
  gateway: Gateway,
  accountId: number,
  range: Range,
): Promise<ReferralEarnings> {
  const { db } = gateway;
  const where = and(eq(referralEarnings.referrerId, accountId), inRange(range));
  const [total] = await db.select({ count: count() }).from(referralEarnings).where(where);
  const rows = await db
    .select({ earning: referralEarnings, name: accounts.username })
    .from(referralEarnings)
    .innerJoin(accounts, eq(accounts.id, referralEarnings.refereeId))
    .where(where)
    .orderBy(desc(referralEarnings.paidAt), desc(referralEarnings.id))
    .limit(range.pageSize)
    .offset((range.pageNo - 1) * range.pageSize);
  const totalCount = total?.count ?? 0;
  return {
    list: rows.map(({ earning, name }) => {
      const major = (minor: number) => toMajor(minor, earning.currency);
      return {
        orderNo: earning.orderNo,
        day: dayText(earning.day),
        paidAt: earning.paidAt,
        name: maskName(name),
        bets: major(earning.bets),
        deposits: major(earning.deposits),
        amount: major(earning.amount),
      };
    }),
    totalPages: Math.ceil(totalCount / range.pageSize),
    totalCount,
  };
}
