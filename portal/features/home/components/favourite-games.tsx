import { EmptyState } from '@baize/ui-kit/empty-state';
import { Heart } from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { GameGrid, GameGridSkeleton } from '../../../shared/games/game-grid.tsx';
import { GameTile, type GameTileActions } from '../../../shared/games/game-tile.tsx';
import { PopularGames } from '../../../shared/games/popular-games.tsx';
import { useFavouriteGames } from '../api.ts';

const WAITING = 6;

/** The FAV view of the game menu: every favourite of the member. */
export function FavouriteGames({ actions }: { actions: GameTileActions }) {
  const { data, error, retry } = useFavouriteGames();
  if (!data && error) {
    return <LoadError title="home.failed.favourites" error={error} onRetry={retry} />;
  }
  if (data?.length === 0) {
    return (
      <>
        <EmptyState
          icon={<Heart />}
          title={<FormattedMessage id="home.noFavourites" />}
          description={<FormattedMessage id="home.noFavouritesReason" />}
        />
        <PopularGames />
      </>
    );
  }
  if (!data) return <GameGridSkeleton count={WAITING} />;
  return (
    <GameGrid>
      {data.map((game) => (
        <li key={game.nodeId}>
          <GameTile game={game} actions={actions} />
        </li>
      ))}
    </GameGrid>
  );
}
