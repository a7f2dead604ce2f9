import {
  countries,
  firstLogin,
  type LoginValue,
  login,
  loginFreePlay,
  memberProfile,
  memberTerms,
  registerSettings,
  sendLoginCode,
  sendPasswordCode,
  sendRegisterCode,
} from '@baize/gateway/contract';
import { useMemo } from 'react';
import { call } from '../../shared/api/call.ts';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { boot } from '../../shared/boot.ts';
import type { Country } from './lib/countries.ts';
import { loginDeviceId } from './lib/device-id.ts';
import type { LoginType, LoginValues } from './lib/login-form.ts';
import type { RequestedPurpose } from './lib/sent-code.ts';
import { firebaseConfig, firebaseToken, requestFirebaseCode } from './third-parties/phone-auth.ts';
import { withChallenge } from './with-challenge.ts';

/**
 * The countries of mobile numbers. Until the list has loaded it contains the merchant's own
 * country, of which only the dialing code is known, because most members are from there.
 */
export function useCountries(): readonly Country[] {
  const { data } = useQuery(countries, {}, { revalidateOnFocus: false });
  const { defaultDialingCode } = boot().permission.info;
  const merchants = useMemo(
    () => (defaultDialingCode ? [{ countryCode: '', countryDialingCode: defaultDialingCode }] : []),
    [defaultDialingCode],
  );
  return data ?? merchants;
}

/**
 * The merchant's rules for each field. The session stores them (R3.04), and they are revalidated
 * each time, because they may change.
 */
export const useRegisterSettings = () =>
  useQuery(registerSettings, {}, { storeInSession: 'validation', revalidateIfStale: true });

/**
 * Whether the person has accepted the terms; otherwise they are shown with a change of password.
 */
export const useMemberTerms = () => useQuery(memberTerms, {}, { revalidateOnFocus: false });

/** Which passwords the person has. */
export const useProfile = (isAsked: boolean) =>
  useQuery(memberProfile, isAsked ? {} : null, { revalidateOnFocus: false });

/** Whether a module is on for this merchant. */
export const isOn = (flag: string): boolean => boot().permission.info.whitelabel[flag] ?? false;

/** The proof of the number: the code itself, or the token that Firebase returned for it (R7.06). */
async function phoneProof(input: {
  mobileNum: string;
  countryDialingCode: string;
  verificationCode: string;
}) {
  const firebase = firebaseConfig();
  if (!firebase) return { type: 'sms', ...input } as const;
  const { mobileNum, countryDialingCode } = input;
  const firebaseIdToken = await firebaseToken(firebase, 'login', input);
  return { type: 'firebase', mobileNum, countryDialingCode, firebaseIdToken } as const;
}

/**
 * Logs in (R4.03).
 * @throws {CallError}
 */
export async function logIn(
  type: LoginType,
  values: LoginValues,
  more: { dialingCode: string; captchaShown: boolean; audience: 'any' | 'agent' },
): Promise<LoginValue> {
  const { audience } = more;
  const common = { loginDeviceId: loginDeviceId(), audience };
  const input =
    type === 'sms'
      ? await phoneProof({
          mobileNum: values.mobileNum.trim(),
          countryDialingCode: more.dialingCode,
          verificationCode: values.verificationCode.trim(),
        })
      : {
          type,
          username: values.username.trim(),
          password: values.password,
          ...(more.captchaShown && { captcha: values.captcha.trim() }),
        };
  return withChallenge((challenge) => call(login, { ...common, ...input, challenge }), {
    place: 'login',
  });
}

/** The operating system, as coarse as the browser reports it. */
function operatingSystem(): string {
  const known = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac', 'Linux'];
  return known.find((name) => navigator.userAgent.includes(name)) ?? 'Other';
}

/**
 * Opens a trial account and logs it in (R6.03).
 * @throws {CallError}
 */
export async function startFreePlay(ageConfirmed: boolean): Promise<LoginValue> {
  try {
    return await call(loginFreePlay, {
      os: operatingSystem(),
      platform: 'W',
      encryption: true,
      gatewayVersion: 3,
      ageConfirmed,
    });
  } catch (error) {
    throw toCallError(error);
  }
}

/** R4.03: the action of the first login. A failure is ignored; the next login repeats it. */
export async function welcomeFirstLogin(value: LoginValue): Promise<boolean> {
  if (!value.firstTimeLogin) return false;
  try {
    return (await call(firstLogin, {})).welcomed;
  } catch {
    return false;
  }
}

/**
 * Requests a verification code, from the gateway or from Firebase.
 * @throws {CallError}
 */
export function requestCode(
  purpose: RequestedPurpose,
  number: { countryDialingCode: string; mobileNum: string },
) {
  const { countryDialingCode, mobileNum } = number;
  const firebase = firebaseConfig();
  // The gateway sets a new password, so its code also comes from the gateway.
  if (firebase && purpose !== 'password') return requestFirebaseCode(firebase, purpose, number);
  const deviceId = loginDeviceId();
  return withChallenge(
    (challenge) => {
      const common = { countryDialingCode, challenge, loginDeviceId: deviceId };
      if (purpose === 'password') return call(sendPasswordCode, { ...common, mobileNum });
      const input = { ...common, regType: 'mobile' };
      if (purpose === 'login') return call(sendLoginCode, { ...input, mobileNum });
      return call(sendRegisterCode, { ...input, mobileNo: mobileNum });
    },
    { place: 'sms' },
  );
}
