import type { Game, GameType } from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import type { Loaded } from '../../../shared/api/loaded.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { railPlace } from '../../../shared/games/game-rail.css.ts';
import type { GameTileActions } from '../../../shared/games/game-tile.tsx';
import { GameTileRail } from '../../../shared/games/game-tile-rail.tsx';
import { usePopularGames } from '../api.ts';

interface PopularRailProps {
  gameType: GameType;
  actions: GameTileActions;
}

/** The most played games of a category this week. */
export function PopularRail({ gameType, actions }: PopularRailProps) {
  return <PopularView games={usePopularGames(gameType)} actions={actions} />;
}

interface PopularViewProps {
  games: Loaded<readonly Game[]>;
  actions: GameTileActions;
}

export function PopularView({ games, actions }: PopularViewProps) {
  const intl = useIntl();
  const { data, error, retry } = games;
  if (!data && error) {
    return <LoadError title="lobby.popular.failed" error={error} onRetry={retry} />;
  }
  // Nobody played a game of this category, so there is no list.
  if (data?.length === 0) return null;
  return (
    <GameTileRail
      className={railPlace}
      title={intl.formatMessage({ id: 'lobby.popular' })}
      perView={6}
      aria-busy={!data}
      labels={{
        previous: intl.formatMessage({ id: 'lobby.popular.previous' }),
        next: intl.formatMessage({ id: 'lobby.popular.next' }),
      }}
      games={data}
      actions={actions}
    />
  );
}
