import { PAYMENT_PASSWORD } from '../../contract/cashier.ts';
import { MINUTE } from '../../contract/durations.ts';
import type { Session } from '../../core/call.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { attemptSecret, type ThrottleRule } from '../../core/throttle.ts';
import { accounts, paymentPasswords } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { hashPassword, verifyPassword } from '../session/passwords.ts';
import { lockVerifiedAccount } from '../session/verify-owner.ts';

/** Limit of wrong transaction passwords; after that, the password is locked until the window ends. */
const PASSWORD_TRIES: ThrottleRule = {
  name: 'payment-password',
  limit: 5,
  windowMs: 30 * MINUTE,
};
/** Limit of wrong login passwords when the first transaction password is set. */
const LOGIN_TRIES: ThrottleRule = { ...PASSWORD_TRIES, name: 'payment-password-login' };

const locked = (retryAfter: number) =>
  new GatewayError('payment_password_locked', 'Too many failed attempts, please wait.', {
    retryAfter,
  });

const invalid = (detail?: { readonly remaining: number }) =>
  new GatewayError('invalid.payment.pw', 'The transaction password is wrong.', detail);

async function hashOf(db: Database | Transaction, accountId: number): Promise<string | null> {
  const [row] = await db
    .select({ hash: paymentPasswords.passwordHash })
    .from(paymentPasswords)
    .where(eq(paymentPasswords.accountId, accountId));
  return row?.hash ?? null;
}

/** Whether an account has a transaction password. */
export const hasPaymentPassword = async (gateway: Gateway, accountId: number): Promise<boolean> =>
  (await hashOf(gateway.db, accountId)) !== null;

/**
 * Verifies the transaction password before money leaves the account.
 * @returns the hash that the password was compared with
 * @throws {GatewayError} not.exists.payment.password, invalid.payment.pw with the remaining tries,
 * payment_password_locked
 */
export async function checkPaymentPassword(
  gateway: Gateway,
  accountId: number,
  input: string,
): Promise<string> {
  const hash = await hashOf(gateway.db, accountId);
  if (hash === null) throw new GatewayError('not.exists.payment.password');
  const { right, remaining } = await attemptSecret(gateway, {
    rule: PASSWORD_TRIES,
    who: String(accountId),
    compare: () => verifyPassword(input, hash),
    refuse: locked,
  });
  if (right) return hash;
  throw invalid({ remaining });
}

/** Whether six digits are a common choice: all equal, or consecutive. */
export function isGuessable(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, index) => Number(digit) - Number(digits[index]));
  return [0, 1, -1].some((step) => steps.every((each) => each === step));
}

/**
 * @returns the hash that the password was compared with; null for an account without a login password
 */
async function checkLoginPassword(
  gateway: Gateway,
  accountId: number,
  input: string,
): Promise<string | null> {
  const [account] = await gateway.db
    .select({ hash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  // An account that logs in by a third party has no login password: the session is the only proof.
  if (account && account.hash === null) return null;
  const { right } = await attemptSecret(gateway, {
    rule: LOGIN_TRIES,
    who: String(accountId),
    compare: () => verifyPassword(input, account?.hash ?? null),
    refuse: locked,
  });
  if (!right) throw new GatewayError('password_incorrect', 'The login password is wrong.');
  return account?.hash ?? null;
}

const PASSWORD_CHANGED = {
  EN: {
    title: 'Transaction password changed',
    body: 'If this was not you, change your login password and tell customer service at once.',
  },
  TY: {
    title: 'Napalitan ang transaction password',
    body: 'Kung hindi ikaw ito, palitan ang login password mo at sabihan agad ang customer service.',
  },
};

/**
 * Sets the transaction password. The member is informed by a message, in case somebody else did it.
 * @throws {GatewayError} request_param_err, password_incorrect, invalid.payment.pw, login.not.session,
 * payment_password_locked
 */
export async function changePaymentPassword(
  gateway: Gateway,
  session: Pick<Session, 'accountId' | 'sessionId'>,
  input: {
    readonly loginPassword?: string | undefined;
    readonly oldPaymentPassword?: string | undefined;
    readonly newPaymentPassword: string;
    readonly confirmPaymentPassword: string;
  },
): Promise<{ changed: boolean }> {
  const { accountId } = session;
  const { newPaymentPassword: next, oldPaymentPassword = '', loginPassword = '' } = input;
  if (!PAYMENT_PASSWORD.test(next)) throw fieldError('newPaymentPassword', 'six_digits');
  if (isGuessable(next)) throw fieldError('newPaymentPassword', 'guessable');
  if (next !== input.confirmPaymentPassword) {
    throw fieldError('confirmPaymentPassword', 'confirm_incorrect');
  }
  const isFirst = !(await hasPaymentPassword(gateway, accountId));
  const compared = isFirst
    ? { login: await checkLoginPassword(gateway, accountId, loginPassword), payment: null }
    : { payment: await checkPaymentPassword(gateway, accountId, oldPaymentPassword) };
  if (!isFirst && next === oldPaymentPassword) {
    throw fieldError('newPaymentPassword', 'password_same');
  }
  const passwordHash = await hashPassword(next);
  const changedAt = gateway.clock.now();
  await gateway.db.transaction(async (tx) => {
    await lockVerifiedAccount(tx, gateway, {
      session,
      ...(compared.login !== undefined && { comparedHash: compared.login }),
    });
    // Checked with the account locked: of two concurrent changes, the proof of the second is outdated.
    if ((await hashOf(tx, accountId)) !== compared.payment) throw invalid();
    await tx
      .insert(paymentPasswords)
      .values({ accountId, passwordHash, changedAt })
      .onConflictDoUpdate({
        target: paymentPasswords.accountId,
        set: { passwordHash, changedAt },
      });
    await storeMessage(tx, { accountId, texts: PASSWORD_CHANGED, at: changedAt });
  });
  await publishUnread(gateway, accountId);
  return { changed: true };
}
