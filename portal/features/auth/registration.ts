import {
  affiliate,
  type LoginValue,
  login,
  permission,
  type RegisterSettings,
  register,
  registerMobile,
} from '@baize/gateway/contract';
import { normaliseMobile } from '@baize/gateway/contract/mobile-number.ts';
import { call } from '../../shared/api/call.ts';
import { CallError, type CallErrorCode } from '../../shared/api/call-error.ts';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { loginDeviceId } from './lib/device-id.ts';
import {
  invitationCode,
  OPTIONAL_FIELDS,
  optionalFields,
  type RegisterType,
  type RegisterValues,
} from './lib/register-form.ts';
import type { PendingSocialUser } from './third-parties/pending-social-user.ts';
import { firebaseConfig, firebaseToken } from './third-parties/phone-auth.ts';
import { withChallenge } from './with-challenge.ts';

/** The maximum length of an address that the gateway stores (contract: register.registerUrl). */
const LONGEST_ADDRESS = 2048;

/** The initial values of the form: with the code of the link, and the login provider's data. */
export function emptyRegistration(
  affiliateCode: string,
  pendingSocialUser?: Pick<PendingSocialUser, 'name' | 'email'>,
): RegisterValues {
  const texts = Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, '']));
  return {
    ...(texts as Record<(typeof OPTIONAL_FIELDS)[number], string>),
    affiliateCode,
    payeeName: pendingSocialUser?.name ?? '',
    email: pendingSocialUser?.email ?? '',
    username: '',
    password: '',
    confirmPassword: '',
    countryCode: '',
    mobileNum: '',
    verificationCode: '',
    captcha: '',
    terms: false,
  };
}

export interface Registration {
  readonly type: RegisterType;
  readonly values: RegisterValues;
  readonly rules: RegisterSettings;
  readonly dialingCode: string;
  /** The invitation code of the link that led here; empty when there is none. */
  readonly codeOfLink: string;
  readonly termsVersion: string;
  /** The login provider's ticket, which replaces the password. */
  readonly socialTicket: string | undefined;
  onChecking(checking: boolean): void;
}

function inputText({ type, values, rules, dialingCode, socialTicket }: Registration) {
  const optional = Object.fromEntries(
    optionalFields(rules).map((field) => [field, values[field].trim() || undefined]),
  );
  const hasNumber = type === 'registerMobile' || rules.mobileNum?.enabled;
  const mobileNum = (hasNumber && values.mobileNum.trim()) || undefined;
  const wholeNumber = normaliseMobile(dialingCode, values.mobileNum)?.slice(1);
  return {
    ...optional,
    // R4.11: in mobile registration the number is the username.
    username: type === 'registerMobile' ? wholeNumber : values.username.trim(),
    ...(socialTicket
      ? { socialTicket }
      : { password: values.password, confirmPassword: values.confirmPassword }),
    mobileNum,
    countryDialingCode: mobileNum && dialingCode,
    captcha: rules.captcha?.enabled ? values.captcha.trim() : undefined,
  };
}

/** The proof of the number, where the merchant requires one (R7.06). */
async function phoneProof({ values, dialingCode }: Registration, hasNumber: boolean) {
  const verificationCode = values.verificationCode.trim();
  if (!hasNumber || !verificationCode) return {};
  const firebase = firebaseConfig();
  if (!firebase) return { verificationCode };
  const mobileNum = values.mobileNum.trim();
  const input = { mobileNum, countryDialingCode: dialingCode, verificationCode };
  return {
    firebaseChannel: 'phone',
    firebaseIdToken: await firebaseToken(firebase, 'register', input),
  };
}

/** @throws {CallError} invitation_code_error for an unknown code */
async function checkCode(code: string, domain: string): Promise<void> {
  if (!code) return;
  const { valid } = await call(affiliate, { code, domain }).catch((error: unknown) => {
    throw toCallError(error);
  });
  if (!valid) throw new CallError('invitation_code_error', { status: 400 });
}

/**
 * Registers and logs in (R4.11): validates the invitation code, solves the challenge, confirms the
 * phone's code, then sends the call.
 * @throws {CallError}
 */
export async function registerMember(registration: Registration): Promise<LoginValue> {
  const { type, values, rules, codeOfLink } = registration;
  const domain = location.hostname;
  const code = invitationCode(rules, values.affiliateCode, codeOfLink);
  await checkCode(code, domain);
  const input = inputText(registration);
  const payload = {
    ...input,
    referralCode: rules.affiliateCode?.enabled ? undefined : code || undefined,
    domain,
    login: true,
    registerUrl: location.href.slice(0, LONGEST_ADDRESS),
    registerMethod: 'WEB',
    loginDeviceId: loginDeviceId(),
    termsAccepted: values.terms,
    termsVersion: registration.termsVersion,
  } as const;
  const endpoint = type === 'registerMobile' ? registerMobile : register;
  return withChallenge(
    async (challenge) => {
      // Confirming uses the code up, so a challenge that is cancelled must come before it.
      const proof = await phoneProof(registration, input.mobileNum !== undefined);
      return call(endpoint, { ...payload, ...proof, challenge });
    },
    { place: 'register', onChecking: registration.onChecking },
  );
}

/** The rejections of a registration that has succeeded already, when its answer was lost. */
const ALREADY_DONE: readonly CallErrorCode[] = [
  'username_duplicated',
  'customer_mobile_no_duplicated',
  'verification_code_invalid',
];

/**
 * Logs in to the account that a registration without an answer may have opened, so that a retry
 * does not report the person's own name as taken. Undefined where the account belongs to another
 * person.
 */
export async function logInIfRegistered(
  registration: Registration,
  refused: CallError,
): Promise<LoginValue | undefined> {
  const { username = '', password } = { password: '', ...inputText(registration) };
  if (!password || !ALREADY_DONE.includes(refused.code)) return undefined;
  const device = { loginDeviceId: loginDeviceId(), audience: 'any' } as const;
  try {
    return await withChallenge(
      (challenge) => call(login, { type: 'username', username, password, ...device, challenge }),
      { place: 'login' },
    );
  } catch {
    return undefined;
  }
}

/** The current version of the terms; undefined when it is not known. */
export async function currentTermsVersion(): Promise<string | undefined> {
  try {
    return (await call(permission, {})).info.termsVersion;
  } catch {
    return undefined;
  }
}
