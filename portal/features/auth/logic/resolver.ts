import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { Problem, Problems } from './problem.ts';

/**
 * React Hook Form's way to a pure check of all values: smaller than a schema, and rules that come
 * from the server at run time need no schema to be built from them.
 */
export function resolverOf<Values extends FieldValues>(
  check: (values: Values) => Problems<Values>,
  tell: (problem: Problem) => string,
): Resolver<Values> {
  return (values) => {
    const errors: Record<string, { type: string; message: string }> = {};
    for (const [name, problem] of Object.entries<Problem | undefined>(check(values))) {
      if (problem) errors[name] = { type: problem.id, message: tell(problem) };
    }
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    // Every name is a key of Values: `check` can give no other.
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
