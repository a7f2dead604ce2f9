import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../foundation/cx.ts';
import { Spinner } from '../spinner/index.ts';
import { button, label, spinner } from './button.css.ts';

export interface ButtonLook {
  /** What it means: the one main action, a second one, a tool, or something that destroys. */
  tone?: 'primary' | 'soft' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** `icon` is square and needs an `aria-label`; `block` fills its row. */
  shape?: 'text' | 'icon' | 'block';
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** Stays focusable and is announced as disabled; presses do nothing. */
  disabled?: boolean;
  /** Work is under way: keeps its width, shows a spinner, ignores presses. */
  busy?: boolean;
  children: ReactNode;
}

/** The classes of a button, for a link that looks like one. */
export const buttonLook = (look: ButtonLook = {}): string => button(look);

/**
 * A button. Disabled and busy ones keep focus (`aria-disabled`), so that keyboard users are not
 * thrown to the top of the page while something loads.
 */
export function Button({
  tone,
  size,
  shape,
  disabled = false,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const inert = disabled || busy;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={cx(button({ tone, size, shape }), className)}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      data-state={busy ? 'busy' : disabled ? 'disabled' : 'ready'}
      onClick={press}
    >
      <span className={label}>{children}</span>
      {busy && <Spinner size="sm" className={spinner} />}
    </button>
  );
}
