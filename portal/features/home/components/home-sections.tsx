import type { VendorCard, VendorLane } from '@baize/gateway/contract';
import { ImagesWhenNear } from '@baize/ui-kit/image';
import { lazyPart } from '../../../shared/errors/lazy-part.tsx';
import { MissingPart } from '../../../shared/errors/missing-part.tsx';
import { railPlace } from '../../../shared/games/game-rail.css.ts';
import { GameRail } from '../../../shared/games/game-rail.tsx';
import type { GameTileActions } from '../../../shared/games/game-tile.tsx';
import { SECTION_GAMES, useHotGames } from '../../../shared/games/use-hot-games.ts';
import { appPath } from '../../../shared/navigation/app-path.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { useFavouriteGames, useRecentGames } from '../api.ts';
import * as css from '../home.css.ts';
import type { BelowFoldProps } from './below-fold.tsx';

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
  const hot = useHotGames(SECTION_GAMES);
  const recent = useRecentGames();
  const favourites = useFavouriteGames();
  return (
    <div className={css.sections}>
      <GameRail
        heading="home.hot"
        failed="home.failed.hot"
        games={hot}
        actions={actions}
        moreHref={`${appPath('/rng')}?tab=HOT`}
      />
      {isLogin && Boolean(favourites.data?.length) && (
        <GameRail
          className={railPlace}
          heading="home.favourites"
          failed="home.failed.favourites"
          games={favourites}
          actions={actions}
          moreHref={appPath('/favorite')}
        />
      )}
      {isLogin && Boolean(recent.data?.length) && (
        <GameRail
          className={railPlace}
          heading="shell.recent"
          failed="home.failed.recent"
          games={recent}
          actions={actions}
          moreHref={appPath('/recent')}
        />
      )}
      <ImagesWhenNear>
        <BelowFold lanes={lanes} actions={actions} onOpenVendor={onOpenVendor} />
      </ImagesWhenNear>
    </div>
  );
}
