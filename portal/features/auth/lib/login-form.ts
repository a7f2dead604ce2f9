import { normaliseMobile } from '@baize/gateway/contract/mobile-number.ts';
import type { Problem, Problems } from '../../../shared/forms/problem.ts';

export type LoginType = 'username' | 'sms';

export interface LoginValues {
  username: string;
  password: string;
  captcha: string;
  /** ISO 3166 code of the country that `mobileNum` belongs to. */
  countryCode: string;
  mobileNum: string;
  verificationCode: string;
  remember: boolean;
}

export const LOGIN_FIELDS = [
  'username',
  'password',
  'captcha',
  'mobileNum',
  'verificationCode',
] as const satisfies readonly (keyof LoginValues)[];

/** The maximum length that the gateway accepts (contract: login.password). */
const LONGEST_PASSWORD = 128;
/** Section 5 and section 9: a verification code has 0 to 255 characters. */
export const LONGEST_CODE = 255;

const EMPTY: Problem = { id: 'auth.problem.required' };
const BOTH: Problem = { id: 'auth.problem.usernameAndPassword' };

interface LoginContext {
  readonly type: LoginType;
  readonly captchaShown: boolean;
  readonly dialingCode: string;
}

/** What is wrong with the mobile number alone, before an SMS is sent (R5.07). */
export function checkMobile(dialingCode: string, input: string): Problem | undefined {
  if (input.trim() === '') return EMPTY;
  return normaliseMobile(dialingCode, input) ? undefined : { id: 'auth.problem.mobile' };
}

export function checkCode(input: string): Problem | undefined {
  if (input.trim() === '') return EMPTY;
  return [...input].length > LONGEST_CODE ? { id: 'auth.problem.code' } : undefined;
}

/**
 * What is wrong with a login form (R5.01). The gateway validates the length of the password,
 * because a merchant that raised its minimum must not lock out members with an older, shorter one.
 */
export function checkLogin(context: LoginContext, values: LoginValues): Problems<LoginValues> {
  if (context.type === 'sms') {
    return {
      mobileNum: checkMobile(context.dialingCode, values.mobileNum),
      verificationCode: checkCode(values.verificationCode),
    };
  }
  const noName = values.username.trim() === '';
  const noPassword = values.password.trim() === '';
  const problems: Problems<LoginValues> = {};
  if (noName) problems.username = BOTH;
  if (noPassword) problems.password = noName ? EMPTY : BOTH;
  if (values.password.length > LONGEST_PASSWORD) {
    problems.password = {
      id: 'auth.problem.passwordLength',
      values: { range: `1 - ${LONGEST_PASSWORD}` },
    };
  }
  if (context.captchaShown && values.captcha.trim() === '') problems.captcha = EMPTY;
  return problems;
}

/** R4.04: whether a new password is required before anything else. */
export function mustChangePassword(
  type: LoginType,
  value: { weakPassword: boolean; passwordExpired: boolean },
  forceExpired: boolean,
): boolean {
  return type !== 'sms' && (value.weakPassword || (value.passwordExpired && forceExpired));
}
