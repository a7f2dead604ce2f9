import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import { warnOnce } from '../foundation/warn-once.ts';
import { Spinner } from '../spinner/index.ts';
import { button, label, spinner } from './button.css.ts';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** How much it stands out: the one main action, a second one, an outlined one, a tool. */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost';
  /** What it means: the brand's action, something plain, something that destroys. */
  tone?: 'brand' | 'neutral' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Square around one icon; needs an `aria-label`. */
  iconOnly?: boolean;
  /** Fills its row. */
  fullWidth?: boolean;
  /** Stays focusable and is announced as disabled; presses do nothing. */
  disabled?: boolean;
  /** Work is under way: keeps its width, shows a spinner, ignores presses. */
  busy?: boolean;
  /** The one child, such as a router's link, is drawn in its place and wears its look. */
  asChild?: boolean;
  children: ReactNode;
}

/**
 * A button. Disabled and busy ones keep focus (`aria-disabled`), so that keyboard users are not
 * thrown to the top of the page while something loads.
 */
export function Button({
  variant,
  tone,
  size,
  iconOnly,
  fullWidth,
  disabled = false,
  busy = false,
  asChild = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // A child that is drawn in its place may have the name itself.
  const mayLackName = process.env.NODE_ENV !== 'production' && iconOnly && !asChild;
  if (mayLackName && !(rest['aria-label'] || rest['aria-labelledby'] || rest.title)) {
    warnOnce('Button', 'one with `iconOnly` has no name. Give it an `aria-label`.');
  }
  const inert = disabled || busy;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  const Element = asChild ? Slot : 'button';
  return (
    <Element
      {...rest}
      {...(!asChild && { type })}
      className={cx(button({ variant, tone, size, iconOnly, fullWidth }), className)}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      data-state={busy ? 'busy' : disabled ? 'disabled' : 'ready'}
      onClick={press}
    >
      {asChild ? (
        <Slottable child={children}>
          {(inside) => <span className={label}>{inside}</span>}
        </Slottable>
      ) : (
        <span className={label}>{children}</span>
      )}
      {busy && <Spinner size="sm" className={spinner} />}
    </Element>
  );
}
