import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../field/index.ts';
import { cx } from '../foundation/cx.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { cell, cells, input, root } from './code-input.css.ts';
import { digitsOf } from './digits.ts';

export interface CodeInputProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength'
  > {
  /** The digits (controlled). Omit it to let the field manage its own state. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (digits: string) => void;
  /** Called once with the complete code when its last digit is entered. */
  onComplete?: (code: string) => void;
  /** The number of digits. */
  length?: number;
}

/**
 * A one-time code from a text message or an authenticator app. One native input is drawn as cells,
 * so that paste, autofill and screen readers work as in any input.
 */
export function CodeInput({
  value: valueProp,
  defaultValue = '',
  onValueChange,
  onComplete,
  length = 6,
  className,
  style,
  ...rest
}: CodeInputProps) {
  const wiring = useFieldControl(rest);
  const [value, setValue] = useControlled(valueProp, defaultValue, onValueChange, 'CodeInput');
  const current = Math.min(value.length, length - 1);
  return (
    <span className={cx(root, className)} style={style}>
      <input
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern="[0-9]*"
        spellCheck={false}
        {...rest}
        {...wiring}
        type="text"
        className={input}
        value={value}
        onChange={(event) => {
          const digits = digitsOf(event.target.value, length);
          if (digits === value) return;
          setValue(digits);
          if (digits.length === length) onComplete?.(digits);
        }}
        // The caret is invisible, so it is always kept at the end.
        onSelect={(event) => {
          const { value: text, selectionStart, selectionEnd } = event.currentTarget;
          const whole = selectionStart === 0 && selectionEnd === text.length;
          if (!whole && selectionStart !== text.length) {
            event.currentTarget.setSelectionRange(text.length, text.length);
          }
        }}
      />
      <span className={cells} aria-hidden="true">
        {Array.from({ length }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={at}
            className={cell}
            data-state={at === current ? 'current' : at < value.length ? 'filled' : 'empty'}
          >
            {value[at]}
          </span>
        ))}
      </span>
    </span>
  );
}
