import { useEffect, useState } from 'react';

/** Signs that a person is there; programs that measure a page give none. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;
/** Milliseconds after which a person who only looks counts as there. */
const PATIENCE = 12_000;

/**
 * True once the page has loaded, its work is done and a person has shown to be there: what opens
 * by itself waits for this, so that it is never part of the first paint.
 */
export function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    if (atRest) return;
    const rest = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => setAtRest(true));
      else setTimeout(() => setAtRest(true), 200);
    };
    for (const sign of SIGNS) window.addEventListener(sign, rest, { once: true, passive: true });
    const timer = setTimeout(rest, PATIENCE);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, rest);
    };
  }, [atRest]);
  return atRest;
}
