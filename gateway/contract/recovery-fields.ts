import { checkField, type FieldProblem, PATTERNS } from './field-rules.ts';
import { normaliseMobile } from './mobile-number.ts';
import type { FieldRule } from './system.ts';

/** Names that staff gave, older than the merchant's present rule for who registers. */
const STAFF_NAME = /^[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+$/;

/**
 * R5.05: a username as asked for by a forgotten password follows the rule of registration. A mobile
 * number stands for it where somebody registered with one.
 */
export function checkAccountName(
  rule: FieldRule,
  dialingCode: string,
  input: string,
): FieldProblem | undefined {
  const problem = checkField({ ...rule, enabled: true, required: true }, input);
  if (!problem || problem.messageId === 'required') return problem;
  const bounded = input.length >= rule.minLength && input.length <= rule.maxLength;
  const known = (bounded && STAFF_NAME.test(input)) || normaliseMobile(dialingCode, input);
  return known ? undefined : problem;
}

const EMAIL: FieldRule = {
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 100,
  patternId: 3,
  acceptedPattern: PATTERNS[3] ?? '*',
};

export const checkEmail = (input: string): FieldProblem | undefined => checkField(EMAIL, input);
