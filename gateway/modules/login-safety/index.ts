import type { Hono } from 'hono';
import { MINUTE } from '../../contract/durations.ts';
import {
  confirmAuthenticator,
  loginSafety,
  removeAuthenticator,
  removeKnownPlace,
  setUpAuthenticator,
} from '../../contract/login-safety.ts';
import { sendVerifyLoginCode, verifyLogin } from '../../contract/session.ts';
import type { Session } from '../../core/call.ts';
import { networkOf } from '../../core/caller-ip.ts';
import type { Gateway } from '../../core/gateway.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { throttle } from '../../core/throttle.ts';
import { sessions } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import { verifyOwner } from '../session/verify-owner.ts';
import {
  authenticatorSince,
  confirmAuthenticatorSecret,
  consumeAuthenticatorCode,
  createAuthenticatorSecret,
  deleteAuthenticator,
  recoveryCodesLeft,
} from './authenticator.ts';
import { forgetPlace, placesOf } from './known-places.ts';
import { finishLogin, sendVerificationCode } from './verify-login.ts';

/** Maximum number of codes that a session may try: enough for typing errors, not for guessing. */
const CODE_TRIES = { name: 'login-safety', limit: 10, windowMs: 15 * MINUTE };

async function overview(gateway: Gateway, session: Session) {
  const { db } = gateway;
  const [own] = await db.select().from(sessions).where(eq(sessions.id, session.sessionId));
  const since = await authenticatorSince(db, session.accountId);
  const places = await placesOf(db, session.accountId);
  return {
    ...(since !== undefined && { authenticatorSince: since }),
    recoveryCodesLeft: await recoveryCodesLeft(db, session.accountId),
    places: places.map(({ id, userAgent, ip, network, deviceId, firstSeenAt, lastSeenAt }) => ({
      id,
      userAgent,
      ip,
      firstSeenAt,
      lastSeenAt,
      current: deviceId === own?.deviceId && network === networkOf(own.ip),
    })),
  };
}

/**
 * Registers the second factor: at the login from an unregistered place, and its settings for the
 * member.
 */
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
    await verifyOwner(gateway, session, password);
    return createAuthenticatorSecret(gateway, {
      id: session.accountId,
      username: session.username,
    });
  });
  route(app, gateway, confirmAuthenticator, async ({ verificationCode }, session) => {
    refuseTrial(session);
    await throttle(gateway, CODE_TRIES, String(session.accountId));
    return { recoveryCodes: await confirmAuthenticatorSecret(gateway, session, verificationCode) };
  });
  route(app, gateway, removeAuthenticator, async ({ password, verificationCode }, session) => {
    refuseTrial(session);
    await verifyOwner(gateway, session, password);
    await throttle(gateway, CODE_TRIES, String(session.accountId));
    await consumeAuthenticatorCode(gateway, session.accountId, verificationCode);
    await deleteAuthenticator(gateway.db, session.accountId);
    return { removed: true };
  });
  route(app, gateway, removeKnownPlace, async ({ id }, session) => {
    refuseTrial(session);
    return { removed: await forgetPlace(gateway.db, session.accountId, id) };
  });
}
