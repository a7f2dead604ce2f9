import { useEffect, useState } from 'react';
import { whenIdle } from '../../shared/when-idle.ts';

/** Milliseconds after the page has loaded: a page whose pictures move may never be idle. */
const LATEST = 5_000;

/**
 * True once the page has loaded and its work is done: what opens by itself waits for this, so that
 * it is never part of the first paint.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      cancel = whenIdle(() => setIdle(true), LATEST);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      cancel();
    };
  }, []);
  return isIdle;
}
