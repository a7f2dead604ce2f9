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
import { attempt } from './attempt.ts';
import type { Country } from './lib/countries.ts';
import { loginDeviceId } from './lib/device-id.ts';
import type { LoginType, LoginValues } from './lib/login-form.ts';
import type { RequestedPurpose } from './lib/sent-code.ts';
import { firebaseConfig, firebaseToken, requestFirebaseCode } from './third-parties/phone-auth.ts';

/**
 * The countries that a mobile number may be from. Until the list is there the merchant's own, of
 * which only the dialing code is known: a number that is typed meanwhile is one of its members'.
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
 * The merchant's rules for each field. The session keeps them (R3.04), and they are asked for anew
 * each time, for they may be changed.
 */
export const useRegisterSettings = () =>
  useQuery(registerSettings, {}, { keep: 'validation', revalidateIfStale: true });

/** Whether the person has accepted terms; who has not is asked with a change of password. */
export const useMemberTerms = () => useQuery(memberTerms, {}, { revalidateOnFocus: false });

/** Which passwords the person has, when they are asked for. */
export const useProfile = (isAsked: boolean) =>
  useQuery(memberProfile, isAsked ? {} : null, { revalidateOnFocus: false });

/** Whether a module is on for this merchant. */
export const isOn = (flag: string): boolean => boot().permission.info.whitelabel[flag] ?? false;

/** What proves the number: the code itself, or what it earned at Firebase (R7.06). */
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

/** Logs in (R4.03). @throws {CallError} */
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
  return attempt((challenge) => call(login, { ...common, ...input, challenge }), {
    place: 'login',
  });
}

/** The kind of system, as coarse as the browser tells everybody. */
function operatingSystem(): string {
  const known = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac', 'Linux'];
  return known.find((name) => navigator.userAgent.includes(name)) ?? 'Other';
}

/** Opens a trial account and logs it in (R6.03). @throws {CallError} */
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

/** R4.03: the first login's action. It may fail quietly; the next login asks for it again. */
export async function welcomeFirstLogin(value: LoginValue): Promise<boolean> {
  if (!value.firstTimeLogin) return false;
  try {
    return (await call(firstLogin, {})).welcomed;
  } catch {
    return false;
  }
}

/** Has a verification code sent, by the gateway or by Firebase. @throws {CallError} */
export function requestCode(
  purpose: RequestedPurpose,
  number: { countryDialingCode: string; mobileNum: string },
) {
  const { countryDialingCode, mobileNum } = number;
  const firebase = firebaseConfig();
  // A new password is the gateway's own matter, and so is the code for it.
  if (firebase && purpose !== 'password') return requestFirebaseCode(firebase, purpose, number);
  const deviceId = loginDeviceId();
  return attempt(
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
