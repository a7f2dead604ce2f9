import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import type { Gap } from '../foundation/space.css.ts';
import { grid } from './grid.css.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The minimum width of a column (a `size.column` token); as many columns as fit are shown. */
  minColumn?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  gap?: Gap;
  /** Renders its one child, such as a `ul`, as the grid itself. */
  asChild?: boolean;
}

/** Equal columns, as many as fit: it needs no breakpoints. */
export function Grid({
  minColumn = 'md',
  gap = 'lg',
  asChild = false,
  className,
  ...rest
}: GridProps) {
  const Element = asChild ? Slot : 'div';
  return <Element {...rest} className={cx(grid({ minColumn, gap }), className)} />;
}
