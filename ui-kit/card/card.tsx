import { Slot } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { staleContent } from '../foundation/stale.css.ts';
import { card } from './card.css.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** How the card is set apart from the page: a surface, a recessed surface, or a border alone. */
  variant?: 'solid' | 'soft' | 'outline';
  /** Raises a `solid` card above the others. */
  raised?: boolean;
  /** `none` for a picture or a table that extends to the edge. */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Renders its one child, such as a `section`, an `article` or a link, as the card itself. */
  asChild?: boolean;
  /** The content is outdated while newer content loads. */
  stale?: boolean;
}

/**
 * A surface that groups related content. It has no name of its own: add a heading where it is a
 * region.
 */
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
