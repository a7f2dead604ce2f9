import { useSyncExternalStore } from 'react';
import { type DialogProps, useDialog } from '../dialog/dialog.tsx';
import { cx } from '../foundation/cx.ts';
import { useControlled } from '../foundation/use-controlled.ts';
import { Tabs, type TabsProps } from '../tabs/index.ts';
import * as css from './modal-tabs.css.ts';

export interface ModalTabsProps
  extends Omit<DialogProps, 'children' | 'flush' | 'titleHidden' | 'defaultValue'> {
  items: TabsProps['items'];
  /**
   * The selected tab (controlled, from the address or from state). Omit it to let the dialog manage
   * its own state.
   */
  value?: string;
  /** The initially selected tab of an uncontrolled dialog. The first one by default. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** The name of the tab list. */
  label: string;
  /** Tabs above the panel, or in a sidebar for larger dialogs (above on small screens). */
  layout?: 'top' | 'sidebar';
  activationMode?: TabsProps['activationMode'];
  variant?: TabsProps['variant'];
  /** Mounts the panels of all tabs, hidden. */
  forceMount?: boolean;
  /** Uses one height for all tabs. On by default with the sidebar. */
  steady?: boolean;
}

let smallScreen: MediaQueryList | undefined;

/**
 * One media query list for all instances, because each new one would be evaluated in every render.
 */
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
 * A dialog with tabs. Tab moves through the close button, the selected tab and the panel; arrow
 * keys move between tabs; Escape closes. Panels are mounted when first shown and scroll by
 * themselves while header and tabs stay. The selected tab and the open state are props, so that an
 * address can lead to any tab.
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
