import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CountBadge } from '../badge/index.ts';
import { cx } from '../foundation/cx.ts';
import * as css from './bottom-bar.css.ts';

export interface BottomBarProps extends ComponentPropsWithRef<'nav'> {
  /** Names the landmark. */
  label: string;
  /** Stands at the window's lower edge; `false` where the page places it. */
  fixed?: boolean;
  /** Three to five `BottomBarItem`. */
  children: ReactNode;
}

/** The main ways of a product on a phone, in reach of the thumb. */
export function BottomBar({ label, fixed = true, className, ...rest }: BottomBarProps) {
  return (
    <nav aria-label={label} {...rest} className={cx(css.bar, fixed && css.fixed, className)} />
  );
}

export interface BottomBarItemProps extends ComponentPropsWithRef<'a'> {
  icon: ReactNode;
  /** It is where one is. */
  current?: boolean;
  /** How many wait there. */
  count?: number;
  /** The count in words, for screen readers: `3 unread messages`. */
  countLabel?: string;
  /** The one child, a router's link or a button, is drawn in its place. */
  asChild?: boolean;
}

/** One way: an icon with its name below, and a badge where something waits. */
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
