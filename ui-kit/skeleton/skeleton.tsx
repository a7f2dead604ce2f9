import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { cx } from '../foundation/cx.ts';
import { block, inline, loadingSurface, skeleton } from './skeleton.css.ts';

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** `text` is one line as high as the font, `block` fills its box, `circle` is as high as wide. */
  shape?: 'text' | 'block' | 'circle' | 'pill';
  /** Width, as CSS says it: `12ch`, `60%`. Fills the row by default. */
  width?: string;
  /** Height, as CSS says it. By default that of the shape. */
  height?: string;
}

/**
 * Holds the place of what is loading, in its size, so that nothing jumps. It appears after 150 ms:
 * quick answers never flash. Decorative: the region that loads says `aria-busy`.
 */
export function Skeleton({
  shape = 'text',
  width,
  height,
  className,
  style,
  ...rest
}: SkeletonProps) {
  const size: CSSProperties & Record<`--${string}`, string | undefined> = {
    [inline]: width,
    [block]: height,
  };
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={cx(skeleton({ shape }), loadingSurface, className)}
      style={{ ...size, ...style }}
    />
  );
}
