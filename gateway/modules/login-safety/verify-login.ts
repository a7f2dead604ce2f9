import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type { VerificationMethod } from '../../contract/errors.ts';
import { maskMobile } from '../../contract/mobile-number.ts';
import type { LoginValue, verifyLogin } from '../../contract/session.ts';
import type { Call, Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { count, secondsLeft, throttle } from '../../core/throttle.ts';
import { accounts, loginVerifications } from '../../database/schema/index.ts';
import { type Entry, startSession } from '../session/start-session.ts';
import { consumeCode, sendCode } from '../session/verification-codes.ts';
import { authenticatorSince, takeAuthenticatorCode } from './authenticator.ts';
import { isKnownPlace, placesOf } from './known-places.ts';

type Account = Entry['account'];

const LIFETIME = 10 * 60 * 1000;
/** Tries of one login. */
const ATTEMPTS = 5;
/** Tries of one account, over all its logins: each new login must not bring new tries for ever. */
const BY_ACCOUNT = { name: 'login-verify', limit: 15, windowMs: 15 * 60 * 1000 };
const BY_ADDRESS = { name: 'login-verify-ip', limit: 60, windowMs: 60_000 };

const hashId = (id: string) => createHash('sha256').update(id).digest('hex');

const expired = () =>
  new GatewayError('login_verify_expired', 'This verification is over. Please log in again.');

async function methodsOf(gateway: Gateway, account: Account): Promise<VerificationMethod[]> {
  const methods: VerificationMethod[] = [];
  if ((await authenticatorSince(gateway.db, account.id)) !== undefined) methods.push('totp');
  if (account.mobile) methods.push('sms');
  return methods;
}

/**
 * Lets a login with the right password pass from a registered place, and asks for the second
 * factor from any other (R2.17, LOGINIPVERF3). An account that never logged in and has nothing to
 * prove itself with registers its first place.
 * @throws {GatewayError} login_verify_required
 */
export async function requireKnownPlace(gateway: Gateway, entry: Entry): Promise<void> {
  const { account, call, deviceId } = entry;
  const { db, clock } = gateway;
  if (!(await readSettings(db)).flags.LOGINIPVERF3) return;
  if (await isKnownPlace(db, { accountId: account.id, deviceId, ip: call.ip })) return;
  const methods = await methodsOf(gateway, account);
  if (methods.length === 0 && (await placesOf(db, account.id)).length === 0) return;
  const now = clock.now();
  const verificationId = randomBytes(32).toString('base64url');
  const expiresAt = now + LIFETIME;
  await db.delete(loginVerifications).where(lt(loginVerifications.expiresAt, now));
  await db.insert(loginVerifications).values({
    idHash: hashId(verificationId),
    accountId: account.id,
    deviceId,
    weakPassword: entry.weakPassword ?? false,
    expiresAt,
  });
  const { mobile } = account;
  throw new GatewayError('login_verify_required', 'Please verify first.', {
    verification: {
      ...{ verificationId, methods, expiresAt },
      ...(mobile && { mobile: maskMobile(mobile) }),
    },
  });
}

const live = (gateway: Gateway, verificationId: string) =>
  and(
    eq(loginVerifications.idHash, hashId(verificationId)),
    gt(loginVerifications.expiresAt, gateway.clock.now()),
    lt(loginVerifications.attempts, ATTEMPTS),
  );

async function accountOf(gateway: Gateway, accountId: number): Promise<Account> {
  const [account] = await gateway.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw expired();
  return account;
}

/** Sends the code for a waiting login to the number of its account. */
export async function sendVerificationCode(gateway: Gateway, verificationId: string, call: Call) {
  const [waiting] = await gateway.db
    .select({ accountId: loginVerifications.accountId })
    .from(loginVerifications)
    .where(live(gateway, verificationId));
  if (!waiting) throw expired();
  const { mobile } = await accountOf(gateway, waiting.accountId);
  if (!mobile) throw new GatewayError('function.not.available', 'The account has no number.');
  return sendCode(gateway, { purpose: 'verify', mobile, ip: call.ip, deliver: true });
}

async function countTry(gateway: Gateway, accountId: number): Promise<void> {
  const window = await count(gateway, BY_ACCOUNT, String(accountId));
  if (window.count <= BY_ACCOUNT.limit) return;
  throw new GatewayError('account_locked', 'Too many wrong codes, please wait.', {
    retryAfter: secondsLeft(gateway, window),
  });
}

/**
 * Finishes a login with its second factor. Each try counts before the code is compared; a login
 * ends with its first success, and the place is registered by it.
 * @throws {GatewayError} login_verify_expired, verification_code_invalid, account_locked
 */
export async function finishLogin(
  gateway: Gateway,
  request: ParsedRequestOf<typeof verifyLogin>,
  call: Call,
): Promise<LoginValue> {
  await throttle(gateway, BY_ADDRESS, call.ip);
  const sameBrowser = eq(loginVerifications.deviceId, request.loginDeviceId);
  const [waiting] = await gateway.db
    .update(loginVerifications)
    .set({ attempts: sql`${loginVerifications.attempts} + 1` })
    .where(and(live(gateway, request.verificationId), sameBrowser))
    .returning();
  if (!waiting) throw expired();
  await countTry(gateway, waiting.accountId);
  const account = await accountOf(gateway, waiting.accountId);
  if (request.method === 'totp') {
    await takeAuthenticatorCode(gateway, account.id, request.verificationCode);
  } else {
    await consumeCode(gateway, 'verify', account.mobile ?? '', request.verificationCode);
  }
  const finished = await gateway.db
    .delete(loginVerifications)
    .where(eq(loginVerifications.idHash, waiting.idHash))
    .returning({ idHash: loginVerifications.idHash });
  if (finished.length === 0) throw expired();
  const { passwordExpiryDays } = await readSettings(gateway.db);
  const { deviceId, weakPassword } = waiting;
  return startSession(gateway, { account, call, deviceId, weakPassword, passwordExpiryDays });
}
