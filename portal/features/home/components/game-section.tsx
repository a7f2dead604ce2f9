import type { BrandLayout } from '@baize/gateway/contract';
import { useDeferredValue } from 'react';
import { railPlace } from '../../../shared/games/game-rail.css.ts';
import { GameRail, type GameRailProps } from '../../../shared/games/game-rail.tsx';
import type { GameTileActions } from '../../../shared/games/game-tile.tsx';
import { SECTION_GAMES, useHotGames } from '../../../shared/games/use-hot-games.ts';
import { appPath } from '../../../shared/navigation/app-path.ts';
import { useFavouriteGames, useRecentGames } from '../api.ts';

export type HomeSection = NonNullable<BrandLayout['home']>[number];

/** Sections that may be in the first viewport; the others are in a script of their own. */
export const isGameSection = ({ section }: HomeSection): boolean =>
  section === 'hot' || section === 'favourites' || section === 'recent';

interface GameSectionProps extends HomeSection {
  actions: GameTileActions;
  /** The first section, which is laid out immediately. */
  isFirst?: boolean;
}

/** The HOT, FAV (logged in with items) or RECENT (logged in with items) section of home (R2.51). */
export function GameSection({ section, count, actions, isFirst = false }: GameSectionProps) {
  const rail = { count, actions, className: isFirst ? undefined : railPlace };
  if (section === 'hot') return <Hot {...rail} />;
  return section === 'recent' ? <Recent {...rail} /> : <Favourites {...rail} />;
}

interface SectionRailProps {
  count: number | undefined;
  actions: GameTileActions;
  className: string | undefined;
}

function Hot({ count, ...rail }: SectionRailProps) {
  const games = useHotGames(SECTION_GAMES);
  return (
    <GameRail
      {...rail}
      heading="home.hot"
      errorTitle="home.failed.hot"
      games={games}
      maxCount={count}
      moreHref={`${appPath('/rng')}?tab=HOT`}
    />
  );
}

const Favourites = (rail: SectionRailProps) => (
  <OwnGames
    {...rail}
    heading="home.favourites"
    errorTitle="home.failed.favourites"
    games={useFavouriteGames()}
    moreHref={appPath('/favorite')}
  />
);

const Recent = (rail: SectionRailProps) => (
  <OwnGames
    {...rail}
    heading="shell.recent"
    errorTitle="home.failed.recent"
    games={useRecentGames()}
    moreHref={appPath('/recent')}
  />
);

/** A section of the member's own games; not rendered without any, as for a visitor. */
function OwnGames({ count, ...rail }: SectionRailProps & Omit<GameRailProps, 'maxCount'>) {
  // A rail that appears renders in a transition, between whose slices the page handles presses.
  const hasGames = useDeferredValue(Boolean(rail.games.data?.length));
  return hasGames && rail.games.data?.length ? <GameRail {...rail} maxCount={count} /> : null;
}
