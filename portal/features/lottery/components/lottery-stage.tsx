import { Button } from '@baize/ui-kit/button';
import { Spinner } from '@baize/ui-kit/spinner';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { frameRights } from '../../../shared/games/frame/frame-rights.ts';
import type { GameFrame } from '../../../shared/games/frame/use-game-frame.ts';
import * as css from '../lottery.css.ts';

/** After so many milliseconds without the game, waiting is no longer the only thing to do. */
const SLOW_MS = 15_000;

export interface LotteryStageProps {
  title: string;
  url: string | undefined;
  isReady: boolean;
  frame: Pick<GameFrame, 'ref' | 'onLoad'>;
  onRetry(): void;
}

/** The vendor's frame, and above it the loader until it can be played. */
export function LotteryStage({ title, url, isReady, frame, onRetry }: LotteryStageProps) {
  const { formatMessage: say } = useIntl();
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
        <div className={css.loader} role="status">
          <Spinner size="lg" />
          <p>{say({ id: 'lottery.opening' }, { title })}</p>
          {isSlow && <p>{say({ id: 'lottery.slow' })}</p>}
          {isSlow && <Button onClick={onRetry}>{say({ id: 'action.retry' })}</Button>}
        </div>
      )}
    </div>
  );
}
