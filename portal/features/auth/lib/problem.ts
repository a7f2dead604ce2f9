import type { FieldProblem } from '@baize/gateway/contract/field-rules.ts';
import { PATTERN_MESSAGES, rangeText } from '../../../shared/field-rules/pattern-messages.ts';
import type { Problem } from '../../../shared/forms/problem.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';

/** The field's own message, for pattern numbers beyond 20. */
const FIELD_MESSAGES: Readonly<Record<string, MessageId>> = {
  payeeName: 'auth.problem.realName',
  whatsapp: 'auth.problem.phoneFormat',
  mobileNum: 'auth.problem.phoneFormat',
  password: 'auth.problem.passwordLength',
  newPassword: 'auth.problem.passwordLength',
};

/** The message of a violated rule (R5.03): by the pattern's number, with its bounds. */
export function ruleProblem(field: string, problem: FieldProblem): Problem {
  if (problem.messageId === 'required') return { id: 'auth.problem.required' };
  const patternId = Number(problem.messageId.slice('reg_pattern_'.length));
  const id = PATTERN_MESSAGES[patternId] ?? FIELD_MESSAGES[field] ?? 'auth.problem.format';
  return { id, values: { range: rangeText(problem.min, problem.max) } };
}
