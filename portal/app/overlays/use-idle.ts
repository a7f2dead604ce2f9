import { useEffect, useState } from 'react';
import { whenIdle } from '../../shared/when-idle.ts';

/**
 * True once the page has loaded and its work is done: what opens by itself waits for this, so that
 * it is never part of the first paint.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      cancel = whenIdle(() => setIdle(true));
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
