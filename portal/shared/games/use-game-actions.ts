import { useMemo } from 'react';
import { usePopups } from '../popups/popup-stack.ts';
import { useGameLabels } from './game-labels.ts';
import type { GameTileActions } from './game-tile.tsx';
import { touchedGame } from './touched-game.ts';
import { useFavouriteToggle } from './use-favourites.ts';
import { useLatest } from './use-latest.ts';
import { useStartGame } from './use-start-game.ts';

/** The callbacks of a tile, wherever tiles are shown; they change with the language only. */
export function useGameActions(): GameTileActions {
  const labels = useGameLabels();
  const { play, tryFree } = useStartGame();
  const toggle = useFavouriteToggle();
  const popups = useLatest(usePopups());
  return useMemo(
    () => ({
      labels,
      onPlay: play,
      onTrial: tryFree,
      onFavourite: toggle,
      onInfo: (game) => popups.current.open('game-info', game.nodeId),
      onActions: (game) => {
        touchedGame.set(game);
        popups.current.open('game-actions', game.nodeId);
      },
    }),
    [labels, play, tryFree, toggle, popups],
  );
}
