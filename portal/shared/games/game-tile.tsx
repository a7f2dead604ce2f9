import type { Game } from '@baize/gateway/contract';
import { below } from '@baize/ui-kit/foundation/breakpoints';
import { GameCard, type GameCardLabels } from '@baize/ui-kit/game-card';
import { memo } from 'react';
import { coverSet } from './cover.ts';
import { useIsFavourite } from './favourites-store.ts';
import { useOffersTrial } from './use-offers-trial.ts';

/**
 * The callbacks that the tiles of a page share. Keep it one object: a new one renders every tile.
 */
export interface GameTileActions {
  readonly labels: GameCardLabels;
  onPlay(game: Game): void;
  onTrial(game: Game): void;
  onFavourite(game: Game): void;
  onInfo(game: Game): void;
  /** Called when a tile is touched, to open the action sheet. */
  onActions(game: Game): void;
}

interface GameTileProps {
  game: Game;
  actions: GameTileActions;
  /** Formatted, for games that have one. */
  jackpot?: string | undefined;
  /** For the first tiles of a page that are in the first viewport. */
  priority?: boolean;
  className?: string | undefined;
}

/** The width of a tile, by which the browser selects a cover. */
const SIZES = `${below.sm} 46vw, 11rem`;

/**
 * A game of the catalogue as a card (R2.56). Subscribes to its own favourite state and to whether a
 * trial is offered.
 */
export const GameTile = memo(function GameTile({
  game,
  actions,
  jackpot,
  priority,
  className,
}: GameTileProps) {
  const favourite = useIsFavourite(game.nodeId);
  const offersTrial = useOffersTrial(game);
  return (
    <GameCard
      className={className}
      data-game={game.nodeId}
      gameId={game.nodeId}
      name={game.gameName}
      vendor={game.vendorName}
      cover={game.showIcon}
      coverSet={coverSet(game.showIcon)}
      coverSizes={SIZES}
      fallbackCover={game.defaultIcon}
      priority={priority}
      labels={actions.labels}
      hot={game.isHot === 1}
      isNew={game.isNew === 1}
      jackpot={jackpot}
      freeTrial={offersTrial}
      favourite={favourite}
      maintenance={game.maintenance}
      onPlay={() => actions.onPlay(game)}
      onTrial={() => actions.onTrial(game)}
      onFavouriteChange={() => actions.onFavourite(game)}
      onInfo={() => actions.onInfo(game)}
      onActions={() => actions.onActions(game)}
    />
  );
});
