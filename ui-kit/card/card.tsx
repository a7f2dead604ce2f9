import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { staleContent } from '../foundation/stale.css.ts';
import { card } from './card.css.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** How far it stands off the page: a surface of its own, one sunk into it, an edge alone. */
  variant?: 'solid' | 'soft' | 'outline';
  /** Lifts a `solid` card above the others. */
  raised?: boolean;
  /** `none` for a picture or a table that draws to the edge. */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** The one child, such as a `section`, an `article` or a link, is the card itself. */
  asChild?: boolean;
  /** What it shows is older than what was asked for: newer content is on the way. */
  stale?: boolean;
}

/** A surface that holds things together. It names nothing: give it a heading where it is a region. */
export function Card({
  variant = 'solid',
  raised = false,
  padding = 'md',
  asChild = false,
  stale = false,
  className,
  ...rest
}: CardProps) {
  const Element = asChild ? Slot : 'div';
  return (
    <Element
      aria-busy={stale || undefined}
      {...rest}
      className={cx(card({ variant, raised, padding }), stale && staleContent, className)}
    />
  );
}
