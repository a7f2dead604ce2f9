import { useEffect, useState } from 'react';
import { whenIdle } from '../../shared/when-idle.ts';

/** Milliseconds after the load event; a page with animations may never be idle. */
const LATEST = 5_000;

/**
 * True once the page has loaded and the browser is idle: overlays that open automatically wait for
 * this, so that they are never part of the first paint.
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
