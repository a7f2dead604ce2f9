import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `dismiss` after `duration` of time that was not paused; `null` never does. */
export function useAutoDismiss(duration: number | null, paused: boolean, dismiss: () => void) {
  const left = useRef(duration ?? 0);
  const expire = useEffectEvent(dismiss);
  // A replaced toast (same key) has a new time of its own and comes with a new React key.
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
