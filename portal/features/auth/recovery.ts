import {
  forgetPassword,
  type LoginValue,
  login,
  sendVerifyLoginCode,
  setPasswordByPhone as setPasswordCall,
  type VerificationMethod,
  verifyLogin as verifyCall,
} from '@baize/gateway/contract';
import { normaliseMobile } from '@baize/gateway/contract/mobile-number.ts';
import { call } from '../../shared/api/call.ts';
import { loginDeviceId } from './lib/device-id.ts';
import type { ForgotValues } from './lib/forgot-form.ts';
import { withChallenge } from './with-challenge.ts';

/**
 * Requests a link by email.
 * @returns the number of minutes for which it is valid
 * @throws {CallError}
 */
export const mailResetLink = async (username: string, email: string): Promise<number> =>
  (await call(forgetPassword, { username, email })).expiredMinutes;

/**
 * R4.10: sets the password by the code, which can be used once.
 * @throws {CallError}
 */
export async function setPasswordByPhone(
  values: ForgotValues,
  countryDialingCode: string,
): Promise<void> {
  await withChallenge(
    () =>
      call(setPasswordCall, {
        newPassword: values.newPassword,
        countryDialingCode,
        mobileNum: values.mobileNum.trim(),
        loginDeviceId: loginDeviceId(),
        verificationCode: values.verificationCode.trim(),
      }),
    { place: 'password' },
  );
}

/**
 * Logs in by the number with the new password.
 * @param audience the account types that the login accepts from which the recovery was opened
 *   (R6.05)
 * @throws {CallError}
 */
export function logInByNumber(
  values: ForgotValues,
  countryDialingCode: string,
  audience: 'any' | 'agent',
): Promise<LoginValue> {
  const mobileNum = values.mobileNum.trim();
  const username = normaliseMobile(countryDialingCode, mobileNum) ?? mobileNum;
  return withChallenge(
    (challenge) =>
      call(login, {
        type: 'username',
        audience,
        username,
        password: values.newPassword,
        loginDeviceId: loginDeviceId(),
        challenge,
      }),
    { place: 'login' },
  );
}

/**
 * Completes a login with its second factor (R2.17).
 * @throws {CallError}
 */
export const verifyLogin = (proof: {
  verificationId: string;
  method: VerificationMethod;
  verificationCode: string;
}): Promise<LoginValue> =>
  withChallenge(() => call(verifyCall, { ...proof, loginDeviceId: loginDeviceId() }), {
    place: 'password',
  });

/**
 * Sends the code of a pending login to the account's number.
 * @throws {CallError}
 */
export const requestVerificationCode = (verificationId: string) =>
  withChallenge(() => call(sendVerifyLoginCode, { verificationId }), { place: 'password' });
