import { useCallback, useSyncExternalStore } from 'react';
import { remainingSeconds, untilNextTick } from './countdown.ts';

/**
 * The seconds left until a deadline (ms since 1970), as state. Wakes once a second at most, and at
 * once when the tab comes back to the front, where browsers hold timers back.
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
