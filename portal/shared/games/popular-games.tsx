import { lazyComponent } from '../errors/lazy-component.tsx';
import { ScriptLoadError } from '../errors/script-load-error.tsx';
import * as css from './game-rail.css.ts';

/**
 * The rail of hot games, whose script is loaded after the page's. A server-rendered page uses
 * `PopularGamesRail` itself, because React discards a server-rendered part when an update reaches
 * it while it suspends.
 */
export const PopularGames = lazyComponent(
  () => import('./popular-games-rail.tsx').then((module) => module.PopularGamesRail),
  {
    fallback: (
      <div className={css.atTheEnd}>
        <div className={css.waiting} />
      </div>
    ),
    errorFallback: () => <ScriptLoadError />,
  },
);
