import { dayStart, dayText, merchantDay } from '../../core/calendar.ts';
import type { Gateway } from '../../core/gateway.ts';
import { drainQueue, type WorkQueue } from '../../core/work-queue.ts';
import { accounts, referralEarnings, referrals } from '../../database/schema/index.ts';
import { committedPosition } from '../../database/settlement-position.ts';
import { and, asc, eq, getTableColumns, lt, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { maskName } from '../games/winner-board.ts';
import { amountConversion } from '../wallet/amount-conversion.ts';
import { type PostedEntry, postEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { accountWallet, houseWallet } from '../wallet/wallets.ts';
import { type DailyActivityTotals, settledActivity } from './activity-totals.ts';
import { commissionOf, isReferralOn, type ReferralRule, readRule } from './rule.ts';

/** Maximum number of days per person in one transaction, after a long outage. */
const MAX_DAYS = 60;

/** Returns when the merchant's current day is paid, milliseconds. */
export const nextPayout = async (db: Database, now: number): Promise<number> =>
  dayStart(db, (await merchantDay(db, now)) + 1);

/**
 * Selects invited people with finished unpaid days whom no other process has locked, and locks
 * them.
 */
const claimDue = (tx: Transaction, now: number, limit: number, ready: ReturnType<typeof and>) =>
  tx
    .select({ ...getTableColumns(referrals), committed: committedPosition })
    .from(referrals)
    .where(
      and(
        lt(referrals.settledUntil, sql`merchant_day_start(merchant_day(${now}))`),
        // After a change to a time zone further west, the next unpaid day may not be finished.
        lt(referrals.nextDay, sql`merchant_day(${now})`),
        ready,
      ),
    )
    .orderBy(asc(referrals.settledUntil), asc(referrals.refereeId))
    .limit(limit)
    .for('update', { skipLocked: true });
type DueReferral = Awaited<ReturnType<typeof claimDue>>[number];

/** Returns the number of the earnings from a person on a day, such as `F7261120`. */
export const earningNumber = (refereeId: number, day: number): string =>
  `F${refereeId}-${dayText(day).replaceAll('-', '').slice(2)}`;

interface Payment extends DailyActivityTotals {
  readonly referrerId: number;
  readonly currency: string;
  /** The masked name. */
  readonly name: string;
  readonly amount: number;
  readonly at: number;
}

async function pay(tx: Transaction, payment: Payment): Promise<PostedEntry> {
  const { referrerId, refereeId, day, currency, name, bets, deposits, amount, at } = payment;
  const orderNo = earningNumber(refereeId, day);
  const house = await houseWallet(tx, 'house:promotions', currency, at);
  const walletId = await accountWallet(tx, { accountId: referrerId, kind: 'main', currency, at });
  const posted = await postEntry(tx, {
    kind: 'referral',
    scope: `referral:${refereeId}`,
    idempotencyKey: `day:${dayText(day)}`,
    body: { amount },
    reference: orderNo,
    remark: name,
    at,
    lines: [
      { walletId: house, amount: -amount, kind: 'house' },
      { walletId, amount, kind: 'referral' },
    ],
  });
  await tx.insert(referralEarnings).values({
    orderNo,
    referrerId,
    refereeId,
    day,
    currency,
    bets,
    amount,
    paidAt: at,
    deposits: deposits.reduce((sum, deposit) => sum + deposit, 0),
    entryId: posted.entryId,
  });
  return posted;
}

/** Pays the finished days of one invited person. */
async function settleDays(
  tx: Transaction,
  due: DueReferral,
  rule: ReferralRule | undefined,
  at: number,
): Promise<PostedEntry[]> {
  const { refereeId, referrerId, nextDay: from } = due;
  const nextDay = Math.min(await merchantDay(tx, at), from + MAX_DAYS);
  const until = await dayStart(tx, nextDay);
  const position = Math.max(due.settledPosition, due.committed);
  const posted: PostedEntry[] = [];
  if (rule) {
    const [referrer] = await tx.select().from(accounts).where(eq(accounts.id, referrerId));
    const [referee] = await tx.select().from(accounts).where(eq(accounts.id, refereeId));
    const currency = referrer?.currency ?? 'USD';
    const name = maskName(referee?.username ?? '');
    const uncounted = { refereeIds: [refereeId], currency, until, position };
    const amounts = await amountConversion(tx, currency);
    for (const activity of await settledActivity(tx, uncounted)) {
      const amount = commissionOf(activity, rule, amounts);
      if (amount > 0)
        posted.push(await pay(tx, { ...activity, referrerId, currency, name, amount, at }));
    }
  }
  await tx
    .update(referrals)
    .set({ settledUntil: until, nextDay, settledPosition: position })
    .where(eq(referrals.refereeId, refereeId));
  return posted;
}

const referralDays = (
  gateway: Gateway,
  rule: ReferralRule | undefined,
): WorkQueue<DueReferral, PostedEntry[]> => ({
  name: 'referrals',
  id: referrals.refereeId,
  idOf: ({ refereeId }) => refereeId,
  claim: (tx, { now, limit, ready }) => claimDue(tx, now, limit, ready),
  work: async (tx, due, now) => {
    const posted: PostedEntry[] = [];
    for (const each of due) posted.push(...(await settleDays(tx, each, rule, now)));
    return posted;
  },
  announce: async (posted) => {
    for (const entry of posted) await publishBalances(gateway, entry);
  },
});

/**
 * Pays the referral earnings of all finished days, including those that passed while no gateway was
 * running. Any number of processes may run this concurrently and repeat it after a failure: each
 * day of a person is paid once, and late commits count for the next day. Days that end while the
 * promotion is off earn nothing.
 */
export async function settleReferrals(gateway: Gateway): Promise<void> {
  const rule = (await isReferralOn(gateway.db)) ? await readRule(gateway.db) : undefined;
  await drainQueue(gateway, referralDays(gateway, rule));
}
