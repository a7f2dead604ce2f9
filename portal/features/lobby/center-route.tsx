import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PopularGames } from '../../shared/games/popular-games.tsx';
import { FollowFavourites } from '../../shared/games/use-favourites.ts';
import { useGameActions } from '../../shared/games/use-game-actions.ts';
import { useStartGame } from '../../shared/games/use-start-game.ts';
import { useVendors } from '../../shared/games/use-vendors.ts';
import { DocumentTitle } from '../../shared/navigation/document-title.tsx';
import { pageText } from '../../shared/navigation/page-name.ts';
import type { CenterType } from '../../shared/paths.ts';
import { PAGE_SIZE, useLobbyGames } from './api.ts';
import { CenterScreen } from './center-screen.tsx';
import { centerTypeOf, relatedTypes } from './center-types.ts';
import { readLobby } from './lobby-query.ts';
import { centerName } from './page-names.ts';
import { useLobbyQuery } from './use-lobby-query.ts';

/** All games of a category: a center has no filter except its page. */
const UNNARROWED = readLobby(new URLSearchParams());

/** A game center: `/sports`, `/esports`, `/lott`, `/elott` with `gameType` (R2.06). */
export function CenterRoute({ category }: { category: CenterType }) {
  const [query] = useSearchParams();
  const { lobby, hrefFor, goToPage } = useLobbyQuery();
  const intl = useIntl();
  const gameType = centerTypeOf(category, query.get('gameType'));
  const shown = { ...UNNARROWED, page: lobby.page };
  const games = useLobbyGames(gameType, shown, false);
  const vendors = useVendors();
  const actions = useGameActions();
  const { play } = useStartGame();
  const offered = relatedTypes(gameType).filter((type) =>
    vendors.lanes?.some(({ title }) => title === type),
  );
  return (
    <>
      <DocumentTitle name={centerName(gameType, lobby.page, pageText(intl))} />
      <FollowFavourites />
      <CenterScreen
        gameType={gameType}
        family={offered}
        lane={vendors.lanes?.find(({ title }) => title === gameType)}
        isKnown={vendors.lanes !== undefined}
        vendorsError={vendors.error}
        onVendorsRetry={vendors.retry}
        onVendor={play}
        lobby={shown}
        games={games}
        actions={actions}
        hrefFor={hrefFor}
        onPage={goToPage}
      />
      {games.page && games.page.totalCount < PAGE_SIZE && <PopularGames />}
    </>
  );
}
