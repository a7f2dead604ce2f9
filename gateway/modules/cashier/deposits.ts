import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type DepositKind,
  type DepositOrder,
  HOLDER_NAME,
  refusalReason,
} from '../../contract/cashier.ts';
import { percentOf, timesOf } from '../../contract/decimal.ts';
import { MINUTE } from '../../contract/durations.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { bodyHash, requireSameRequest } from '../../core/idempotency.ts';
import { orderNumber } from '../../core/order-number.ts';
import { requirePort } from '../../core/ports.ts';
import { runIdempotent } from '../../core/run-idempotent.ts';
import { depositOrders } from '../../database/schema/index.ts';
import { and, asc, count, desc, eq, inArray, lte } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { checkDeposit, persistRefusal } from '../protection/enforce.ts';
import { amountConversion } from '../wallet/amount-conversion.ts';
import { toMajor } from '../wallet/money.ts';
import { parseAmount } from './orders.ts';
import { type CashierSettings, type Channel, readCashier } from './settings.ts';

export type DepositRow = typeof depositOrders.$inferSelect;

export interface DepositRequest {
  readonly accountId: number;
  readonly key: string;
  readonly kind: DepositKind;
  readonly channelId: string;
  /** Major units. */
  readonly amount: number;
  readonly accountName?: string;
}

const ORDERS = { name: 'deposit', limit: 60, windowMs: 10 * MINUTE };

/**
 * A deposit as its owner sees it; the instructions for payment are included while it is pending.
 */
export function depositView(
  { ports }: Pick<Gateway, 'ports'>,
  row: DepositRow,
  { payee }: CashierSettings,
): DepositOrder {
  const major = (minor: number) => toMajor(minor, row.currency);
  return {
    orderNo: row.orderNo,
    channelId: row.channelId,
    channelName: row.channelName,
    kind: row.kind,
    amount: major(row.amount),
    fee: major(row.fee),
    credited: major(row.amount - row.fee),
    status: row.status,
    ...(row.reason !== null && { reason: z.parse(refusalReason, row.reason) }),
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    ...(row.decidedAt !== null && { decidedAt: row.decidedAt }),
    ...(row.status === 'pending' && ports.payments?.instructionsFor(row, payee)),
  };
}

/** Expires orders that were not paid in time; no money has moved for them. */
export async function expireDeposits(gateway: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  const now = gateway.clock.now();
  // Locked rows are skipped: two runs that expire many rows at once would deadlock otherwise.
  const due = gateway.db
    .select({ id: depositOrders.id })
    .from(depositOrders)
    .where(and(eq(depositOrders.status, 'pending'), lte(depositOrders.expiresAt, now)))
    .orderBy(asc(depositOrders.id))
    .for('update', { skipLocked: true });
  await gateway.db
    .update(depositOrders)
    .set({ status: 'expired', decidedAt: now })
    .where(inArray(depositOrders.id, due));
}

function channelOf(settings: CashierSettings, request: DepositRequest): Channel {
  const found = settings.channels.find(({ channelId }) => channelId === request.channelId);
  if (found?.kind !== request.kind) throw fieldError('channelId', 'channel_unknown');
  return found;
}

function payerName(request: DepositRequest): string | null {
  if (request.kind !== 'manual') return null;
  const name = request.accountName?.normalize('NFC').replace(/\s+/g, ' ').trim() ?? '';
  if (!HOLDER_NAME.test(name)) throw fieldError('accountName', 'name_invalid');
  return name;
}

async function checkWaiting(tx: Transaction, accountId: number, limit: number): Promise<void> {
  const [waiting] = await tx
    .select({ count: count() })
    .from(depositOrders)
    .where(and(eq(depositOrders.accountId, accountId), eq(depositOrders.status, 'pending')));
  if ((waiting?.count ?? 0) >= limit) {
    throw new GatewayError('pending_limit_reached', 'Too many deposits are waiting.');
  }
}

/**
 * Creates a deposit order that waits for payment. Requests with the same key create one order, also
 * if they are concurrent.
 * @throws {GatewayError} request_param_err, pending_limit_reached, idempotency_conflict,
 * TOO_MANY_REQUEST, function.not.available, limit_reached, limits_unanswered, player_excluded,
 * identity_required
 */
export async function placeDeposit(
  gateway: Gateway,
  request: DepositRequest,
): Promise<DepositOrder> {
  requirePort(gateway.ports, 'payments');
  const { accountId, key, kind, channelId, amount } = request;
  await expireDeposits(gateway);
  const settings = await readCashier(gateway.db);
  const accountName = payerName(request);
  const hash = bodyHash([kind, channelId, amount, accountName]);
  const find = async (db: Database | Transaction) => {
    const [known] = await db
      .select()
      .from(depositOrders)
      .where(and(eq(depositOrders.accountId, accountId), eq(depositOrders.idempotencyKey, key)));
    return known && requireSameRequest(known, hash);
  };
  const make = async (tx: Transaction, currency: string) => {
    const channel = channelOf(settings, request);
    const { minAmount: min, maxAmount: max } = channel;
    const minor = parseAmount(amount, await amountConversion(tx, currency), { min, max });
    await checkWaiting(tx, accountId, settings.pendingLimit);
    const at = gateway.clock.now();
    await checkDeposit(tx, { accountId, currency }, { amount: minor, at });
    const fee = percentOf(minor, channel.feePercent, 'halfUp');
    const [made] = await tx
      .insert(depositOrders)
      .values({
        orderNo: orderNumber('D', at),
        accountId,
        idempotencyKey: key,
        bodyHash: hash,
        currency,
        amount: minor,
        fee,
        status: 'pending' as const,
        createdAt: at,
        kind,
        channelId,
        channelName: channel.name,
        accountName,
        turnoverRequired: timesOf(minor - fee, settings.turnoverTimes, 'halfUp'),
        payToken: randomBytes(24).toString('base64url'),
        expiresAt: at + channel.expiryMinutes * MINUTE,
      })
      .returning();
    if (!made) throw new Error('A deposit order was not stored.');
    return made;
  };
  const { made } = await persistRefusal(gateway, accountId, () =>
    runIdempotent(gateway, { accountId, key, rule: ORDERS }, { find, make }),
  );
  return depositView(gateway, made, settings);
}

/** Returns one page of an account's deposits, newest first. */
export async function listDeposits(
  gateway: Gateway,
  query: { accountId: number; pageNo: number; pageSize: number },
) {
  await expireDeposits(gateway);
  const settings = await readCashier(gateway.db);
  const where = eq(depositOrders.accountId, query.accountId);
  const [total] = await gateway.db.select({ count: count() }).from(depositOrders).where(where);
  const rows = await gateway.db
    .select()
    .from(depositOrders)
    .where(where)
    .orderBy(desc(depositOrders.createdAt), desc(depositOrders.id))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  const totalCount = total?.count ?? 0;
  return {
    list: rows.map((row) => depositView(gateway, row, settings)),
    totalPages: Math.ceil(totalCount / query.pageSize),
    totalCount,
    serverTime: gateway.clock.now(),
  };
}

/** @throws {GatewayError} not_found, also for other members' orders */
export async function findDeposit(gateway: Gateway, accountId: number, orderNo: string) {
  await expireDeposits(gateway);
  const [row] = await gateway.db
    .select()
    .from(depositOrders)
    .where(and(eq(depositOrders.accountId, accountId), eq(depositOrders.orderNo, orderNo)));
  if (!row) throw new GatewayError('not_found', 'There is no such order.');
  return depositView(gateway, row, await readCashier(gateway.db));
}
