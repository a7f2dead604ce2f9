import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import { chip, count as countStyle, icon as iconStyle, text } from './chip.css.ts';

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** On or off; announced as a toggle. Leave out for a chip that only does something. */
  pressed?: boolean;
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
  pressed,
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
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!disabled) onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={cx(chip, className)}
      aria-pressed={pressed}
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
