import type { FieldError } from 'react-hook-form';
import type { MessageId } from '../messages/message-id.ts';
import type { Problem } from './problem.ts';

/**
 * An error in the format of React Hook Form. It holds the message's id instead of its text, so that
 * it follows a switch of the language without another validation.
 */
interface ProblemError extends FieldError {
  readonly message: string;
  readonly values?: Problem['values'];
}

export function toFieldError({ id, values }: Problem): ProblemError {
  return { type: id, message: id, values };
}

export function toProblem(error: FieldError | undefined): Problem | undefined {
  if (!error?.message) return undefined;
  const { message, values }: Partial<ProblemError> = error;
  // Every error of a form comes from `toFieldError` or from a schema whose messages are ids.
  return { id: message as MessageId, values };
}
