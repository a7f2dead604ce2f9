import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { link } from './text-link.css.ts';

export interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  tone?: 'brand' | 'neutral';
  /** Outside running text: not underlined, with a target of at least 24 px. */
  standalone?: boolean;
  /** The one child, a router's link or a button, is drawn in its place and wears its look. */
  asChild?: boolean;
}

/** A link in text. One that opens a new tab gives the new page no handle on this one. */
export function TextLink({
  tone,
  standalone,
  asChild = false,
  className,
  target,
  rel = target === '_blank' ? 'noopener noreferrer' : undefined,
  ...rest
}: TextLinkProps) {
  const Element = asChild ? Slot : 'a';
  return (
    <Element
      {...rest}
      {...(!asChild && { target, rel })}
      className={cx(link({ tone, standalone }), className)}
    />
  );
}
