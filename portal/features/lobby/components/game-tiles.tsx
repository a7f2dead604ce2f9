import type { Game } from '@baize/gateway/contract';
import { memo } from 'react';
import { GameGrid, GameGridSkeleton } from '../../../shared/games/game-grid.tsx';
import { GameTile, type GameTileActions } from '../../../shared/games/game-tile.tsx';
import { useCatalogueMoney } from '../../../shared/money/money.ts';
import { PAGE_SIZE } from '../api.ts';
import * as css from '../lobby.css.ts';

interface GameTilesProps {
  games: readonly Game[];
  actions: GameTileActions;
}

/** Memoised apart from counts and states, so that a favourite does not render all tiles. */
export const GameTiles = memo(function GameTiles({ games, actions }: GameTilesProps) {
  const money = useCatalogueMoney();
  return (
    <GameGrid>
      {games.map((game, at) => (
        <li key={game.nodeId} className={css.cell}>
          <GameTile
            game={game}
            actions={actions}
            priority={at === 0}
            jackpot={game.jackpot === undefined ? undefined : money(game.jackpot)}
          />
        </li>
      ))}
    </GameGrid>
  );
});

export const GameTilesSkeleton = () => <GameGridSkeleton count={PAGE_SIZE} />;
