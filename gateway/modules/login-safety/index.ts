import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import {
  confirmAuthenticator,
  loginSafety,
  removeAuthenticator,
  removeKnownPlace,
  setUpAuthenticator,
} from '../../contract/login-safety.ts';
import { TRIAL_TYPE } from '../../contract/members.ts';
import { sendVerifyLoginCode, verifyLogin } from '../../contract/session.ts';
import type { Gateway, Session } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { route } from '../../core/route.ts';
import { throttle } from '../../core/throttle.ts';
import { accounts, sessions } from '../../database/schema/index.ts';
import { verifyPassword } from '../session/passwords.ts';
import {
  authenticatorSince,
  beginAuthenticator,
  confirmByFirstCode,
  endAuthenticator,
  recoveryCodesLeft,
  takeAuthenticatorCode,
} from './authenticator.ts';
import { forgetPlace, placesOf } from './known-places.ts';
import { finishLogin, sendVerificationCode } from './verify-login.ts';

/** Passwords and codes that a running session tries: enough for slips, not for guessing. */
const TRIES = { name: 'login-safety', limit: 10, windowMs: 15 * 60 * 1000 };

function refuseTrial(session: Session): void {
  if (session.accountType === TRIAL_TYPE) throw new GatewayError('in_need_true_account');
}

async function checkPassword(gateway: Gateway, session: Session, typed: string): Promise<void> {
  await throttle(gateway, TRIES, String(session.accountId));
  const [account] = await gateway.db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, session.accountId));
  if (await verifyPassword(typed, account?.passwordHash ?? null)) return;
  throw new GatewayError('password_incorrect', 'The password is not right.');
}

async function overview(gateway: Gateway, session: Session) {
  const { db } = gateway;
  const [own] = await db.select().from(sessions).where(eq(sessions.id, session.sessionId));
  const since = await authenticatorSince(db, session.accountId);
  const places = await placesOf(db, session.accountId);
  return {
    ...(since !== undefined && { authenticatorSince: since }),
    recoveryCodesLeft: await recoveryCodesLeft(db, session.accountId),
    places: places.map(({ id, userAgent, ip, deviceId, firstSeenAt, lastSeenAt }) => ({
      ...{ id, userAgent, ip, firstSeenAt, lastSeenAt },
      current: deviceId === own?.deviceId && ip === own.ip,
    })),
  };
}

/** The second factor: at the login from an unregistered place, and in the member's own hands. */
export function registerLoginSafety(app: Hono, gateway: Gateway): void {
  route(app, gateway, verifyLogin, async (request, _session, call) =>
    finishLogin(gateway, request, call),
  );
  route(app, gateway, sendVerifyLoginCode, async ({ verificationId }, _session, call) =>
    sendVerificationCode(gateway, verificationId, call),
  );
  route(app, gateway, loginSafety, async (_request, session) => {
    refuseTrial(session);
    return overview(gateway, session);
  });
  route(app, gateway, setUpAuthenticator, async ({ password }, session) => {
    refuseTrial(session);
    await checkPassword(gateway, session, password);
    return beginAuthenticator(gateway, { id: session.accountId, username: session.username });
  });
  route(app, gateway, confirmAuthenticator, async ({ verificationCode }, session) => {
    refuseTrial(session);
    await throttle(gateway, TRIES, String(session.accountId));
    return {
      recoveryCodes: await confirmByFirstCode(gateway, session.accountId, verificationCode),
    };
  });
  route(app, gateway, removeAuthenticator, async ({ password, verificationCode }, session) => {
    refuseTrial(session);
    await checkPassword(gateway, session, password);
    await takeAuthenticatorCode(gateway, session.accountId, verificationCode);
    await endAuthenticator(gateway.db, session.accountId);
    return { removed: true };
  });
  route(app, gateway, removeKnownPlace, async ({ id }, session) => {
    refuseTrial(session);
    return { removed: await forgetPlace(gateway.db, session.accountId, id) };
  });
}
