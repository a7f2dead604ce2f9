import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import { badge } from './badge.css.ts';
import { countText } from './count.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: 'neutral' | 'brand' | 'success' | 'warning' | 'danger';
  /**
   * `soft` gives a `brand` badge a tint instead of the full colour; other tones look the same in
   * both.
   */
  variant?: 'solid' | 'soft';
  /** Marks something popular, as on a `GameCard`: a background of its own instead of the tone's. */
  hot?: boolean;
}

/** A short word on a coloured background: Hot, New, a status. */
export function Badge({
  tone = 'neutral',
  variant = 'solid',
  hot = false,
  className,
  ...rest
}: BadgeProps) {
  const look = badge(hot ? { kind: 'hot' } : { tone, variant });
  return <span {...rest} className={cx(look, className)} />;
}

export interface CountBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The number to show. At 0 nothing is rendered. */
  count: number;
  /**
   * The number in words for screen readers: `3 unread messages`. Without it the number alone is
   * read.
   */
  label?: string;
}

/** The red number beside a menu entry (R2.75): hidden at 0, `99+` above 99. */
export function CountBadge({ count, label, className, ...rest }: CountBadgeProps) {
  const text = countText(count);
  if (text === undefined) return null;
  return (
    <span {...rest} className={cx(badge({ kind: 'count' }), className)}>
      <span aria-hidden={label === undefined ? undefined : true}>{text}</span>
      {label !== undefined && <span className={visuallyHidden}>{label}</span>}
    </span>
  );
}
