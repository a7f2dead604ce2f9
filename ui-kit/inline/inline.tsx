import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import type { Gap } from '../foundation/space.css.ts';
import { inline } from './inline.css.ts';

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /** The space between items and between lines. */
  gap?: Gap;
  /** How items of different heights are aligned. */
  align?: 'start' | 'center' | 'baseline' | 'end' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** `false` keeps all items in one line. */
  wrap?: boolean;
  /** Renders its one child, such as a `ul` or a `nav`, as the row itself. */
  asChild?: boolean;
}

/** Items side by side that wrap where there is no room. */
export function Inline({
  gap = 'sm',
  align = 'center',
  justify = 'start',
  wrap = true,
  asChild = false,
  className,
  ...rest
}: InlineProps) {
  const Element = asChild ? Slot : 'div';
  return <Element {...rest} className={cx(inline({ gap, align, justify, wrap }), className)} />;
}
