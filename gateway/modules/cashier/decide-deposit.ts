import { and, eq } from 'drizzle-orm';
import type { RefusalReason } from '../../contract/cashier.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { depositOrders } from '../../database/schema/index.ts';
import type { Transaction } from '../../database/types.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { addDeposit } from '../rounds/account-totals.ts';
import { type PostedEntry, postEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { accountWallet, houseWallet } from '../wallet/wallets.ts';
import { type DepositRow, depositView, expireDeposits } from './deposits.ts';
import { depositMessage } from './message-templates.ts';
import { readCashier } from './settings.ts';
import { askTurnover } from './turnover.ts';

export type Decision =
  | { readonly outcome: 'approved' }
  | { readonly outcome: 'refused'; readonly reason: RefusalReason };

/** Credits an order with all that hangs on it: the totals, and the bets that it asks for. */
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
  await askTurnover(tx, {
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
 * What the payment provider tells about an order. Telling the same twice changes nothing.
 * @throws {GatewayError} not_found; order_closed where it was decided otherwise before
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
    const posted = decision.outcome === 'approved' ? await credit(tx, row, at) : undefined;
    const reason = decision.outcome === 'refused' ? decision.reason : null;
    await tx
      .update(depositOrders)
      .set({ status: decision.outcome, reason, decidedAt: at, entryId: posted?.entryId ?? null })
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
 * The member takes back an order that still waits; a cancelled one stays cancelled.
 * @throws {GatewayError} not_found, for other people's orders too; order_closed
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
