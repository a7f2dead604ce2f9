import type {
  ChangeHandler,
  FieldValues,
  Path,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';

/** One field of a form as its parts take it: what wires the input, and what is wrong with it. */
export interface FormField {
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/**
 * Whether focus goes on to another line of the form. A message that appears on the way to a button
 * or a box to tick would move it away under the pointer, and the press would be lost.
 */
function goesOn(event: object): boolean {
  const next: unknown = Reflect.get(event, 'relatedTarget');
  if (next instanceof HTMLInputElement) return next.type !== 'checkbox';
  return next instanceof HTMLSelectElement;
}

export function fieldOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
): FormField {
  const input = form.register(name);
  const onBlur: ChangeHandler = async (event) => (goesOn(event) ? input.onBlur(event) : undefined);
  return {
    input: { ...input, onBlur },
    error: form.getFieldState(name, form.formState).error?.message,
  };
}
