import { Field } from '@baize/ui-kit/field';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../messages/message-id.ts';
import type { Problem } from './problem.ts';
import { type FormFieldState, useFormField } from './use-form-field.ts';
import { useProblemMessage } from './use-problem-message.ts';

/** The props of every form field, whatever its control is. */
export interface FormFieldProps {
  /** A key of the form's values. */
  name: string;
  label: MessageId;
  required?: boolean;
  /** Another field whose rule reads this one: it is validated again after a change here. */
  revalidates?: string;
  hint?: ReactNode;
  /** An error replaces the hint instead of being shown above it. */
  hidesHint?: boolean;
  /** A problem that is shown before the field is validated, such as a text that is too long. */
  earlyProblem?: Problem | undefined;
  /** Content beside the label. */
  aside?: ReactNode;
  className?: string | undefined;
}

interface CustomFieldProps<Value> extends FormFieldProps {
  children(field: FormFieldState<Value>): ReactNode;
}

/** A labelled field with its error, around any control of the kit. */
export function FormField<Value>(props: CustomFieldProps<Value>) {
  const intl = useIntl();
  const field = useFormField<Value>(props.name, props.revalidates);
  const messageOf = useProblemMessage();
  const error = field.error ?? (props.earlyProblem && messageOf(props.earlyProblem));
  return (
    <Field
      className={props.className}
      label={intl.formatMessage({ id: props.label })}
      required={props.required ?? false}
      hint={props.hidesHint && error ? undefined : props.hint}
      error={error}
      aside={props.aside}
    >
      {props.children(field)}
    </Field>
  );
}

/** Splits the props of a field from those of its control. */
export function splitProps<Props extends FormFieldProps>(props: Props) {
  const {
    name,
    label,
    required = false,
    revalidates,
    hint,
    hidesHint = false,
    earlyProblem,
    aside,
    className,
    ...control
  } = props;
  const field = { name, label, required, hint, hidesHint, earlyProblem, aside, className };
  return [revalidates === undefined ? field : { ...field, revalidates }, control] as const;
}
