import { GAME_TYPES, type GameType } from '@baize/gateway/contract';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PopularGames } from '../../shared/games/popular-games.tsx';
import { FollowFavourites } from '../../shared/games/use-favourites.ts';
import { useGameActions } from '../../shared/games/use-game-actions.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { type OwnList, useOwnList } from './own-games.ts';
import { OwnGamesScreen } from './own-games-screen.tsx';
import { useLobbyQuery } from './use-lobby-query.ts';

/**
 * `/favorite` and `/recent` with `type` (R2.08). A trial account has neither, and is told so
 * (R5.11).
 */
export function OwnGamesRoute({ list }: { list: OwnList }) {
  const { isTrial } = useSession();
  const notify = useNotify();
  useEffect(() => {
    if (isTrial) notify.needsRealAccount();
  }, [isTrial, notify]);
  return isTrial ? <Navigate to={appPath('/')} replace /> : <OwnGames list={list} />;
}

function OwnGames({ list }: { list: OwnList }) {
  const [query, setQuery] = useSearchParams();
  const { lobby, hrefFor, goToPage } = useLobbyQuery();
  const actions = useGameActions();
  const type = GAME_TYPES.find((known) => known === query.get('type'));
  const { all, ofType } = useOwnList(list, type);
  const choose = (chosen: GameType | undefined) =>
    setQuery(
      (current) => {
        current.delete('page');
        if (chosen) current.set('type', chosen);
        else current.delete('type');
        return current;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      <FollowFavourites />
      <OwnGamesScreen
        list={list}
        all={all.data}
        games={ofType}
        type={type}
        page={lobby.page}
        actions={actions}
        hrefFor={hrefFor}
        onPage={goToPage}
        onType={choose}
      />
      {all.data?.length === 0 && <PopularGames />}
    </>
  );
}
