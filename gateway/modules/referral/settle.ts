import { and, asc, eq, lt } from 'drizzle-orm';
import type { Gateway } from '../../core/gateway.ts';
import type { Transaction } from '../../database/open.ts';
import { accounts, referralEarnings, referrals } from '../../database/schema/index.ts';
import { maskName } from '../games/winner-board.ts';
import { DAY, dayOf, dayStart } from '../promotions/period.ts';
import { type PostedEntry, postEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { accountWallet, houseWallet } from '../wallet/wallets.ts';
import { type DayDeeds, deedsBetween } from './deeds.ts';
import { commissionOf, isReferralOn, type ReferralRule, readRule } from './rule.ts';

/** What was settled in a day's last moment may be committed a little later. */
const GRACE = 10_000;
/** Days of one person in one transaction, after a gateway stood still for long. */
const MOST_DAYS = 60;

/** The midnight (UTC) up to which everything can be settled at a time. */
export const closedUntil = (now: number): number => dayStart(now - GRACE);
/** When the day that runs is paid. */
export const nextPayout = (now: number): number => closedUntil(now) + DAY + GRACE;

/** An invited person with finished days to settle, whom no other process is at, locked. */
async function takeDue(tx: Transaction, closed: number) {
  const [row] = await tx
    .select()
    .from(referrals)
    .where(lt(referrals.settledUntil, closed))
    .orderBy(asc(referrals.settledUntil), asc(referrals.refereeId))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** `F7261120`: of whom, and of which day. */
export const earningNumber = (refereeId: number, day: number): string =>
  `F${refereeId}-${dayOf(day).replaceAll('-', '').slice(2)}`;

interface Payment extends DayDeeds {
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
    ...{ kind: 'referral', scope: `referral:${refereeId}`, idempotencyKey: `day:${dayOf(day)}` },
    ...{ body: { amount }, reference: orderNo, remark: name, at },
    lines: [
      { walletId: house, amount: -amount, kind: 'house' },
      { walletId, amount, kind: 'referral' },
    ],
  });
  await tx.insert(referralEarnings).values({
    ...{ orderNo, referrerId, refereeId, day, currency, bets, amount, paidAt: at },
    deposits: deposits.reduce((sum, deposit) => sum + deposit, 0),
    entryId: posted.entryId,
  });
  return posted;
}

/** Settles the finished days of one invited person. Undefined: nothing is due. */
async function settleOne(
  tx: Transaction,
  rule: ReferralRule | undefined,
  at: number,
): Promise<PostedEntry[] | undefined> {
  const closed = closedUntil(at);
  const due = await takeDue(tx, closed);
  if (!due) return undefined;
  const { refereeId, referrerId, settledUntil: from } = due;
  const until = Math.min(closed, from + MOST_DAYS * DAY);
  const posted: PostedEntry[] = [];
  if (rule) {
    const [referrer] = await tx.select().from(accounts).where(eq(accounts.id, referrerId));
    const [referee] = await tx.select().from(accounts).where(eq(accounts.id, refereeId));
    const currency = referrer?.currency ?? 'USD';
    const name = maskName(referee?.username ?? '');
    const span = { refereeIds: [refereeId], currency, from, until };
    for (const deeds of await deedsBetween(tx, span)) {
      const amount = commissionOf(deeds, rule, currency);
      if (amount > 0)
        posted.push(await pay(tx, { ...deeds, referrerId, currency, name, amount, at }));
    }
  }
  await tx
    .update(referrals)
    .set({ settledUntil: until })
    .where(and(eq(referrals.refereeId, refereeId)));
  return posted;
}

/**
 * Pays everybody for the finished days (UTC) of whom they invited, also for days that passed while
 * no gateway ran. Any number of processes may do it at once, and again after a failure: a day of a
 * person is paid once. Days that end while the promotion is off earn nothing.
 */
export async function settleReferrals(gateway: Gateway): Promise<void> {
  for (;;) {
    const at = gateway.clock.now();
    const rule = (await isReferralOn(gateway.db)) ? await readRule(gateway.db) : undefined;
    const posted = await gateway.db.transaction((tx) => settleOne(tx, rule, at));
    if (!posted) return;
    for (const entry of posted) await publishBalances(gateway, entry);
  }
}
