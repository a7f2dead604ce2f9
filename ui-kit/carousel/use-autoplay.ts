import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isCovered } from '../motion/covered.ts';

/** How long a banner stands before the next one comes, in milliseconds (R9.06). */
export const AUTOPLAY_MS = 5000;

interface Turn {
  /** Half of its time is over: what comes next can be made ready. */
  halfway: () => void;
  turn: () => void;
}

/**
 * Calls when `turn` has stood for half of its time and for all of it; afresh whenever it changes or goes on,
 * and again and again while nothing came of it. Under a dialog it does not call.
 */
export function useAutoplay(
  section: RefObject<HTMLElement | null>,
  turn: number,
  playing: boolean,
  calls: Turn,
): void {
  const halfway = useEffectEvent(calls.halfway);
  const next = useEffectEvent(calls.turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn starts the wait afresh
  useEffect(() => {
    if (!playing) return;
    let isHalfway = false;
    const timer = setInterval(() => {
      isHalfway = !isHalfway;
      if (isCovered(section.current)) return;
      if (isHalfway) halfway();
      else next();
    }, AUTOPLAY_MS / 2);
    return () => clearInterval(timer);
  }, [turn, playing]);
}
