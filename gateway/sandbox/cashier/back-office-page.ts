import type { DepositRow } from '@baize/gateway/modules/cashier/deposits.ts';
import type { WithdrawRow } from '@baize/gateway/modules/cashier/orders.ts';
import { html } from 'hono/html';
import { backOfficePage, staffTable } from '../back-office.ts';
import { moneyWithCurrency, utc } from './formats.ts';
import { paymentsTable, type StaffPayment } from './payment-reviews.ts';

type Waiting<Row> = Row & { readonly username: string };

export interface CashierPageFacts {
  readonly deposits: readonly Waiting<DepositRow>[];
  readonly withdrawals: readonly Waiting<WithdrawRow>[];
  readonly payments: readonly StaffPayment[];
  readonly now: number;
  readonly nonce: string;
}

const REASONS = {
  deposits: ['payment_not_found', 'amount_differs', 'payer_refused'],
  withdrawals: ['account_rejected', 'name_differs', 'review_failed'],
} as const;

/** Pays half of the remaining amount; only withdrawals can be paid in parts. */
const halve = ({ amount, paid }: { amount: number; paid: number }) =>
  html`<input type="hidden" name="paid" value="${paid}"><button name="part" value="${Math.ceil((amount - paid) / 2)}">Send half</button>`;

const decide = (
  kind: keyof typeof REASONS,
  row: { orderNo: string; amount: number; paid?: number },
) =>
  html`<form method="post" action="/sandbox/cashier/${kind}/${row.orderNo}">
<button name="decision" value="approve">Approve</button>
${row.paid !== undefined && halve({ ...row, paid: row.paid })}
<select name="reason" aria-label="Reason for refusing ${row.orderNo}">${REASONS[kind].map((reason) => html`<option>${reason}</option>`)}</select>
<button name="decision" value="refuse">Refuse</button></form>`;

function table<
  Row extends {
    orderNo: string;
    username: string;
    amount: number;
    paid?: number;
    currency: string;
  },
>(rows: readonly Row[], kind: keyof typeof REASONS, describe: (row: Row) => string) {
  const lines = rows.map(
    (row) =>
      html`<tr><td>${row.orderNo}</td><td>${row.username}</td><td class="number">${moneyWithCurrency(row)}</td><td>${describe(row)}</td><td>${decide(kind, row)}</td></tr>`,
  );
  return staffTable(['Order', 'Member', { number: 'Amount' }, 'How', 'Decision'], lines);
}

/** The cashier's page of the demo's back office: waiting orders and the decisions that staff would make. */
export function cashierPage({ deposits, withdrawals, payments, now, nonce }: CashierPageFacts) {
  const deposit = (row: Waiting<DepositRow>) =>
    `${row.channelName}${row.accountName ? `, from ${row.accountName}` : ''}, until ${utc(row.expiresAt)}`;
  const withdrawal = (row: Waiting<WithdrawRow>) =>
    `${row.bankName}, ${row.holder}, ${row.paid > 0 ? `${moneyWithCurrency({ ...row, amount: row.paid })} sent, ` : ''}by itself at ${utc(row.dueAt)}`;
  const intro = `No real money moves here. This page stands in for banks and for the merchant's staff. The gateway's clock says ${utc(now)}.`;
  return backOfficePage(
    { page: 'cashier', intro, nonce },
    html`<p>Withdrawals are decided by themselves after a while: they are approved, except amounts that end in .13, which the sandbox's bank refuses. One that ends in .22 is sent in two parts.</p>
<h2>Deposits that wait</h2>
${table(deposits, 'deposits', deposit)}
<h2>Withdrawals that wait</h2>
${table(withdrawals, 'withdrawals', withdrawal)}
<h2>Payments whose receipt is open</h2>
${paymentsTable(payments)}`,
  );
}
