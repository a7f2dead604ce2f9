import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { DAY, HOUR } from '../../contract/durations.ts';
import type { Language } from '../../contract/languages.ts';
import type { Call } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { smsSender } from '../../core/send-message.ts';
import { sha256 } from '../../core/sha256.ts';
import {
  attemptSecret,
  checkThrottles,
  type ThrottleRule,
  throttle,
  throttleAll,
} from '../../core/throttle.ts';
import { verificationCodes } from '../../database/schema/index.ts';
import { and, eq, gt, gte, lt, or, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { familiarityOfNumber } from '../login-safety/known-places.ts';

/** `verify` codes are for logins whose password was already verified. */
export type CodePurpose = 'login' | 'register' | 'verify' | 'password';

/**
 * Purposes for which nothing is sent if the number has no account. That a number has an account must not be
 * visible by the carrier's delay or failure (R8.04), so the response does not wait for the carrier, unless the
 * merchant reveals accounts anyway.
 */
const HIDES_ACCOUNTS: ReadonlySet<CodePurpose> = new Set(['login', 'password']);

/** The number, purpose and origin of a code. */
interface CodeOf {
  readonly purpose: CodePurpose;
  /** E.164. */
  readonly mobile: string;
  readonly call: Pick<Call, 'network' | 'language' | 'cookie' | 'setCookie'>;
  readonly deviceId: string | undefined;
}

export interface CodeRequest extends CodeOf {
  /**
   * False: sends nothing and returns the same response, so that the caller does not learn which numbers have an
   * account.
   */
  readonly deliver: boolean;
}

/** Uses up a code. @throws {GatewayError} verification_code_invalid if it was used meanwhile */
export type ClaimCode = (db: Database | Transaction) => Promise<void>;

export interface CodeAttempt extends CodeOf {
  readonly input: string | undefined;
  /**
   * Runs the action that the right code allows. It uses the code up by `claim`, within its own transaction; if
   * it throws, the code stays valid. Without this function, a right code is used up at once.
   */
  readonly onCorrect?: (claim: ClaimCode) => Promise<void>;
}

/** Cookie with a secret of the browser: only the browser that requested a code can try it. */
const COOKIE = 'codeRequester';
const COOKIE_SECONDS = DAY / 1000;

const keyOf = ({ purpose, mobile }: CodeOf, requester: string) =>
  `${purpose}:${mobile}:${sha256(requester)}`;
/** Keyed by the gateway's secret: a plain hash of six digits could be found by trying all of them. */
const hashCode = ({ vault }: Pick<Gateway, 'vault'>, key: string, code: string) =>
  vault.mac(code, `verification-code:${key}`);

/** Codes of older gateways are hashed differently and count as wrong. */
const isSame = (known: string, given: string) =>
  known.length === given.length && timingSafeEqual(Buffer.from(known), Buffer.from(given));

const TEXTS: Record<Language, (code: string, minutes: number) => string> = {
  EN: (code, minutes) =>
    `${code} is your verification code. It is valid for ${minutes} minutes. We never ask for it.`,
  TY: (code, minutes) =>
    `${code} ang iyong verification code. May bisa ito nang ${minutes} minuto. Hindi namin ito hinihingi kailanman.`,
};

/** The counter that a request uses for a number's limits. */
type Counter = 'verified' | 'device' | 'address' | 'anybody';

/**
 * Returns the counter of a request. Messages to a number and tries of its codes are counted separately for
 * logins with a verified password, for known devices and addresses of the account, and for all others, so that
 * others cannot use up the owner's limits.
 */
async function counterOf(
  gateway: Gateway,
  { purpose, mobile, call, deviceId }: CodeOf,
): Promise<Counter> {
  if (purpose === 'verify') return 'verified';
  const known = await familiarityOfNumber(gateway.db, mobile, { network: call.network, deviceId });
  if (known.device) return 'device';
  return known.address ? 'address' : 'anybody';
}

const rule = (name: string, limit: number, windowMs: number): ThrottleRule => ({
  name,
  limit,
  windowMs,
});

/**
 * Counts a message against the limits per number, per number and address, and in total, because messages cost
 * money.
 */
async function countMessage(
  gateway: Gateway,
  { smsLimits }: MerchantSettings,
  { mobile, call, deliver }: CodeRequest,
  counter: Counter,
) {
  const number = `${counter}:${mobile}`;
  const rules: [ThrottleRule, string][] = [
    [rule('sms-number-hour', smsLimits.numberHour, HOUR), number],
    [rule('sms-number-day', smsLimits.numberDay, DAY), number],
  ];
  // So that one address cannot use up the number's limit for all unknown places.
  const ofAddress = rule('sms-number-address', smsLimits.numberAddressDay, DAY);
  if (counter === 'anybody') rules.push([ofAddress, `${mobile}@${call.network}`]);
  const ofNumber = await throttleAll(gateway, rules);
  const who = counter === 'anybody' ? counter : 'known';
  try {
    const inAll: [ThrottleRule, string][] = [
      [rule('sms-all-hour', smsLimits.allHour, HOUR), who],
      [rule('sms-all-day', smsLimits.allDay, DAY), who],
    ];
    // A request that sends nothing does not count in total, but is refused like one that does.
    await (deliver ? throttleAll : checkThrottles)(gateway, inAll);
  } catch (error) {
    await ofNumber.undo();
    throw error;
  }
}

/**
 * Sends a six-digit code. It is refused while the last code that this browser requested is still valid (R4.12);
 * codes requested by others have no effect.
 * @throws {GatewayError} function.not.available without an SMS provider; TOO_MANY_REQUEST; the carrier's
 * errors, if the response waits for it (R8.08)
 */
export async function sendCode(gateway: Gateway, request: CodeRequest) {
  const { call, mobile, deliver } = request;
  const sendSms = await smsSender(gateway, call.language);
  const settings = await readSettings(gateway.db);
  const { expiredMinutes, maxAttemptTimes } = settings.sms;
  const isHidden = HIDES_ACCOUNTS.has(request.purpose) && !settings.tellUnknownAccounts;
  await throttle(gateway, rule('sms', 1, 1000), call.network);
  await throttle(gateway, rule('sms-hour', settings.hourlyLimits.sms, HOUR), call.network);
  const requester = call.cookie(COOKIE) || randomBytes(24).toString('base64url');
  const key = keyOf(request, requester);
  const now = gateway.clock.now();
  const expiresAt = now + expiredMinutes * 60_000;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = hashCode(gateway, key, code);
  const fresh = { codeHash, attempts: 0, sentAt: now, expiresAt };
  const written = await gateway.db
    .insert(verificationCodes)
    .values({ key, ...fresh })
    .onConflictDoUpdate({
      target: verificationCodes.key,
      set: fresh,
      setWhere: or(
        lt(verificationCodes.expiresAt, now + 1),
        gte(verificationCodes.attempts, maxAttemptTimes),
      ),
    })
    .returning({ key: verificationCodes.key });
  if (written.length === 0) throw await waitForLast(gateway, key);
  try {
    await countMessage(gateway, settings, request, await counterOf(gateway, request));
    const body = TEXTS[call.language](code, expiredMinutes);
    const send = () => sendSms({ mobile, body, code });
    if (deliver && !isHidden) await send();
    else if (deliver) gateway.background.run('A code could not be sent', send);
  } catch (error) {
    // Nothing was sent, so another request need not wait.
    await gateway.db
      .delete(verificationCodes)
      .where(and(eq(verificationCodes.key, key), eq(verificationCodes.codeHash, codeHash)));
    throw error;
  }
  call.setCookie(COOKIE, requester, COOKIE_SECONDS);
  return { expiredMinutes, maxAttemptTimes, expirationTime: expiresAt };
}

async function waitForLast(gateway: Gateway, key: string): Promise<GatewayError> {
  const [last] = await gateway.db
    .select({ expiresAt: verificationCodes.expiresAt })
    .from(verificationCodes)
    .where(eq(verificationCodes.key, key));
  const left = (last?.expiresAt ?? 0) - gateway.clock.now();
  return new GatewayError('TOO_MANY_REQUEST', 'A code was sent and is still valid.', {
    retryAfter: Math.max(1, Math.ceil(left / 1000)),
  });
}

/**
 * Verifies and uses up a code that this browser requested. Each try is counted before the comparison, per code
 * and per number and day, so that neither concurrent tries nor successive codes exceed the limits.
 * @throws {GatewayError} verification_code_invalid, TOO_MANY_REQUEST; the errors of `onCorrect`
 */
export async function consumeCode(gateway: Gateway, given: CodeAttempt): Promise<void> {
  const refusal = new GatewayError(
    'verification_code_invalid',
    'Please enter a valid verification code.',
  );
  const { sms, smsLimits } = await readSettings(gateway.db);
  const counter = await counterOf(gateway, given);
  const requester = given.call.cookie(COOKIE) ?? '';
  const key = keyOf(given, requester);
  const live = and(
    eq(verificationCodes.key, key),
    gt(verificationCodes.expiresAt, gateway.clock.now()),
    lt(verificationCodes.attempts, sms.maxAttemptTimes),
  );
  const [row] = await gateway.db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(live)
    .returning({ codeHash: verificationCodes.codeHash });
  if (!row) throw refusal;
  const codeHash = hashCode(gateway, key, given.input?.trim() ?? '');
  const claim: ClaimCode = async (db) => {
    const used = await db
      .delete(verificationCodes)
      .where(and(eq(verificationCodes.key, key), eq(verificationCodes.codeHash, codeHash)))
      .returning({ key: verificationCodes.key });
    if (used.length === 0) throw refusal;
  };
  const { right } = await attemptSecret(gateway, {
    rule: rule('sms-wrong-day', smsLimits.wrongDay, DAY),
    who: `${counter}:${given.mobile}`,
    onSuccess: 'uncount',
    compare: async () => {
      if (!isSame(row.codeHash, codeHash)) return false;
      try {
        await (given.onCorrect ? given.onCorrect(claim) : claim(gateway.db));
        return true;
      } catch (error) {
        await gateway.db
          .update(verificationCodes)
          .set({ attempts: sql`${verificationCodes.attempts} - 1` })
          .where(and(eq(verificationCodes.key, key), eq(verificationCodes.codeHash, codeHash)));
        throw error;
      }
    },
  });
  if (!right) throw refusal;
}
