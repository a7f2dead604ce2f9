import * as Radix from '@radix-ui/react-tabs';
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { useMergedRefs } from '../foundation/merged-refs.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import { bringIntoList } from './bring-into-list.ts';
import { usePageDirection } from './page-direction.ts';
import * as css from './tabs.css.ts';

export interface TabItem {
  value: string;
  label: ReactNode;
  /** Decorative, before the label. */
  icon?: ReactNode;
  /** How many things wait behind the tab; nothing shows at `undefined`. */
  count?: number;
  /** The count in words, for screen readers: "3 unread". */
  countLabel?: string;
  disabled?: boolean;
}

export interface TabsRootProps extends Omit<Radix.TabsProps, 'onChange'> {
  ref?: ComponentPropsWithRef<'div'>['ref'];
}

/** Holds a list and its panels together when they do not stand beside each other. */
export function TabsRoot({ className, ...rest }: TabsRootProps) {
  return <Radix.Root dir={usePageDirection()} {...rest} className={cx(css.root, className)} />;
}

export interface TabsListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly TabItem[];
  /** Names the list for screen readers. */
  'aria-label': string;
  /** A line under the chosen tab, or the chosen tab as a filled pill. */
  emphasis?: 'underline' | 'pill';
}

/**
 * The tabs: arrow keys, Home and End move between them; too many scroll sideways, with the chosen one
 * in view whoever chose it.
 */
export function TabsList({ items, emphasis, className, ref, ...rest }: TabsListProps) {
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(own, ref);
  const inView = useRef<Element>(null);
  // After each drawing: which tab is chosen, only the tabs themselves know.
  useLayoutEffect(() => {
    const chosen = own.current?.querySelector<HTMLElement>('[role="tab"][data-state="active"]');
    if (!chosen || chosen === inView.current) return;
    inView.current = chosen;
    bringIntoList(chosen);
    // In its own font, which may come later, a tab has another width. Without layout (jsdom) there
    // are no fonts either.
    void document.fonts?.ready.then(() => {
      if (chosen === inView.current) bringIntoList(chosen);
    });
  });
  return (
    <Radix.List {...rest} ref={merged} className={cx(css.list({ emphasis }), className)}>
      {items.map((item) => (
        <Radix.Trigger
          key={item.value}
          value={item.value}
          disabled={item.disabled}
          className={css.tab({ emphasis })}
          onFocus={({ currentTarget }) => bringIntoList(currentTarget)}
        >
          {item.icon}
          {item.label}
          {item.count !== undefined && (
            <span className={css.count} aria-hidden={item.countLabel ? true : undefined}>
              {item.count}
            </span>
          )}
          {item.countLabel && <span className={visuallyHidden}>{item.countLabel}</span>}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}

export interface TabsPanelProps extends ComponentPropsWithRef<'div'> {
  value: string;
  /** The chosen tab, with `keepMounted`. */
  selected?: string;
  /** Stays in the page (hidden) when another tab is chosen, and so keeps what was typed. */
  keepMounted?: boolean;
}

/** What a tab shows. Mounted only while its tab is chosen, unless `keepMounted`. */
export function TabsPanel({ selected, keepMounted, className, ...rest }: TabsPanelProps) {
  const kept = keepMounted ? { forceMount: true as const, hidden: selected !== rest.value } : {};
  return <Radix.Content {...rest} {...kept} className={cx(css.panel, className)} />;
}

export interface TabsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue' | 'dir'> {
  items: readonly (TabItem & { content: ReactNode })[];
  /** The chosen tab. */
  value: string;
  onValueChange: (value: string) => void;
  /** Names the list of tabs for screen readers. */
  label: string;
  orientation?: 'horizontal' | 'vertical';
  /** `auto`: arrow keys choose; `manual`: they move, Enter or Space chooses. */
  activation?: 'auto' | 'manual';
  emphasis?: TabsListProps['emphasis'];
  keepMounted?: boolean;
  listClassName?: string;
  panelClassName?: string;
}

/** Tabs and their panels from a list of items. The chosen one is the user's state or the address. */
export function Tabs({
  items,
  value,
  onValueChange,
  label,
  orientation,
  activation = 'auto',
  emphasis,
  keepMounted = false,
  listClassName,
  panelClassName,
  ...rest
}: TabsProps) {
  return (
    <TabsRoot
      {...rest}
      value={value}
      onValueChange={onValueChange}
      orientation={orientation}
      activationMode={activation === 'auto' ? 'automatic' : 'manual'}
    >
      <TabsList items={items} aria-label={label} emphasis={emphasis} className={listClassName} />
      {items.map((item) => (
        <TabsPanel
          key={item.value}
          value={item.value}
          selected={value}
          keepMounted={keepMounted}
          className={panelClassName}
        >
          {item.content}
        </TabsPanel>
      ))}
    </TabsRoot>
  );
}
