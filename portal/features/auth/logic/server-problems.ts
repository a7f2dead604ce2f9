import type { FieldRule, RegisterSettings } from '@baize/gateway/contract';
import type { CallError } from '../../../shared/gateway/call-error.ts';
import { type Problem, type Problems, ruleProblem } from './problem.ts';

const FIXED: Readonly<Record<string, Problem>> = {
  required: { id: 'auth.problem.required' },
  confirm_incorrect: { id: 'auth.problem.confirm' },
  mobile_invalid: { id: 'auth.problem.mobile' },
  password_same: { id: 'auth.problem.passwordSame' },
  six_digits: { id: 'auth.problem.sixDigits' },
  guessable: { id: 'auth.problem.guessable' },
};

function problemOf(field: string, said: string, rule: FieldRule | undefined): Problem {
  const fixed = FIXED[said];
  if (fixed) return fixed;
  const pattern = /^reg_pattern_(\d+)$/.exec(said);
  if (!pattern) return { id: 'auth.problem.format' };
  return ruleProblem(field, {
    messageId: `reg_pattern_${Number(pattern[1])}`,
    min: rule?.minLength ?? 0,
    max: rule?.maxLength ?? 255,
  });
}

/** Error codes that are about one field, and which. */
export type FieldOfCode<Values> = Readonly<Record<string, keyof Values & string>>;

/**
 * What a refusal says about fields of the form: beside the field rather than above the form.
 * Fields that the form does not have are left to the form's alert.
 */
export function serverProblems<Values extends object>(
  error: CallError,
  form: {
    readonly fields: readonly (keyof Values & string)[];
    readonly codes: FieldOfCode<Values>;
    readonly rules: RegisterSettings;
    /** Names of rules that differ from the form's field: `newPassword` follows `password`. */
    readonly ruleOf?: Readonly<Record<string, string>>;
  },
): Problems<Values> {
  const problems: Problems<Values> = {};
  for (const field of form.fields) {
    const said = error.detail.fields?.[field];
    const rule = form.rules[form.ruleOf?.[field] ?? field];
    if (said !== undefined) problems[field] = problemOf(field, said, rule);
  }
  const about = form.codes[error.code];
  if (about && form.fields.includes(about)) problems[about] = { id: `error.${error.code}` };
  return problems;
}
