import { useSyncExternalStore } from 'react';
import { type DialogProps, useDialog } from '../dialog/dialog.tsx';
import { cx } from '../foundation/cx.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { Tabs, type TabsProps } from '../tabs/index.ts';
import * as css from './modal-tabs.css.ts';

export interface ModalTabsProps
  extends Omit<DialogProps, 'children' | 'flush' | 'titleHidden' | 'defaultValue'> {
  items: TabsProps['items'];
  /** The chosen tab, from the address or from state; without it the dialog keeps its own. */
  value?: string;
  /** The tab that is chosen first where `value` is left out; else the first one. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Names the list of tabs. */
  label: string;
  /** Tabs above, or a list at the start side for larger popups (above again on small screens). */
  layout?: 'top' | 'sidebar';
  activationMode?: TabsProps['activationMode'];
  variant?: TabsProps['variant'];
  /** Panels of tabs that are not chosen are mounted too, out of sight. */
  forceMount?: boolean;
  /** One height for all tabs. On by default with the sidebar. */
  steady?: boolean;
}

let smallScreen: MediaQueryList | undefined;

/** One query for all: each new one is evaluated on its own, at every render. */
function query(): MediaQueryList {
  smallScreen ??= window.matchMedia(css.small);
  return smallScreen;
}
const watch = (changed: () => void) => {
  query().addEventListener('change', changed);
  return () => query().removeEventListener('change', changed);
};

const useSmallScreen = (): boolean =>
  useSyncExternalStore(
    watch,
    () => query().matches,
    () => false,
  );

/**
 * A dialog with tabs. Focus runs cross, chosen tab, panel; arrow keys walk the tabs; Escape closes.
 * Panels mount when they are first shown and scroll inside while header and tabs stay. Open tab and
 * dialog are props, so an address can lead to any tab.
 */
export function ModalTabs({
  items,
  value,
  defaultValue,
  onValueChange,
  label,
  layout = 'top',
  activationMode,
  variant,
  forceMount,
  steady = layout === 'sidebar',
  className,
  ...dialog
}: ModalTabsProps) {
  const [chosen, choose] = useControlled(
    value,
    defaultValue ?? items[0]?.value ?? '',
    onValueChange,
    'ModalTabs',
  );
  const small = useSmallScreen();
  const aside = layout === 'sidebar' && !small;
  return useDialog(
    {
      ...dialog,
      flush: true,
      className: cx(steady && css.steady, className),
      children: (
        <Tabs
          items={items}
          value={chosen}
          onValueChange={choose}
          label={label}
          orientation={aside ? 'vertical' : 'horizontal'}
          activationMode={activationMode}
          variant={variant}
          forceMount={forceMount}
          className={css.tabs}
          listClassName={aside ? css.sideList : css.topList}
          panelClassName={css.panel}
        />
      ),
    },
    'ModalTabs',
  );
}
