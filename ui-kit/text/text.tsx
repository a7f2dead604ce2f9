import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { text } from './text.css.ts';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
  /** Secondary text: fainter, with the neutral tone only. */
  muted?: boolean;
  weight?: 'regular' | 'medium' | 'bold';
  /** Tabular figures, for amounts and times. */
  numeric?: boolean;
  /** One line that ends in an ellipsis; set the whole text as `title`. */
  truncate?: boolean;
  /** Renders its one child (`span`, `time`, `strong`) as the text itself; otherwise a `p`. */
  asChild?: boolean;
}

/** A paragraph, or with `asChild` any other text element, in the sizes and colours of the kit. */
export function Text({
  size = 'md',
  tone = 'neutral',
  muted = false,
  weight = 'regular',
  numeric = false,
  truncate = false,
  asChild = false,
  className,
  ...rest
}: TextProps) {
  const Element = asChild ? Slot : 'p';
  return (
    <Element
      {...rest}
      className={cx(text({ size, tone, weight, muted, numeric, truncate }), className)}
    />
  );
}
