import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { readForm } from '@baize/gateway/core/read-fields.ts';
import {
  accounts,
  promotionPictures,
  withdrawOrders,
  withdrawPayments,
} from '@baize/gateway/database/schema/index.ts';
import { asc, eq, inArray } from '@baize/gateway/database/sql.ts';
import { OPEN_PAYMENT_STATUSES } from '@baize/gateway/modules/cashier/payments.ts';
import { reviewPayment } from '@baize/gateway/modules/cashier/review-payment.ts';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { staffTable } from '../back-office.ts';
import { ignoreClosedOrder } from '../ignore-closed-order.ts';
import { moneyWithCurrency, utc } from './formats.ts';

const SHOWN = 100;

const form = z.object({ decision: z.enum(['force', 'return']) });

/** Payments without a confirmed receipt, with the member's proof of payment. */
export async function openPaymentsForStaff(gateway: Gateway) {
  return gateway.db
    .select({
      payment: withdrawPayments,
      order: withdrawOrders,
      username: accounts.username,
      proof: promotionPictures.type,
    })
    .from(withdrawPayments)
    .innerJoin(withdrawOrders, eq(withdrawOrders.id, withdrawPayments.orderId))
    .innerJoin(accounts, eq(accounts.id, withdrawPayments.accountId))
    .leftJoin(promotionPictures, eq(promotionPictures.paymentId, withdrawPayments.id))
    .where(inArray(withdrawPayments.status, [...OPEN_PAYMENT_STATUSES]))
    .orderBy(asc(withdrawPayments.id))
    .limit(SHOWN);
}
export type StaffPayment = Awaited<ReturnType<typeof openPaymentsForStaff>>[number];

function line({ payment, order, username, proof }: StaffPayment) {
  const { paymentNo, amount, status, confirmBy } = payment;
  const said =
    status === 'review'
      ? `the member says it did not arrive; proof: ${proof ?? 'none'}`
      : `waits for the member until ${utc(confirmBy)}`;
  return html`<tr><td>${paymentNo}</td><td>${username}</td><td class="number">${moneyWithCurrency({ amount, currency: order.currency })}</td><td>${order.orderNo}, ${said}</td><td><form method="post" action="/sandbox/cashier/payments/${paymentNo}">
<button name="decision" value="force">Force the receipt</button>
${status === 'review' && html`<button name="decision" value="return">Return the money</button>`}</form></td></tr>`;
}

/** Staff decisions about receipts: confirm that the money arrived, or return it (R4.23). */
export function paymentsTable(payments: readonly StaffPayment[]) {
  const table = staffTable(
    ['Payment', 'Member', { number: 'Amount' }, 'State', 'Decision'],
    payments.map(line),
  );
  if (payments.length === 0) return table;
  return html`<p>A forced receipt counts as received, and nothing is refunded. This page is open to everybody, so of a proof it tells only what it is.</p>
${table}`;
}

export function registerPaymentReviews(app: Hono, gateway: Gateway, path: string): void {
  app.post(`${path}/payments/:paymentNo`, async (context) => {
    const input = await readForm(context);
    const parsed = z.safeParse(form, input);
    if (!parsed.success)
      throw new GatewayError('request_param_err', 'The decision must be force or return.');
    const review = parsed.data.decision === 'force' ? 'forced' : 'returned';
    await ignoreClosedOrder(reviewPayment(gateway, context.req.param('paymentNo'), review));
    return context.redirect(path, 303);
  });
}
