import { type ComponentPropsWithRef, type MouseEvent, memo, useState } from 'react';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { useControlChangeWarning } from '../foundation/use-controlled.ts';
import { Image } from '../image/index.ts';
import * as css from './game-card.css.ts';
import { heartShape, infoShape, wrenchShape } from './shapes.tsx';
import { FAVOURITE_THROTTLE_MS, leadingThrottle } from './throttle.ts';

/** Used where no `KitProvider` gives these labels. */
const DEFAULT_LABELS = {
  playGame: 'Play',
  tryGame: 'Free trial',
  favourite: 'Favourite',
  gameInfo: 'About this game',
  hot: 'Hot',
  new: 'New',
  maintenance: 'Under maintenance',
} satisfies Partial<KitLabels>;

/** The labels of a card; those of the `KitProvider` by default. */
export interface GameCardLabels {
  /** `Immediate game` */
  play: string;
  /** `Free trial` */
  trial: string;
  favourite: string;
  info: string;
  hot: string;
  new: string;
  maintenance: string;
}

export interface GameCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'onPlay'> {
  /** Passed to every callback, so that one callback serves all cards. */
  gameId: string;
  name: string;
  vendor: string;
  cover: string | undefined;
  coverSet?: string;
  /** The width of the cover on the page (`sizes` of an image). */
  coverSizes?: string;
  fallbackCover?: string;
  /** For the first cards on a page: the cover is fetched immediately and with high priority. */
  priority?: boolean;
  /** Labels that differ from the `KitProvider`'s; use one object for all cards. */
  labels?: Partial<GameCardLabels>;
  /** The Hot badge (`isHot` 1). */
  hot?: boolean;
  isNew?: boolean;
  /** The jackpot amount, formatted. */
  jackpot?: string;
  /** The Free trial button (`supportPlay` 0). */
  freeTrial?: boolean;
  /** Whether it is a favourite (controlled). Omit it to let the card manage its own state. */
  favourite?: boolean;
  defaultFavourite?: boolean;
  /** The vendor or game is under maintenance: `onPlay` may only give more information. */
  maintenance?: boolean;
  onPlay: (gameId: string) => void;
  onTrial?: (gameId: string) => void;
  /**
   * Called at most once in 1000 ms (R5.10). The heart changes immediately. Where a promise is
   * returned, the heart follows `favourite` once it settles, so that a rejection rolls back. An
   * uncontrolled card rolls back only when the promise is rejected.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a callback may well answer nothing
  onFavouriteChange?: (gameId: string, favourite: boolean) => void | Promise<unknown>;
  onInfo?: (gameId: string) => void;
  /**
   * Called when the cover is touched on a device without hover, to open an action sheet; then no
   * buttons cover the picture. Without it the buttons are always visible there.
   */
  onActions?: (gameId: string) => void;
}

/**
 * The tile of a game (R2.56). A press anywhere on the cover plays; the buttons for a free trial,
 * favourites and information are shown on hover, on focus, and always where there is no hover.
 * Optimised for lobbies with thousands of tiles: few nodes, no effects, no rendering outside the
 * viewport.
 */
export const GameCard = memo(function GameCard({
  gameId,
  name,
  vendor,
  cover,
  coverSet,
  coverSizes,
  fallbackCover,
  priority,
  labels,
  hot = false,
  isNew = false,
  jackpot,
  freeTrial = false,
  favourite,
  defaultFavourite = false,
  maintenance = false,
  onPlay,
  onTrial,
  onFavouriteChange,
  onInfo,
  onActions,
  className,
  ...rest
}: GameCardProps) {
  const kit = useKitLabels(DEFAULT_LABELS, 'GameCard');
  const [wish, setWish] = useState<boolean>();
  const [mayToggle] = useState(createThrottle);
  useControlChangeWarning(favourite !== undefined, 'GameCard');
  const liked = wish ?? favourite ?? defaultFavourite;

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const { value } = event.currentTarget;
    if (value === 'play' && onActions && !maintenance && isTouch(event)) onActions(gameId);
    else if (value === 'play') onPlay(gameId);
    else if (value === 'trial') onTrial?.(gameId);
    else if (value === 'info') onInfo?.(gameId);
    else if (onFavouriteChange && mayToggle(event.timeStamp)) {
      const answer = onFavouriteChange(gameId, !liked);
      const held = favourite !== undefined;
      if (!answer && held) return;
      setWish(!liked);
      // The caller reports a rejection; here the heart is only rolled back.
      answer?.then(
        () => held && setWish(undefined),
        () => setWish(held ? undefined : liked),
      );
    }
  };

  return (
    <article
      {...rest}
      className={cx(css.card, className)}
      aria-label={name}
      data-state={maintenance ? 'maintenance' : 'ready'}
      data-touch={onActions ? 'sheet' : undefined}
    >
      <div className={css.stage}>
        <Image
          className={css.cover}
          src={cover}
          srcSet={coverSet}
          sizes={coverSizes}
          fallbackSrc={fallbackCover}
          priority={priority}
          alt=""
        />
        {jackpot !== undefined && !maintenance && <span className={css.jackpot}>{jackpot}</span>}
        {maintenance ? (
          <button
            type="button"
            value="play"
            className={css.veil}
            aria-label={`${labels?.maintenance ?? kit.maintenance}, ${name}`}
            onClick={press}
          >
            {wrenchShape}
            {labels?.maintenance ?? kit.maintenance}
          </button>
        ) : (
          <div className={css.actions}>
            <button
              type="button"
              value="play"
              className={css.play}
              aria-label={`${labels?.play ?? kit.playGame}, ${name}`}
              onClick={press}
            >
              {labels?.play ?? kit.playGame}
            </button>
            {freeTrial && (
              <button
                type="button"
                value="trial"
                className={css.trial}
                aria-label={`${labels?.trial ?? kit.tryGame}, ${name}`}
                onClick={press}
              >
                {labels?.trial ?? kit.tryGame}
              </button>
            )}
          </div>
        )}
        {(hot || isNew) && (
          <div className={css.badges}>
            {hot && <span className={css.hotBadge}>{labels?.hot ?? kit.hot}</span>}
            {isNew && <span className={css.newBadge}>{labels?.new ?? kit.new}</span>}
          </div>
        )}
        {onFavouriteChange && (
          <button
            type="button"
            value="favourite"
            className={css.heart}
            aria-label={`${labels?.favourite ?? kit.favourite}, ${name}`}
            aria-pressed={liked}
            onClick={press}
          >
            {heartShape}
          </button>
        )}
        {onInfo && (
          <button
            type="button"
            value="info"
            className={css.info}
            aria-label={`${labels?.info ?? kit.gameInfo}, ${name}`}
            onClick={press}
          >
            {infoShape}
          </button>
        )}
      </div>
      <div className={css.content}>
        <span className={css.title} title={name}>
          {name}
        </span>
        <span className={css.vendorName}>{vendor}</span>
      </div>
    </article>
  );
});

/** A touch, or a device without hover, on which the buttons are not visible. */
const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  (nativeEvent as PointerEvent).pointerType === 'touch' || matchMedia('(hover: none)').matches;
const createThrottle = () => leadingThrottle(FAVOURITE_THROTTLE_MS);
