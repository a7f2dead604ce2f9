import type { RegisterSettings } from '@baize/gateway/contract';
import { checkField } from '@baize/gateway/contract/field-rules.ts';
import { checkAccountName, checkEmail } from '@baize/gateway/contract/recovery-fields.ts';
import { ruleOf } from '../../../shared/field-rules/rule-of.ts';
import type { Problems } from '../../../shared/forms/problem.ts';
import { checkCode, checkMobile } from './login-form.ts';
import { ruleProblem } from './problem.ts';

/** The methods of resetting a password: a link by email, a code by SMS (R2.104). */
export type ForgotWay = 'email' | 'mobileNum';

export interface ForgotValues {
  username: string;
  email: string;
  /** ISO 3166 code of the country that `mobileNum` belongs to. */
  countryCode: string;
  mobileNum: string;
  verificationCode: string;
  newPassword: string;
}

export const FORGOT_FIELDS = [
  'username',
  'email',
  'mobileNum',
  'verificationCode',
  'newPassword',
] as const satisfies readonly (keyof ForgotValues)[];

interface ForgotContext {
  readonly way: ForgotWay;
  readonly dialingCode: string;
  readonly rules: RegisterSettings;
}

/** What is wrong with the form of one method (R5.05, R5.06). */
export function checkForgot(context: ForgotContext, values: ForgotValues): Problems<ForgotValues> {
  if (context.way === 'email') {
    const { rules, dialingCode } = context;
    const name = checkAccountName(ruleOf(rules, 'username'), dialingCode, values.username.trim());
    const email = checkEmail(values.email.trim());
    return {
      username: name && ruleProblem('username', name),
      email: email && ruleProblem('email', email),
    };
  }
  const broken = checkField(ruleOf(context.rules, 'password'), values.newPassword);
  return {
    mobileNum: checkMobile(context.dialingCode, values.mobileNum),
    verificationCode: checkCode(values.verificationCode),
    newPassword: broken ? ruleProblem('newPassword', broken) : undefined,
  };
}
