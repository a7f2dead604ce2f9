import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import type { Gap } from '../foundation/space.css.ts';
import { stack } from './stack.css.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The room between one part and the next. */
  gap?: Gap;
  /** Where narrower parts stand across the stack. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** The one child, such as a `ul` or a `form`, is the stack itself. */
  asChild?: boolean;
}

/** Parts below each other, with the same room between all of them and none around. */
export function Stack({
  gap = 'lg',
  align = 'stretch',
  asChild = false,
  className,
  ...rest
}: StackProps) {
  const Element = asChild ? Slot : 'div';
  return <Element {...rest} className={cx(stack({ gap, align }), className)} />;
}
