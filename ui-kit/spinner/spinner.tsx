import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { sizes, spinner } from './spinner.css.ts';

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  size?: keyof typeof sizes;
}

/** A turning ring. Decorative: whoever shows it says in words what is being waited for. */
export function Spinner({ size = 'sm', className, ...rest }: SpinnerProps) {
  return <span {...rest} aria-hidden="true" className={cx(spinner, sizes[size], className)} />;
}
