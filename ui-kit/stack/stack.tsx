import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import type { Gap } from '../foundation/space.css.ts';
import { stack } from './stack.css.ts';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The space between items. */
  gap?: Gap;
  /** How narrower items are aligned. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Renders its one child, such as a `ul` or a `form`, as the stack itself. */
  asChild?: boolean;
}

/** Items below each other with equal space between them and none around. */
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
