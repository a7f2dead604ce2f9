import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod/mini';
import type { MessageId } from '../messages/message-id.ts';
import { toFieldError } from './field-error.ts';
import type { Problem, Problems } from './problem.ts';

/** The message of a schema's check as an id: a misspelt one does not compile. */
export const problemId = (id: MessageId): string => id;

/** The message of checks without one of their own, such as those of the contract's schemas. */
const UNSPECIFIED = problemId('error.request_param_err');

/**
 * Validates by a schema, usually the request of a call with the form's messages. The messages of
 * its checks are message ids (`problemId`). The parsed value is submitted.
 */
export function schemaResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return zodResolver(schema, { error: () => UNSPECIFIED }, { mode: 'sync' });
}

/**
 * Validates by a pure function, for rules that come from the merchant's settings at run time: the
 * range of an amount, the pattern and length of a registration field (`FieldRule`), the number of
 * words. A schema would have to be rebuilt at each change of the settings, and its messages cannot
 * carry values such as the range.
 */
export function checkResolver<Values extends FieldValues>(
  check: (values: Values) => Problems<Values>,
): Resolver<Values, unknown, Values> {
  return (values) => {
    const errors: Record<string, ReturnType<typeof toFieldError>> = {};
    for (const [name, problem] of Object.entries<Problem | undefined>(check(values))) {
      if (problem) errors[name] = toFieldError(problem);
    }
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    // Every name is a key of Values: `check` can return no other.
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
