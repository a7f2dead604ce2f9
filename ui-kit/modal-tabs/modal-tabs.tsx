import { useCallback, useSyncExternalStore } from 'react';
import { Dialog, type DialogProps } from '../dialog/index.ts';
import { cx } from '../foundation/cx.ts';
import { Tabs, type TabsProps } from '../tabs/index.ts';
import * as css from './modal-tabs.css.ts';

/** Where the sidebar has no room and its tabs go above: the width at which dialogs fill the screen. */
const SMALL = '(max-width: 40rem)';

export interface ModalTabsProps extends Omit<DialogProps, 'children' | 'flush' | 'titleHidden'> {
  items: TabsProps['items'];
  /** The chosen tab, from the address or from state. */
  tab: string;
  onTabChange: (tab: string) => void;
  /** Names the list of tabs; `close` names the cross. */
  labels: DialogProps['labels'] & { tabs: string };
  /** Tabs above, or a list at the start side for larger popups (above again on small screens). */
  layout?: 'top' | 'sidebar';
  activation?: TabsProps['activation'];
  emphasis?: TabsProps['emphasis'];
  keepMounted?: boolean;
  /** One height for all tabs. On by default with the sidebar. */
  steady?: boolean;
}

function useSmallScreen(): boolean {
  const watch = useCallback((changed: () => void) => {
    const query = window.matchMedia(SMALL);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, []);
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(SMALL).matches,
    () => false,
  );
}

/**
 * A dialog with tabs. Focus runs cross, chosen tab, panel; arrow keys walk the tabs; Escape closes.
 * Panels mount when they are first shown and scroll inside while header and tabs stay. Open tab and
 * dialog are props, so an address can lead to any tab.
 */
export function ModalTabs({
  items,
  tab,
  onTabChange,
  labels,
  layout = 'top',
  activation,
  emphasis,
  keepMounted,
  steady = layout === 'sidebar',
  className,
  ...dialog
}: ModalTabsProps) {
  const small = useSmallScreen();
  const aside = layout === 'sidebar' && !small;
  return (
    <Dialog {...dialog} flush labels={labels} className={cx(steady && css.steady, className)}>
      <Tabs
        items={items}
        value={tab}
        onValueChange={onTabChange}
        label={labels.tabs}
        orientation={aside ? 'vertical' : 'horizontal'}
        activation={activation}
        emphasis={emphasis}
        keepMounted={keepMounted}
        className={css.tabs}
        listClassName={aside ? css.sideList : css.topList}
        panelClassName={css.panel}
      />
    </Dialog>
  );
}
