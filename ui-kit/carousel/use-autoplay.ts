import { useEffect, useEffectEvent } from 'react';

/** How long a banner stands before the next one comes, in milliseconds (R9.06). */
export const AUTOPLAY_MS = 5000;

/** Calls `onTurn` when `turn` has stood for its time; afresh whenever it changes or goes on. */
export function useAutoplay(turn: number, playing: boolean, onTurn: () => void): void {
  const next = useEffectEvent(onTurn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn starts the wait afresh
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => next(), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [turn, playing]);
}
