import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import * as css from './glyph.css.ts';

export interface GlyphProps extends ComponentPropsWithRef<'svg'> {
  /** Edge length in CSS pixels. */
  size?: number;
}

/**
 * The base of the kit's own icons: 24 by 24, one stroke, soft fills of the same colour. Decorative
 * unless it has an `aria-label`.
 */
export function Glyph({ size = 24, className, ...rest }: GlyphProps) {
  const named = rest['aria-label'] !== undefined;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={named ? 'img' : undefined}
      aria-hidden={named ? undefined : true}
      {...rest}
      className={cx(css.glyph, className)}
    />
  );
}

/** The soft fill inside an outline. */
export const soft = { className: css.soft } as const;
/** A small filled part: an eye, a pip, a jewel. */
export const solid = { fill: 'currentColor', stroke: 'none' } as const;
