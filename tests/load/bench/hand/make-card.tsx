import { type ComponentProps, memo, type SyntheticEvent, useRef, useState } from 'react';
import type { BenchGame } from '../games.ts';

export interface CardProps {
  game: BenchGame;
  favourite: boolean;
  onPlay: (id: string) => void;
  onTrial: (id: string) => void;
  onInfo: (id: string) => void;
  onFavourite: (id: string, wanted: boolean) => Promise<void>;
}

const FALLBACK = '/cover.webp';
const THROTTLE_MS = 1000;

/** One retry, then the default picture. */
function retry(event: SyntheticEvent<HTMLImageElement>, src: string) {
  const image = event.currentTarget;
  const tried = Number(image.dataset.tried ?? 0);
  image.dataset.tried = String(tried + 1);
  if (tried === 0) image.src = src;
  else if (tried === 1) image.src = FALLBACK;
}

/** What tells a picture that is on its way from one that is there. */
export type UseCover = () => Pick<ComponentProps<'img'>, 'className' | 'onLoad'>;

/** As one writes it in React: state, and so a render of the card when its picture is there. */
export const useCoverState: UseCover = () => {
  const [loaded, setLoaded] = useState(false);
  return {
    className: loaded ? 'cover loaded' : 'cover loading',
    onLoad: () => setLoaded(true),
  };
};

/** A game's tile as one writes it for one product: the same controls, words and behaviour. */
export const cardOf = (useCover: UseCover) =>
  memo(function Card({ game, favourite, onPlay, onTrial, onInfo, onFavourite }: CardProps) {
    const { id, name, vendor, cover, hot, freeTrial } = game;
    const [wish, setWish] = useState<boolean>();
    const picture = useCover();
    const last = useRef(-THROTTLE_MS);
    const liked = wish ?? favourite;
    const toggle = (at: number) => {
      if (at - last.current < THROTTLE_MS) return;
      last.current = at;
      setWish(!liked);
      const settle = () => setWish(undefined);
      onFavourite(id, !liked).then(settle, settle);
    };
    return (
      <article className="card" aria-label={name}>
        <div className="stage">
          <img
            {...picture}
            src={cover}
            alt=""
            loading="lazy"
            decoding="async"
            onError={(event) => retry(event, cover)}
          />
          <div className="actions">
            <button
              type="button"
              className="play"
              aria-label={`Immediate game, ${name}`}
              onClick={() => onPlay(id)}
            >
              Immediate game
            </button>
            {freeTrial && (
              <button
                type="button"
                className="trial"
                aria-label={`Free trial, ${name}`}
                onClick={() => onTrial(id)}
              >
                Free trial
              </button>
            )}
          </div>
          {hot && (
            <div className="badges">
              <span className="badge">Hot</span>
            </div>
          )}
          <button
            type="button"
            className="corner heart"
            aria-label={`Favourite, ${name}`}
            aria-pressed={liked}
            onClick={(event) => toggle(event.timeStamp)}
          >
            <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 20.5C5.5 15.8 2.5 12.5 2.5 8.8A5 5 0 0 1 7.6 3.75c1.8 0 3.4.9 4.4 2.5 1-1.6 2.6-2.5 4.4-2.5a5 5 0 0 1 5.1 5.05c0 3.7-3 7-9.5 11.7Z" />
            </svg>
          </button>
          <button
            type="button"
            className="corner info"
            aria-label={`About, ${name}`}
            onClick={() => onInfo(id)}
          >
            <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="9.25" />
              <path d="M12 11.25v5M12 7.75v.01" />
            </svg>
          </button>
        </div>
        <div className="words">
          <span className="title" title={name}>
            {name}
          </span>
          <span className="vendor">{vendor}</span>
        </div>
      </article>
    );
  });
