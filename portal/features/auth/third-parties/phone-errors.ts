import { CallError, type PhoneErrorCode } from '../../../shared/api/call-error.ts';
import { toCallError } from '../../../shared/api/to-call-error.ts';

/** R9.05: seconds to wait after too many requests. */
const TOO_MANY_WAIT = 5 * 60;

/**
 * Firebase's error codes by the nine messages of the specification's section 8 (R8.03). Others are
 * "An unknown error occurred".
 */
const CODES: Readonly<Record<string, PhoneErrorCode>> = {
  'auth/invalid-phone-number': 'phone_format_invalid',
  'auth/missing-phone-number': 'phone_number_missing',
  'auth/too-many-requests': 'phone_too_many_requests',
  'auth/invalid-verification-code': 'phone_code_invalid',
  'auth/missing-verification-code': 'phone_code_invalid',
  'auth/invalid-verification-id': 'phone_code_invalid',
  'auth/missing-verification-id': 'phone_code_invalid',
  'auth/code-expired': 'phone_code_invalid',
  'auth/captcha-check-failed': 'phone_recaptcha_invalid',
  'auth/invalid-app-credential': 'phone_recaptcha_invalid',
  'auth/missing-app-credential': 'phone_recaptcha_invalid',
  'auth/invalid-recaptcha-token': 'phone_recaptcha_invalid',
  'auth/missing-recaptcha-token': 'phone_recaptcha_invalid',
  'auth/quota-exceeded': 'phone_quota_exceeded',
  'auth/operation-not-allowed': 'phone_not_enabled',
  'auth/popup-closed-by-user': 'login_popup_closed',
  'auth/cancelled-popup-request': 'login_popup_closed',
  'auth/popup-blocked': 'login_popup_closed',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Converts a failure of Firebase, or any other error, to a CallError. */
export function phoneError(error: unknown): CallError {
  const firebaseCode = codeOf(error);
  if (error instanceof CallError || !firebaseCode.startsWith('auth/')) return toCallError(error);
  if (firebaseCode === 'auth/network-request-failed') return new CallError('network');
  if (firebaseCode === 'auth/timeout') return new CallError('timeout');
  const code = CODES[firebaseCode] ?? 'phone_unknown';
  return code === 'phone_too_many_requests'
    ? new CallError(code, { detail: { retryAfter: TOO_MANY_WAIT } })
    : new CallError(code);
}
