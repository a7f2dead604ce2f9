import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import type { Gap } from '../foundation/space.css.ts';
import { grid } from './grid.css.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The least that a column takes (a `size.column` token); as many stand beside each other as fit. */
  minColumn?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  gap?: Gap;
  /** The one child, such as a `ul`, is the grid itself. */
  asChild?: boolean;
}

/** Equal columns, as many as the place has room for: it needs no breakpoint. */
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
