import { and, asc, eq, lte } from 'drizzle-orm';
import type { RefusalReason } from '../../contract/cashier.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Transaction } from '../../database/open.ts';
import { withdrawOrders } from '../../database/schema/index.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import type { PostedEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { refusedLetters } from './letters.ts';
import { sentLetters } from './payment-letters.ts';
import { notePayment, release } from './release.ts';
import { type CashierSettings, readCashier } from './settings.ts';
import type { WithdrawRow } from './withdrawals.ts';

/** What is decided about the money that is still held: it is sent, in whole or a part, or refused. */
export type Payout =
  | {
      readonly outcome: 'approved';
      /** Minor units to send now; all that is left where it is not told. */
      readonly part?: number;
    }
  | { readonly outcome: 'refused'; readonly reason: RefusalReason };

type Timing = Pick<CashierSettings['withdraw'], 'confirmMinutes' | 'decideAfterMs'>;

interface Decided {
  readonly accountId: number;
  readonly posted: PostedEntry;
}

/** Sends money of the order; the rest, if there is one, is due by itself again. */
async function pay(
  tx: Transaction,
  row: WithdrawRow,
  part: number | undefined,
  facts: { readonly at: number; readonly timing: Timing },
): Promise<Decided> {
  const { at, timing } = facts;
  const { accountId } = row;
  const rest = row.amount - row.paid;
  const amount = Math.min(part ?? rest, rest);
  const posted = await release(tx, row, 'payout', amount, at);
  await notePayment(tx, row, amount, { at, confirmMinutes: timing.confirmMinutes });
  await tx
    .update(withdrawOrders)
    .set({
      paid: row.paid + amount,
      decisionEntryId: posted.entryId,
      ...(amount === rest
        ? { status: 'approved' as const, decidedAt: at }
        : { dueAt: at + timing.decideAfterMs }),
    })
    .where(eq(withdrawOrders.id, row.id));
  const letters = sentLetters({ ...row, amount, orderAmount: row.amount }, timing.confirmMinutes);
  await storeMessage(tx, { accountId, letters, at });
  return { accountId, posted };
}

/** @throws {GatewayError} order_closed once a part of it was sent */
async function refuse(
  tx: Transaction,
  row: WithdrawRow,
  reason: RefusalReason,
  at: number,
): Promise<Decided> {
  const { accountId } = row;
  if (row.paid > 0) throw new GatewayError('order_closed', 'A part of it was sent already.');
  const posted = await release(tx, row, 'member', row.amount, at);
  await tx
    .update(withdrawOrders)
    .set({ status: 'refused', reason, decidedAt: at, decisionEntryId: posted.entryId })
    .where(eq(withdrawOrders.id, row.id));
  await storeMessage(tx, { accountId, letters: refusedLetters(row, reason), at });
  return { accountId, posted };
}

const apply = (tx: Transaction, row: WithdrawRow, payout: Payout, at: number, timing: Timing) =>
  payout.outcome === 'approved'
    ? pay(tx, row, payout.part, { at, timing })
    : refuse(tx, row, payout.reason, at);

async function announce(gateway: Gateway, { accountId, posted }: Decided): Promise<void> {
  await publishBalances(gateway, posted);
  await publishUnread(gateway, accountId);
}

/**
 * Decides one withdrawal by hand. Deciding the same twice changes nothing.
 * @param paidBefore minor units that had been sent when the decision was made: a part that was
 * decided twice is sent once
 * @throws {GatewayError} not_found; order_closed where it was decided otherwise before, or more of
 * it was sent meanwhile
 */
export async function decideWithdrawal(
  gateway: Gateway,
  orderNo: string,
  payout: Payout,
  paidBefore?: number,
): Promise<void> {
  const { withdraw } = await readCashier(gateway.db);
  const done = await gateway.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(withdrawOrders)
      .where(eq(withdrawOrders.orderNo, orderNo))
      .for('update');
    if (!row) throw new GatewayError('not_found', 'There is no such order.');
    if (row.status === payout.outcome) return undefined;
    if (row.status !== 'pending') throw new GatewayError('order_closed');
    if (paidBefore !== undefined && paidBefore !== row.paid) throw new GatewayError('order_closed');
    return apply(tx, row, payout, gateway.clock.now(), withdraw);
  });
  if (done) await announce(gateway, done);
}

/**
 * Decides the withdrawals whose time has come, one transaction each. Rows that another process is
 * deciding are skipped, so that any number of processes may run this at once. Returns how many.
 */
export async function decideDueWithdrawals(
  gateway: Gateway,
  judge: (row: WithdrawRow) => Payout,
): Promise<number> {
  const { withdraw } = await readCashier(gateway.db);
  for (let decided = 0; ; decided += 1) {
    const done = await gateway.db.transaction(async (tx) => {
      const now = gateway.clock.now();
      const [row] = await tx
        .select()
        .from(withdrawOrders)
        .where(and(eq(withdrawOrders.status, 'pending'), lte(withdrawOrders.dueAt, now)))
        .orderBy(asc(withdrawOrders.dueAt), asc(withdrawOrders.id))
        .limit(1)
        .for('update', { skipLocked: true });
      return row && apply(tx, row, judge(row), now, withdraw);
    });
    if (!done) return decided;
    await announce(gateway, done);
  }
}
