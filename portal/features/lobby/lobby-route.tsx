import { LANGUAGES } from '@baize/gateway/contract';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { FollowFavourites } from '../../shared/games/use-favourites.ts';
import { useGameActions } from '../../shared/games/use-game-actions.ts';
import { useStartGame } from '../../shared/games/use-start-game.ts';
import { useVendors } from '../../shared/games/use-vendors.ts';
import { DocumentTitle } from '../../shared/navigation/document-title.tsx';
import { pageText } from '../../shared/navigation/page-name.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import type { LobbyType } from '../../shared/paths.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { session, useSession } from '../../shared/session/session-store.ts';
import { classifyCounts, prefetchLobby, useLobbyGames, useVendorTypes } from './api.ts';
import { LiveFloor } from './components/live-floor.tsx';
import { NewsStrip } from './components/news-strip.tsx';
import { PopularRail } from './components/popular-rail.tsx';
import { type LobbyTab, NO_FACTS, OWN_TABS } from './lobby-query.ts';
import { LobbyScreen } from './lobby-screen.tsx';
import { lobbyName } from './page-names.ts';
import { useLobbyQuery } from './use-lobby-query.ts';

/** Bingo belongs to the Filipino market: it is offered where its language is (R2.54). */
const OFFERS_BINGO = LANGUAGES.some(({ code }) => code === 'TY');

/** A category's games: `/rng`, `/live`, `/fish`, `/pvp` (R2.07, R2.53). */
export function LobbyRoute({ gameType }: { gameType: LobbyType }) {
  const { lobby, hrefFor, hrefOf, goToPage, filter, sort, search } = useLobbyQuery((next) =>
    prefetchLobby(gameType, next),
  );
  const intl = useIntl();
  const { isLogin, isTrial } = useSession();
  const mayOwn = isLogin && !isTrial;
  const games = useLobbyGames(gameType, lobby, mayOwn);
  const vendors = useVendors();
  const types = useVendorTypes(gameType === 'RNG');
  const actions = useGameActions();
  const { play } = useStartGame();
  const popups = usePopups();
  const notify = useNotify();
  const lane = vendors.lanes?.find(({ title }) => title === gameType);

  const chooseTab = useCallback(
    (tab: LobbyTab) => {
      // The session at the time of the press, which may come before the visitor's page was rendered
      // again.
      const who = session.get();
      if (!OWN_TABS.includes(tab) || (who.isLogin && !who.isTrial)) filter({ tab });
      else if (who.isTrial) notify.needsRealAccount();
      else popups.open('login', '', hrefOf({ tab }));
    },
    [filter, hrefOf, notify, popups],
  );
  const chooseVendor = useCallback(
    (vassalage: string) => {
      const card = lane?.cards.find((vendor) => vendor.vassalage === vassalage);
      // R2.56: the card of a single game opens it; other cards filter the list.
      if (card?.isGame === 1) play(card);
      // A sub-category that the vendor does not have would be empty, so it is dropped.
      else if (lobby.classify && vassalage && types) {
        const has = classifyCounts(types, vassalage, gameType).has(lobby.classify);
        filter({ vassalage, ...(!has && { classify: '' }) });
      } else filter({ vassalage });
    },
    [lane, play, filter, lobby.classify, types, gameType],
  );

  return (
    <>
      <DocumentTitle name={lobbyName(gameType, lobby, lane, pageText(intl))} />
      <FollowFavourites />
      <LobbyScreen
        gameType={gameType}
        lobby={lobby}
        lane={lane}
        vendorsError={vendors.error}
        onVendorsRetry={vendors.retry}
        offersBingo={OFFERS_BINGO}
        games={games}
        blockedReason={
          OWN_TABS.includes(lobby.tab) && !mayOwn ? blockedReasonOf(isTrial) : undefined
        }
        actions={actions}
        hrefFor={hrefFor}
        onPage={goToPage}
        onTab={chooseTab}
        onVendor={chooseVendor}
        onClassify={(classify) => filter({ classify })}
        onSearch={search}
        onSort={sort}
        onFilter={() => popups.open('lobby-filter')}
        onFacts={filter}
        onClear={() => filter({ tab: 'ALL', vassalage: '', classify: '', ...NO_FACTS })}
        onLogin={() => popups.open('login', '', popups.pathHere())}
        ofVendor={
          lobby.vassalage
            ? ((types && classifyCounts(types, lobby.vassalage, gameType)) ?? null)
            : undefined
        }
        news={<NewsStrip gameType={gameType} />}
        popular={<PopularRail gameType={gameType} actions={actions} />}
        floor={
          gameType === 'LIVE' && (
            <LiveFloor
              vassalage={lobby.vassalage}
              vendor={lane?.cards.find(({ vassalage }) => vassalage === lobby.vassalage)}
              onSit={play}
            />
          )
        }
      />
    </>
  );
}

const blockedReasonOf = (isTrial: boolean) => (isTrial ? 'trial' : 'visitor');
