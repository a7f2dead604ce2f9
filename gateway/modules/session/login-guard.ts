import { MINUTE } from '../../contract/durations.ts';
import { serializeByKey } from '../../core/concurrency.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import {
  createTally,
  resetWindow,
  secondsLeft,
  type Tally,
  type ThrottleRule,
  type ThrottleStore,
  type ThrottleWindow,
} from '../../core/throttle.ts';
import type { Familiarity } from '../login-safety/known-places.ts';

const WINDOW_MS = 15 * MINUTE;
/**
 * Limits of failed logins. They apply to names without an account as well, so that nothing is
 * revealed.
 */
export const LOGIN_FAILURES = {
  /** Per name and address. */
  byPlace: { name: 'login-failed', limit: 10, windowMs: WINDOW_MS },
  /** Per address over all names: one password tried on many names. */
  byAddress: { name: 'login-failed-address', limit: 100, windowMs: WINDOW_MS },
  /** Per name over all addresses: guessing that is distributed over many addresses. */
  byName: { name: 'login-failed-name', limit: 50, windowMs: WINDOW_MS },
} as const satisfies Record<string, ThrottleRule>;
const { byPlace: BY_PLACE, byAddress: BY_ADDRESS, byName: BY_NAME } = LOGIN_FAILURES;
/** Number of failures of a name, or of an address, after which the next try requires a captcha. */
const CAPTCHA_AFTER = 3;
const CAPTCHA_AFTER_OF_ADDRESS = 30;

export interface LoginAttempt {
  /** Normalized, so that another spelling of a number brings no new tries. */
  readonly name: string;
  /** Network of the caller, as in `Call`. */
  readonly network: string;
  readonly deviceId: string;
  /**
   * Whether the name's account is known at this device and address; both false without an account.
   */
  readonly familiar: Familiarity;
}

export interface LoginProof {
  /**
   * Checks the required proofs before the password is compared; throws if they are missing or
   * wrong.
   */
  readonly admit: (needsCaptcha: boolean) => Promise<void>;
  /** Whether the password belongs to the name. */
  readonly compare: () => Promise<boolean>;
}

const keyOfAddress = ({ name, network }: Pick<LoginAttempt, 'name' | 'network'>) =>
  `${name}@${network}`;

const keyOfDevice = ({ name, deviceId }: Pick<LoginAttempt, 'name' | 'deviceId'>) =>
  `${name}@device:${deviceId}`;

/**
 * Key of the failure counter. A known device has its own counter, because only its owner has its
 * id: failures elsewhere never block it.
 */
const keyOf = (attempt: LoginAttempt) =>
  attempt.familiar.device ? keyOfDevice(attempt) : keyOfAddress(attempt);

const refusal = (
  code: 'account_locked' | 'TOO_MANY_REQUEST',
  store: ThrottleStore,
  window: ThrottleWindow,
) =>
  new GatewayError(code, 'Too many failed logins, please wait.', {
    retryAfter: secondsLeft(store, window),
  });

/**
 * Counts the try in all its counters, and checks whether it may proceed.
 * @returns whether the next try requires a captcha if this one fails
 */
async function admit(
  store: ThrottleStore,
  attempt: LoginAttempt,
  proof: LoginProof,
  tally: Tally,
): Promise<boolean> {
  const { device, address } = attempt.familiar;
  const here = await tally.add(BY_PLACE, keyOf(attempt));
  if (here.count > BY_PLACE.limit) throw refusal('account_locked', store, here);
  let needsCaptcha = here.count > CAPTCHA_AFTER;
  if (!device) {
    const ofAddress = await tally.add(BY_ADDRESS, attempt.network);
    if (ofAddress.count > BY_ADDRESS.limit) throw refusal('TOO_MANY_REQUEST', store, ofAddress);
    needsCaptcha ||= ofAddress.count > CAPTCHA_AFTER_OF_ADDRESS;
  }
  await proof.admit(needsCaptcha);
  // Failures of others do not block logins from a place where the account was used before.
  if (!device && !address) {
    const everywhere = await tally.add(BY_NAME, attempt.name);
    if (everywhere.count > BY_NAME.limit) throw refusal('account_locked', store, everywhere);
  }
  return needsCaptcha || here.count >= CAPTCHA_AFTER;
}

/**
 * Verifies a login. Each try is counted before the password is compared, so that concurrent tries
 * do not exceed the limits; a try that was refused before the comparison, or was right, is
 * uncounted.
 * @throws {GatewayError} account_locked, TOO_MANY_REQUEST, login.incorrect, and the errors of
 * `proof.admit`. None of them reveals which part was wrong, or whether the name exists.
 */
export async function guardLogin(
  store: ThrottleStore,
  attempt: LoginAttempt,
  proof: LoginProof,
): Promise<void> {
  await serializeByKey(store.db, `login:${keyOf(attempt)}`, async () => {
    const tally = createTally(store);
    let captcha: boolean;
    let right: boolean;
    try {
      captcha = await admit(store, attempt, proof, tally);
      right = await proof.compare();
    } catch (error) {
      await tally.undo();
      throw error;
    }
    if (!right) {
      throw new GatewayError(
        'login.incorrect',
        'Incorrect account, password or email format.',
        captcha ? { captcha } : undefined,
      );
    }
    await tally.undo();
    await resetWindow(store, BY_PLACE, keyOf(attempt));
  });
}

/** Clears the failures of a name at a place, after its owner has set a new password there. */
export async function clearLoginFailures(
  store: ThrottleStore,
  place: Pick<LoginAttempt, 'name' | 'network' | 'deviceId'>,
): Promise<void> {
  await resetWindow(store, BY_PLACE, keyOfAddress(place));
  await resetWindow(store, BY_PLACE, keyOfDevice(place));
}
