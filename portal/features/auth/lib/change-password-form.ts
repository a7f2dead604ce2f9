import type { RegisterSettings } from '@baize/gateway/contract';
import { checkField } from '@baize/gateway/contract/field-rules.ts';
import { ruleOf } from '../../../shared/field-rules/rule-of.ts';
import type { Problems } from '../../../shared/forms/problem.ts';
import { ruleProblem } from './problem.ts';

/**
 * The proof of ownership besides the session; an account without a login password has no old one.
 */
export type PasswordProof = 'oldPassword' | 'paymentPassword' | 'none';

export interface PasswordValues {
  oldPassword: string;
  paymentPassword: string;
  newPassword: string;
  confirmNewPassword: string;
  /** Required only where the terms were not accepted yet. */
  terms: boolean;
}

export const PASSWORD_FIELDS = [
  'oldPassword',
  'paymentPassword',
  'newPassword',
  'confirmNewPassword',
  'terms',
] as const satisfies readonly (keyof PasswordValues)[];

type NewPassword = Pick<PasswordValues, 'newPassword' | 'confirmNewPassword'>;

/** What is wrong with a new password and its repetition. */
export function checkNewPassword(
  rules: RegisterSettings,
  values: NewPassword,
): Problems<NewPassword> {
  const problems: Problems<NewPassword> = {};
  const broken = checkField(ruleOf(rules, 'password'), values.newPassword);
  if (broken) problems.newPassword = ruleProblem('newPassword', broken);
  if (values.confirmNewPassword === '') {
    problems.confirmNewPassword = { id: 'auth.problem.required' };
  } else if (values.confirmNewPassword !== values.newPassword) {
    problems.confirmNewPassword = { id: 'auth.problem.confirm' };
  }
  return problems;
}

interface AskedFor {
  readonly proof?: PasswordProof;
  readonly asksTerms?: boolean;
}

/**
 * What is wrong with a change of password (R5.04). Only the gateway knows whether it is a common
 * one.
 * @param asked the proof besides the new password, and whether the terms must be accepted
 */
export function checkPasswords(
  rules: RegisterSettings,
  values: PasswordValues,
  { proof = 'oldPassword', asksTerms = false }: AskedFor = {},
): Problems<PasswordValues> {
  // In the order of the fields: the first invalid one gets the focus.
  const problems: Problems<PasswordValues> = {
    ...(proof !== 'none' && values[proof] === '' && { [proof]: { id: 'auth.problem.required' } }),
    ...checkNewPassword(rules, values),
  };
  if (
    proof === 'oldPassword' &&
    !problems.newPassword &&
    values.newPassword === values.oldPassword
  ) {
    problems.newPassword = { id: 'auth.problem.passwordSame' };
  }
  if (asksTerms && !values.terms) problems.terms = { id: 'auth.problem.terms' };
  return problems;
}
