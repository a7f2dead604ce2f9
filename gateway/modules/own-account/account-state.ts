import type { OwnAccountState } from '../../contract/own-account.ts';
import type { Gateway } from '../../core/gateway.ts';
import { hasPaymentPassword } from '../cashier/payment-password.ts';
import { activeGrants, openBetsOf } from '../promotions/bonuses.ts';
import { forfeitOf } from '../promotions/forfeit.ts';
import { identityMissing } from '../protection/identity.ts';
import { accountBalance } from '../wallet/balance.ts';
import { currencyView, toMajor } from '../wallet/money.ts';
import { closingOf, obstaclesOf, pendingOf, waitsOf } from './closing-waits.ts';
import { hasLoginPassword } from './owner.ts';

/** What stands between an account and its end, told before anybody asks for it. */
export async function ownAccountOf(gateway: Gateway, accountId: number): Promise<OwnAccountState> {
  const { db } = gateway;
  const { minor, currency } = await accountBalance(db, accountId);
  const grants = await activeGrants(db, accountId);
  let forfeit = 0;
  for (const { grantNo, amount } of grants) {
    forfeit += await forfeitOf(db, { accountId, grantNo, amount, balance: minor });
  }
  const identity = await identityMissing(db, accountId, 'withdrawal');
  const closing = await closingOf(db, accountId);
  return {
    currency,
    ...currencyView(currency),
    hasLoginPassword: await hasLoginPassword(db, accountId),
    hasPaymentPassword: await hasPaymentPassword(gateway, accountId),
    balance: toMajor(minor, currency),
    bonuses: { count: grants.length, forfeit: toMajor(Math.min(forfeit, minor), currency) },
    openBets: await openBetsOf(db, accountId, 0),
    pendingAmount: toMajor(await pendingOf(db, accountId), currency),
    obstacles: await obstaclesOf(db, accountId),
    ...(identity && { identity }),
    ...(closing && {
      closing: { askedAt: closing.askedAt, waits: await waitsOf(db, closing) },
    }),
  };
}
