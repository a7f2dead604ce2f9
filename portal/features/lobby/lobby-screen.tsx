import type { VendorLane } from '@baize/gateway/contract';
import { CategoryIcon } from '@baize/ui-kit/icon';
import { TabsPanel, TabsRoot } from '@baize/ui-kit/tabs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../../shared/api/call-error.ts';
import type { GameTileActions } from '../../shared/games/game-tile.tsx';
import type { LobbyType } from '../../shared/paths.ts';
import type { LobbyGames } from './api.ts';
import { AppliedFacts } from './components/applied-facts.tsx';
import { ClassifyChips } from './components/classify-chips.tsx';
import { GamePages } from './components/game-pages.tsx';
import { GameResults } from './components/game-results.tsx';
import { LobbyTabs } from './components/lobby-tabs.tsx';
import { SearchField } from './components/search-field.tsx';
import { SortAndFilter } from './components/sort-and-filter.tsx';
import { VendorRail } from './components/vendor-rail.tsx';
import * as css from './lobby.css.ts';
import {
  type FactFilter,
  type LobbyQuery,
  type LobbySort,
  type LobbyTab,
  OWN_TABS,
  TABS,
} from './lobby-query.ts';

interface LobbyScreenProps {
  gameType: LobbyType;
  lobby: LobbyQuery;
  /** Undefined until the vendors are known. */
  lane: VendorLane | undefined;
  vendorsError: CallError | undefined;
  onVendorsRetry(): void;
  offersBingo: boolean;
  games: LobbyGames;
  /** Why the selected tab is not available to this person. */
  blockedReason: 'visitor' | 'trial' | undefined;
  actions: GameTileActions;
  hrefFor(page: number): string;
  onPage(page: number): void;
  onTab(tab: LobbyTab): void;
  onVendor(vassalage: string): void;
  onClassify(classify: string): void;
  onSearch(input: string): void;
  onSort(sort: LobbySort): void;
  /** Opens the fact filters. */
  onFilter(): void;
  onFacts(facts: FactFilter): void;
  onClear(): void;
  onLogin(): void;
  /** The selected vendor's games by sub-category (ClassifyChips). */
  ofVendor?: ReadonlyMap<string, number> | null | undefined;
  /** The latest news about the category's games. */
  news?: ReactNode;
  /** The most played games of the category, below its games. */
  popular?: ReactNode;
  /** Additional content of a category: the tables of live casino. */
  floor?: ReactNode;
}

const isTab = (value: string): value is LobbyTab => TABS.some((tab) => tab === value);

/** A category: its vendors, tabs, sub-categories and search, and its games with pagination. */
export function LobbyScreen(props: LobbyScreenProps) {
  const { gameType, lobby, lane, games } = props;
  const intl = useIntl();
  const total = lane?.cards.reduce((sum, card) => sum + card.gameCount, 0);
  return (
    <div className={css.lobby}>
      <header className={css.head}>
        <h1 className={css.title}>
          <CategoryIcon category={gameType} className={css.titleIcon} aria-hidden="true" />
          {intl.formatMessage({ id: `lobby.title.${gameType}` })}
        </h1>
        <p className={css.total}>
          {lane &&
            intl.formatMessage(
              { id: 'lobby.total' },
              { games: total ?? 0, vendors: lane.cards.length },
            )}
        </p>
        {props.news}
      </header>
      <VendorRail
        lane={lane}
        chosen={lobby.vassalage}
        error={props.vendorsError}
        onRetry={props.onVendorsRetry}
        onChoose={props.onVendor}
      />
      {props.floor}
      <TabsRoot
        value={lobby.tab}
        activationMode="manual"
        onValueChange={(value) => {
          if (isTab(value)) props.onTab(value);
        }}
      >
        <div className={css.toolbar}>
          <LobbyTabs />
          {lobby.tab === 'ALL' && <SearchField search={lobby.q} onSearch={props.onSearch} />}
        </div>
        <TabsPanel value={lobby.tab} className={css.panel}>
          <ClassifyChips
            lane={lane}
            isExpected={gameType === 'RNG' && !props.vendorsError}
            chosen={lobby.classify}
            offersBingo={props.offersBingo}
            ofVendor={props.ofVendor}
            onChoose={props.onClassify}
          />
          <GameResults
            lobby={lobby}
            games={games}
            blockedReason={props.blockedReason}
            actions={props.actions}
            tools={
              !OWN_TABS.includes(lobby.tab) && (
                <SortAndFilter lobby={lobby} onSort={props.onSort} onFilter={props.onFilter} />
              )
            }
            applied={<AppliedFacts facts={lobby} onChange={props.onFacts} />}
            onClear={props.onClear}
            onLogin={props.onLogin}
          />
          {games.page && !props.blockedReason && (
            <GamePages
              page={lobby.page}
              pages={games.page.totalPages}
              hrefFor={props.hrefFor}
              onPage={props.onPage}
            />
          )}
        </TabsPanel>
      </TabsRoot>
      {/* Never before the games: what one is about to press would move away. */}
      {(games.page || games.error || props.blockedReason) && props.popular}
    </div>
  );
}
