import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../foundation/cx.ts';
import * as css from './menu.css.ts';

interface ItemLook {
  /** Decorative, before the text. */
  icon?: ReactNode;
  /** At the end: a count, a value. Part of the item's name. */
  end?: ReactNode;
}

const inside = (icon: ReactNode, children: ReactNode, end: ReactNode) => (
  <>
    {icon}
    <span>{children}</span>
    {end !== undefined && <span className={css.end}>{end}</span>}
  </>
);

export interface MenuItemProps
  extends ItemLook,
    Omit<ComponentPropsWithRef<'button'>, 'onSelect' | 'disabled'> {
  onSelect: () => void;
  tone?: 'neutral' | 'danger';
  /** Can be reached and is read as disabled; does nothing and leaves the menu open. */
  disabled?: boolean;
}

/** Something to do. */
export function MenuItem({
  icon,
  end,
  tone,
  disabled = false,
  onSelect,
  className,
  children,
  ...rest
}: MenuItemProps) {
  return (
    <button
      {...rest}
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      className={cx(css.item, tone === 'danger' && css.danger, className)}
      onClick={(event) => {
        if (disabled) event.stopPropagation();
        else onSelect();
      }}
    >
      {inside(icon, children, end)}
    </button>
  );
}

export interface MenuLinkProps extends ItemLook, Omit<ComponentPropsWithRef<'a'>, 'role'> {
  /** The one child, a router's link, is drawn in its place. */
  asChild?: boolean;
  children: ReactNode;
}

/** Somewhere to go. */
export function MenuLink({
  icon,
  end,
  asChild = false,
  className,
  children,
  ...rest
}: MenuLinkProps) {
  const parts = { ...rest, role: 'menuitem', tabIndex: -1, className: cx(css.item, className) };
  if (!asChild) return <a {...parts}>{inside(icon, children, end)}</a>;
  return (
    <Slot {...parts}>
      <Slottable child={children}>{(text) => inside(icon, text, end)}</Slottable>
    </Slot>
  );
}

export interface MenuGroupProps extends ComponentPropsWithRef<'div'> {
  /** Names the items, and stands above them. */
  label: string;
}

/** Items that belong together, under their name. */
export function MenuGroup({ label, children, ...rest }: MenuGroupProps) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a menu
    <div {...rest} role="group" aria-labelledby={headingId}>
      <div id={headingId} role="presentation" className={css.heading}>
        {label}
      </div>
      {children}
    </div>
  );
}

/** A line between items. */
export function MenuSeparator({ className, ...rest }: ComponentPropsWithRef<'hr'>) {
  return <hr {...rest} className={cx(css.separator, className)} />;
}
