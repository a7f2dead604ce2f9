import type { FieldRule, RegisterSettings } from '@baize/gateway/contract';
import { describe, expect, test } from 'vitest';
import { checkPasswords } from './change-password-form.ts';
import { checkCode, checkLogin, checkMobile, mustChangePassword } from './login-form.ts';
import { ruleProblem } from './problem.ts';
import {
  checkRegister,
  hasCodeField,
  invitationCode,
  OPTIONAL_FIELDS,
  optionalFields,
  type RegisterContext,
  type RegisterValues,
} from './register-form.ts';

const rule = (change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 20,
  ...change,
});
const LOGIN = {
  username: 'ana',
  password: 'secret',
  captcha: '',
  countryCode: 'PH',
  mobileNum: '',
  verificationCode: '',
  remember: false,
};
const byName = { type: 'username', captchaShown: false, dialingCode: '63' } as const;
const bySms = { type: 'sms', captchaShown: false, dialingCode: '63' } as const;

describe('login', () => {
  test('[R5.01] username and password are required, and blanks do not count', () => {
    expect(checkLogin(byName, LOGIN)).toEqual({});
    const problems = checkLogin(byName, { ...LOGIN, username: '  ', password: ' ' });
    expect(problems.username?.id).toBe('auth.problem.usernameAndPassword');
    expect(problems.password?.id).toBe('auth.problem.required');
    const noPassword = checkLogin(byName, { ...LOGIN, password: '' });
    expect(noPassword).toEqual({ password: { id: 'auth.problem.usernameAndPassword' } });
  });

  test('[R5.01] the captcha is required only when it is shown', () => {
    expect(checkLogin({ ...byName, captchaShown: true }, LOGIN).captcha?.id).toBe(
      'auth.problem.required',
    );
    const input = { ...LOGIN, captcha: 'AB12C' };
    expect(checkLogin({ ...byName, captchaShown: true }, input)).toEqual({});
  });

  test('[R5.01] by SMS a valid mobile number and a code are required, and no password', () => {
    const empty = checkLogin(bySms, { ...LOGIN, username: '', password: '' });
    expect(empty.mobileNum?.id).toBe('auth.problem.required');
    expect(empty.verificationCode?.id).toBe('auth.problem.required');
    expect(empty.username).toBeUndefined();
    expect(checkMobile('63', 'no number')?.id).toBe('auth.problem.mobile');
    expect(checkMobile('63', '0917 123 4567')).toBeUndefined();
  });

  test('[R9.13] a verification code has at most 255 characters', () => {
    expect(checkCode('1'.repeat(255))).toBeUndefined();
    expect(checkCode('1'.repeat(256))?.id).toBe('auth.problem.code');
  });

  test.each([
    ['username', true, false, false, true],
    ['username', false, true, true, true],
    ['username', false, true, false, false],
    ['username', false, false, true, false],
    ['sms', true, true, true, false],
  ] as const)(
    '[R4.04a] [R4.04b] [R4.04c] %s, weak %s, expired %s, flag %s: change forced %s',
    (type, weak, expired, flag, forced) => {
      const value = { weakPassword: weak, passwordExpired: expired };
      expect(mustChangePassword(type, value, flag)).toBe(forced);
    },
  );
});

const RULES: RegisterSettings = {
  username: rule({
    acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
    patternId: 1,
    minLength: 4,
    maxLength: 16,
  }),
  password: rule({ minLength: 8, maxLength: 64 }),
  mobileNum: rule({ enabled: false }),
};
const VALUES: RegisterValues = {
  username: 'maria01',
  password: 'long enough',
  confirmPassword: 'long enough',
  countryCode: 'PH',
  mobileNum: '',
  verificationCode: '',
  payeeName: '',
  email: '',
  paymentPassword: '',
  idNumber: '',
  qqNum: '',
  line: '',
  whatsapp: '',
  facebook: '',
  wechat: '',
  recommenderId: '',
  affiliateCode: '',
  captcha: '',
  terms: true,
};
const context = (change: Partial<RegisterContext> = {}): RegisterContext => ({
  type: 'register',
  rules: RULES,
  smsOn: true,
  social: false,
  dialingCode: '63',
  ...change,
});
const wrong = (problems: object): string[] =>
  Object.entries(problems).flatMap(([name, problem]) => (problem ? [name] : []));

