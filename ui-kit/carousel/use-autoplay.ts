import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isCovered } from '../motion/covered.ts';

/** Milliseconds for which a slide is shown (R9.06). */
export const AUTOPLAY_MS = 5000;

interface Turn {
  /** Half of the time is over: the next slide can be preloaded. */
  halfway: () => void;
  turn: () => void;
}

/**
 * Calls back after half of a slide's time and after all of it. The timer restarts when `turn`
 * changes or rotation resumes, and repeats while `turn` stays the same. It does not run under a
 * dialog.
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
