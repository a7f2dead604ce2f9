import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useFieldControl } from '../field/index.ts';
import { cx } from '../foundation/cx.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { shareOf } from '../progress-bar/index.ts';
import * as css from './slider.css.ts';

export interface SliderProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'defaultValue' | 'size'> {
  /** The number (controlled). Omit it to let the slider manage its own state. */
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Formats the number, for the text beside the slider and for screen readers: `45 minutes`. */
  formatValue?: (value: number) => string;
}

/**
 * An approximate number within a range. The native range input, so that touch, arrow keys, Home and
 * End work everywhere. Where the exact number matters, place a `NumberField` beside it.
 */
export function Slider({
  value,
  defaultValue,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  formatValue,
  className,
  style,
  ...rest
}: SliderProps) {
  const wiring = useFieldControl(rest);
  const [chosen, choose] = useControlled(value, defaultValue ?? min, onValueChange, 'Slider');
  const share: CSSProperties & Record<`--${string}`, number> = {
    [css.SHARE]: shareOf(chosen - min, max - min),
  };
  const text = formatValue?.(chosen);
  return (
    <span className={cx(css.root, className)} style={style}>
      {text !== undefined && (
        <output className={css.value} htmlFor={wiring.id} aria-hidden="true">
          {text}
        </output>
      )}
      <input
        {...rest}
        {...wiring}
        type="range"
        className={css.range}
        style={share}
        min={min}
        max={max}
        step={step}
        value={chosen}
        aria-valuetext={text}
        onChange={(event) => {
          rest.onChange?.(event);
          choose(event.target.valueAsNumber);
        }}
      />
    </span>
  );
}
