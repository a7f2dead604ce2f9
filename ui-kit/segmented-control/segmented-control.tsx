import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../foundation/cx.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import * as css from './segmented-control.css.ts';

export interface Segment {
  value: string;
  label: ReactNode;
  /** The name where the label is a picture. */
  'aria-label'?: string;
  disabled?: boolean;
}

export interface SegmentedControlProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** The name of the group. */
  label: string;
  items: readonly Segment[];
  /**
   * The value of the selected segment (controlled). Omit it to let the control manage its own
   * state.
   */
  value?: string;
  /** The initially selected segment of an uncontrolled control. The first one by default. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  size?: 'sm' | 'md' | 'lg';
  fullWidth?: boolean;
}

/**
 * A single choice from two to five views of the same content: native radio buttons in one frame.
 */
export function SegmentedControl({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  size = 'md',
  fullWidth = false,
  className,
  ...rest
}: SegmentedControlProps) {
  const name = useId();
  const [chosen, choose] = useControlled(
    value,
    defaultValue ?? items[0]?.value ?? '',
    onValueChange,
    'SegmentedControl',
  );
  return (
    <div
      role="radiogroup"
      aria-label={label}
      {...rest}
      className={cx(css.group({ size, fullWidth }), className)}
    >
      {items.map((item) => (
        <label key={item.value} className={css.segment}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            value={item.value}
            checked={chosen === item.value}
            disabled={item.disabled}
            aria-label={item['aria-label']}
            onChange={() => choose(item.value)}
          />
          {item.label}
        </label>
      ))}
    </div>
  );
}
