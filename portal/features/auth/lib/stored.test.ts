// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countryOptions, dialingCodeOf, likelyCountry } from './countries.ts';
import { loginDeviceId } from './device-id.ts';
import { readRemembered, rememberCookie } from './remembered-login.ts';
import { forgetSentCode, readSentCode, waitFor, writeSentCode } from './sent-code.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('remembered login', () => {
  const login = { type: 'sms', username: 'ana; b=c', countryCode: 'PH', mobileNum: '917' } as const;

  test('[R9.04] lasts 24 hours and is restored unchanged', () => {
    const cookie = rememberCookie(login, true);
    expect(cookie).toMatch(/;max-age=86400;.*secure$/);
    const pair = cookie.split(';')[0];
    expect(readRemembered(`lang=EN; ${pair}; other=1`)).toEqual(login);
  });

  test('[R9.04] never stores a password, even if one is passed', () => {
    const handed = { ...login, password: 'Secret-123' };
    expect(decodeURIComponent(rememberCookie(handed, false))).not.toContain('Secret-123');
  });

  test('is removed without a login, and damaged content counts as none', () => {
    expect(rememberCookie(undefined, false)).toContain('max-age=0');
    expect(readRemembered('rememberLogin=%7Bbroken')).toBeUndefined();
    expect(readRemembered('rememberLogin=%7B%22type%22%3A%22x%22%7D')).toBeUndefined();
    expect(readRemembered('')).toBeUndefined();
  });
});

describe('sent code', () => {
  const sent = { countryCode: 'PH', mobileNum: '0917 123 4567', deadline: 5000 };

  test('[R4.12] is restored until it expires, for its purpose only', () => {
    writeSentCode('login', sent);
    expect(readSentCode('login', 4999)).toEqual(sent);
    expect(readSentCode('login', 5000)).toBeUndefined();
    expect(readSentCode('register', 0)).toBeUndefined();
    sessionStorage.setItem('smsCode:login', 'nonsense');
    expect(readSentCode('login', 0)).toBeUndefined();
  });

  test('[R4.12] is removed for its purpose only once it was used', () => {
    writeSentCode('login', sent);
    writeSentCode('register', sent);
    forgetSentCode('login');
    expect(readSentCode('login', 0)).toBeUndefined();
    expect(sessionStorage.getItem('smsCode:login')).toBeNull();
    expect(readSentCode('register', 0)).toEqual(sent);
  });

  test('is valid for its own number in any notation, and for no other', () => {
    const input = (mobileNum: string, countryCode = 'PH') =>
      waitFor(sent, { mobileNum, countryCode }).deadline;
    expect(input('09171234567')).toBe(5000);
    expect(input('')).toBe(5000);
    expect(input('09171234568')).toBe(0);
    expect(input('09171234567', 'US')).toBe(0);
    const sentBeforeTheList = { ...sent, countryCode: '' };
    expect(
      waitFor(sentBeforeTheList, { mobileNum: '09171234567', countryCode: 'PH' }).deadline,
    ).toBe(5000);
    expect(waitFor(undefined, { mobileNum: '', countryCode: 'PH' }).deadline).toBe(0);
  });

  test('[R9.05] after too many requests every number is refused, after a reload too', () => {
    writeSentCode('register', { ...sent, isRefused: true });
    const refused = readSentCode('register', 0);
    expect(waitFor(refused, { mobileNum: '09171234568', countryCode: 'PH' })).toEqual({
      deadline: 5000,
      isRefused: true,
    });
    expect(waitFor(refused, { mobileNum: '09171234567', countryCode: 'US' })).toEqual({
      deadline: 5000,
      isRefused: true,
    });
  });
});

test('the device keeps its id, also where storage is forbidden', () => {
  const id = loginDeviceId();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  expect(loginDeviceId()).toBe(id);
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
  });
  const another = loginDeviceId();
  expect(another).not.toBe(id);
  expect(loginDeviceId()).toBe(another);
});

describe('countries', () => {
  const countries = [
    { countryCode: 'DE', countryDialingCode: '49' },
    { countryCode: 'PH', countryDialingCode: '63' },
    { countryCode: 'US', countryDialingCode: '1' },
  ];
  test('the remembered country is first, then the merchant’s, then any', () => {
    expect(likelyCountry(countries, { remembered: 'US', dialingCode: '63' })).toBe('US');
    expect(likelyCountry(countries, { remembered: 'XX', dialingCode: '63' })).toBe('PH');
    expect(likelyCountry(countries, {})).toBe('DE');
    expect(likelyCountry([], {})).toBe('');
    expect(dialingCodeOf(countries, 'US')).toBe('1');
  });
  test('names are in the language, and sorted by its rules', () => {
    const labels = countryOptions(countries, 'en').map((option) => option.label);
    expect(labels).toEqual(['Germany (+49)', 'Philippines (+63)', 'United States (+1)']);
    expect(countryOptions([{ countryCode: '', countryDialingCode: '63' }], 'en')).toEqual([]);
    expect(countryOptions(countries, 'fil-PH').map((option) => option.label)).toContain(
      'Pilipinas (+63)',
    );
  });
});
