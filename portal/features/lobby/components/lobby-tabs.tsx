import { Flame, Heart, History, LayoutGrid, Sparkles } from '@baize/ui-kit/icon';
import { TabsList } from '@baize/ui-kit/tabs';
import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type LobbyTab, TABS } from '../lobby-query.ts';

const ICONS = {
  NEW: Sparkles,
  FAV: Heart,
  ALL: LayoutGrid,
  HOT: Flame,
  RECENT: History,
} as const satisfies Record<LobbyTab, unknown>;

/** The tabs NEW, FAV, ALL, HOT and RECENT (R2.55). */
export const LobbyTabs = memo(function LobbyTabs() {
  const intl = useIntl();
  const items = useMemo(
    () =>
      TABS.map((value) => {
        const Icon = ICONS[value];
        return {
          value,
          label: intl.formatMessage({ id: `lobby.tab.${value}` }),
          icon: <Icon size={16} aria-hidden="true" />,
        };
      }),
    [intl],
  );
  return (
    <TabsList
      items={items}
      variant="solid"
      aria-label={intl.formatMessage({ id: 'lobby.tabs.name' })}
    />
  );
});
