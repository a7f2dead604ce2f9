import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import type { Gap } from '../foundation/space.css.ts';
import { inline } from './inline.css.ts';

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /** The room between one part and the next, and between lines. */
  gap?: Gap;
  /** Where parts of different height stand in their line. */
  align?: 'start' | 'center' | 'baseline' | 'end' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** `false` keeps everything in one line, whatever its width. */
  wrap?: boolean;
  /** The one child, such as a `ul` or a `nav`, is the row itself. */
  asChild?: boolean;
}

/** Parts beside each other that go on in the next line where there is no room. */
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
