import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { heading } from './heading.css.ts';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its rank in the page: no rank is left out on the way down. */
  level: 1 | 2 | 3 | 4;
  /** How large it is; by rank unless told otherwise. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl';
}

const BY_LEVEL = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** A heading. Rank and size are two things: the rank is the outline, the size is the look. */
export function Heading({ level, size = BY_LEVEL[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={cx(heading({ size }), className)} />;
}
