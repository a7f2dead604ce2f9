import type { FieldRule, RegisterSettings } from '@baize/gateway/contract';
import { checkField } from '@baize/gateway/contract/field-rules.ts';
import { withoutSeparators } from '@baize/gateway/contract/mobile-number.ts';
import { ruleOf } from '../../../shared/field-rules/rule-of.ts';
import type { Problem, Problems } from '../../../shared/forms/problem.ts';
import { checkCode, checkMobile } from './login-form.ts';
import { ruleProblem } from './problem.ts';

export type RegisterType = 'register' | 'registerMobile';

/** Fields that depend on the merchant's settings, in the order of the form (R5.02). */
export const OPTIONAL_FIELDS = [
  'payeeName',
  'email',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'recommenderId',
  'affiliateCode',
] as const;
export type OptionalField = (typeof OPTIONAL_FIELDS)[number];

export interface RegisterValues extends Record<OptionalField, string> {
  username: string;
  password: string;
  confirmPassword: string;
  /** ISO 3166 code of the country that `mobileNum` belongs to. */
  countryCode: string;
  mobileNum: string;
  verificationCode: string;
  captcha: string;
  terms: boolean;
}

export const REGISTER_FIELDS = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  ...OPTIONAL_FIELDS,
  'captcha',
  'terms',
] as const satisfies readonly (keyof RegisterValues)[];

export interface RegisterContext {
  readonly type: RegisterType;
  readonly rules: RegisterSettings;
  /** The merchant verifies mobile numbers by SMS (REGMOBVERF3). */
  readonly smsOn: boolean;
  /** A login provider has confirmed the person: no password is needed. */
  readonly social: boolean;
  readonly dialingCode: string;
}

/** Whether a mobile number is required: in mobile registration, or by the merchant's settings. */
export const hasMobileField = ({ type, rules }: RegisterContext): boolean =>
  type === 'registerMobile' || (rules.mobileNum?.enabled ?? false);

export const requiresMobile = ({ type, rules }: RegisterContext): boolean =>
  type === 'registerMobile' || (rules.mobileNum?.required ?? false);

/** Whether a code is required: as soon as there is a number to send it to. */
export const hasCodeField = (context: RegisterContext, mobileNum: string): boolean =>
  context.smsOn && hasMobileField(context) && (requiresMobile(context) || mobileNum.trim() !== '');

export const optionalFields = (rules: RegisterSettings): OptionalField[] =>
  OPTIONAL_FIELDS.filter((field) => rules[field]?.enabled);

function byRule(field: string, rule: FieldRule, value: string): Problem | undefined {
  const problem = checkField(rule, value);
  return problem && ruleProblem(field, problem);
}

function mobileProblem(context: RegisterContext, values: RegisterValues): Problem | undefined {
  if (!hasMobileField(context)) return undefined;
  if (values.mobileNum.trim() === '' && !requiresMobile(context)) return undefined;
  const rule = context.rules.mobileNum;
  const digits = withoutSeparators(values.mobileNum);
  return (
    checkMobile(context.dialingCode, values.mobileNum) ??
    (rule && byRule('mobileNum', { ...rule, required: true }, digits))
  );
}

function passwordProblems(
  rules: RegisterSettings,
  { password, confirmPassword }: RegisterValues,
): Problems<RegisterValues> {
  const wrong = byRule('password', ruleOf(rules, 'password'), password);
  if (confirmPassword === '') {
    return { password: wrong, confirmPassword: { id: 'auth.problem.required' } };
  }
  const differs = confirmPassword !== password;
  return { password: wrong, confirmPassword: differs ? { id: 'auth.problem.confirm' } : undefined };
}

/** What is wrong with a registration form, by the merchant's settings (R5.02, R5.03). */
export function checkRegister(
  context: RegisterContext,
  values: RegisterValues,
): Problems<RegisterValues> {
  const { rules } = context;
  const problems: Problems<RegisterValues> = {};
  if (context.type === 'register') {
    problems.username = byRule('username', ruleOf(rules, 'username'), values.username.trim());
  }
  problems.mobileNum = mobileProblem(context, values);
  if (hasCodeField(context, values.mobileNum)) {
    problems.verificationCode = checkCode(values.verificationCode);
  }
  if (!context.social) Object.assign(problems, passwordProblems(rules, values));
  for (const field of optionalFields(rules)) {
    const rule = rules[field];
    if (rule) problems[field] = byRule(field, rule, values[field].trim());
  }
  if (rules.captcha?.enabled && values.captcha.trim() === '') {
    problems.captcha = { id: 'auth.problem.required' };
  }
  if (!values.terms) problems.terms = { id: 'auth.problem.terms' };
  return problems;
}

/** The invitation code: from its field if that is shown, else from the address (R4.11). */
export const invitationCode = (
  rules: RegisterSettings,
  input: string,
  fromAddress: string,
): string => (rules.affiliateCode?.enabled ? input.trim() : fromAddress);
