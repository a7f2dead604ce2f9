import type { CallError } from '../api/call-error.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { Problem, Problems } from './problem.ts';

type FieldName<Values> = keyof Values & string;

interface FieldMessages<Values> {
  /** The fields that the form shows. Errors of any other field are left to the form's error. */
  readonly fields: readonly FieldName<Values>[];
  /** Converts the problem that the gateway reports for a field to a message. */
  problemOf?(field: FieldName<Values>, reported: string): Problem;
  /** Error codes that concern one field, with that field. */
  readonly codes?: Readonly<Record<string, FieldName<Values>>>;
}

const UNSPECIFIED: Problem = { id: 'error.request_param_err' };

/**
 * The errors of a failed call that concern single fields, to be shown beside them instead of above
 * the form.
 */
export function serverErrors<Values extends object>(
  error: CallError,
  { fields, problemOf, codes = {} }: FieldMessages<Values>,
): Problems<Values> {
  const problems: Problems<Values> = {};
  for (const field of fields) {
    const reported = error.detail.fields?.[field];
    if (reported !== undefined) problems[field] = problemOf?.(field, reported) ?? UNSPECIFIED;
  }
  const about = codes[error.code];
  if (about && fields.includes(about)) problems[about] = { id: `error.${error.code}` };
  return problems;
}

/** `problemOf` for problems with one message each, whatever the field. */
export const problemsById =
  (messages: Readonly<Record<string, MessageId>>) =>
  (_field: string, reported: string): Problem => ({
    id: messages[reported] ?? UNSPECIFIED.id,
  });
