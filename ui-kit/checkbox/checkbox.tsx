import { Check, Minus } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { joinIds, useFieldControl } from '../field/index.ts';
import { cx } from '../foundation/cx.ts';
import { useMergedRefs } from '../foundation/merged-refs.ts';
import { useControlChangeWarning } from '../foundation/use-controlled.ts';
import { box, check, dash, error as errorStyle, row, seat, stack } from './checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** The label. Links in it work without toggling the box. */
  children: ReactNode;
  /** Only some of the represented items are checked. */
  indeterminate?: boolean;
  /** Called with the new state, after `onChange`. */
  onCheckedChange?: (checked: boolean) => void;
  /** The error, shown below and associated with the box. */
  error?: ReactNode;
}

/**
 * A native checkbox. `className` and `style` go to the outer element, all other props to the input.
 */
export function Checkbox({
  children,
  indeterminate = false,
  error,
  onCheckedChange,
  onChange,
  className,
  style,
  ref,
  ...rest
}: CheckboxProps) {
  const errorId = useId();
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(own, ref);
  const wiring = useFieldControl(rest);
  useControlChangeWarning(rest.checked !== undefined, 'Checkbox');
  // The indeterminate state can only be set as a DOM property.
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={cx(stack, className)} style={style}>
      <label className={row}>
        <span className={seat}>
          <input
            {...rest}
            {...wiring}
            ref={merged}
            type="checkbox"
            className={box}
            aria-invalid={error ? true : wiring['aria-invalid']}
            aria-describedby={joinIds(error ? errorId : undefined, wiring['aria-describedby'])}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
          />
          <Check size={14} strokeWidth={3} aria-hidden="true" className={check} />
          <Minus size={14} strokeWidth={3} aria-hidden="true" className={dash} />
        </span>
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className={errorStyle} role="alert" aria-live="polite">
          {error}
        </p>
      )}
    </div>
  );
}
