import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { chip, count as countStyle, icon as iconStyle, text } from './chip.css.ts';

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** Whether it is on; announced as a toggle button. Omit it for a chip that performs an action. */
  pressed?: boolean;
  /** The initial state of a toggle that manages itself. */
  defaultPressed?: boolean;
  onPressedChange?: (pressed: boolean) => void;
  icon?: ReactNode;
  /** The number of results. `null` while it is unknown reserves its space. */
  count?: number | null;
  /** `tile` fills its container, for a row of vendors. */
  shape?: 'pill' | 'tile';
  /** The chip stays focusable; presses do nothing. */
  disabled?: boolean;
  children: ReactNode;
}

/** A space as wide as a digit. */
const FIGURE = '\u2007';

/** A filter that is on or off (`aria-pressed`), with an optional icon and count. */
export function Chip({
  pressed: pressedProp,
  defaultPressed,
  onPressedChange,
  icon,
  count,
  shape = 'pill',
  disabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ChipProps) {
  const isToggle = pressedProp !== undefined || defaultPressed !== undefined;
  const [pressed, setPressed] = useControlled(
    pressedProp,
    defaultPressed ?? false,
    onPressedChange,
    'Chip',
  );
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabled) return;
    onClick?.(event);
    if (isToggle) setPressed(!pressed);
  };
  return (
    <button
      {...rest}
      type={type}
      className={cx(chip, className)}
      aria-pressed={isToggle ? pressed : undefined}
      aria-disabled={disabled || undefined}
      data-shape={shape}
      onClick={press}
    >
      {icon && <span className={iconStyle}>{icon}</span>}
      <span className={text}>{children}</span>
      {count !== undefined && (
        <span className={countStyle}>{count ?? <span aria-hidden="true">{FIGURE}</span>}</span>
      )}
    </button>
  );
}
