import { useCallback, useSyncExternalStore } from 'react';
import { remainingSeconds, untilNextTick } from './countdown.ts';

/**
 * The seconds until a deadline (ms since 1970), as state. Updates once a second, and immediately
 * when a background tab, whose timers browsers throttle, becomes visible.
 */
export function useCountdown(deadline: number | undefined, now: () => number): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (deadline === undefined) return () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const plan = () => {
        const wait = untilNextTick(deadline, now());
        if (wait > 0) timer = setTimeout(tick, wait);
      };
      const tick = () => {
        clearTimeout(timer);
        changed();
        plan();
      };
      plan();
      document.addEventListener('visibilitychange', tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
    [deadline, now],
  );
  return useSyncExternalStore(
    subscribe,
    () => remainingSeconds(deadline, now()),
    () => 0,
  );
}
