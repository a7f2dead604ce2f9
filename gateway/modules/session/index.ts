import type { Hono } from 'hono';
import { normaliseMobile } from '../../contract/mobile-number.ts';
import {
  captcha,
  challenge,
  firstLogin,
  login,
  loginFreePlay,
  logout,
  sendLoginCode,
  sendRegisterCode,
  signOutEverywhere,
  touch,
} from '../../contract/session.ts';
import type { Call } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { accounts } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import { firebaseProjectOf } from '../identity/firebase.ts';
import { newCaptcha } from './captcha.ts';
import { checkChallenge, newChallenge } from './challenge.ts';
import { startFreePlay } from './free-play.ts';
import { logIn } from './login.ts';
import { endEverywhere, endSession } from './sessions.ts';
import { sendCode } from './verification-codes.ts';

function readMobile(field: 'mobileNum' | 'mobileNo', dialingCode: string, number: string): string {
  const mobile = normaliseMobile(dialingCode, number);
  if (mobile) return mobile;
  const fields = { [field]: 'mobile_invalid' };
  throw new GatewayError('request_param_err', 'Please enter a valid mobile number.', { fields });
}

function off(what: string): GatewayError {
  return new GatewayError('function.not.available', `${what} is off.`);
}

/** Refuses the gateway's SMS codes if Firebase sends them. */
function checkOwnSms(settings: MerchantSettings): void {
  if (firebaseProjectOf(settings)) throw off('SMS of the gateway');
}

function registerCodes(app: Hono, gateway: Gateway): void {
  route(app, gateway, sendLoginCode, async (request, _session, call: Call) => {
    const settings = await readSettings(gateway.db);
    if (!settings.flags.MOBILEVERCODELOGIN3) throw off('Login by SMS');
    checkOwnSms(settings);
    const mobile = readMobile('mobileNum', request.countryDialingCode, request.mobileNum);
    await checkChallenge(gateway, settings, 'sms', request.challenge);
    const known = await gateway.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.mobile, mobile));
    const deviceId = request.loginDeviceId;
    const deliver = known.length > 0;
    return sendCode(gateway, { purpose: 'login', mobile, call, deviceId, deliver });
  });
  route(app, gateway, sendRegisterCode, async (request, _session, call) => {
    const settings = await readSettings(gateway.db);
    if (!settings.flags.REGMOBVERF3) throw off('Verification by SMS');
    checkOwnSms(settings);
    const mobile = readMobile('mobileNo', request.countryDialingCode, request.mobileNo);
    await checkChallenge(gateway, settings, 'sms', request.challenge);
    const deviceId = request.loginDeviceId;
    return sendCode(gateway, { purpose: 'register', mobile, call, deviceId, deliver: true });
  });
}

/** Registers login, logout, captcha, challenge, verification codes and the session's heartbeat. */
export function registerSession(app: Hono, gateway: Gateway): void {
  route(app, gateway, login, async (request, _session, call) => logIn(gateway, request, call));
  route(app, gateway, loginFreePlay, async (request, _session, call) =>
    startFreePlay(gateway, call, request.ageConfirmed),
  );
  route(app, gateway, firstLogin, async (_request, session) => {
    await gateway.db
      .update(accounts)
      .set({ firstTimeLogin: false })
      .where(eq(accounts.id, session.accountId));
    return { welcomed: true };
  });
  route(app, gateway, captcha, async (_request, _session, call) => newCaptcha(gateway, call));
  route(app, gateway, challenge, async (_request, _session, call) => newChallenge(gateway, call));
  registerCodes(app, gateway);
  route(app, gateway, logout, async (_request, session) => {
    await endSession(gateway.db, gateway.clock, session, 'logout');
    await gateway.events.publish(session.accountId, { type: 'sessionEnded', reason: 'logout' });
    return { loggedOut: true };
  });
  route(app, gateway, signOutEverywhere, async ({ here }, session) => {
    // Trials share one account, so one trial must not end the sessions of others.
    refuseTrial(session);
    const token = await endEverywhere(gateway.db, gateway.clock, session, here);
    await gateway.events.publish(session.accountId, { type: 'sessionEnded', reason: 'logout' });
    return { ...(token && { token }) };
  });
  route(app, gateway, touch, async () => ({ idleMinutes: gateway.config.sessionIdleMinutes }));
}
