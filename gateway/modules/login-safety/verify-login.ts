import { randomBytes } from 'node:crypto';
import { MINUTE } from '../../contract/durations.ts';
import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type { VerificationMethod } from '../../contract/errors.ts';
import { maskMobile } from '../../contract/mobile-number.ts';
import type { LoginValue, verifyLogin } from '../../contract/session.ts';
import type { Call } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { sha256 } from '../../core/sha256.ts';
import { attemptSecret, throttle } from '../../core/throttle.ts';
import { accounts, loginVerifications } from '../../database/schema/index.ts';
import { and, eq, gt, lt, sql } from '../../database/sql.ts';
import { type LoginInput, startSession } from '../session/start-session.ts';
import { consumeCode, sendCode } from '../session/verification-codes.ts';
import { authenticatorSince, consumeAuthenticatorCode } from './authenticator.ts';
import { familiarityOf, isKnownPlace, placesOf } from './known-places.ts';

type Account = LoginInput['account'];

const LIFETIME_MS = 10 * MINUTE;
/** Maximum tries per login. */
const ATTEMPTS = 5;
/** Maximum tries per account over all its logins, because each new login brings new tries. */
const BY_ACCOUNT = { name: 'login-verify', limit: 15, windowMs: 15 * MINUTE };
const BY_ADDRESS = { name: 'login-verify-ip', limit: 60, windowMs: MINUTE };

const expired = () =>
  new GatewayError('login_verify_expired', 'This verification has expired. Please log in again.');

/**
 * Returns the methods for the second factor of this login; undefined if none is required.
 *
 * A member's own authenticator is required on each new device, and for every login without the
 * password; no other method replaces it. Without one, the merchant's flag LOGINIPVERF3 requires an SMS
 * code for logins by password from an unregistered place (R2.17). An account that has never logged in
 * and has no second factor registers its first place.
 */
async function methodsFor(
  gateway: Gateway,
  { account, call, deviceId, settings, weakPassword }: LoginInput,
): Promise<VerificationMethod[] | undefined> {
  const { db } = gateway;
  const place = { accountId: account.id, deviceId, network: call.network };
  const byPassword = weakPassword !== undefined;
  const watchesPlaces = settings.flags.LOGINIPVERF3;
  if ((await authenticatorSince(db, account.id)) !== undefined) {
    const known = watchesPlaces
      ? await isKnownPlace(db, place)
      : (await familiarityOf(db, place)).device;
    return byPassword && known ? undefined : ['totp'];
  }
  if (!watchesPlaces || !byPassword || (await isKnownPlace(db, place))) return undefined;
  if (account.mobile && gateway.ports.sms) return ['sms'];
  return (await placesOf(db, account.id)).length === 0 ? undefined : [];
}

/**
 * Accepts a login, or requires its second factor.
 * @throws {GatewayError} login_verify_required
 */
export async function requireSecondFactor(gateway: Gateway, login: LoginInput): Promise<void> {
  const methods = await methodsFor(gateway, login);
  if (!methods) return;
  const { account, deviceId } = login;
  const { db, clock } = gateway;
  const now = clock.now();
  const verificationId = randomBytes(32).toString('base64url');
  const expiresAt = now + LIFETIME_MS;
  await db.insert(loginVerifications).values({
    idHash: sha256(verificationId),
    accountId: account.id,
    deviceId,
    byPassword: login.weakPassword !== undefined,
    provedHash: account.passwordHash,
    weakPassword: login.weakPassword ?? false,
    expiresAt,
  });
  const mobile = methods.includes('sms') ? account.mobile : null;
  throw new GatewayError('login_verify_required', 'Please verify first.', {
    verification: {
      verificationId,
      methods,
      expiresAt,
      ...(mobile && { mobile: maskMobile(mobile) }),
    },
  });
}

const live = (gateway: Gateway, verificationId: string) =>
  and(
    eq(loginVerifications.idHash, sha256(verificationId)),
    gt(loginVerifications.expiresAt, gateway.clock.now()),
    lt(loginVerifications.attempts, ATTEMPTS),
  );

async function accountOf(gateway: Gateway, accountId: number): Promise<Account> {
  const [account] = await gateway.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw expired();
  return account;
}

