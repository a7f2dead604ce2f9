import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../field/index.ts';
import { cx } from '../foundation/cx.ts';
import { useControlChangeWarning } from '../foundation/use-controlled.ts';
import { frame } from '../input/input.css.ts';
import { chevron, option as optionStyle, select } from './select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'> {
  /** Called with the new value, after `onChange`. */
  onValueChange?: (value: string) => void;
  size?: 'sm' | 'md' | 'lg';
  options: readonly SelectOption[];
  /** Shown while nothing is selected (value `''`). */
  placeholder?: string;
}

/**
 * A single choice from a native list, so that touch, keys and type-ahead work as on the platform.
 * `className` and `style` go to the box, all other props to the native select.
 */
export function Select({
  size,
  options,
  placeholder,
  onValueChange,
  onChange,
  className,
  style,
  ...rest
}: SelectProps) {
  const wiring = useFieldControl(rest);
  useControlChangeWarning(rest.value !== undefined, 'Select');
  return (
    <span className={cx(frame({ size }), className)} style={style}>
      <select
        {...rest}
        {...wiring}
        className={select}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      >
        {placeholder !== undefined && (
          <option value="" className={optionStyle}>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className={optionStyle}
          >
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden="true" className={chevron} />
    </span>
  );
}
