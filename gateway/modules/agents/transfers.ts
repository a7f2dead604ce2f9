import { AGENT_TYPES } from '../../contract/account-types.ts';
import type { LineTransfer, TransferSettings } from '../../contract/agent-transfers.ts';
import { MINUTE } from '../../contract/durations.ts';
import { merchantDay } from '../../core/calendar.ts';
import type { Session } from '../../core/call.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { bodyHash, requireSameRequest } from '../../core/idempotency.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { orderNumber } from '../../core/order-number.ts';
import { runIdempotent } from '../../core/run-idempotent.ts';
import { accounts, lineTransfers } from '../../database/schema/index.ts';
import { and, eq, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { parseAmount } from '../cashier/orders.ts';
import { checkPaymentPassword, hasPaymentPassword } from '../cashier/payment-password.ts';
import { turnoverOf } from '../cashier/turnover.ts';
import { payOwed } from '../contracts/pay-owed.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { closingOf } from '../own-account/closing-waits.ts';
import { requireIdentityProof } from '../protection/identity.ts';
import { amountConversion } from '../wallet/amount-conversion.ts';
import { accountBalance } from '../wallet/balance.ts';
import {
  currencyView,
  merchantToMajor,
  merchantToMinor,
  moneyText,
  toMajor,
} from '../wallet/money.ts';
import { type PostedEntry, postEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { accountWallet, lockWallets } from '../wallet/wallets.ts';
import { type LineAccount, lineAccount, requireAgent, uplineOf } from './line-account.ts';
import { recordAction } from './line-actions.ts';
import { accountSeenBy, lineNames } from './line-names.ts';
import { receivedMessage, sentMessage } from './transfer-templates.ts';

const TRANSFERS = { name: 'line-transfers', limit: 30, windowMs: 10 * MINUTE };

/** An account that can receive a transfer. */
type Receiver = Omit<LineAccount, 'depth' | 'fromDay'>;

/**
 * Returns the upline if it can receive transfers: undefined if the merchant has disabled them, or if it is
 * closing its account.
 */
async function receivingUpline(
  db: Database | Transaction,
  upline: Receiver | undefined,
): Promise<Receiver | undefined> {
  const { flags } = await readSettings(db);
  if (!upline || !flags.AGETRANSFERUP3) return undefined;
  return (await closingOf(db, upline.id)) ? undefined : upline;
}

/**
 * Returns the receiver of a transfer: the upline if no account is named, else an account below the caller.
 * When called again with the wallets locked, the result holds until the transaction ends, because closing an
 * account takes these locks, too.
 * @throws {GatewayError} function.not.available without an upline, if the merchant has disabled transfers to
 * it, or if it is closing its account; non_agent_login; not_found outside the line; request_param_err
 * `transfer_self`; account_closed for an account below that is closed or closing
 */
async function receiverOf(
  db: Database | Transaction,
  session: Session,
  account: string | undefined,
): Promise<Receiver> {
  if (account === undefined) {
    const upline = await receivingUpline(db, await uplineOf(db, session.accountId));
    if (!upline) throw new GatewayError('function.not.available', 'There is no such transfer.');
    return upline;
  }
  requireAgent(session);
  const below = await lineAccount(db, session, account);
  if (below.depth === 0) throw fieldError('account', 'transfer_self');
  if (await closingOf(db, below.id)) {
    const fields = { account: 'account_closed' };
    throw new GatewayError('account_closed', 'The account can no longer receive money.', {
      fields,
    });
  }
  return below;
}

/** Returns how much an account has sent on a day of the merchant's calendar, in minor units. */
async function sentOn(
  db: Database | Transaction,
  of: { readonly senderId: number; readonly currency: string; readonly day: number },
): Promise<number> {
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${lineTransfers.amount}), 0)`.mapWith(Number) })
    .from(lineTransfers)
    .where(
      and(
        eq(lineTransfers.senderId, of.senderId),
        eq(lineTransfers.day, of.day),
        eq(lineTransfers.currency, of.currency),
      ),
    );
  return row?.sum ?? 0;
}

/** Returns the conditions of a transfer for the sender (R11.12). */
export async function transferSettingsOf(
  gateway: Gateway,
  session: Session,
): Promise<TransferSettings> {
  const { db } = gateway;
  const { accountId } = session;
  const { agents } = await readSettings(db);
  const { minor, currency } = await accountBalance(db, accountId);
  const day = await merchantDay(db, gateway.clock.now());
  const sent = await sentOn(db, { senderId: accountId, currency, day });
  const { outstanding } = await turnoverOf(db, { accountId, currency });
  const upline = await uplineOf(db, accountId);
  const receiver = await receivingUpline(db, upline);
  const amounts = await amountConversion(db, currency);
  const daily = merchantToMinor(agents.transfer.dailyAmount, amounts, 'down');
  return {
    currency,
    ...currencyView(currency),
    minimumAmount: merchantToMajor(agents.transfer.minimumAmount, amounts, 'up'),
    maximumAmount: merchantToMajor(agents.transfer.maximumAmount, amounts, 'down'),
    dailyAmount: toMajor(daily, currency),
    dailyAmountLeft: toMajor(Math.max(0, daily - sent), currency),
    freeAmount: toMajor(outstanding > 0 ? 0 : minor, currency),
    outstandingTurnover: toMajor(outstanding, currency),
    hasPaymentPassword: await hasPaymentPassword(gateway, accountId),
    ...(receiver && {
      upline: {
        account: receiver.account,
        nickname: receiver.nickname,
        currency: receiver.currency,
      },
    }),
    hasUpline: upline !== undefined,
    downline: AGENT_TYPES.includes(session.accountType),
  };
}

/** A transfer that has passed its checks; minor units. */
interface CheckedTransfer {
  readonly sender: Session;
  readonly receiver: Receiver;
  readonly currency: string;
  readonly minor: number;
  readonly day: number;
  readonly at: number;
}

/**
 * Locks both wallets and applies the checks of a withdrawal, so that a transfer cannot bypass them.
 * @throws {GatewayError} identity_required, transfer_limit_reached, turnover_outstanding, insufficient_balance
 */
async function lockAndCheck(
  tx: Transaction,
  { agents }: Pick<MerchantSettings, 'agents'>,
  { sender, receiver, currency, minor, day, at }: CheckedTransfer,
): Promise<{ from: number; to: number; paid: readonly PostedEntry[] }> {
  const { accountId } = sender;
  await requireIdentityProof(tx, accountId, 'withdrawal');
  const amounts = await amountConversion(tx, currency);
  const daily = merchantToMinor(agents.transfer.dailyAmount, amounts, 'down');
  const left = daily - (await sentOn(tx, { senderId: accountId, currency, day }));
  if (minor > left) {
    const remaining = toMajor(Math.max(0, left), currency);
    throw new GatewayError(
      'transfer_limit_reached',
      "The amount exceeds what remains of today's limit.",
      { remaining },
    );
  }
  // Contract payments that the sender owes take precedence (R11.10).
  const paid = await payOwed(tx, accountId, at);
  const from = await accountWallet(tx, { accountId, kind: 'main', currency, at });
  const to = await accountWallet(tx, { accountId: receiver.id, kind: 'main', currency, at });
  await lockWallets(tx, [from, to]);
  const { outstanding } = await turnoverOf(tx, { accountId, currency });
  if (outstanding > 0) {
    throw new GatewayError(
      'turnover_outstanding',
      'The turnover of the deposits is not fulfilled yet.',
      {
        remaining: toMajor(outstanding, currency),
        free: 0,
      },
    );
  }
  const balance = await accountBalance(tx, accountId);
  if (balance.minor < minor) {
    throw new GatewayError('insufficient_balance', 'The balance is too low.', {
      free: toMajor(balance.minor, currency),
    });
  }
  return { from, to, paid };
}

async function post(
  tx: Transaction,
  { sender, receiver, minor, day, at, currency }: CheckedTransfer,
  { from, to }: { from: number; to: number },
  orderNo: string,
): Promise<PostedEntry> {
  const posted = await postEntry(tx, {
    kind: 'transfer',
    scope: `transfer:${orderNo}`,
    idempotencyKey: 'send',
    body: { orderNo, minor },
    reference: orderNo,
    remark: `${sender.username} → ${receiver.account}`,
    lines: [
      { walletId: from, amount: -minor, kind: 'transfer' },
      { walletId: to, amount: minor, kind: 'transfer' },
    ],
    at,
  });
  const amount = moneyText(minor, currency);
  const other = await accountSeenBy(tx, receiver.id, sender.accountId);
  await storeMessage(tx, {
    accountId: sender.accountId,
    texts: sentMessage({ amount, orderNo, other: receiver.account }),
    at,
  });
  await storeMessage(tx, {
    accountId: receiver.id,
    texts: receivedMessage({ amount, orderNo, other }),
    at,
  });
  await recordAction(tx, {
    actorId: sender.accountId,
    action: 'transfer',
    subjectId: receiver.id,
    detail: { orderNo, amount: minor, currency, day },
    at,
  });
  return posted;
}

interface TransferRequest {
  readonly session: Session;
  readonly key: string;
  /** Receiver in the line; undefined for the upline. */
  readonly account?: string | undefined;
  /** Major units. */
  readonly amount: number;
  readonly paymentPassword: string;
}

interface CreatedTransfer {
  readonly view: LineTransfer;
  readonly posted?: readonly PostedEntry[];
  readonly receiverId?: number;
}

async function knownTransfer(db: Database | Transaction, senderId: number, key: string) {
  const names = await lineNames(db, senderId);
  const [known] = await db
    .select({
      bodyHash: lineTransfers.bodyHash,
      orderNo: lineTransfers.orderNo,
      amount: lineTransfers.amount,
      currency: lineTransfers.currency,
      at: lineTransfers.at,
      account: names.of(accounts).account,
    })
    .from(lineTransfers)
    .innerJoin(accounts, eq(accounts.id, lineTransfers.receiverId))
    .where(and(eq(lineTransfers.senderId, senderId), eq(lineTransfers.idempotencyKey, key)));
  return known;
}

/**
 * Transfers money to the upline or to an account below: one journal entry that appears in the records of both,
 * an inbox message to both, and an audit row (R2.65, R6.04, R11.12). Requests with the same key transfer once.
 * @throws {GatewayError} function.not.available, non_agent_login, not_found, request_param_err
 * (`transfer_self`, `currency_differs`, `amount_invalid`, `amount_low`, `amount_high`), account_closed,
 * not.exists.payment.password, invalid.payment.pw, payment_password_locked, identity_required,
 * transfer_limit_reached with `remaining`, turnover_outstanding and insufficient_balance with `free`,
 * idempotency_conflict, TOO_MANY_REQUEST
 */
export async function sendTransfer(
  gateway: Gateway,
  { session, key, account, amount, paymentPassword }: TransferRequest,
): Promise<LineTransfer> {
  const { accountId } = session;
  const hash = bodyHash([account?.trim().toLowerCase() ?? null, amount]);
  const { made } = await runIdempotent<CreatedTransfer>(
    gateway,
    { accountId, key, rule: TRANSFERS },
    {
      find: async (db) => {
        const known = await knownTransfer(db, accountId, key);
        if (!known) return undefined;
        const { bodyHash: _, currency, amount: minor, ...row } = requireSameRequest(known, hash);
        return { view: { ...row, amount: toMajor(minor, currency) } };
      },
      prove: async () => {
        await receiverOf(gateway.db, session, account);
        await checkPaymentPassword(gateway, accountId, paymentPassword);
      },
      make: async (tx, currency) => {
        const settings = await readSettings(tx);
        const { minimumAmount: min, maximumAmount: max } = settings.agents.transfer;
        const receiver = await receiverOf(tx, session, account);
        if (receiver.currency !== currency) throw fieldError('account', 'currency_differs');
        const minor = parseAmount(amount, await amountConversion(tx, currency), { min, max });
        const at = gateway.clock.now();
        const day = await merchantDay(tx, at);
        const checked = { sender: session, receiver, currency, minor, day, at };
        const wallets = await lockAndCheck(tx, settings, checked);
        await receiverOf(tx, session, account);
        const orderNo = orderNumber('T', at);
        const posted = await post(tx, checked, wallets, orderNo);
        const own = { senderId: accountId, idempotencyKey: key, bodyHash: hash, orderNo, day, at };
        await tx.insert(lineTransfers).values({
          ...own,
          receiverId: receiver.id,
          currency,
          amount: minor,
          entryId: posted.entryId,
        });
        const view = { orderNo, amount: toMajor(minor, currency), account: receiver.account, at };
        return { view, posted: [...wallets.paid, posted], receiverId: receiver.id };
      },
    },
  );
  if (made.posted && made.receiverId !== undefined) {
    for (const entry of made.posted) await publishBalances(gateway, entry);
    await publishUnread(gateway, accountId);
    await publishUnread(gateway, made.receiverId);
  }
  return made.view;
}
