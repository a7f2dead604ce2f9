import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Fills empty fields with values that become known after the form was rendered. Input that was
 * typed meanwhile stays.
 */
export function useFillEmptyFields<Values extends FieldValues, Parsed>(
  { getValues, setValue }: UseFormReturn<Values, unknown, Parsed>,
  initial: Values,
  names: readonly (FieldPath<Values> & keyof Values)[],
): void {
  useEffect(
    () => {
      for (const name of names) {
        if (initial[name] && !getValues(name)) setValue(name, initial[name]);
      }
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: when one of these becomes known, only then
    names.map((name) => initial[name]),
  );
}
