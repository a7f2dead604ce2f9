import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type {
  ClosingObstacle,
  ClosingWait,
  closeAccount as closeCall,
} from '../../contract/own-account.ts';
import type { Session } from '../../core/call.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { bodyHash } from '../../core/idempotency.ts';
import { lockAccount } from '../../core/lock-account.ts';
import { logError } from '../../core/log-error.ts';
import { startPeriodicJob } from '../../core/periodic-job.ts';
import { requirePort } from '../../core/ports.ts';
import { accountClosings, accounts, playExclusions, wallets } from '../../database/schema/index.ts';
import { and, asc, desc, eq, exists, gt, isNotNull, isNull, or } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { ownCard } from '../cashier/bank-cards.ts';
import { checkPaymentPassword, hasPaymentPassword } from '../cashier/payment-password.ts';
import { type CashierSettings, readCashier } from '../cashier/settings.ts';
import { insertOrder } from '../cashier/withdrawals.ts';
import { payOwed } from '../contracts/pay-owed.ts';
import { activeGrants, openBetsOf } from '../promotions/bonuses.ts';
import { endBonuses } from '../promotions/give-up.ts';
import { requireIdentityProof } from '../protection/identity.ts';
import { lockPlayer } from '../protection/lock-player.ts';
import { logProtection } from '../protection/log.ts';
import { endSessions } from '../session/sessions.ts';
import { verifyOwner } from '../session/verify-owner.ts';
import { amountConversion } from '../wallet/amount-conversion.ts';
import { mainBalance, realMoneyOf } from '../wallet/balance.ts';
import { merchantToMinor } from '../wallet/money.ts';
import type { PostedEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { ofRealMoney } from '../wallet/wallets.ts';
import { returnVendorMoney } from '../wallet-transfers/transfer.ts';
import {
  type ClosingRow,
  closingOf,
  obstaclesOf,
  payoutCardOf,
  waitsOf,
  wasPayoutReturned,
} from './closing-waits.ts';
import { requireRealAccount } from './require-real-account.ts';

/** Maximum delay until a closing continues after an obstacle is gone; an idle run costs one query. */
const INTERVAL_MS = 5_000;
const BATCH_SIZE = 100;
/** Maximum number of orders per run; the rest of a very large balance follows in the next one. */
const MAX_ORDERS = 20;

interface Step {
  readonly posted: readonly PostedEntry[];
  /** Whether this step has completed the closing. */
  readonly isClosed: boolean;
}

interface Settling {
  readonly tx: Transaction;
  readonly gateway: Gateway;
  readonly closing: ClosingRow;
  readonly currency: string;
  readonly withdraw: CashierSettings['withdraw'];
  readonly at: number;
  /** The account's obstacles, if they are already known. */
  readonly obstacles?: readonly ClosingObstacle[];
}

/**
 * Pays the whole balance out to the chosen account, in orders of up to the merchant's maximum amount.
 * The minimum amount and the daily number of withdrawals do not apply.
 * @throws {GatewayError} identity_required; function.not.available without a payout provider
 */
async function payOut(settling: Settling): Promise<PostedEntry[]> {
  const { tx, gateway, closing, currency, withdraw, at } = settling;
  const { accountId } = closing;
  const posted: PostedEntry[] = [];
  if ((await mainBalance(tx, accountId)) === 0) return posted;
  const cardId = await payoutCardOf(tx, closing);
  if (cardId === undefined || (await wasPayoutReturned(tx, closing))) return posted;
  requirePort(gateway.ports, 'payouts');
  await requireIdentityProof(tx, accountId, 'withdrawal');
  const card = await ownCard(tx, accountId, cardId);
  const most = merchantToMinor(
    withdraw.maximumAmount,
    await amountConversion(tx, currency),
    'down',
  );
  for (let count = 0; count < MAX_ORDERS; count += 1) {
    const minor = Math.min(await mainBalance(tx, accountId), most);
    if (minor <= 0) break;
    // The key is unique: with the account locked, the balance is what the previous order has left.
    const key = `closing:${closing.id}:${at}:${count}`;
    const hash = bodyHash([cardId, minor]);
    const order = { accountId, key, hash, currency, minor, card, isLocked: true };
    const { decideAfterMs } = withdraw;
    posted.push((await insertOrder(tx, order, { at, decideAfterMs })).posted);
  }
  return posted;
}

/**
 * Continues a closing as far as possible: ends bonuses, pays out, and completes it if nothing is open.
 * The caller holds the locks of the account and its wallets.
 */
async function continueClosing(
  settling: Settling,
): Promise<Step & { readonly waits: ClosingWait[] }> {
  const { tx, gateway, closing, currency, at } = settling;
  const { accountId } = closing;
  const posted: PostedEntry[] = [];
  const mayBeBonus =
    (await openBetsOf(tx, accountId, 0)) > 0 && (await activeGrants(tx, accountId)).length > 0;
  // While a bet is open, its stake may be bonus money, so the bonus can be computed only after
  // settlement. Money at vendors is transferred back first for the same reason.
  const { main, total } = await realMoneyOf(tx, accountId);
  if (!mayBeBonus && main === total) {
    const intent = `closing:${closing.id}`;
    posted.push(...(await endBonuses(tx, { accountId, currency, intent, at })));
    // While turnover was required, nothing that is owed to the downline could be paid.
    posted.push(...(await payOwed(tx, accountId, at)));
    posted.push(...(await payOut(settling)));
  }
  const waits = await waitsOf(tx, closing, settling.obstacles);
  if (waits.length > 0 || closing.closedAt !== null) return { posted, waits, isClosed: false };
  await tx.update(accountClosings).set({ closedAt: at }).where(eq(accountClosings.id, closing.id));
  await endSessions(tx, gateway.clock, { accountId, reason: 'closed' });
  await logProtection(tx, [{ accountId, actor: 'system', action: 'accountClosed', at }]);
  return { posted, waits, isClosed: true };
}

async function announce(gateway: Gateway, accountId: number, step: Step): Promise<void> {
  for (const entry of step.posted) await publishBalances(gateway, entry);
  if (step.isClosed) {
    await gateway.events.publish(accountId, { type: 'sessionEnded', reason: 'closed' });
  }
}

type ClosingRequest = ParsedRequestOf<typeof closeCall>;

/** Begins a closing, or changes the payout account of the current one. */
async function beginClosing(
  tx: Transaction,
  accountId: number,
  { cardId }: Pick<ClosingRequest, 'cardId'>,
  at: number,
): Promise<ClosingRow> {
  const chosen = cardId === undefined ? null : (await ownCard(tx, accountId, cardId)).id;
  const known = await closingOf(tx, accountId);
  if (known) {
    if (chosen === null) return known;
    const change = { cardId: chosen, cardChosenAt: at };
    await tx.update(accountClosings).set(change).where(eq(accountClosings.id, known.id));
    return { ...known, ...change };
  }
  const [made] = await tx
    .insert(accountClosings)
    .values({ accountId, askedAt: at, cardId: chosen, cardChosenAt: at })
    .returning();
  if (!made) throw new Error('A closing was not stored.');
  await tx.insert(playExclusions).values({ accountId, kind: 'closing', startsAt: at });
  await logProtection(tx, [{ accountId, actor: 'player', action: 'closingAsked', at }]);
  return made;
}

/**
 * Closes an account: its money is paid out, bonuses with open turnover are given up, open bets stay
 * valid, and play is blocked from now on. Completed at once if nothing is open, otherwise by the job
 * (R10.11).
 * @throws {GatewayError} in_need_true_account, password_incorrect, invalid.payment.pw,
 * payment_password_locked, TOO_MANY_REQUEST, account_not_closable, identity_required, not_found (the
 * payout account); request_param_err with `required` beside `cardId` or `givesUpBonuses`;
 * function.not.available without a payout provider
 */
export async function closeAccount(
  gateway: Gateway,
  session: Session,
  request: ClosingRequest,
): Promise<{ state: 'closing' | 'closed' }> {
  const accountId = requireRealAccount(session);
  await verifyOwner(gateway, session, request.password);
  if (await hasPaymentPassword(gateway, accountId)) {
    await checkPaymentPassword(gateway, accountId, request.paymentPassword ?? '');
  }
  const { withdraw } = await readCashier(gateway.db);
  const step = await gateway.db.transaction(async (tx) => {
    const currency = await lockPlayer(tx, accountId);
    const at = gateway.clock.now();
    const obstacles = await obstaclesOf(tx, accountId);
    if (obstacles.length > 0) {
      throw new GatewayError('account_not_closable', 'Other accounts depend on this account.');
    }
    if (!request.givesUpBonuses && (await activeGrants(tx, accountId)).length > 0) {
      throw fieldError('givesUpBonuses', 'required');
    }
    const closing = await beginClosing(tx, accountId, request, at);
    const done = await continueClosing({ tx, gateway, closing, currency, withdraw, at, obstacles });
    if (closing.cardId === null && done.waits.includes('payoutAccount')) {
      throw fieldError('cardId', 'required');
    }
    return done;
  });
  await announce(gateway, accountId, step);
  return { state: step.isClosed ? 'closed' : 'closing' };
}

/** Continues the closing of an account, if it is still in force. */
async function advance(gateway: Gateway, accountId: number): Promise<void> {
  const { withdraw } = await readCashier(gateway.db);
  const step = await gateway.db.transaction(async (tx): Promise<Step | undefined> => {
    await lockAccount(tx, accountId);
    const closing = await closingOf(tx, accountId);
    if (!closing) return undefined;
    const at = gateway.clock.now();
    // Contract payments to the downline take precedence over payouts (R11.10). Lock order: their rows
    // before the wallets.
    const owed = await payOwed(tx, accountId, at);
    const currency = await lockPlayer(tx, accountId);
    const step = await continueClosing({ tx, gateway, closing, currency, withdraw, at });
    return { ...step, posted: [...owed, ...step.posted] };
  });
  if (step) await announce(gateway, accountId, step);
}

/**
 * Continues every closing. Money that a closed account receives later, such as a rebate, is paid out as
 * well. It may run repeatedly and in several processes at once.
 */
export async function advanceClosings(gateway: Gateway): Promise<void> {
  const hasMoney = exists(
    gateway.db
      .select({ id: wallets.id })
      .from(wallets)
      .where(
        and(eq(wallets.accountId, accountClosings.accountId), ofRealMoney, gt(wallets.balance, 0)),
      ),
  );
  for (let last = 0; ; ) {
    const rows = await gateway.db
      .select({ id: accountClosings.id, accountId: accountClosings.accountId })
      .from(accountClosings)
      .where(
        and(
          gt(accountClosings.id, last),
          isNull(accountClosings.reopenedAt),
          or(isNull(accountClosings.closedAt), and(isNotNull(accountClosings.cardId), hasMoney)),
        ),
      )
      .orderBy(asc(accountClosings.id))
      .limit(BATCH_SIZE);
    for (const { accountId } of rows) {
      try {
        await returnVendorMoney(gateway, accountId);
        await advance(gateway, accountId);
      } catch (error) {
        // Waiting, for example for proof of identity, is not a failure. An error in one row does not
        // stop the others.
        if (!(error instanceof GatewayError)) logError('An account could not be closed', error);
      }
    }
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/**
 * Starts the job that continues closings. Returns a function that stops it and resolves when it has
 * ended.
 */
export const startClosingAccounts = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Closing accounts',
    intervalMs: INTERVAL_MS,
    run: () => advanceClosings(gateway),
  });

/** Returns closings for staff: those in progress first, then the latest first. */
export async function closingsForStaff(db: Database, limit: number) {
  const rows = await db
    .select({ closing: accountClosings, username: accounts.username })
    .from(accountClosings)
    .innerJoin(accounts, eq(accounts.id, accountClosings.accountId))
    .orderBy(desc(isNull(accountClosings.reopenedAt)), desc(accountClosings.id))
    .limit(limit);
  const list: (ClosingRow & { readonly username: string; readonly waits: ClosingWait[] })[] = [];
  for (const { closing, username } of rows) {
    const isOpen = closing.closedAt === null && closing.reopenedAt === null;
    list.push({ ...closing, username, waits: isOpen ? await waitsOf(db, closing) : [] });
  }
  return list;
}
export type StaffClosing = Awaited<ReturnType<typeof closingsForStaff>>[number];

/**
 * Reopens an account on behalf of staff, whether its closing is completed or not; payouts are not
 * reversed.
 * @throws {GatewayError} not_found; order_closed if it was already reopened
 */
export async function reopenAccount(
  gateway: Gateway,
  closingId: number,
  staffName: string,
): Promise<void> {
  await gateway.db.transaction(async (tx) => {
    const [row] = await tx.select().from(accountClosings).where(eq(accountClosings.id, closingId));
    if (!row) throw new GatewayError('not_found', 'There is no such closing.');
    const { accountId } = row;
    await lockAccount(tx, accountId);
    const holding = await closingOf(tx, accountId);
    if (holding?.id !== closingId) throw new GatewayError('order_closed');
    const at = gateway.clock.now();
    await tx
      .update(accountClosings)
      .set({ reopenedAt: at })
      .where(eq(accountClosings.id, closingId));
    await tx
      .update(playExclusions)
      .set({ returnAskedAt: at, returnsAt: at })
      .where(
        and(
          eq(playExclusions.accountId, accountId),
          eq(playExclusions.kind, 'closing'),
          isNull(playExclusions.returnsAt),
        ),
      );
    await logProtection(tx, [
      { accountId, actor: 'staff', staffName, action: 'accountReopened', at },
    ]);
  });
}
