import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CountBadge } from '../badge/index.ts';
import { cx } from '../foundation/cx.ts';
import * as css from './bottom-bar.css.ts';

export interface BottomBarProps extends ComponentPropsWithRef<'nav'> {
  /** The name of the navigation landmark. */
  label: string;
  /** Fixes the bar to the lower edge of the window; `false` leaves its position to the page. */
  fixed?: boolean;
  /** Three to five `BottomBarItem`. */
  children: ReactNode;
}

/** The main destinations of a product on a phone, within reach of the thumb. */
export function BottomBar({ label, fixed = true, className, ...rest }: BottomBarProps) {
  return (
    <nav aria-label={label} {...rest} className={cx(css.bar, fixed && css.fixed, className)} />
  );
}

export interface BottomBarItemProps extends ComponentPropsWithRef<'a'> {
  icon: ReactNode;
  /** Marks the current page (`aria-current`). */
  current?: boolean;
  /** The number in the item's badge. */
  count?: number;
  /** The number in words for screen readers: `3 unread messages`. */
  countLabel?: string;
  /** Renders its one child, a router link or a button, in place of the `a`. */
  asChild?: boolean;
}

/** A destination: an icon with its label below, and a badge for a count. */
export function BottomBarItem({
  icon,
  current = false,
  count = 0,
  countLabel,
  asChild = false,
  className,
  children,
  ...rest
}: BottomBarItemProps) {
  const inside = (text: ReactNode) => (
    <>
      <span className={css.icon}>
        {icon}
        <CountBadge className={css.badge} count={count} label={countLabel} />
      </span>
      <span className={css.label}>{text}</span>
    </>
  );
  const parts = {
    ...rest,
    className: cx(css.entry, className),
    'aria-current': current ? ('page' as const) : undefined,
  };
  if (!asChild) return <a {...parts}>{inside(children)}</a>;
  return (
    <Slot {...parts}>
      <Slottable child={children}>{inside}</Slottable>
    </Slot>
  );
}
