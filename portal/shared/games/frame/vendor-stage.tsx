import { type ReactNode, useEffect, useState } from 'react';
import { frameRights } from './frame-rights.ts';
import type { GameFrame } from './use-game-frame.ts';
import * as css from './vendor-stage.css.ts';

/** Milliseconds after which the loader offers alternatives to waiting. */
export const SLOW_MS = 15_000;

export interface VendorStageProps {
  /** The name of the frame for screen readers. */
  title: string;
  /** The address of the vendor's page; undefined until the launch has answered. */
  url: string | undefined;
  isReady: boolean;
  frame: Pick<GameFrame, 'ref' | 'onLoad'>;
  /** Renders the loader; `isSlow` is true after 15 seconds. */
  loader: (isSlow: boolean) => ReactNode;
}

/** A vendor's frame with a loader over it until the game is playable. One instance per attempt. */
export function VendorStage({ title, url, isReady, frame, loader }: VendorStageProps) {
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
          {loader(isSlow)}
        </div>
      )}
    </div>
  );
}