/**
 * Sends the code for a pending login to the phone number of its account, unless an authenticator is
 * required.
 */
export async function sendVerificationCode(gateway: Gateway, verificationId: string, call: Call) {
  const [waiting] = await gateway.db
    .select({
      accountId: loginVerifications.accountId,
      deviceId: loginVerifications.deviceId,
    })
    .from(loginVerifications)
    .where(live(gateway, verificationId));
  if (!waiting) throw expired();
  const { accountId, deviceId } = waiting;
  const { mobile } = await accountOf(gateway, accountId);
  const hasApp = (await authenticatorSince(gateway.db, accountId)) !== undefined;
  if (!mobile || hasApp) {
    throw new GatewayError('function.not.available', 'This login is not verified by SMS.');
  }
  return sendCode(gateway, { purpose: 'verify', mobile, call, deviceId, deliver: true });
}

type Proof = ParsedRequestOf<typeof verifyLogin>;

/** Verifies the code and uses it up. @throws {GatewayError} verification_code_invalid */
async function takeCode(
  gateway: Gateway,
  account: Account,
  proof: Proof,
  call: Call,
): Promise<void> {
  const hasApp = (await authenticatorSince(gateway.db, account.id)) !== undefined;
  const input = proof.verificationCode;
  if (hasApp !== (proof.method === 'totp')) throw new GatewayError('verification_code_invalid');
  if (hasApp) return consumeAuthenticatorCode(gateway, account.id, input);
  const { mobile } = account;
  const deviceId = proof.loginDeviceId;
  return consumeCode(gateway, { purpose: 'verify', mobile: mobile ?? '', call, deviceId, input });
}

/** Returns whether the code was right; other errors are thrown. */
async function isRight(taking: Promise<void>): Promise<boolean> {
  try {
    await taking;
    return true;
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'verification_code_invalid') return false;
    throw error;
  }
}

/**
 * Completes a login with its second factor. Each try is counted before the code is compared. The login
 * succeeds once, and registers the place.
 * @throws {GatewayError} login_verify_expired, verification_code_invalid, account_locked;
 * login.incorrect if the password was replaced meanwhile
 */
export async function finishLogin(
  gateway: Gateway,
  request: Proof,
  call: Call,
): Promise<LoginValue> {
  await throttle(gateway, BY_ADDRESS, call.network);
  const sameBrowser = eq(loginVerifications.deviceId, request.loginDeviceId);
  const [waiting] = await gateway.db
    .update(loginVerifications)
    .set({ attempts: sql`${loginVerifications.attempts} + 1` })
    .where(and(live(gateway, request.verificationId), sameBrowser))
    .returning();
  if (!waiting) throw expired();
  const account = await accountOf(gateway, waiting.accountId);
  const { deviceId } = waiting;
  const familiar = await familiarityOf(gateway.db, {
    accountId: account.id,
    deviceId,
    network: call.network,
  });
  // Known places have their own counter, so that an attacker with the password cannot lock the owner
  // out there.
  const isOwn = familiar.device || familiar.address;
  const { right } = await attemptSecret(gateway, {
    rule: BY_ACCOUNT,
    who: isOwn ? `${account.id}@own` : String(account.id),
    onSuccess: 'uncount',
    compare: () => isRight(takeCode(gateway, account, request, call)),
    refuse: (retryAfter) =>
      new GatewayError('account_locked', 'Too many wrong codes, please wait.', { retryAfter }),
  });
  if (!right) throw new GatewayError('verification_code_invalid');
  const finished = await gateway.db
    .delete(loginVerifications)
    .where(eq(loginVerifications.idHash, waiting.idHash))
    .returning({ idHash: loginVerifications.idHash });
  if (finished.length === 0) throw expired();
  const settings = await readSettings(gateway.db);
  const weakPassword = waiting.byPassword ? waiting.weakPassword : undefined;
  // The hash of the typed password, so that the login is refused if the password was replaced since.
  const proved = { ...account, passwordHash: waiting.provedHash };
  return startSession(gateway, { account: proved, call, deviceId, settings, weakPassword });
}
