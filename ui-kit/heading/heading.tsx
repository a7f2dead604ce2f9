import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { heading } from './heading.css.ts';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The level in the page outline; do not skip levels. */
  level: 1 | 2 | 3 | 4;
  /** The text size; by default that of the level. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl';
}

const BY_LEVEL = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const;

/** A heading. Level and size are independent: the level makes the outline, the size the look. */
export function Heading({ level, size = BY_LEVEL[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={cx(heading({ size }), className)} />;
}
