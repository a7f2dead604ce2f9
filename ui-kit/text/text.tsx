import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { text } from './text.css.ts';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
  /** Less important than what stands beside it: fainter, where the tone is neutral. */
  muted?: boolean;
  weight?: 'regular' | 'medium' | 'bold';
  /** Figures of one width, for amounts and times. */
  numeric?: boolean;
  /** One line that ends in an ellipsis; give the whole text as `title`. */
  truncate?: boolean;
  /** The one child (`span`, `time`, `strong`) is the text itself; a `p` otherwise. */
  asChild?: boolean;
}

/** A paragraph, or with `asChild` any other text, in the kit's sizes and colours. */
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
