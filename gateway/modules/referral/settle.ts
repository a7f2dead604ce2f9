import { dayStart, dayText, merchantDay } from '../../core/calendar.ts';
import type { Gateway } from '../../core/gateway.ts';
import { drainQueue, type WorkQueue } from '../../core/work-queue.ts';
import { accounts, referralEarnings, referrals } from '../../database/schema/index.ts';
import { committedPosition } from '../../database/settlement-position.ts';
import { and, asc, eq, getTableColumns, lt, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { maskName } from '../games/winner-board.ts';
import { amountsFor } from '../wallet/merchant-amounts.ts';
import { type PostedEntry, postEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { accountWallet, houseWallet } from '../wallet/wallets.ts';
import { type DailyActivityTotals, settledActivity } from './activity-totals.ts';
import { commissionOf, isReferralOn, type ReferralRule, readRule } from './rule.ts';

/** Days of one person in one transaction, after a gateway stood still for long. */
const MAX_DAYS = 60;

/** When the merchant's day that runs is paid. */
export const nextPayout = async (db: Database, now: number): Promise<number> =>
  dayStart(db, (await merchantDay(db, now)) + 1);

/** Invited people with finished days to settle, whom no other process is at, locked. */
const claimDue = (tx: Transaction, now: number, limit: number, ready: ReturnType<typeof and>) =>
  tx
    .select({ ...getTableColumns(referrals), committed: committedPosition })
    .from(referrals)
    .where(
      and(
        lt(referrals.settledUntil, sql`merchant_day_start(merchant_day(${now}))`),
        // Where the time zone went west, the day that is to be paid next can still run.
        lt(referrals.nextDay, sql`merchant_day(${now})`),
        ready,
      ),
    )
    .orderBy(asc(referrals.settledUntil), asc(referrals.refereeId))
    .limit(limit)
    .for('update', { skipLocked: true });
type DueReferral = Awaited<ReturnType<typeof claimDue>>[number];

/** `F7261120`: of whom, and of which day. */
export const earningNumber = (refereeId: number, day: number): string =>
  `F${refereeId}-${dayText(day).replaceAll('-', '').slice(2)}`;

interface Payment extends DailyActivityTotals {
  readonly referrerId: number;
  readonly currency: string;
  /** Masked. */
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

/** Settles the finished days of one invited person. */
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
    const amounts = await amountsFor(tx, currency);
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
 * Pays everybody for the finished days of whom they invited, also for days that passed while
 * no gateway ran. Any number of processes may do it at once, and again after a failure: a day of a
 * person is paid once, and what was committed late counts on the next day. Days that end while the
 * promotion is off earn nothing.
 */
export async function settleReferrals(gateway: Gateway): Promise<void> {
  const rule = (await isReferralOn(gateway.db)) ? await readRule(gateway.db) : undefined;
  await drainQueue(gateway, referralDays(gateway, rule));
}
