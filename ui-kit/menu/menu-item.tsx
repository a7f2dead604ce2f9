import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../foundation/cx.ts';
import * as css from './menu.css.ts';

interface ItemLook {
  /** A decorative icon before the text. */
  icon?: ReactNode;
  /** Content at the end: a count, a value. It is part of the item's name. */
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
  /**
   * The item stays focusable and is announced as disabled; pressing it does nothing and leaves the
   * menu open.
   */
  disabled?: boolean;
}

/** An action. */
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
  /** Renders its one child, a router link, in place of the `a`. */
  asChild?: boolean;
  children: ReactNode;
}

/** A link. */
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
  /** The name of the group, shown above its items. */
  label: string;
}

/** Items that belong together, with a name. */
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
