import type { RefusalReason } from '../../contract/cashier.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { depositOrders } from '../../database/schema/index.ts';
import { and, eq } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { depositRefusal } from '../protection/enforce.ts';
import { exclusionOf } from '../protection/exclusion.ts';
import { addDeposit } from '../rounds/account-totals.ts';
import { type PostedEntry, postEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { accountWallet, houseWallet, lockWallets } from '../wallet/wallets.ts';
import { type DepositRow, depositView, expireDeposits } from './deposits.ts';
import { depositMessage } from './message-templates.ts';
import { readCashier } from './settings.ts';
import { addTurnoverObligation } from './turnover.ts';

export type Decision =
  | { readonly outcome: 'approved' }
  | { readonly outcome: 'refused'; readonly reason: RefusalReason };

/** Credits an order and updates what depends on it: the totals and the required turnover. */
async function credit(tx: Transaction, row: DepositRow, at: number): Promise<PostedEntry> {
  const { accountId, currency, orderNo } = row;
  const amount = row.amount - row.fee;
  const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
  const house = await houseWallet(tx, 'house:cashier', currency, at);
  const posted = await postEntry(tx, {
    kind: 'deposit',
    scope: `deposit:${orderNo}`,
    idempotencyKey: 'credit',
    body: { orderNo, amount },
    reference: orderNo,
    remark: row.channelName,
    lines: [
      { walletId: house, amount: -amount, kind: 'house' },
      { walletId, amount, kind: 'deposit' },
    ],
    at,
  });
  await addDeposit(tx, { accountId, currency, amount });
  const required = row.turnoverRequired;
  await addTurnoverObligation(tx, {
    accountId,
    currency,
    source: 'deposit',
    reference: orderNo,
    required,
    at,
  });
  return posted;
}

/**
 * Decides about an order that was paid. It is refused, and the payer is refunded, if it would
 * exceed the player's own limit, or if the player has begun a break since (R10.03, R10.04). Checked
 * with the wallet locked, so that two orders cannot exceed a limit together.
 */
async function decideByProtection(tx: Transaction, row: DepositRow, at: number): Promise<Decision> {
  const { accountId, currency, amount } = row;
  const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
  await lockWallets(tx, [walletId]);
  const refusal = await depositRefusal(tx, { accountId, currency }, { amount, at });
  if (!refusal) return { outcome: 'approved' };
  if (refusal.code !== 'player_excluded') return { outcome: 'refused', reason: 'limit_passed' };
  const exclusion = await exclusionOf(tx, accountId, at);
  const reason = exclusion?.kind === 'closing' ? 'account_closed' : 'on_break';
  return { outcome: 'refused', reason };
}

/**
 * Applies the payment provider's notification about an order. Repeating it changes nothing.
 * @throws {GatewayError} not_found; order_closed if it was decided otherwise before
 */
export async function decideDeposit(
  gateway: Gateway,
  orderNo: string,
  decision: Decision,
): Promise<void> {
  await expireDeposits(gateway);
  const at = gateway.clock.now();
  const done = await gateway.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(depositOrders)
      .where(eq(depositOrders.orderNo, orderNo))
      .for('update');
    if (!row) throw new GatewayError('not_found', 'There is no such order.');
    if (row.status === decision.outcome) return undefined;
    if (row.status !== 'pending') throw new GatewayError('order_closed');
    const decided =
      decision.outcome === 'approved' ? await decideByProtection(tx, row, at) : decision;
    const posted = decided.outcome === 'approved' ? await credit(tx, row, at) : undefined;
    const reason = decided.outcome === 'refused' ? decided.reason : null;
    await tx
      .update(depositOrders)
      .set({ status: decided.outcome, reason, decidedAt: at, entryId: posted?.entryId ?? null })
      .where(eq(depositOrders.id, row.id));
    const texts = depositMessage(row, reason);
    await storeMessage(tx, { accountId: row.accountId, texts, at });
    return { accountId: row.accountId, posted };
  });
  if (!done) return;
  if (done.posted) await publishBalances(gateway, done.posted);
  await publishUnread(gateway, done.accountId);
}

/**
 * Cancels a member's order that is still pending; a cancelled order stays cancelled.
 * @throws {GatewayError} not_found, also for other members' orders; order_closed
 */
export async function cancelDeposit(gateway: Gateway, accountId: number, orderNo: string) {
  await expireDeposits(gateway);
  const row = await gateway.db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(depositOrders)
      .where(and(eq(depositOrders.accountId, accountId), eq(depositOrders.orderNo, orderNo)))
      .for('update');
    if (!known) throw new GatewayError('not_found', 'There is no such order.');
    if (known.status === 'cancelled') return known;
    if (known.status !== 'pending') throw new GatewayError('order_closed');
    const change = { status: 'cancelled' as const, decidedAt: gateway.clock.now() };
    await tx.update(depositOrders).set(change).where(eq(depositOrders.id, known.id));
    return { ...known, ...change };
  });
  return depositView(gateway, row, await readCashier(gateway.db));
}
