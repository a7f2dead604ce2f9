import type { Hono } from 'hono';
import {
  addBankCard,
  bankCards,
  cancelDeposit as cancelDepositCall,
  cancelWithdrawal as cancelWithdrawalCall,
  depositByLaunchUrl,
  depositByQRImageUrl,
  depositOrderDetail,
  depositOrders,
  depositPaymentChannels,
  depositSettings,
  lockWithdrawal as lockWithdrawalCall,
  manualTransferByAccountName,
  removeBankCard,
  setPaymentPassword,
  setWithdrawalLocking,
  withdraw,
  withdrawOrders,
  withdrawSettings,
} from '../../contract/cashier.ts';
import {
  paymentConfirmationList,
  processC2CTransaction,
} from '../../contract/payment-confirmation.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { requireIdempotencyKey } from '../../core/idempotency.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { identityMissing } from '../protection/identity.ts';
import { amountConversion } from '../wallet/amount-conversion.ts';
import { accountBalance } from '../wallet/balance.ts';
import { currencyView, merchantToMajor } from '../wallet/money.ts';
import { autoConfirmPayouts } from './auto-confirm-payouts.ts';
import { addCard, listCards, removeCard } from './bank-cards.ts';
import { confirmPayment } from './confirm-payment.ts';
import { cancelDeposit } from './decide-deposit.ts';
import { findDeposit, listDeposits, placeDeposit } from './deposits.ts';
import { changePaymentPassword } from './payment-password.ts';
import { openPayments } from './payments.ts';
import { readCashier } from './settings.ts';
import { cancelWithdrawal, chooseLocking, lockWithdrawal } from './withdrawal-locking.ts';
import {
  listWithdrawals,
  placeWithdrawal,
  withdrawSettingsOf,
  withdrawView,
} from './withdrawals.ts';

/**
 * Returns the account id of a member. @throws {GatewayError} in_need_true_account for trials, which
 * have no cashier
 */
function member(session: Session): number {
  refuseTrial(session);
  return session.accountId;
}

function registerDeposits(app: Hono, gateway: Gateway): void {
  route(app, gateway, depositSettings, async (_request, session) => {
    const { presets, turnoverTimes, pendingLimit } = await readCashier(gateway.db);
    const { currency } = await accountBalance(gateway.db, member(session));
    const identity = await identityMissing(gateway.db, session.accountId, 'deposit');
    const amounts = await amountConversion(gateway.db, currency);
    const exact = (amount: number) =>
      merchantToMajor(amount, amounts, 'down') === merchantToMajor(amount, amounts, 'up');
    return {
      currency,
      ...currencyView(currency),
      // Presets that the currency cannot express are dropped.
      presets: presets.filter(exact).map((amount) => merchantToMajor(amount, amounts, 'down')),
      turnoverTimes,
      pendingLimit,
      ...(identity && { identity }),
      isDemonstration: gateway.ports.payments?.isDemonstration ?? false,
    };
  });
  route(app, gateway, depositPaymentChannels, async (_request, session) => {
    const { currency } = await accountBalance(gateway.db, member(session));
    const { channels } = await readCashier(gateway.db);
    if (!gateway.ports.payments) return { channels: [] };
    const amounts = await amountConversion(gateway.db, currency);
    return {
      channels: channels.map((channel) => ({
        ...channel,
        logo: gateway.ports.art?.paymentLogo(channel.channelId),
        minAmount: merchantToMajor(channel.minAmount, amounts, 'up'),
        maxAmount: merchantToMajor(channel.maxAmount, amounts, 'down'),
      })),
    };
  });
  const kinds = [
    { endpoint: depositByLaunchUrl, kind: 'launchUrl' },
    { endpoint: depositByQRImageUrl, kind: 'qr' },
  ] as const;
  for (const { endpoint, kind } of kinds) {
    route(app, gateway, endpoint, async (input, session, call) => {
      const who = { accountId: member(session), key: requireIdempotencyKey(call.idempotencyKey) };
      return placeDeposit(gateway, { ...input, ...who, kind });
    });
  }
  route(app, gateway, manualTransferByAccountName, async (input, session, call) => {
    const who = { accountId: member(session), key: requireIdempotencyKey(call.idempotencyKey) };
    return placeDeposit(gateway, { ...input, ...who, kind: 'manual' });
  });
  route(app, gateway, depositOrders, async (page, session) =>
    listDeposits(gateway, { ...page, accountId: member(session) }),
  );
  route(app, gateway, depositOrderDetail, async ({ orderNo }, session) =>
    findDeposit(gateway, member(session), orderNo),
  );
  route(app, gateway, cancelDepositCall, async ({ orderNo }, session) =>
    cancelDeposit(gateway, member(session), orderNo),
  );
}

/** Registers deposits, withdrawals, payout cards and the transaction password. */
export function registerCashier(app: Hono, gateway: Gateway): void {
  registerDeposits(app, gateway);
  route(app, gateway, withdrawSettings, async (_request, session) =>
    withdrawSettingsOf(gateway, member(session)),
  );
  route(app, gateway, withdraw, async (input, session, call) => {
    const { isExcluded } = session;
    const who = {
      accountId: member(session),
      isExcluded,
      key: requireIdempotencyKey(call.idempotencyKey),
    };
    return placeWithdrawal(gateway, { ...input, ...who });
  });
  route(app, gateway, withdrawOrders, async (page, session) =>
    listWithdrawals(gateway, {
      ...page,
      accountId: member(session),
      isExcluded: session.isExcluded,
    }),
  );
  route(app, gateway, cancelWithdrawalCall, async ({ orderNo }, session) =>
    withdrawView(await cancelWithdrawal(gateway, member(session), orderNo)),
  );
  route(app, gateway, lockWithdrawalCall, async ({ orderNo }, session) =>
    withdrawView(await lockWithdrawal(gateway, member(session), orderNo)),
  );
  route(app, gateway, setWithdrawalLocking, async ({ locksAll }, session) =>
    chooseLocking(gateway, member(session), locksAll),
  );
  route(app, gateway, paymentConfirmationList, async (_request, session) => {
    const accountId = member(session);
    await autoConfirmPayouts(gateway);
    return openPayments(gateway, accountId);
  });
  route(app, gateway, processC2CTransaction, async (said, session) =>
    confirmPayment(gateway, { ...said, accountId: member(session) }),
  );
  route(app, gateway, bankCards, async (_request, session) => listCards(gateway, member(session)));
  route(app, gateway, addBankCard, async (input, session) =>
    addCard(gateway, member(session), input),
  );
  route(app, gateway, removeBankCard, async ({ cardId }, session) =>
    removeCard(gateway, member(session), cardId),
  );
  route(app, gateway, setPaymentPassword, async (input, session) => {
    refuseTrial(session);
    return changePaymentPassword(gateway, session, input);
  });
}
