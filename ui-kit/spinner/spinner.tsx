import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { spinner } from './spinner.css.ts';

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  size?: 'sm' | 'md' | 'lg';
}

/** A rotating ring. Decorative: say in words what is loading. */
export function Spinner({ size = 'sm', className, ...rest }: SpinnerProps) {
  return <span {...rest} aria-hidden="true" className={cx(spinner({ size }), className)} />;
}
