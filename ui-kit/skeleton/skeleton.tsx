import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { cx } from '../foundation/cx.ts';
import { block, inline, loadingSurface, skeleton } from './skeleton.css.ts';

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /**
   * `text` is as high as a line of text, `block` fills its box, `circle` is as high as it is wide.
   */
  shape?: 'text' | 'block' | 'circle' | 'pill';
  /** The width in CSS syntax: `12ch`, `60%`. The full width by default. */
  width?: string;
  /** The height in CSS syntax. By default that of the shape. */
  height?: string;
}

/**
 * A placeholder of the size of the content that is loading, so that nothing shifts. It appears
 * after 150 ms, so that fast content does not flash. Decorative: set `aria-busy` on the region that
 * loads.
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