describe('register', () => {
  test('[R5.02] a complete form passes, an empty one names every required field', () => {
    expect(wrong(checkRegister(context(), VALUES))).toEqual([]);
    const empty = { ...VALUES, username: '', password: '', confirmPassword: '', terms: false };
    expect(wrong(checkRegister(context(), empty))).toEqual([
      'username',
      'password',
      'confirmPassword',
      'terms',
    ]);
  });

  test('[R5.02] the confirmation must equal the password', () => {
    const problems = checkRegister(context(), { ...VALUES, confirmPassword: 'Long enough' });
    expect(problems.confirmPassword?.id).toBe('auth.problem.confirm');
  });

  test('[R5.02] each optional field depends on its flags enabled and required', () => {
    for (const field of OPTIONAL_FIELDS) {
      const required = context({ rules: { ...RULES, [field]: rule() } });
      expect(checkRegister(required, VALUES)[field]?.id).toBe('auth.problem.required');
      const optional = context({ rules: { ...RULES, [field]: rule({ required: false }) } });
      expect(wrong(checkRegister(optional, VALUES))).toEqual([]);
      const tooLong = { ...VALUES, [field]: 'x'.repeat(21) };
      expect(checkRegister(optional, tooLong)[field]?.id).toBe('reg_pattern_0');
      const off = context({ rules: { ...RULES, [field]: rule({ enabled: false }) } });
      expect(wrong(checkRegister(off, tooLong))).toEqual([]);
      expect(optionalFields(off.rules)).toEqual([]);
    }
  });

  test('[R5.02] mobile registration requires the number and its code, and no username', () => {
    const mobile = context({ type: 'registerMobile' });
    expect(wrong(checkRegister(mobile, { ...VALUES, username: '' }))).toEqual([
      'mobileNum',
      'verificationCode',
    ]);
    const noSms = context({ type: 'registerMobile', smsOn: false });
    expect(wrong(checkRegister(noSms, { ...VALUES, mobileNum: '9171234567' }))).toEqual([]);
    const ruled = { ...RULES, mobileNum: rule({ minLength: 10, maxLength: 10, patternId: 6 }) };
    const short = checkRegister(context({ type: 'registerMobile', rules: ruled }), {
      ...VALUES,
      mobileNum: '91712345',
    });
    expect(short.mobileNum).toEqual({ id: 'reg_pattern_6', values: { range: '10' } });
  });

  test('[R7.06] a person whom a login provider confirmed needs no password', () => {
    const empty = { ...VALUES, password: '', confirmPassword: '', username: '' };
    expect(wrong(checkRegister(context({ social: true }), empty))).toEqual(['username']);
  });

  test('[R5.02] an optional number requires its code only once it is typed', () => {
    const rules = { ...RULES, mobileNum: rule({ required: false }) };
    expect(hasCodeField(context({ rules }), '')).toBe(false);
    expect(hasCodeField(context({ rules }), '9171234567')).toBe(true);
    expect(hasCodeField(context({ rules, smsOn: false }), '9171234567')).toBe(false);
  });

  test('[R4.11b] the code of the field applies if it is visible, otherwise that of the address', () => {
    expect(invitationCode({ affiliateCode: rule() }, ' ABC ', 'URL1')).toBe('ABC');
    expect(invitationCode({ affiliateCode: rule() }, '', 'URL1')).toBe('');
    expect(invitationCode({}, '', 'URL1')).toBe('URL1');
  });
});

describe('rules', () => {
  test('[R5.03] the message depends on the pattern, with both bounds or one', () => {
    for (let patternId = 0; patternId <= 20; patternId += 1) {
      const problem = ruleProblem('line', {
        messageId: `reg_pattern_${patternId}`,
        min: 4,
        max: 9,
      });
      expect(problem).toEqual({ id: `reg_pattern_${patternId}`, values: { range: '4 - 9' } });
    }
    const same = ruleProblem('line', { messageId: 'reg_pattern_6', min: 6, max: 6 });
    expect(same.values).toEqual({ range: '6' });
  });

  test('[R5.08b] a pattern beyond the 21 has the message of its field', () => {
    const beyond = { messageId: 'reg_pattern_99', min: 2, max: 60 } as const;
    expect(ruleProblem('payeeName', beyond).id).toBe('auth.problem.realName');
    expect(ruleProblem('whatsapp', beyond).id).toBe('auth.problem.phoneFormat');
    expect(ruleProblem('password', beyond).id).toBe('auth.problem.passwordLength');
  });
});

test('[R5.04] a new password matches the rule, differs from the old one and equals its confirmation', () => {
  const good = {
    oldPassword: 'old one',
    paymentPassword: '',
    newPassword: 'a new one',
    confirmNewPassword: 'a new one',
    terms: false,
  };
  expect(wrong(checkPasswords(RULES, good))).toEqual([]);
  const empty = {
    oldPassword: '',
    paymentPassword: '',
    newPassword: '',
    confirmNewPassword: '',
    terms: false,
  };
  expect(wrong(checkPasswords(RULES, empty))).toEqual([
    'oldPassword',
    'newPassword',
    'confirmNewPassword',
  ]);
  expect(wrong(checkPasswords(RULES, empty, { proof: 'paymentPassword' }))[0]).toBe(
    'paymentPassword',
  );
  expect(wrong(checkPasswords(RULES, { ...good, oldPassword: '' }, { proof: 'none' }))).toEqual([]);
  const short = { ...good, newPassword: 'short', confirmNewPassword: 'other' };
  expect(checkPasswords(RULES, short)).toEqual({
    newPassword: { id: 'reg_pattern_0', values: { range: '8 - 64' } },
    confirmNewPassword: { id: 'auth.problem.confirm' },
  });
  const same = {
    oldPassword: 'the same 1',
    paymentPassword: '',
    newPassword: 'the same 1',
    confirmNewPassword: 'the same 1',
    terms: false,
  };
  expect(checkPasswords(RULES, same).newPassword?.id).toBe('auth.problem.passwordSame');
  expect(checkPasswords(RULES, good, { asksTerms: true }).terms?.id).toBe('auth.problem.terms');
  expect(checkPasswords(RULES, { ...good, terms: true }, { asksTerms: true })).toEqual({});
});
