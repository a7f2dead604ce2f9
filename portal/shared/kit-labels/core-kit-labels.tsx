import { KitProvider } from '@baize/ui-kit/foundation/kit-provider';
import type { KitLabels } from '@baize/ui-kit/foundation/labels';
import { type ReactNode, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

/** The kit labels in the language of the page. Those of game cards come with the tiles' actions. */
const labelsIn = ({ formatMessage }: IntlShape): Partial<KitLabels> => ({
  close: formatMessage({ id: 'action.close' }),
  cancel: formatMessage({ id: 'action.cancel' }),
  retry: formatMessage({ id: 'action.retry' }),
  clear: formatMessage({ id: 'kit.clear' }),
  showPassword: formatMessage({ id: 'kit.showPassword' }),
  hidePassword: formatMessage({ id: 'kit.hidePassword' }),
  capsLock: formatMessage({ id: 'kit.capsLock' }),
  pause: formatMessage({ id: 'kit.pause' }),
  play: formatMessage({ id: 'kit.play' }),
  carousel: formatMessage({ id: 'kit.carousel' }),
  slide: formatMessage({ id: 'kit.slide' }),
  pages: formatMessage({ id: 'kit.pages' }),
  previousPage: formatMessage({ id: 'kit.previousPage' }),
  nextPage: formatMessage({ id: 'kit.nextPage' }),
  page: (page) => formatMessage({ id: 'kit.page' }, { page }),
  goToPage: formatMessage({ id: 'kit.goToPage' }),
  searchResults: formatMessage({ id: 'kit.searchResults' }),
  balance: formatMessage({ id: 'balance.label' }),
  balanceHidden: formatMessage({ id: 'balance.hidden' }),
  showBalance: formatMessage({ id: 'balance.show' }),
  hideBalance: formatMessage({ id: 'balance.hide' }),
  refreshBalance: formatMessage({ id: 'balance.refresh' }),
  balanceStale: formatMessage({ id: 'balance.stale' }),
  maintenance: formatMessage({ id: 'gameCard.maintenance' }),
  messages: formatMessage({ id: 'notice.region' }),
  success: formatMessage({ id: 'notice.tone.success' }),
  info: formatMessage({ id: 'notice.tone.info' }),
  warning: formatMessage({ id: 'notice.tone.warning' }),
  error: formatMessage({ id: 'notice.tone.danger' }),
});

/** Provides the kit labels; must be inside the core messages. */
export function CoreKitLabels({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const labels = useMemo(() => labelsIn(intl), [intl]);
  return <KitProvider labels={labels}>{children}</KitProvider>;
}
