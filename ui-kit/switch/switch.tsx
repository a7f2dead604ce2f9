import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { joinIds, useFieldControl } from '../field/index.ts';
import { cx } from '../foundation/cx.ts';
import { useControlChangeWarning } from '../foundation/use-controlled.ts';
import * as css from './switch.css.ts';

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'role'> {
  /** The label. */
  children: ReactNode;
  /** An explanation of the setting, read after the name. */
  description?: ReactNode;
  /** Called with the new state, after `onChange`. */
  onCheckedChange?: (checked: boolean) => void;
}

/**
 * A setting that applies immediately: a native checkbox with the role of a switch. `className` and
 * `style` go to the row, all other props to the input, so that form libraries register it as any
 * input.
 */
export function Switch({
  children,
  description,
  onCheckedChange,
  onChange,
  className,
  style,
  ...rest
}: SwitchProps) {
  const descriptionId = useId();
  const wiring = useFieldControl(rest);
  useControlChangeWarning(rest.checked !== undefined, 'Switch');
  return (
    <label className={cx(css.row, className)} style={style}>
      <span className={css.content}>
        <span className={css.label}>{children}</span>
        {description && (
          // Associated as the description, so that it is not part of the name.
          <span id={descriptionId} className={css.description} aria-hidden="true">
            {description}
          </span>
        )}
      </span>
      <input
        {...rest}
        {...wiring}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself
        role="switch"
        className={css.track}
        aria-describedby={joinIds(
          description ? descriptionId : undefined,
          wiring['aria-describedby'],
        )}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
    </label>
  );
}
