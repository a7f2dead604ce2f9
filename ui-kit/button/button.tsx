import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import { warnOnce } from '../foundation/warn-once.ts';
import { Spinner } from '../spinner/index.ts';
import { button, label, spinner } from './button.css.ts';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** Emphasis: the primary action, a secondary action, an outlined one, a tool. */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost';
  /** Meaning: the brand's action, a neutral one, a destructive one. */
  tone?: 'brand' | 'neutral' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** A square button around one icon; needs an `aria-label`. */
  iconOnly?: boolean;
  /** Takes the full width of its container. */
  fullWidth?: boolean;
  /** The button stays focusable and is announced as disabled; presses do nothing. */
  disabled?: boolean;
  /** Work is in progress: the button keeps its width, shows a spinner and ignores presses. */
  busy?: boolean;
  /** Renders its one child, such as a router link, in place of the `button`, with the same look. */
  asChild?: boolean;
  children: ReactNode;
}

/**
 * A button. Disabled and busy buttons keep the focus (`aria-disabled`), so that keyboard users do
 * not lose their position while something loads.
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
  // With `asChild` the child may have a name of its own.
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
