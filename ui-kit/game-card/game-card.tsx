import { type ComponentPropsWithRef, type MouseEvent, memo, useState } from 'react';
import { cx } from '../foundation/cx.ts';
import { useKitLabels } from '../foundation/kit-provider.tsx';
import type { KitLabels } from '../foundation/labels.ts';
import { useSameHolder } from '../foundation/use-controlled.ts';
import { Image } from '../image/index.ts';
import * as css from './game-card.css.ts';
import { heartShape, infoShape, wrenchShape } from './shapes.tsx';
import { FAVOURITE_THROTTLE_MS, leadingGate } from './throttle.ts';

/** What it says where no `KitProvider` says otherwise. */
const ENGLISH = {
  playGame: 'Play',
  tryGame: 'Free trial',
  favourite: 'Favourite',
  gameInfo: 'About this game',
  hot: 'Hot',
  new: 'New',
  maintenance: 'Under maintenance',
} satisfies Partial<KitLabels>;

/** The card's words; those of the `KitProvider` unless told otherwise. */
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
  /** Handed to every callback, so that one callback serves all cards. */
  gameId: string;
  name: string;
  vendor: string;
  cover: string | undefined;
  coverSet?: string;
  /** What the cover's width is on the page (`sizes` of an image). */
  coverSizes?: string;
  fallbackCover?: string;
  /** Of the first card on a first screen: its cover is fetched at once and before others. */
  priority?: boolean;
  /** Where the words differ from the `KitProvider`'s: one object for all cards. */
  labels?: Partial<GameCardLabels>;
  /** The Hot badge (`isHot` 1). */
  hot?: boolean;
  isNew?: boolean;
  /** The amount to be won, formatted. */
  jackpot?: string;
  /** The Free trial button (`supportPlay` 0). */
  freeTrial?: boolean;
  /** Without it the card keeps its own. */
  favourite?: boolean;
  defaultFavourite?: boolean;
  /** The vendor or game is being worked on: a press, told by `onPlay`, may only tell more. */
  maintenance?: boolean;
  onPlay: (gameId: string) => void;
  onTrial?: (gameId: string) => void;
  /**
   * At most once in 1000 ms (R5.10). The heart turns at once; when a promise is given back it
   * turns to what `favourite` says as soon as that settles, so a refusal rolls back. A card that
   * keeps its own favourite turns back only when the promise is refused.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a callback may well answer nothing
  onFavouriteChange?: (gameId: string, favourite: boolean) => void | Promise<unknown>;
  onInfo?: (gameId: string) => void;
  /**
   * A touch of the cover opens what one can do: the art stands free of buttons where nothing hovers.
   * Without it the buttons stand there always.
   */
  onActions?: (gameId: string) => void;
}

/**
 * A game's tile (R2.56). A press anywhere on the cover plays; Free trial, favourite and info stand
 * on it, shown on hover, on focus and always where nothing hovers. Cheap by design, for thousands
 * of tiles stand in one lobby: few nodes, no effect, no context, off-screen tiles are not drawn.
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
  const kit = useKitLabels(ENGLISH, 'GameCard');
  const [wish, setWish] = useState<boolean>();
  const [mayToggle] = useState(openGate);
  useSameHolder(favourite !== undefined, 'GameCard');
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
      // Who was asked tells of a refusal; here the heart only turns back.
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
      <div className={css.words}>
        <span className={css.title} title={name}>
          {name}
        </span>
        <span className={css.vendorName}>{vendor}</span>
      </div>
    </article>
  );
});

/** A finger, or a device that has nothing else: there the buttons are not seen. */
const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  (nativeEvent as PointerEvent).pointerType === 'touch' || matchMedia('(hover: none)').matches;
const openGate = () => leadingGate(FAVOURITE_THROTTLE_MS);
