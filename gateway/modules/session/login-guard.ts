import { GatewayError } from '../../core/gateway-error.ts';
import {
  clear,
  count,
  peek,
  secondsLeft,
  type ThrottleRule,
  type ThrottleStore,
} from '../../core/throttle.ts';

const WINDOW = 15 * 60 * 1000;
/** Failures of one name from one address; the name need not exist, so nothing is told by it. */
const BY_ADDRESS: ThrottleRule = { name: 'login-failed', limit: 10, windowMs: WINDOW };
/** Failures of one name from everywhere: guessing that is spread over many addresses. */
const BY_NAME: ThrottleRule = { name: 'login-failed-name', limit: 50, windowMs: WINDOW };
/** From so many failures on, the next try needs a captcha. */
const CAPTCHA_AFTER = 3;

export interface LoginAttempt {
  readonly name: string;
  readonly ip: string;
}

const address = (attempt: LoginAttempt) => `${attempt.name}@${attempt.ip}`;

/** @throws {GatewayError} account_locked; @returns whether this try needs a captcha */
export async function needsCaptcha(store: ThrottleStore, attempt: LoginAttempt): Promise<boolean> {
  const here = await peek(store, BY_ADDRESS, address(attempt));
  const everywhere = await peek(store, BY_NAME, attempt.name);
  const lock = here.count >= BY_ADDRESS.limit ? here : everywhere;
  if (here.count >= BY_ADDRESS.limit || everywhere.count >= BY_NAME.limit) {
    throw new GatewayError('account_locked', 'Too many failed logins, please wait.', {
      retryAfter: secondsLeft(store, lock),
    });
  }
  return here.count >= CAPTCHA_AFTER;
}

/** Counts a failed try; the refusal to throw says nothing about which part was wrong. */
export async function failedLogin(
  store: ThrottleStore,
  attempt: LoginAttempt,
): Promise<GatewayError> {
  const here = await count(store, BY_ADDRESS, address(attempt));
  await count(store, BY_NAME, attempt.name);
  return new GatewayError(
    'login.incorrect',
    'Incorrect account, password or email format.',
    here.count >= CAPTCHA_AFTER ? { captcha: true } : undefined,
  );
}

export async function loginSucceeded(store: ThrottleStore, attempt: LoginAttempt): Promise<void> {
  await clear(store, BY_ADDRESS, address(attempt));
}
