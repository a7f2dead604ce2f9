import { Button } from '@baize/ui-kit/button';
import { Image } from '@baize/ui-kit/image';
import { Spinner } from '@baize/ui-kit/spinner';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { frameRights } from '../../../shared/games/frame/frame-rights.ts';
import type { GameFrame } from '../../../shared/games/frame/use-game-frame.ts';
import * as css from '../game-screen.css.ts';

/** After so many milliseconds without the game, waiting is no longer the only thing to do. */
export const SLOW_MS = 15_000;

interface GameStageProps {
  title: string;
  cover: string | undefined;
  fallbackCover: string | undefined;
  url: string | undefined;
  isReady: boolean;
  frame: Pick<GameFrame, 'ref' | 'onLoad'>;
  onRetry(): void;
}

/** The game's frame, and above it the loader until the game can be played. One attempt each. */
export function GameStage({
  title,
  cover,
  fallbackCover,
  url,
  isReady,
  frame,
  onRetry,
}: GameStageProps) {
  const intl = useIntl();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

  return (
    <div className={css.stage} aria-busy={!isReady}>
      {url && (
        <iframe
          ref={frame.ref}
          className={css.frame}
          src={url}
          title={title}
          sandbox={frameRights(url)}
          allow="autoplay; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={frame.onLoad}
        />
      )}
      {!isReady && (
        <div className={css.loader} data-state={isSlow ? 'slow' : 'loading'}>
          <Image
            className={css.loaderCover}
            src={cover}
            fallbackSrc={fallbackCover}
            alt=""
            ratio="3 / 4"
            priority
          />
          <div className={css.loaderWords} role="status">
            <p className={css.loaderTitle}>
              <Spinner size="lg" />
              {intl.formatMessage({ id: 'game.loading' }, { title })}
            </p>
            {isSlow && <p>{intl.formatMessage({ id: 'game.slow' })}</p>}
          </div>
          {isSlow && (
            <Button onClick={onRetry}>{intl.formatMessage({ id: 'action.retry' })}</Button>
          )}
        </div>
      )}
    </div>
  );
}
