import { and, asc, eq, lte } from 'drizzle-orm';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Transaction } from '../../database/open.ts';
import { withdrawOrders } from '../../database/schema/index.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { type PostedEntry, postEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { accountWallet, houseWallet } from '../wallet/wallets.ts';
import type { Decision } from './decide-deposit.ts';
import { withdrawLetters } from './letters.ts';
import type { WithdrawRow } from './withdrawals.ts';

interface Decided {
  readonly accountId: number;
  readonly posted: PostedEntry;
}

/** Held money goes out by the cashier, or back to where it came from. */
async function release(
  tx: Transaction,
  row: WithdrawRow,
  decision: Decision,
  at: number,
): Promise<PostedEntry> {
  const { accountId, currency, orderNo, amount } = row;
  const held = await houseWallet(tx, 'house:withdrawals-pending', currency, at);
  const target =
    decision.outcome === 'approved'
      ? { walletId: await houseWallet(tx, 'house:cashier', currency, at), kind: 'house' as const }
      : {
          walletId: await accountWallet(tx, { accountId, kind: 'main', currency, at }),
          kind: 'withdrawal' as const,
        };
  return postEntry(tx, {
    kind: 'withdrawal',
    scope: `withdrawal:${orderNo}`,
    // One key for both outcomes: an order is released once, whatever is decided.
    idempotencyKey: 'release',
    body: { orderNo, outcome: decision.outcome },
    reference: orderNo,
    remark: row.bankName,
    lines: [
      { walletId: held, amount: -amount, kind: 'house' },
      { ...target, amount },
    ],
    at,
  });
}

async function apply(
  tx: Transaction,
  row: WithdrawRow,
  decision: Decision,
  at: number,
): Promise<Decided> {
  const posted = await release(tx, row, decision, at);
  const reason = decision.outcome === 'refused' ? decision.reason : null;
  await tx
    .update(withdrawOrders)
    .set({ status: decision.outcome, reason, decidedAt: at, decisionEntryId: posted.entryId })
    .where(eq(withdrawOrders.id, row.id));
  const { accountId } = row;
  await storeMessage(tx, { accountId, letters: withdrawLetters(row, reason), at });
  return { accountId, posted };
}

async function announce(gateway: Gateway, { accountId, posted }: Decided): Promise<void> {
  await publishBalances(gateway, posted);
  await publishUnread(gateway, accountId);
}

/**
 * Decides one withdrawal by hand. Deciding the same twice changes nothing.
 * @throws {GatewayError} not_found; order_closed where it was decided otherwise before
 */
export async function decideWithdrawal(
  gateway: Gateway,
  orderNo: string,
  decision: Decision,
): Promise<void> {
  const done = await gateway.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(withdrawOrders)
      .where(eq(withdrawOrders.orderNo, orderNo))
      .for('update');
    if (!row) throw new GatewayError('not_found', 'There is no such order.');
    if (row.status === decision.outcome) return undefined;
    if (row.status !== 'pending') throw new GatewayError('order_closed');
    return apply(tx, row, decision, gateway.clock.now());
  });
  if (done) await announce(gateway, done);
}

/**
 * Decides the withdrawals whose time has come, one transaction each. Rows that another process is
 * deciding are skipped, so that any number of processes may run this at once. Returns how many.
 */
export async function decideDueWithdrawals(
  gateway: Gateway,
  judge: (row: WithdrawRow) => Decision,
): Promise<number> {
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
      return row && apply(tx, row, judge(row), now);
    });
    if (!done) return decided;
    await announce(gateway, done);
  }
}
