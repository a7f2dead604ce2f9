import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { spinner } from './spinner.css.ts';

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  size?: 'sm' | 'md' | 'lg';
}

/** A turning ring. Decorative: whoever shows it says in words what is being waited for. */
export function Spinner({ size = 'sm', className, ...rest }: SpinnerProps) {
  return <span {...rest} aria-hidden="true" className={cx(spinner({ size }), className)} />;
}
