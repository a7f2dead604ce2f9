import type { OwnAccountState } from '../../contract/own-account.ts';
import type { Gateway } from '../../core/gateway.ts';
import { hasPaymentPassword } from '../cashier/payment-password.ts';
import { forfeitOfAll, openBetsOf } from '../promotions/bonuses.ts';
import { identityMissing } from '../protection/identity.ts';
import { hasLoginPassword } from '../session/verify-owner.ts';
import { realMoneyOf } from '../wallet/balance.ts';
import { currencyView, toMajor } from '../wallet/money.ts';
import { closingOf, obstaclesOf, pendingWithdrawalsOf, waitsOf } from './closing-waits.ts';

/**
 * Returns the obstacles to closing an account, so that they are displayed before it is requested.
 */
export async function ownAccountOf(gateway: Gateway, accountId: number): Promise<OwnAccountState> {
  const { db } = gateway;
  const { total, currency } = await realMoneyOf(db, accountId);
  const { count, forfeit } = await forfeitOfAll(gateway, accountId, total);
  const identity = await identityMissing(db, accountId, 'withdrawal');
  const closing = await closingOf(db, accountId);
  const obstacles = await obstaclesOf(db, accountId);
  return {
    currency,
    ...currencyView(currency),
    hasLoginPassword: await hasLoginPassword(db, accountId),
    hasPaymentPassword: await hasPaymentPassword(gateway, accountId),
    balance: toMajor(total, currency),
    bonuses: { count, forfeit: toMajor(forfeit, currency) },
    openBets: await openBetsOf(db, accountId, 0),
    pendingAmount: toMajor(await pendingWithdrawalsOf(db, accountId), currency),
    obstacles,
    ...(identity && { identity }),
    ...(closing && {
      closing: { askedAt: closing.askedAt, waits: await waitsOf(db, closing, obstacles) },
    }),
  };
}
