import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useMemo } from 'react';
import { cx } from '../foundation/cx.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import {
  error as errorStyle,
  field,
  hint as hintStyle,
  label as labelStyle,
  mark,
} from './field.css.ts';
import { FieldContext, type FieldWiring, joinIds } from './field-context.ts';

export interface FieldProps extends ComponentPropsWithRef<'div'> {
  label: ReactNode;
  /** Keeps the label for screen readers only, where the place already says what is asked. */
  labelHidden?: boolean;
  /** Shows `*` behind the label and marks the control as required [R5.14]. */
  required?: boolean;
  /** Help that is there before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong and how to right it; the control becomes invalid. */
  error?: ReactNode;
  /** Something at the label's end, such as a link for a forgotten password. */
  aside?: ReactNode;
  /** The control's id; made when left out. */
  controlId?: string;
  /** One kit control, or any control that calls `useFieldControl`. */
  children: ReactNode;
}

/**
 * A label, a control, and what is said about it. The control inside is wired by context: its id,
 * `aria-describedby` (error first), `aria-invalid` and `aria-required`. A new error is announced
 * without interrupting.
 */
export function Field({
  label,
  labelHidden = false,
  required = false,
  hint,
  error,
  aside,
  controlId,
  className,
  children,
  ...rest
}: FieldProps) {
  const base = useId();
  const id = controlId ?? `${base}control`;
  const hintId = hint ? `${base}hint` : undefined;
  const errorId = error ? `${base}error` : undefined;
  const describedBy = joinIds(errorId, hintId);
  const invalid = Boolean(error);
  const wiring = useMemo<FieldWiring>(
    () => ({ controlId: id, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  );
  return (
    <div {...rest} className={cx(field, className)} data-state={invalid ? 'invalid' : 'ready'}>
      <span className={labelHidden ? visuallyHidden : labelStyle}>
        <label htmlFor={id}>
          {label}
          {required && (
            <span className={mark} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {aside}
      </span>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error && (
        <p id={errorId} className={errorStyle} role="alert" aria-live="polite">
          <CircleAlert size="1em" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className={hintStyle}>
          {hint}
        </p>
      )}
    </div>
  );
}
