import type { RegisterSettings } from '@baize/gateway/contract';
import type { Problem } from '../../../shared/forms/problem.ts';
import { ruleProblem } from './problem.ts';

const FIXED: Readonly<Record<string, Problem>> = {
  required: { id: 'auth.problem.required' },
  confirm_incorrect: { id: 'auth.problem.confirm' },
  mobile_invalid: { id: 'auth.problem.mobile' },
  password_same: { id: 'auth.problem.passwordSame' },
  six_digits: { id: 'auth.problem.sixDigits' },
  guessable: { id: 'auth.problem.guessable' },
};

/**
 * The message of a problem that the gateway reports for a field; `reg_pattern_<n>` by the
 * merchant's rule (R5.03). For `serverErrors` of the auth forms.
 * @param ruleOf names of rules that differ from the form's field: `newPassword` uses the rule of
 *   `password`
 */
export const reportedProblem =
  (rules: RegisterSettings, ruleOf: Readonly<Record<string, string>> = {}) =>
  (field: string, reported: string): Problem => {
    const fixed = FIXED[reported];
    if (fixed) return fixed;
    const pattern = /^reg_pattern_(\d+)$/.exec(reported);
    if (!pattern) return { id: 'auth.problem.format' };
    const rule = rules[ruleOf[field] ?? field];
    return ruleProblem(field, {
      messageId: `reg_pattern_${Number(pattern[1])}`,
      min: rule?.minLength ?? 0,
      max: rule?.maxLength ?? 255,
    });
  };
