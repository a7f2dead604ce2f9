import { EmptyState } from '@baize/ui-kit/empty-state';
import { GameCardSkeleton } from '@baize/ui-kit/game-card';
import { Heart } from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';
import { FailedPart } from '../../../shared/errors/failed-part.tsx';
import { grid } from '../../../shared/games/game-grid.css.ts';
import { GameTile, type GameTileActions } from '../../../shared/games/game-tile.tsx';
import { useFavouriteGames } from '../api.ts';

const WAITING = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The FAV view of the game menu: every favourite of the member. */
export function FavouriteGames({ actions }: { actions: GameTileActions }) {
  const { data, error, retry } = useFavouriteGames();
  if (!data && error) {
    return <FailedPart title="home.failed.favourites" error={error} onRetry={retry} />;
  }
  if (data?.length === 0) {
    return (
      <EmptyState
        icon={<Heart />}
        title={<FormattedMessage id="home.noFavourites" />}
        description={<FormattedMessage id="home.noFavouritesReason" />}
      />
    );
  }
  return (
    <ul className={grid}>
      {data?.map((game) => (
        <li key={game.nodeId}>
          <GameTile game={game} actions={actions} />
        </li>
      )) ??
        WAITING.map((key) => (
          <li key={key}>
            <GameCardSkeleton />
          </li>
        ))}
    </ul>
  );
}
