import type { Game, GameType } from '@baize/gateway/contract';
import { GameCardSkeleton } from '@baize/ui-kit/game-card';
import { Rail } from '@baize/ui-kit/rail';
import { useIntl } from 'react-intl';
import type { Loaded } from '../../../shared/api/loaded.ts';
import { FailedPart } from '../../../shared/errors/failed-part.tsx';
import { GameTile, type GameTileActions } from '../../../shared/games/game-tile.tsx';
import { useCatalogueMoney } from '../../../shared/money/money.ts';
import { usePopularGames } from '../api.ts';
import * as css from '../lobby.css.ts';

const PLACES = Array.from({ length: 6 }, (_, place) => `popular-${place}`);

interface PopularRailProps {
  gameType: GameType;
  actions: GameTileActions;
}

/** What is played most in a category this week. */
export function PopularRail({ gameType, actions }: PopularRailProps) {
  return <PopularView games={usePopularGames(gameType)} actions={actions} />;
}

interface PopularViewProps {
  games: Loaded<readonly Game[]>;
  actions: GameTileActions;
}

export function PopularView({ games, actions }: PopularViewProps) {
  const intl = useIntl();
  const money = useCatalogueMoney();
  const { data, error, retry } = games;
  if (!data && error) {
    return <FailedPart title="lobby.popular.failed" error={error} onRetry={retry} />;
  }
  // Nobody played anything of this kind: there is no list to make.
  if (data?.length === 0) return null;
  return (
    <Rail
      className={css.popular}
      heading={intl.formatMessage({ id: 'lobby.popular' })}
      perView={6}
      aria-busy={!data}
      labels={{
        previous: intl.formatMessage({ id: 'lobby.popular.previous' }),
        next: intl.formatMessage({ id: 'lobby.popular.next' }),
      }}
    >
      {data
        ? data.map((game) => (
            <GameTile
              key={game.nodeId}
              game={game}
              actions={actions}
              jackpot={game.jackpot === undefined ? undefined : money(game.jackpot)}
            />
          ))
        : PLACES.map((place) => <GameCardSkeleton key={place} />)}
    </Rail>
  );
}
