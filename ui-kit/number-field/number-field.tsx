import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { Input, type InputProps, inputTool } from '../input/index.ts';
import * as css from './number-field.css.ts';
import { formatNumber, parseNumber, signsOf, stepFrom } from './parse-number.ts';

/** What it says where no `KitProvider` says otherwise. */
const ENGLISH = {
  increase: 'Increase',
  decrease: 'Decrease',
} satisfies Partial<KitLabels>;

export interface NumberFieldProps
  extends Omit<
    InputProps,
    'value' | 'defaultValue' | 'onChange' | 'onClear' | 'type' | 'min' | 'max' | 'step' | 'labels'
  > {
  /** The number as plain decimal text (`1234.5`), `''` for none; without it the field keeps its own. */
  value?: string;
  defaultValue?: string;
  /** The number whenever it changes; `''` where nothing is typed or what is typed is no number. */
  onValueChange?: (value: string) => void;
  /** BCP 47: how the number is written. */
  locale?: string;
  min?: number;
  max?: number;
  step?: number;
  /** Buttons that count by steps. */
  stepper?: boolean;
  labels?: { decrease?: string; increase?: string };
}

/** Arrow keys with Page move ten times as far. */
const LARGE = 10;

/**
 * An exact number, money above all: text in and text out, so that no digit is lost. What is typed
 * stays as typed until focus leaves, then it is written by the language's rules.
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
  const kit = useKitLabels(ENGLISH, 'NumberField');
  const signs = signsOf(locale);
  const [plain, setPlain] = useControlled(value, defaultValue ?? '', onValueChange, 'NumberField');
  /** What is being typed, while the field has the focus. */
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
      // What can only be read looks as usual, where a disabled button would dim the whole field.
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
      // Beyond this a number would be written with an exponent, which no reader knows.
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
        // What is no number stays to be seen and mended.
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
