import type { ComponentPropsWithRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import { badge } from './badge.css.ts';
import { countText } from './count.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: 'neutral' | 'brand' | 'success' | 'warning' | 'danger';
  /** `soft` makes a `brand` badge a tint in the place of the full colour; other tones have one look. */
  variant?: 'solid' | 'soft';
  /** What many want just now, as on a `GameCard`: a ground of its own in the place of the tone's. */
  hot?: boolean;
}

/** A short word on a coloured ground: Hot, New, a status. */
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
  /** How many wait. At 0 there is no badge at all. */
  count: number;
  /** What is counted, for screen readers: `3 unread messages`. Without it the number is read. */
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
