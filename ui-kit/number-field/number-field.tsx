import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { Input, type InputProps, inputTool } from '../input/index.ts';
import * as css from './number-field.css.ts';
import { formatNumber, parseNumber, signsOf, stepFrom } from './parse-number.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  increase: 'Increase',
  decrease: 'Decrease',
} satisfies Partial<KitLabels>;

export interface NumberFieldProps
  extends Omit<
    InputProps,
    'value' | 'defaultValue' | 'onChange' | 'onClear' | 'type' | 'min' | 'max' | 'step' | 'labels'
  > {
  /**
   * The number as plain decimal text (`1234.5`), `''` for none (controlled). Omit it to let the
   * field manage its own state.
   */
  value?: string;
  defaultValue?: string;
  /** Called with the number whenever it changes; `''` where the text is empty or no number. */
  onValueChange?: (value: string) => void;
  /** The locale (BCP 47) in which the number is formatted. */
  locale?: string;
  min?: number;
  max?: number;
  step?: number;
  /** Shows buttons that increase and decrease the number. */
  stepper?: boolean;
  labels?: { decrease?: string; increase?: string };
}

/** Page Up and Page Down change the number by this many steps. */
const LARGE = 10;

/**
 * An exact number, especially money: text in and text out, so that no digit is lost. A typed text
 * stays as it is until the focus leaves, and is then formatted by the locale.
 */
export function NumberField({
  value,
  defaultValue,
  onValueChange,
  locale = 'en',
  min,
  max,
  step = 1,
  stepper = false,
  labels,
  end,
  className,
  onBlur,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'NumberField');
  const signs = signsOf(locale);
  const [plain, setPlain] = useControlled(value, defaultValue ?? '', onValueChange, 'NumberField');
  /** The typed text, while the field has the focus. */
  const [input, setInput] = useState<string>();
  const decimals = (String(step).split('.')[1] ?? '').length;
  const move = (by: number) => {
    const fromPlain = (plain.split('.')[1] ?? '').length;
    const limits = { min, max, decimals: Math.max(decimals, fromPlain) };
    setInput(undefined);
    setPlain(stepFrom(plain || undefined, by, limits));
  };
  const byKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: step * LARGE, PageDown: -step * LARGE }[
      event.key
    ];
    if (by === undefined || event.defaultPrevented || rest.readOnly) return;
    event.preventDefault();
    move(by);
  };
  const number = Number(plain);
  const stepButton = (by: number, name: string, atEnd: boolean, sign: ReactNode) => (
    <button
      type="button"
      className={inputTool}
      tabIndex={-1}
      aria-label={name}
      disabled={rest.disabled}
      // A read-only field looks as usual; a disabled button would dim the whole field.
      aria-disabled={atEnd || rest.readOnly || undefined}
      onClick={() => {
        if (!rest.readOnly) move(by);
      }}
    >
      {sign}
    </button>
  );
  return (
    <Input
      inputMode={decimals > 0 || step < 1 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...rest}
      role="spinbutton"
      // Larger numbers would be written with an exponent.
      aria-valuenow={
        plain !== '' && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined
      }
      aria-valuemin={min}
      aria-valuemax={max}
      className={cx(css.input, className)}
      value={input ?? formatNumber(plain, signs)}
      onChange={(event) => {
        setInput(event.target.value);
        setPlain(parseNumber(event.target.value, signs) ?? '');
      }}
      onBlur={(event) => {
        onBlur?.(event);
        // A text that is no number stays, so that it can be corrected.
        if (input !== undefined && (plain !== '' || input.trim() === '')) setInput(undefined);
      }}
      onKeyDown={byKey}
      end={
        stepper ? (
          <>
            {end}
            {stepButton(
              -step,
              labels?.decrease ?? kit.decrease,
              min !== undefined && plain !== '' && number <= min,
              <Minus size={16} aria-hidden="true" />,
            )}
            {stepButton(
              step,
              labels?.increase ?? kit.increase,
              max !== undefined && plain !== '' && number >= max,
              <Plus size={16} aria-hidden="true" />,
            )}
          </>
        ) : (
          end
        )
      }
    />
  );
}
