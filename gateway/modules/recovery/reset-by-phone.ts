import { MINUTE } from '../../contract/durations.ts';
import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type { setPasswordByPhone } from '../../contract/login-safety.ts';
import { normaliseMobile } from '../../contract/mobile-number.ts';
import type { sendPasswordCode } from '../../contract/session.ts';
import type { Call } from '../../core/call.ts';
import { fieldErrors } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { throttle } from '../../core/throttle.ts';
import { accounts } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import { authenticatorSince } from '../login-safety/authenticator.ts';
import { rememberPlace } from '../login-safety/known-places.ts';
import {
  checkPasswordRule,
  refuseWeakPassword,
  replacePassword,
} from '../members/replace-password.ts';
import { checkChallenge } from '../session/challenge.ts';
import { normaliseLoginName } from '../session/find-account.ts';
import { clearLoginFailures } from '../session/login-guard.ts';
import { hashPassword } from '../session/passwords.ts';
import { consumeCode, sendCode } from '../session/verification-codes.ts';

const TRIES = { name: 'reset-by-phone', limit: 30, windowMs: 15 * MINUTE };

async function settingsWhileOn(gateway: Gateway): Promise<MerchantSettings> {
  const settings = await readSettings(gateway.db);
  if (settings.flags.CHNGPASSVERIF3 && gateway.ports.sms) return settings;
  throw new GatewayError('function.not.available', 'Password reset by phone is off.');
}

function readMobile(dialingCode: string, number: string): string {
  const mobile = normaliseMobile(dialingCode, number);
  if (mobile) return mobile;
  throw fieldErrors({ mobileNum: 'mobile_invalid' });
}

const accountOf = async (gateway: Gateway, mobile: string) => {
  const [account] = await gateway.db.select().from(accounts).where(eq(accounts.mobile, mobile));
  return account;
};

/** Sends the code. For a number without an account nothing is sent, and the response is the same. */
export async function sendResetCode(
  gateway: Gateway,
  input: ParsedRequestOf<typeof sendPasswordCode>,
  call: Call,
) {
  const settings = await settingsWhileOn(gateway);
  const mobile = readMobile(input.countryDialingCode, input.mobileNum);
  await checkChallenge(gateway, settings, 'sms', input.challenge);
  const deliver = (await accountOf(gateway, mobile)) !== undefined;
  const deviceId = input.loginDeviceId;
  return sendCode(gateway, { purpose: 'password', mobile, call, deviceId, deliver });
}

/**
 * R4.10: sets a new password for the account of a number, with a code that was sent to it. The code is the
 * second factor as well, so the browser becomes a registered place, unless the member has an authenticator.
 * @throws {GatewayError} function.not.available, request_param_err, password_common,
 * verification_code_invalid, TOO_MANY_REQUEST
 */
export async function resetByPhone(
  gateway: Gateway,
  input: ParsedRequestOf<typeof setPasswordByPhone>,
  call: Call,
): Promise<{ changed: boolean }> {
  const settings = await settingsWhileOn(gateway);
  const mobile = readMobile(input.countryDialingCode, input.mobileNum);
  await throttle(gateway, TRIES, call.network);
  const { newPassword } = input;
  // Checked before the code is used up, so that the code can be used again with another password. Checks
  // the input only: whether the number has an account, and its name, are revealed only after the number has
  // been verified.
  checkPasswordRule(settings, newPassword);
  refuseWeakPassword(settings, newPassword, mobile.slice(1));
  const account = await accountOf(gateway, mobile);
  const { loginDeviceId: deviceId, verificationCode } = input;
  await consumeCode(gateway, {
    purpose: 'password',
    mobile,
    call,
    deviceId,
    input: verificationCode,
    onCorrect: async (claim) => {
      if (!account) throw new GatewayError('verification_code_invalid');
      refuseWeakPassword(settings, newPassword, account.username);
      // Hashed before the code is used up, because hashing is refused under load.
      const passwordHash = await hashPassword(newPassword);
      await replacePassword(gateway, { accountId: account.id, passwordHash, claim });
    },
  });
  if (!account) throw new GatewayError('verification_code_invalid');
  const { ip, network, userAgent } = call;
  // An SMS code does not replace an authenticator, which stays required at the login.
  if ((await authenticatorSince(gateway.db, account.id)) === undefined) {
    const place = { accountId: account.id, deviceId, ip, network, userAgent };
    await gateway.db.transaction((tx) => rememberPlace(tx, gateway.clock, place));
  }
  // Clears the failures under each name of the account.
  for (const name of [mobile, account.username]) {
    await clearLoginFailures(gateway, {
      name: normaliseLoginName(settings, name),
      network,
      deviceId,
    });
  }
  return { changed: true };
}
