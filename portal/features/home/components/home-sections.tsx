import type { VendorCard, VendorLane } from '@baize/gateway/contract';
import { lazyPart } from '../../../shared/errors/lazy-part.tsx';
import { MissingPart } from '../../../shared/errors/missing-part.tsx';
import type { GameTileActions } from '../../../shared/games/game-tile.tsx';
import { appPath } from '../../../shared/navigation/app-path.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { SECTION_GAMES, useFavouriteGames, useHotGames, useRecentGames } from '../api.ts';
import * as css from '../home.css.ts';
import type { BelowFoldProps } from './below-fold.tsx';
import { GameRail } from './game-rail.tsx';

/** What no first screen shows: its script comes after the first paint. */
const BelowFold = lazyPart<BelowFoldProps>(
  () => import('./below-fold.tsx').then((module) => module.BelowFold),
  { place: <div className={css.belowPlace} />, drawn: true, failed: () => <MissingPart /> },
);

interface HomeSectionsProps {
  lanes: readonly VendorLane[];
  actions: GameTileActions;
  onOpenVendor(card: VendorCard): void;
}

/** HOT, FAV (logged in), RECENT (logged in with items), then one for each category (R2.51). */
export function HomeSections({ lanes, actions, onOpenVendor }: HomeSectionsProps) {
  const { isLogin } = useSession();
  const hot = useHotGames();
  const recent = useRecentGames();
  const favourites = useFavouriteGames();
  const firstTwelve = { ...hot, data: hot.data?.slice(0, SECTION_GAMES) };
  return (
    <div className={css.sections}>
      <GameRail
        heading="home.hot"
        failed="home.failed.hot"
        games={firstTwelve}
        actions={actions}
        moreHref={`${appPath('/rng')}?tab=HOT`}
      />
      {isLogin && Boolean(favourites.data?.length) && (
        <GameRail
          className={css.belowFold}
          heading="home.favourites"
          failed="home.failed.favourites"
          games={favourites}
          actions={actions}
          moreHref={appPath('/favorite')}
        />
      )}
      {isLogin && Boolean(recent.data?.length) && (
        <GameRail
          className={css.belowFold}
          heading="shell.recent"
          failed="home.failed.recent"
          games={recent}
          actions={actions}
          moreHref={appPath('/recent')}
        />
      )}
      <BelowFold lanes={lanes} actions={actions} onOpenVendor={onOpenVendor} />
    </div>
  );
}
