import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod/mini';
import type { MessageId } from '../messages/message-id.ts';
import { toFieldError } from './field-error.ts';
import type { Problem, Problems } from './problem.ts';

/** The message of a schema's check, as an id: a misspelt one does not compile. */
export const problemId = (id: MessageId): string => id;

/** What a check without a message of its own reports, such as those of the contract's schemas. */
const UNSPECIFIED = problemId('error.request_param_err');

/**
 * Validates by a schema, usually the request of a call in the contract with the form's messages.
 * The messages of its checks are message ids (`problemId`). What is submitted is the parsed value.
 */
export function schemaResolver<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return zodResolver(schema, { error: () => UNSPECIFIED }, { mode: 'sync' });
}

/**
 * Validates by a pure function, for rules that come from the merchant's settings at run time: the
 * range of an amount, the pattern and the length of a registration field (`FieldRule`), the number
 * of words. A schema would have to be built from the settings at each change of them, and the
 * messages of a schema cannot carry the values that these ones insert (the range itself).
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
    // Every name is a key of Values: `check` can give no other.
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
