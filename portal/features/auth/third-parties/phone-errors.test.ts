import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { CallError } from '../../../shared/api/call-error.ts';
import { phoneError } from './phone-errors.ts';

const read = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../messages/${name}.json`, import.meta.url), 'utf8'));
const en = read('en');
const fil = read('fil');

const refusal = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });
const messageOf = (code: string) => `error.${phoneError(refusal(code)).code}`;

describe("[R8.03] Firebase's errors have the messages of the catalogue", () => {
  test.each([
    ['auth/invalid-phone-number', 'Invalid phone number format'],
    ['auth/missing-phone-number', 'Please enter a valid phone number'],
    ['auth/too-many-requests', 'Too many requests, please try again after 5 minutes'],
    ['auth/internal-error', 'An unknown error occurred'],
    [
      'auth/invalid-verification-code',
      'Verification code is not valid, missing or has expired. Please send it again.',
    ],
    [
      'auth/missing-verification-code',
      'Verification code is not valid, missing or has expired. Please send it again.',
    ],
    [
      'auth/code-expired',
      'Verification code is not valid, missing or has expired. Please send it again.',
    ],
    ['auth/captcha-check-failed', 'Invalid reCaptcha input'],
    ['auth/quota-exceeded', 'Quota not sufficient, contact customer service'],
    ['auth/operation-not-allowed', 'Not enabled function, contact customer service'],
    ['auth/popup-closed-by-user', 'Login failure, please try again'],
  ])('%s', (code, text) => {
    const id = messageOf(code);
    expect(en[id]).toBe(text);
    expect(fil[id]?.length).toBeGreaterThan(10);
    expect(fil[id]).not.toBe(text);
  });
});

test('[R9.05] after too many requests the wait is five minutes', () => {
  expect(phoneError(refusal('auth/too-many-requests')).detail.retryAfter).toBe(300);
});

test('a lost connection is a network error, and own errors stay as they are', () => {
  expect(phoneError(refusal('auth/network-request-failed')).code).toBe('network');
  expect(phoneError(refusal('auth/timeout')).code).toBe('timeout');
  const own = new CallError('network');
  expect(phoneError(own)).toBe(own);
});

test('an error that is not Firebase’s is reported unchanged', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const mistake = new TypeError('verifier.clear is not a function');
  expect(phoneError(mistake).code).toBe('unknown_error');
  expect(reported).toHaveBeenCalledExactlyOnceWith(mistake);
  expect(phoneError(refusal('auth/internal-error')).code).toBe('phone_unknown');
  expect(reported).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
