import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { chip, count as countStyle, icon as iconStyle, text } from './chip.css.ts';

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** On or off; announced as a toggle. Leave out for a chip that only does something. */
  pressed?: boolean;
  /** For a toggle that keeps its own state. */
  defaultPressed?: boolean;
  onPressedChange?: (pressed: boolean) => void;
  icon?: ReactNode;
  /** How many it would show; `null` until that is known, which keeps its place. */
  count?: number | null;
  /** `tile` fills its place, for a row of vendors. */
  shape?: 'pill' | 'tile';
  /** Stays focusable; presses do nothing. */
  disabled?: boolean;
  children: ReactNode;
}

/** As wide as a figure. */
const FIGURE = '\u2007';

/** A filter that is on or off (`aria-pressed`), with an icon and a count where they help. */
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
