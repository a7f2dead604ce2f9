import { refusalReason } from '@baize/gateway/contract/cashier.ts';
import { whole } from '@baize/gateway/contract/fields.ts';
import { supportedLanguage } from '@baize/gateway/contract/languages.ts';
import { callerIp } from '@baize/gateway/core/caller-ip.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { readForm, readJson } from '@baize/gateway/core/read-fields.ts';
import { checkSystemState } from '@baize/gateway/core/system-state.ts';
import { accounts, depositOrders, withdrawOrders } from '@baize/gateway/database/schema/index.ts';
import { asc, eq } from '@baize/gateway/database/sql.ts';
import { autoConfirmPayouts } from '@baize/gateway/modules/cashier/auto-confirm-payouts.ts';
import { type Decision, decideDeposit } from '@baize/gateway/modules/cashier/decide-deposit.ts';
import { decideWithdrawal } from '@baize/gateway/modules/cashier/decide-withdrawal.ts';
import { type DepositRow, expireDeposits } from '@baize/gateway/modules/cashier/deposits.ts';
import {
  cashierSettings,
  readCashier,
  writeCashier,
} from '@baize/gateway/modules/cashier/settings.ts';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { ignoreClosedOrder } from '../ignore-closed-order.ts';
import { setPageHeaders } from '../page-headers.ts';
import { cashierPage } from './back-office-page.ts';
import { decideDueOrders } from './job.ts';
import { payPage } from './pay-page.ts';
import { openPaymentsForStaff, registerPaymentReviews } from './payment-reviews.ts';
import { PAY_PATH } from './payments.ts';

const PATH = '/sandbox/cashier';
const SHOWN = 100;

const form = z.object({
  decision: z.enum(['approve', 'refuse']),
  reason: z.optional(refusalReason),
});

/** Minor units to send now, and the amount that had been sent when the page was rendered. */
const partForm = z.object({
  part: whole(1, Number.MAX_SAFE_INTEGER),
  paid: whole(0, Number.MAX_SAFE_INTEGER),
});

function readDecision(input: unknown, without: 'payer_refused' | 'review_failed') {
  const parsed = z.safeParse(form, input);
  if (!parsed.success)
    throw new GatewayError('request_param_err', 'The decision must be approve or refuse.');
  const { decision, reason = without } = parsed.data;
  return (
    decision === 'approve' ? { outcome: 'approved' } : { outcome: 'refused', reason }
  ) satisfies Decision;
}

function registerPayment(app: Hono, gateway: Gateway): void {
  const find = async (payToken: string): Promise<DepositRow> => {
    await expireDeposits(gateway);
    const [order] = await gateway.db
      .select()
      .from(depositOrders)
      .where(eq(depositOrders.payToken, payToken));
    if (!order) throw new GatewayError('not_found', 'There is no such payment.');
    return order;
  };
  /** The refusal of a payment, if any: the payer's browser gets a page, programs an error response. */
  const refusal = async (context: Context) => {
    try {
      await checkSystemState(gateway.db, { ip: callerIp(context, gateway.config) });
      return undefined;
    } catch (error) {
      if (error instanceof GatewayError) return error;
      throw error;
    }
  };
  const show = async (context: Context, closed: GatewayError | undefined) => {
    const order = await find(context.req.param('token') ?? '');
    const { payee } = await readCashier(gateway.db);
    const language = supportedLanguage(getCookie(context, 'lang'));
    const nonce = setPageHeaders(context);
    const facts = {
      order,
      language,
      payee: payee.accountName,
      nonce,
      isClosed: closed !== undefined,
    };
    return context.html(payPage(facts), (closed?.status ?? 200) as ContentfulStatusCode);
  };
  app.get(`${PAY_PATH}/:token`, async (context) => show(context, await refusal(context)));
  app.post(`${PAY_PATH}/:token`, async (context) => {
    const input = await readForm(context);
    const closed = await refusal(context);
    const isPerson = context.req.header('accept')?.includes('text/html');
    if (closed && isPerson) return show(context, closed);
    if (closed) throw closed;
    const order = await find(context.req.param('token'));
    const decision = readDecision(input, 'payer_refused');
    await ignoreClosedOrder(decideDeposit(gateway, order.orderNo, decision));
    return context.redirect(context.req.path, 303);
  });
}

async function waiting(gateway: Gateway) {
  const deposits = await gateway.db
    .select({ order: depositOrders, username: accounts.username })
    .from(depositOrders)
    .innerJoin(accounts, eq(accounts.id, depositOrders.accountId))
    .where(eq(depositOrders.status, 'pending'))
    .orderBy(asc(depositOrders.id))
    .limit(SHOWN);
  const withdrawals = await gateway.db
    .select({ order: withdrawOrders, username: accounts.username })
    .from(withdrawOrders)
    .innerJoin(accounts, eq(accounts.id, withdrawOrders.accountId))
    .where(eq(withdrawOrders.status, 'pending'))
    .orderBy(asc(withdrawOrders.id))
    .limit(SHOWN);
  return {
    deposits: deposits.map(({ order, username }) => ({ ...order, username })),
    withdrawals: withdrawals.map(({ order, username }) => ({ ...order, username })),
    payments: await openPaymentsForStaff(gateway),
  };
}

/**
 * The sandbox's payment provider, bank and cashier staff; every page says that it is a sandbox. Registered in
 * the demo only, because anybody who opens these pages can approve payments.
 */
export function registerSandboxCashier(app: Hono, gateway: Gateway): void {
  registerPayment(app, gateway);
  registerPaymentReviews(app, gateway, PATH);
  app.get(PATH, async (context) => {
    await expireDeposits(gateway);
    await autoConfirmPayouts(gateway);
    const facts = await waiting(gateway);
    const nonce = setPageHeaders(context);
    return context.html(cashierPage({ ...facts, now: gateway.clock.now(), nonce }));
  });
  app.post(`${PATH}/deposits/:orderNo`, async (context) => {
    const decision = readDecision(await readForm(context), 'payer_refused');
    await ignoreClosedOrder(decideDeposit(gateway, context.req.param('orderNo'), decision));
    return context.redirect(PATH, 303);
  });
  app.post(`${PATH}/withdrawals/:orderNo`, async (context) => {
    const input = await readForm(context);
    const part = z.safeParse(partForm, input);
    const decision = part.success
      ? ({ outcome: 'approved', part: part.data.part } as const)
      : readDecision(input, 'review_failed');
    const orderNo = context.req.param('orderNo');
    await ignoreClosedOrder(decideWithdrawal(gateway, orderNo, decision, part.data?.paid));
    return context.redirect(PATH, 303);
  });
  app.post(`${PATH}/work`, async (context) =>
    context.json({ success: true, value: { decided: await decideDueOrders(gateway) } }),
  );
  app.post(`${PATH}/settings`, async (context) => {
    const parsed = z.safeParse(z.partial(cashierSettings), await readJson(context));
    if (!parsed.success) throw new GatewayError('request_param_err', String(parsed.error));
    return context.json({ success: true, value: await writeCashier(gateway.db, parsed.data) });
  });
}
