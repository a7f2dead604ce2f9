import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `dismiss` after `duration` milliseconds without the paused time; `null` never does. */
export function useAutoDismiss(duration: number | null, paused: boolean, dismiss: () => void) {
  const left = useRef(duration ?? 0);
  const expire = useEffectEvent(dismiss);
  // A toast that replaces another (same key) has a new React key, and so a new timer.
  useEffect(() => {
    if (duration === null || paused) return;
    const since = performance.now();
    const timer = setTimeout(() => expire(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - since));
    };
  }, [duration, paused]);
}
