import type { FieldProblem } from '@baize/gateway/contract/field-rules.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';

/** What is wrong with one field: a message with what is inserted into it. */
export interface Problem {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>>;
}

export type Problems<Values> = { [Name in keyof Values]?: Problem };

/** Specification section 5: patterns 0 to 20 have a message each. */
const PATTERN_MESSAGES = [
  'reg_pattern_0',
  'reg_pattern_1',
  'reg_pattern_2',
  'reg_pattern_3',
  'reg_pattern_4',
  'reg_pattern_5',
  'reg_pattern_6',
  'reg_pattern_7',
  'reg_pattern_8',
  'reg_pattern_9',
  'reg_pattern_10',
  'reg_pattern_11',
  'reg_pattern_12',
  'reg_pattern_13',
  'reg_pattern_14',
  'reg_pattern_15',
  'reg_pattern_16',
  'reg_pattern_17',
  'reg_pattern_18',
  'reg_pattern_19',
  'reg_pattern_20',
] as const satisfies readonly MessageId[];

/** For a pattern that the platform numbers beyond 20: what the field itself has to say. */
const FIELD_MESSAGES: Readonly<Record<string, MessageId>> = {
  payeeName: 'auth.problem.realName',
  whatsapp: 'auth.problem.phoneFormat',
  mobileNum: 'auth.problem.phoneFormat',
  password: 'auth.problem.passwordLength',
  newPassword: 'auth.problem.passwordLength',
};

/** Both bounds, or one number where they are equal (R5.03). */
export const rangeText = (min: number, max: number): string =>
  min === max ? String(min) : `${min} - ${max}`;

/** The message of a broken rule (R5.03): by the pattern's number, with the bounds inserted. */
export function ruleProblem(field: string, problem: FieldProblem): Problem {
  if (problem.messageId === 'required') return { id: 'auth.problem.required' };
  const patternId = Number(problem.messageId.slice('reg_pattern_'.length));
  const id = PATTERN_MESSAGES[patternId] ?? FIELD_MESSAGES[field] ?? 'auth.problem.format';
  return { id, values: { range: rangeText(problem.min, problem.max) } };
}
