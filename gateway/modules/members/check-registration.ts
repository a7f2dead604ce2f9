import { PAYMENT_PASSWORD } from '../../contract/cashier.ts';
import { checkField } from '../../contract/field-rules.ts';
import type { RegisterSettings } from '../../contract/system.ts';
import { fieldError } from '../../core/field-error.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { isGuessable } from '../cashier/payment-password.ts';

/** Text fields of the registration that may have a rule. */
const FIELDS = [
  'username',
  'password',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'captcha',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
] as const;
type Field = (typeof FIELDS)[number];

export type RegistrationText = { readonly [field in Field]?: string | undefined } & {
  readonly confirmPassword?: string | undefined;
};

/**
 * Checks the input against the merchant's rules (R5.02, R5.03).
 * @throws {GatewayError} request_param_err with a message id for each invalid field
 */
export function checkRegistration(
  rules: RegisterSettings,
  input: RegistrationText,
  skip: readonly Field[] = [],
): void {
  const fields: Record<string, string> = {};
  for (const field of FIELDS) {
    const rule = rules[field];
    if (!rule || skip.includes(field)) continue;
    const problem = checkField(rule, input[field] ?? '');
    if (problem) fields[field] = problem.messageId;
  }
  if ((input.confirmPassword ?? '') !== (input.password ?? '')) {
    fields.confirmPassword = 'confirm_incorrect';
  }
  if (Object.keys(fields).length > 0) {
    throw new GatewayError('request_param_err', 'Some fields are wrong.', { fields });
  }
}

/**
 * Checks a transaction password that is chosen at registration. The cashier will require it, so its
 * own rules apply, whatever the merchant's field rule allows.
 * @throws {GatewayError} request_param_err
 */
export function checkPaymentPasswordChoice(
  { registerFields }: Pick<MerchantSettings, 'registerFields'>,
  { paymentPassword: input }: RegistrationText,
): void {
  if (!registerFields.paymentPassword?.enabled || !input) return;
  if (!PAYMENT_PASSWORD.test(input)) throw fieldError('paymentPassword', 'six_digits');
  if (isGuessable(input)) throw fieldError('paymentPassword', 'guessable');
}

/** Returns the enabled registration fields that have no column of their own. */
export function profileOf(
  rules: RegisterSettings,
  input: RegistrationText,
): Record<string, string> {
  const uniqueFields = [
    'payeeName',
    'qqNum',
    'recommenderId',
    'line',
    'whatsapp',
    'facebook',
    'wechat',
    'idNumber',
  ] as const;
  const profile: Record<string, string> = {};
  for (const field of uniqueFields) {
    const value = input[field];
    if (value && rules[field]?.enabled) profile[field] = value;
  }
  return profile;
}
