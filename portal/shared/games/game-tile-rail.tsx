import type { Game } from '@baize/gateway/contract';
import { GameCardSkeleton } from '@baize/ui-kit/game-card';
import { Rail, type RailProps } from '@baize/ui-kit/rail';
import { useDeferredValue } from 'react';
import { useCatalogueMoney } from '../money/money.ts';
import { GameTile, type GameTileActions } from './game-tile.tsx';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface GameTileRailProps extends Omit<RailProps, 'children'> {
  /** Undefined while they load: skeletons are shown. */
  games: readonly Game[] | undefined;
  actions: GameTileActions;
}

/** A row of games as tiles, each with its jackpot. */
export function GameTileRail({ games, actions, ...rail }: GameTileRailProps) {
  const money = useCatalogueMoney();
  // The tiles are rendered in a transition, between whose slices the page handles input.
  const rendered = useDeferredValue(games);
  return (
    <Rail {...rail}>
      {rendered
        ? rendered.map((game) => (
            <GameTile
              key={game.nodeId}
              game={game}
              actions={actions}
              jackpot={game.jackpot === undefined ? undefined : money(game.jackpot)}
            />
          ))
        : SKELETONS.map((key) => <GameCardSkeleton key={key} />)}
    </Rail>
  );
}
