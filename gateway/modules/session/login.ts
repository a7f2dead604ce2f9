import { MINUTE } from '../../contract/durations.ts';
import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import { AGENT_TYPES } from '../../contract/members.ts';
import { normaliseMobile } from '../../contract/mobile-number.ts';
import type { LoginValue, login } from '../../contract/session.ts';
import type { Call } from '../../core/call.ts';
import { serializeByKey } from '../../core/concurrency.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { throttle } from '../../core/throttle.ts';
import { accounts } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import { familiarityOf } from '../login-safety/known-places.ts';
import { requireSecondFactor } from '../login-safety/verify-login.ts';
import { offeredSettings } from '../system/offered-settings.ts';
import { checkCaptcha } from './captcha.ts';
import { checkChallenge } from './challenge.ts';
import { findAccountByName, normaliseLoginName } from './find-account.ts';
import { guardLogin } from './login-guard.ts';
import { verifyPassword } from './passwords.ts';
import { startSession } from './start-session.ts';
import { verifyPhoneNumber } from './verify-phone-number.ts';
import { isWeakPassword } from './weak-password.ts';

type LoginRequest = ParsedRequestOf<typeof login>;
type Account = typeof accounts.$inferSelect;

/** Each attempt costs a password hash: the limit suffices for many people behind one address. */
const ATTEMPTS = { name: 'login', limit: 120, windowMs: MINUTE };

/**
 * Checks whether the account's kind may log in here; which kinds may is the merchant's choice (R6.05). Called
 * only after the password or code was verified.
 * @throws {GatewayError} non_agent_login, non_member_login
 */
export function checkAudience(
  settings: MerchantSettings,
  requested: LoginRequest['audience'],
  account: Account,
): void {
  const audience = requested === 'any' ? settings.loginAudience : requested;
  const isAgent = AGENT_TYPES.includes(account.type);
  if (audience === 'agent' && !isAgent) {
    throw new GatewayError('non_agent_login', 'Non-agents cannot log in.');
  }
  if (audience === 'member' && isAgent) {
    throw new GatewayError('non_member_login', 'Non-members cannot log in.');
  }
}

async function logInByPassword(gateway: Gateway, request: LoginRequest, call: Call) {
  const settings = await readSettings(gateway.db);
  const name = (request.username ?? '').trim().toLowerCase();
  const password = request.password ?? '';
  if (!name || !password) {
    const fields = {
      ...(!name && { username: 'required' }),
      ...(!password && { password: 'required' }),
    };
    throw new GatewayError('request_param_err', 'Please enter username and password.', { fields });
  }
  const account = await findAccountByName(gateway, settings, name);
  const { network } = call;
  const deviceId = request.loginDeviceId;
  const place = { accountId: account?.id ?? 0, deviceId, network };
  const familiar = await familiarityOf(gateway.db, place);
  const attempt = { name: normaliseLoginName(settings, name), network, deviceId, familiar };
  await guardLogin(gateway, attempt, {
    admit: async (needsCaptcha) => {
      if (needsCaptcha) await checkCaptcha(gateway, call, request.captcha);
      await checkChallenge(gateway, settings, 'login', request.challenge);
    },
    // One hash at a time per network, so that one network cannot occupy the hashing queue.
    compare: () =>
      serializeByKey(gateway.db, `login-hash:${network}`, () =>
        verifyPassword(password, account?.passwordHash ?? null),
      ),
  });
  // Only narrows the type: without an account no password matches.
  if (!account) throw new GatewayError('login.incorrect');
  checkAudience(settings, request.audience, account);
  const { defaultPassword } = settings;
  const weakPassword =
    account.weakPassword ||
    isWeakPassword(password, { defaultPassword, username: account.username });
  const entry = { account, call, deviceId, settings, weakPassword };
  await requireSecondFactor(gateway, entry);
  return startSession(gateway, entry);
}

/** Logs in by a code to the phone, sent by the gateway (`sms`) or by Firebase (`firebase`). */
async function logInBySms(gateway: Gateway, request: LoginRequest, call: Call) {
  const settings = offeredSettings(await readSettings(gateway.db), gateway.ports);
  if (!settings.flags.MOBILEVERCODELOGIN3) {
    throw new GatewayError('function.not.available', 'Login by SMS is off.');
  }
  const mobile = normaliseMobile(request.countryDialingCode ?? '', request.mobileNum ?? '');
  if (!mobile) {
    const fields = { mobileNum: 'mobile_invalid' };
    throw new GatewayError('request_param_err', 'Please enter a valid mobile number.', { fields });
  }
  await verifyPhoneNumber(gateway, settings, { purpose: 'login', mobile, proof: request, call });
  const [account] = await gateway.db.select().from(accounts).where(eq(accounts.mobile, mobile));
  if (!account) throw new GatewayError('verification_code_invalid');
  checkAudience(settings, request.audience, account);
  const entry = { account, call, deviceId: request.loginDeviceId, settings };
  await requireSecondFactor(gateway, entry);
  return startSession(gateway, entry);
}

/**
 * Logs in by password or by a code to the phone. The response and its duration are the same whether the name
 * or the password is wrong.
 */
export async function logIn(
  gateway: Gateway,
  request: LoginRequest,
  call: Call,
): Promise<LoginValue> {
  await throttle(gateway, ATTEMPTS, call.network);
  return request.type === 'username'
    ? logInByPassword(gateway, request, call)
    : logInBySms(gateway, request, call);
}
