import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { link } from './text-link.css.ts';

export interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  tone?: 'brand' | 'neutral';
  /** For a link outside running text: not underlined, with a target of at least 24 px. */
  standalone?: boolean;
  /** Renders its one child, a router link or a button, in place of the `a`, with the same look. */
  asChild?: boolean;
}

/** A link. One that opens a new tab gives the new page no reference to this one (`noopener`). */
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
