import * as z from 'zod/mini';
import {
  refusalReason,
  type WithdrawOrder,
  type WithdrawSettings,
} from '../../contract/cashier.ts';
import { MINUTE } from '../../contract/durations.ts';
import type { ConfirmationState } from '../../contract/payment-confirmation.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { bodyHash, requireSameRequest } from '../../core/idempotency.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { orderNumber } from '../../core/order-number.ts';
import { requirePort } from '../../core/ports.ts';
import { runIdempotent } from '../../core/run-idempotent.ts';
import { withdrawOrders } from '../../database/schema/index.ts';
import { and, count, desc, eq, gte, notInArray, sql, sum } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { payOwed } from '../contracts/pay-owed.ts';
import { forfeitOfAll } from '../promotions/bonuses.ts';
import { endBonuses } from '../promotions/give-up.ts';
import { exclusionOf } from '../protection/exclusion.ts';
import { identityMissing, requireIdentityProof } from '../protection/identity.ts';
import { periodsAt } from '../protection/periods.ts';
import { amountConversion } from '../wallet/amount-conversion.ts';
import { realMoneyOf } from '../wallet/balance.ts';
import { currencyView, merchantToMajor, toMajor } from '../wallet/money.ts';
import { type PostedEntry, postEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { accountWallet, houseWallet, lockWallets } from '../wallet/wallets.ts';
import { type CardRow, ownCard } from './bank-cards.ts';
import { parseAmount, type WithdrawRow } from './orders.ts';
import { checkPaymentPassword, hasPaymentPassword } from './payment-password.ts';
import { confirmationsOf } from './payments.ts';
import { maskedNumber } from './payout-account.ts';
import { type CashierSettings, readCashier } from './settings.ts';
import { turnoverOf } from './turnover.ts';
import { isOpenToCancel, lockingOf, locksNewWithdrawals } from './withdrawal-locking.ts';

const ORDERS = { name: 'withdraw', limit: 30, windowMs: 10 * MINUTE };

/** Facts besides its row that the view of a withdrawal depends on. */
interface ViewFacts {
  /** Set once a payment was sent. */
  readonly confirmation?: ConfirmationState | undefined;
  /** Whether the merchant lets owners cancel withdrawals. */
  readonly cancelling?: boolean;
  /** Whether the owner takes a break, during which withdrawals cannot be cancelled. */
  readonly isExcluded?: boolean | undefined;
}

/** Returns a withdrawal as its owner sees it. */
export const withdrawView = (
  row: WithdrawRow,
  { confirmation, cancelling = false, isExcluded = false }: ViewFacts = {},
): WithdrawOrder => ({
  orderNo: row.orderNo,
  amount: toMajor(row.amount, row.currency),
  bankName: row.bankName,
  maskedNumber: maskedNumber(row),
  status: row.status,
  ...(row.reason !== null && { reason: z.parse(refusalReason, row.reason) }),
  createdAt: row.createdAt,
  dueAt: row.dueAt,
  ...(row.decidedAt !== null && { decidedAt: row.decidedAt }),
  ...(confirmation && { confirmation }),
  ...(row.lockedAt !== null && { lockedAt: row.lockedAt }),
  ...(cancelling && isOpenToCancel(row) && { mayLock: true, mayCancel: !isExcluded }),
});

/**
 * Counts the withdrawals of the merchant's day, excluding refused and cancelled ones, whose money was returned.
 */
async function countToday(db: Database | Transaction, accountId: number, now: number) {
  const { day } = await periodsAt(db, now);
  const [today] = await db
    .select({ count: count() })
    .from(withdrawOrders)
    .where(
      and(
        eq(withdrawOrders.accountId, accountId),
        notInArray(withdrawOrders.status, ['refused', 'cancelled']),
        gte(withdrawOrders.createdAt, day.startsAt),
      ),
    );
  return today?.count ?? 0;
}

/**
 * Whether an account cannot bet any more: because of a self-exclusion or a closing, not a time-out (R10.04).
 */
async function isSelfExcluded(db: Database | Transaction, accountId: number, at: number) {
  const held = await exclusionOf(db, accountId, at);
  return held !== undefined && held.kind !== 'timeOut';
}

/** Returns what a member has to know before requesting a withdrawal. */
export async function withdrawSettingsOf(
  gateway: Gateway,
  accountId: number,
): Promise<WithdrawSettings> {
  const { withdraw, turnoverTimes } = await readCashier(gateway.db);
  const at = gateway.clock.now();
  const { currency, vendors, total } = await realMoneyOf(gateway.db, accountId);
  const bonusesEnd = await isSelfExcluded(gateway.db, accountId, at);
  const turnover = bonusesEnd
    ? { outstanding: 0, required: 0 }
    : await turnoverOf(gateway.db, { accountId, currency });
  const forfeit = bonusesEnd ? (await forfeitOfAll(gateway, accountId, total)).forfeit : 0;
  const used = await countToday(gateway.db, accountId, at);
  const [pending] = await gateway.db
    .select({ sum: sum(sql`${withdrawOrders.amount} - ${withdrawOrders.paid}`).mapWith(Number) })
    .from(withdrawOrders)
    .where(and(eq(withdrawOrders.accountId, accountId), eq(withdrawOrders.status, 'pending')));
  const identity = await identityMissing(gateway.db, accountId, 'withdrawal');
  const locking = await lockingOf(gateway, accountId);
  const amounts = await amountConversion(gateway.db, currency);
  return {
    currency,
    ...currencyView(currency),
    minimumAmount: merchantToMajor(withdraw.minimumAmount, amounts, 'up'),
    maximumAmount: merchantToMajor(withdraw.maximumAmount, amounts, 'down'),
    dailyCount: withdraw.dailyCount,
    dailyCountLeft: Math.max(0, withdraw.dailyCount - used),
    outstandingTurnover: toMajor(turnover.outstanding, currency),
    requiredTurnover: toMajor(turnover.required, currency),
    turnoverTimes,
    pendingAmount: toMajor(pending?.sum ?? 0, currency),
    usualMinutes: withdraw.usualMinutes,
    hasPaymentPassword: await hasPaymentPassword(gateway, accountId),
    ...(forfeit > 0 && { bonusForfeit: toMajor(forfeit, currency) }),
    ...(vendors > 0 && { atVendors: toMajor(vendors, currency) }),
    ...(identity && { identity }),
    ...(locking && { locking }),
  };
}

interface WithdrawRequest {
  readonly accountId: number;
  readonly key: string;
  readonly cardId: number;
  /** Major units. */
  readonly amount: number;
  readonly paymentPassword: string;
  /** Whether the member takes a break. */
  readonly isExcluded?: boolean;
}

/**
 * Checks the conditions of a withdrawal. A self-excluded member cannot bet: instead of requiring turnover, it
 * ends their bonuses.
 * @returns the entries that were posted before the withdrawal: contract payments and returned bonuses
 */
async function checkRights(
  tx: Transaction,
  { withdraw }: CashierSettings,
  facts: { accountId: number; currency: string; at: number },
): Promise<PostedEntry[]> {
  const { accountId, currency, at } = facts;
  await requireIdentityProof(tx, accountId, 'withdrawal');
  if ((await countToday(tx, accountId, at)) >= withdraw.dailyCount) {
    throw new GatewayError(
      'withdraw_limit_reached',
      'The number of withdrawals per day is reached.',
    );
  }
  // Contract payments owed to the downline take precedence (R11.10).
  const owed = await payOwed(tx, accountId, at);
  // With the wallet locked, a deposit is either credited together with its turnover requirement, or not
  // credited yet.
  const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
  await lockWallets(tx, [walletId]);
  if (await isSelfExcluded(tx, accountId, at)) {
    const given = await endBonuses(tx, { accountId, currency, intent: 'withdrawal', at });
    // While turnover was required, nothing that is owed to the downline could be paid.
    return [...owed, ...given, ...(await payOwed(tx, accountId, at))];
  }
  const { outstanding } = await turnoverOf(tx, { accountId, currency });
  if (outstanding > 0) {
    const remaining = toMajor(outstanding, currency);
    throw new GatewayError(
      'turnover_outstanding',
      'The turnover of the deposits is not fulfilled yet.',
      {
        remaining,
      },
    );
  }
  return owed;
}

/** Moves the money from the wallet to the held funds until the order is decided. */
async function hold(
  tx: Transaction,
  order: { accountId: number; currency: string; orderNo: string; minor: number; remark: string },
  at: number,
): Promise<PostedEntry> {
  const { accountId, currency, orderNo, minor, remark } = order;
  const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
  const held = await houseWallet(tx, 'house:withdrawals-pending', currency, at);
  return postEntry(tx, {
    kind: 'withdrawal',
    scope: `withdrawal:${orderNo}`,
    idempotencyKey: 'hold',
    body: { orderNo, minor },
    reference: orderNo,
    remark,
    lines: [
      { walletId, amount: -minor, kind: 'withdrawal' },
      { walletId: held, amount: minor, kind: 'house' },
    ],
    at,
  });
}

interface NewOrder {
  readonly accountId: number;
  readonly key: string;
  /** Hash of the request body. */
  readonly hash: string;
  readonly currency: string;
  /** Minor units. */
  readonly minor: number;
  readonly card: CardRow;
  /** Whether the owner can never cancel it (R10.12). */
  readonly isLocked: boolean;
}

/** Holds the money and stores the order. The caller holds the account locked. */
export async function insertOrder(
  tx: Transaction,
  { accountId, key, hash, currency, minor, card, isLocked }: NewOrder,
  { at, decideAfterMs }: { readonly at: number; readonly decideAfterMs: number },
): Promise<{ row: WithdrawRow; posted: PostedEntry }> {
  const { bankName, holder, accountNumber, accountTail } = card;
  const orderNo = orderNumber('W', at);
  const remark = `${bankName} ${maskedNumber(card)}`;
  const posted = await hold(tx, { accountId, currency, orderNo, minor, remark }, at);
  const [row] = await tx
    .insert(withdrawOrders)
    .values({
      orderNo,
      accountId,
      idempotencyKey: key,
      bodyHash: hash,
      currency,
      amount: minor,
      status: 'pending' as const,
      createdAt: at,
      dueAt: at + decideAfterMs,
      // The ciphertext can be copied, because cards and withdrawals of an account share the vault context.
      bankName,
      holder,
      accountNumber,
      accountTail,
      holdEntryId: posted.entryId,
      lockedAt: isLocked ? at : null,
    })
    .returning();
  if (!row) throw new Error('A withdrawal was not stored.');
  return { row, posted };
}

/**
 * Requests a withdrawal. The money leaves the balance at once and is returned if the order is refused. Requests
 * with the same key create one order, also if they are concurrent.
 * @throws {GatewayError} not.exists.payment.password, invalid.payment.pw, payment_password_locked, not_found
 * (the card), request_param_err, withdraw_limit_reached, turnover_outstanding, insufficient_balance,
 * bonus_in_play and money_at_vendors (a self-exclusion that ends a bonus), identity_required,
 * idempotency_conflict, TOO_MANY_REQUEST; function.not.available without a payout provider
 */
export async function placeWithdrawal(
  gateway: Gateway,
  request: WithdrawRequest,
): Promise<WithdrawOrder> {
  requirePort(gateway.ports, 'payouts');
  const { accountId, key, cardId, amount } = request;
  const settings = await readCashier(gateway.db);
  const hash = bodyHash([cardId, amount]);
  const find = async (db: Database | Transaction) => {
    const [known] = await db
      .select()
      .from(withdrawOrders)
      .where(and(eq(withdrawOrders.accountId, accountId), eq(withdrawOrders.idempotencyKey, key)));
    return known && { row: requireSameRequest(known, hash) };
  };
  const prove = async () => {
    await checkPaymentPassword(gateway, accountId, request.paymentPassword);
  };
  const make = async (tx: Transaction, currency: string) => {
    const at = gateway.clock.now();
    const { minimumAmount: min, maximumAmount: max, decideAfterMs } = settings.withdraw;
    const card = await ownCard(tx, accountId, cardId);
    const minor = parseAmount(amount, await amountConversion(tx, currency), { min, max });
    const owed = await checkRights(tx, settings, { accountId, currency, at });
    const { row, posted } = await insertOrder(
      tx,
      {
        accountId,
        key,
        hash,
        currency,
        minor,
        card,
        isLocked: await locksNewWithdrawals(tx, accountId, at),
      },
      { at, decideAfterMs },
    );
    return { row, posted: [...owed, posted] };
  };
  const once = { accountId, key, rule: ORDERS };
  const { made } = await runIdempotent<{ row: WithdrawRow; posted?: PostedEntry[] }>(
    gateway,
    once,
    {
      find,
      prove,
      make,
    },
  );
  for (const entry of made.posted ?? []) await publishBalances(gateway, entry);
  const { withdrawalCancelling: cancelling } = await readSettings(gateway.db);
  return withdrawView(made.row, { cancelling, isExcluded: request.isExcluded });
}

/** Returns one page of an account's withdrawals, newest first. */
export async function listWithdrawals(
  gateway: Gateway,
  query: { accountId: number; isExcluded: boolean; pageNo: number; pageSize: number },
) {
  const where = eq(withdrawOrders.accountId, query.accountId);
  const [total] = await gateway.db.select({ count: count() }).from(withdrawOrders).where(where);
  const rows = await gateway.db
    .select()
    .from(withdrawOrders)
    .where(where)
    .orderBy(desc(withdrawOrders.createdAt), desc(withdrawOrders.id))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  const confirmations = await confirmationsOf(gateway.db, rows);
  const { withdrawalCancelling: cancelling } = await readSettings(gateway.db);
  const { isExcluded } = query;
  const totalCount = total?.count ?? 0;
  return {
    list: rows.map((row) =>
      withdrawView(row, { confirmation: confirmations.get(row.id), cancelling, isExcluded }),
    ),
    totalPages: Math.ceil(totalCount / query.pageSize),
    totalCount,
    serverTime: gateway.clock.now(),
  };
}
