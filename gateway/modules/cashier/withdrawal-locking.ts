import type { WithdrawalLocking } from '../../contract/cashier.ts';
import { HOUR } from '../../contract/durations.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { lockAccount } from '../../core/lock-account.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { memberProtection, withdrawOrders } from '../../database/schema/index.ts';
import { and, eq, isNull } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { logProtection } from '../protection/log.ts';
import { lockProtection, type ProtectionRow } from '../protection/play-time.ts';
import type { PostedEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import type { WithdrawRow } from './orders.ts';
import { releaseHeldMoney } from './release.ts';

/** Whether a withdrawal can be cancelled: no part of it has been paid, and its owner has not locked it. */
export const isOpenToCancel = ({ status, paid, lockedAt }: WithdrawRow): boolean =>
  status === 'pending' && paid === 0 && lockedAt === null;

type Choice = Pick<ProtectionRow, 'locksWithdrawals' | 'withdrawalsUnlockAt'>;

/** Whether the choice is in force: after it is switched off, it remains so until the cooling period ends. */
const isInForce = (choice: Choice | undefined, at: number): boolean =>
  choice?.locksWithdrawals === true &&
  (choice.withdrawalsUnlockAt === null || at < choice.withdrawalsUnlockAt);

async function choiceOf(
  db: Database | Transaction,
  accountId: number,
): Promise<Choice | undefined> {
  const [row] = await db
    .select({
      locksWithdrawals: memberProtection.locksWithdrawals,
      withdrawalsUnlockAt: memberProtection.withdrawalsUnlockAt,
    })
    .from(memberProtection)
    .where(eq(memberProtection.accountId, accountId));
  return row;
}

/** Whether a new withdrawal of the account is locked from the start. */
export const locksNewWithdrawals = async (
  tx: Transaction,
  accountId: number,
  at: number,
): Promise<boolean> => isInForce(await choiceOf(tx, accountId), at);

function viewOf(choice: Choice | undefined, coolingHours: number, at: number): WithdrawalLocking {
  const endsAt = choice?.withdrawalsUnlockAt ?? null;
  if (!isInForce(choice, at)) return { locksAll: false, coolingHours };
  return { locksAll: true, coolingHours, ...(endsAt !== null && { endsAt }) };
}

/** Returns a member's choice; undefined if withdrawals cannot be cancelled, so locking has no effect. */
export async function lockingOf(
  { db, clock }: Pick<Gateway, 'clock' | 'db'>,
  accountId: number,
): Promise<WithdrawalLocking | undefined> {
  const { withdrawalCancelling, protection } = await readSettings(db);
  if (!withdrawalCancelling) return undefined;
  return viewOf(await choiceOf(db, accountId), protection.coolingHours, clock.now());
}

/** @throws {GatewayError} function.not.available if the merchant does not allow cancelling */
async function requireCancelling(db: Database | Transaction) {
  const settings = await readSettings(db);
  if (!settings.withdrawalCancelling) {
    throw new GatewayError('function.not.available', 'A withdrawal cannot be cancelled.');
  }
  return settings;
}

async function lockOrder(
  tx: Transaction,
  accountId: number,
  orderNo: string,
): Promise<WithdrawRow> {
  const [row] = await tx
    .select()
    .from(withdrawOrders)
    .where(and(eq(withdrawOrders.accountId, accountId), eq(withdrawOrders.orderNo, orderNo)))
    .for('update');
  if (!row) throw new GatewayError('not_found', 'There is no such order.');
  return row;
}

/**
 * Cancels a withdrawal that nobody has begun to pay: the money is returned to the wallet in the same
 * transaction. A cancelled withdrawal stays cancelled (R10.12).
 * @throws {GatewayError} function.not.available while the merchant's setting is off; not_found, also for
 * other members' orders; withdrawal_locked; order_closed once it was decided or partly paid
 */
export async function cancelWithdrawal(
  gateway: Gateway,
  accountId: number,
  orderNo: string,
): Promise<WithdrawRow> {
  const done = await gateway.db.transaction(
    async (tx): Promise<{ row: WithdrawRow; posted?: PostedEntry }> => {
      await requireCancelling(tx);
      const row = await lockOrder(tx, accountId, orderNo);
      if (row.status === 'cancelled') return { row };
      if (row.status !== 'pending' || row.paid > 0) throw new GatewayError('order_closed');
      if (row.lockedAt !== null) {
        throw new GatewayError('withdrawal_locked', 'This withdrawal was locked by its owner.');
      }
      const at = gateway.clock.now();
      const posted = await releaseHeldMoney(tx, row, 'member', row.amount, at);
      const change = {
        status: 'cancelled' as const,
        decidedAt: at,
        decisionEntryId: posted.entryId,
      };
      await tx.update(withdrawOrders).set(change).where(eq(withdrawOrders.id, row.id));
      await logProtection(tx, [
        { accountId, actor: 'player', action: 'withdrawalTakenBack', detail: { orderNo }, at },
      ]);
      return { row: { ...row, ...change }, posted };
    },
  );
  if (done.posted) await publishBalances(gateway, done.posted);
  return done.row;
}

/**
 * Locks a pending withdrawal for good.
 * @throws {GatewayError} function.not.available while withdrawals cannot be cancelled anyway; not_found;
 * order_closed once it was decided or partly paid
 */
export async function lockWithdrawal(
  gateway: Gateway,
  accountId: number,
  orderNo: string,
): Promise<WithdrawRow> {
  return gateway.db.transaction(async (tx) => {
    await requireCancelling(tx);
    const row = await lockOrder(tx, accountId, orderNo);
    if (row.lockedAt !== null) return row;
    if (!isOpenToCancel(row)) throw new GatewayError('order_closed');
    const at = gateway.clock.now();
    await tx.update(withdrawOrders).set({ lockedAt: at }).where(eq(withdrawOrders.id, row.id));
    await logProtection(tx, [
      { accountId, actor: 'player', action: 'withdrawalLocked', detail: { orderNo }, at },
    ]);
    return { ...row, lockedAt: at };
  });
}

/**
 * Locks all withdrawals of the member from now on, including pending ones. After being switched off, the
 * choice stays in force for the merchant's cooling period; switching it on again in that time continues it
 * (R10.12).
 * @throws {GatewayError} function.not.available while withdrawals cannot be cancelled anyway
 */
export async function chooseLocking(
  gateway: Gateway,
  accountId: number,
  isOn: boolean,
): Promise<WithdrawalLocking> {
  return gateway.db.transaction(async (tx) => {
    const { coolingHours } = (await requireCancelling(tx)).protection;
    // Withdrawals are created under this lock, so that none escapes the choice.
    await lockAccount(tx, accountId);
    const at = gateway.clock.now();
    const row = await lockProtection(tx, accountId);
    const held = isInForce(row, at);
    const isEnding = row.withdrawalsUnlockAt !== null;
    if (isOn ? held && !isEnding : !held || isEnding) return viewOf(row, coolingHours, at);
    const change = {
      locksWithdrawals: true,
      withdrawalsUnlockAt: isOn ? null : at + coolingHours * HOUR,
    };
    await tx.update(memberProtection).set(change).where(eq(memberProtection.accountId, accountId));
    if (isOn) {
      const waits = and(
        eq(withdrawOrders.accountId, accountId),
        eq(withdrawOrders.status, 'pending'),
        isNull(withdrawOrders.lockedAt),
      );
      await tx.update(withdrawOrders).set({ lockedAt: at }).where(waits);
    }
    const action = isOn ? 'withdrawalsLocked' : 'withdrawalsUnlockAsked';
    await logProtection(tx, [{ accountId, actor: 'player', action, at }]);
    return viewOf(change, coolingHours, at);
  });
}
