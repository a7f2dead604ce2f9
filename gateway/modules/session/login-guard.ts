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
/** How many failed logins are judged. A name need not exist, so nothing is told by any of it. */
export const LOGIN_FAILURES = {
  /** Of one name from one address. */
  byPlace: { name: 'login-failed', limit: 10, windowMs: WINDOW_MS },
  /** From one address, whatever the names: one password tried on many of them. */
  byAddress: { name: 'login-failed-address', limit: 100, windowMs: WINDOW_MS },
  /** Of one name from everywhere: guessing that is spread over many addresses. */
  byName: { name: 'login-failed-name', limit: 50, windowMs: WINDOW_MS },
} as const satisfies Record<string, ThrottleRule>;
const { byPlace: BY_PLACE, byAddress: BY_ADDRESS, byName: BY_NAME } = LOGIN_FAILURES;
/** From so many failures of a name, or of an address, on, the next try needs a captcha. */
const CAPTCHA_AFTER = 3;
const CAPTCHA_AFTER_OF_ADDRESS = 30;

export interface LoginAttempt {
  /** In one spelling, so that another way to write a number brings no new tries. */
  readonly name: string;
  /** Where the try comes from, as `Call` has it. */
  readonly network: string;
  readonly deviceId: string;
  /** With the account that the name belongs to; neither where there is none. */
  readonly familiar: Familiarity;
}

export interface LoginProof {
  /** What must be shown before the password is looked at; throws when it is not. */
  readonly admit: (needsCaptcha: boolean) => Promise<void>;
  /** Whether name and password belong together. */
  readonly compare: () => Promise<boolean>;
}

const keyOfAddress = ({ name, network }: Pick<LoginAttempt, 'name' | 'network'>) =>
  `${name}@${network}`;

const keyOfDevice = ({ name, deviceId }: Pick<LoginAttempt, 'name' | 'deviceId'>) =>
  `${name}@device:${deviceId}`;

/**
 * Nobody but its owner has the id of a known device, so failures elsewhere never stand in its way:
 * they are counted by themselves.
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
 * Counts the try wherever it counts, and looks whether it may be judged.
 * @returns whether the next try needs a captcha, should this one fail
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
  // What strangers did elsewhere does not lock out who comes from where the account was before.
  if (!device && !address) {
    const everywhere = await tally.add(BY_NAME, attempt.name);
    if (everywhere.count > BY_NAME.limit) throw refusal('account_locked', store, everywhere);
  }
  return needsCaptcha || here.count >= CAPTCHA_AFTER;
}

/**
 * Judges a login. Each try is counted before the password is looked at, so that of tries at once no
 * more are judged than one after the other; what was not judged, or was right, is taken back.
 * @throws {GatewayError} account_locked, TOO_MANY_REQUEST, login.incorrect, and what `proof.admit`
 * throws. None says which part was wrong, nor whether there is such a name.
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

/** Forgets the failed tries of a name from a place: its owner has set a new password there. */
export async function forgetFailures(
  store: ThrottleStore,
  place: Pick<LoginAttempt, 'name' | 'network' | 'deviceId'>,
): Promise<void> {
  await resetWindow(store, BY_PLACE, keyOfAddress(place));
  await resetWindow(store, BY_PLACE, keyOfDevice(place));
}
