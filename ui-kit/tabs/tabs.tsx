import * as Radix from '@radix-ui/react-tabs';
import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../foundation/cx.ts';
import { useMergedRefs } from '../foundation/merged-refs.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { visuallyHidden } from '../foundation/visually-hidden.css.ts';
import { usePageDirection } from './page-direction.ts';
import { useScrollIntoList } from './scroll-into-list.ts';
import * as css from './tabs.css.ts';

export interface TabItem {
  value: string;
  label: ReactNode;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** The number in the tab's badge; undefined shows none. */
  count?: number;
  /** The number in words for screen readers: "3 unread". */
  countLabel?: string;
  disabled?: boolean;
}

export interface TabsRootProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue' | 'dir'> {
  /** The selected tab (controlled). Omit it to let the tabs manage their own state. */
  value?: string;
  /** The initially selected tab of uncontrolled tabs. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  orientation?: 'horizontal' | 'vertical';
  /** `automatic`: arrow keys select; `manual`: they move the focus, and Enter or Space selects. */
  activationMode?: 'automatic' | 'manual';
  /** The writing direction; that of the page by default. */
  dir?: 'ltr' | 'rtl';
  asChild?: boolean;
}

/** Connects a tab list and its panels that are rendered separately. */
export function TabsRoot({
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: TabsRootProps) {
  const [chosen, choose] = useControlled(value, defaultValue ?? '', onValueChange, 'TabsRoot');
  return (
    <Radix.Root
      dir={usePageDirection()}
      {...rest}
      value={chosen}
      onValueChange={choose}
      className={cx(css.root, className)}
    />
  );
}

export interface TabsListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly TabItem[];
  /** The name of the list for screen readers. */
  'aria-label': string;
  /** The selected tab as a filled pill, or with a line under it. */
  variant?: 'solid' | 'ghost';
  /** The prefix of the ids of tabs and panels, where the panels are not `TabsPanel`. */
  idBase?: string;
}

const tabId = (base: string, value: string) => `${base}tab-${value}`;
const panelId = (base: string, value: string) => `${base}panel-${value}`;

/**
 * The tab list. Arrow keys, Home and End move between tabs; a list that does not fit scrolls
 * horizontally and keeps the selected tab in view.
 */
export function TabsList({ items, variant, idBase, className, ref, ...rest }: TabsListProps) {
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(own, ref);
  const bring = useScrollIntoList();
  const inView = useRef<Element>(null);
  // Runs after each render, because only the tabs themselves know which one is selected.
  useLayoutEffect(() => {
    const chosen = own.current?.querySelector<HTMLElement>('[role="tab"][data-state="active"]');
    if (!chosen || chosen === inView.current) return;
    inView.current = chosen;
    bring(chosen);
  });
  return (
    <Radix.List {...rest} ref={merged} className={cx(css.list({ variant }), className)}>
      {items.map((item) => (
        <Radix.Trigger
          key={item.value}
          value={item.value}
          disabled={item.disabled}
          {...(idBase && {
            id: tabId(idBase, item.value),
            'aria-controls': panelId(idBase, item.value),
          })}
          className={css.tab({ variant })}
          onFocus={({ currentTarget }) => bring(currentTarget)}
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
}

/** The panel of a tab, inside a `TabsRoot`. Mounted only while its tab is selected. */
export function TabsPanel({ className, ...rest }: TabsPanelProps) {
  return <Radix.Content {...rest} className={cx(css.panel, className)} />;
}

export interface TabsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue' | 'dir'> {
  items: readonly (TabItem & { content: ReactNode })[];
  /** The selected tab (controlled). Omit it to let the tabs manage their own state. */
  value?: string;
  /** The initially selected tab of uncontrolled tabs. The first one by default. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** The name of the tab list for screen readers. */
  label: string;
  orientation?: 'horizontal' | 'vertical';
  /** `automatic`: arrow keys select; `manual`: they move the focus, and Enter or Space selects. */
  activationMode?: TabsRootProps['activationMode'];
  variant?: TabsListProps['variant'];
  /** Mounts the panels of all tabs, hidden. */
  forceMount?: boolean;
  listClassName?: string;
  panelClassName?: string;
}

/** Tabs and their panels from a list of items. */
export function Tabs({
  items,
  value,
  defaultValue,
  onValueChange,
  label,
  orientation,
  activationMode,
  variant,
  forceMount = false,
  listClassName,
  panelClassName,
  ...rest
}: TabsProps) {
  const id = useId();
  const [chosen, choose] = useControlled(
    value,
    defaultValue ?? items[0]?.value ?? '',
    onValueChange,
    'Tabs',
  );
  return (
    <TabsRoot
      {...rest}
      value={chosen}
      onValueChange={choose}
      orientation={orientation}
      activationMode={activationMode}
    >
      <TabsList
        items={items}
        aria-label={label}
        variant={variant}
        idBase={id}
        className={listClassName}
      />
      {items.map((item) => (
        // Plain elements: Radix' own panels look for exit animations at each change of the tab,
        // which recomputes styles.
        <div
          key={item.value}
          role="tabpanel"
          id={panelId(id, item.value)}
          aria-labelledby={tabId(id, item.value)}
          data-state={item.value === chosen ? 'active' : 'inactive'}
          data-orientation={orientation ?? 'horizontal'}
          hidden={item.value !== chosen}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: WAI-ARIA's tab pattern
          tabIndex={0}
          className={cx(css.panel, panelClassName)}
        >
          {item.value === chosen || forceMount ? item.content : null}
        </div>
      ))}
    </TabsRoot>
  );
}
