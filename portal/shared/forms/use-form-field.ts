import type { FocusEvent } from 'react';
import { type ControllerRenderProps, useController, useFormContext } from 'react-hook-form';
import { toProblem } from './field-error.ts';
import { useValidateOn } from './form.tsx';
import { useProblemMessage } from './use-problem-message.ts';

export interface FormFieldState<Value> {
  readonly value: Value;
  setValue(value: Value): void;
  /** The remaining props of the control. */
  readonly control: Pick<ControllerRenderProps, 'name' | 'ref'> & {
    onBlur(event: FocusEvent<HTMLElement>): void;
  };
  /** The error in the current language. */
  readonly error: string | undefined;
}

/**
 * Whether the focus moves to another text field of the form. A message that appears while the focus
 * moves to a button or a checkbox would shift it away under the pointer, and the press would be
 * lost.
 */
function goesOn({ relatedTarget: next }: FocusEvent<HTMLElement>): boolean {
  if (next instanceof HTMLInputElement) return next.type !== 'checkbox';
  return next instanceof HTMLSelectElement;
}

/**
 * A field of the surrounding form, for a control that `FormField` has no component for.
 * @param revalidates another field whose rule reads this one
 */
export function useFormField<Value>(name: string, revalidates?: string): FormFieldState<Value> {
  const { control, trigger, getFieldState } = useFormContext();
  const validateOn = useValidateOn();
  const messageOf = useProblemMessage();
  const { field, fieldState, formState } = useController({ name, control });
  const { isSubmitted } = formState;
  if (field.value === undefined) throw new Error(`The form has no default value for "${name}".`);
  const problem = toProblem(fieldState.error);
  return {
    value: field.value,
    setValue: (value) => {
      field.onChange(value);
      if (revalidates === undefined) return;
      const isTouched = validateOn !== 'submit' && getFieldState(revalidates).isTouched;
      if (isSubmitted || isTouched) void trigger(revalidates);
    },
    control: {
      name,
      ref: field.ref,
      onBlur: (event) => {
        const counts = validateOn === 'leaveFilled' ? field.value !== '' : goesOn(event);
        if (counts) field.onBlur();
      },
    },
    error: problem && messageOf(problem),
  };
}
