import { appPath } from '../navigation/app-path.ts';
import * as css from './game-rail.css.ts';
import { GameRail } from './game-rail.tsx';
import { FollowFavourites } from './use-favourites.ts';
import { useGameActions } from './use-game-actions.ts';
import { SECTION_GAMES, useHotGames } from './use-hot-games.ts';

/** The hot games as a rail, at the end of a page with little content. */
export function PopularGamesRail() {
  const games = useHotGames(SECTION_GAMES);
  const actions = useGameActions();
  // Without any there is nothing to show.
  if (games.data?.length === 0) return null;
  return (
    <div className={css.atTheEnd}>
      <FollowFavourites />
      <GameRail
        heading="home.hot"
        errorTitle="home.failed.hot"
        games={games}
        actions={actions}
        moreHref={`${appPath('/rng')}?tab=HOT`}
      />
    </div>
  );
}
