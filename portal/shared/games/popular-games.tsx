import { lazyPart } from '../errors/lazy-part.tsx';
import { MissingPart } from '../errors/missing-part.tsx';
import * as css from './game-rail.css.ts';

/**
 * The rail of hot games, whose script comes after the page's. A page that the gateway draws takes
 * `PopularGamesRail` itself: React throws a drawn part away when a change reaches it while it waits.
 */
export const PopularGames = lazyPart(
  () => import('./popular-games-rail.tsx').then((module) => module.PopularGamesRail),
  {
    place: (
      <div className={css.atTheEnd}>
        <div className={css.waiting} />
      </div>
    ),
    failed: () => <MissingPart />,
  },
);
