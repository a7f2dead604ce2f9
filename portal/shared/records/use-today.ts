import { useSyncExternalStore } from 'react';
import { dayOf, recordNow, timesOf } from './record-query.ts';

const today = (): string => dayOf(recordNow());

/**
 * Checks at each midnight and when the page becomes visible, because a suspended page may miss one.
 */
function subscribe(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const waitForMidnight = () => {
    const { endTime } = timesOf({ from: today(), to: today() });
    timer = setTimeout(
      () => {
        look();
        waitForMidnight();
      },
      endTime + 1 - recordNow().getTime(),
    );
  };
  waitForMidnight();
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('focus', look);
  };
}

/** The current local day, by the gateway's clock. */
export const useToday = (): string => useSyncExternalStore(subscribe, today, today);
