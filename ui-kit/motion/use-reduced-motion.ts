import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';
/** `data-motion="reduced"` on <html>: a page's own setting, in addition to the system's. */
const ATTRIBUTE = 'data-motion';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', changed);
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => {
    query.removeEventListener('change', changed);
    observer.disconnect();
  };
}

/** Whether reduced motion is preferred now, by the system or by the page. */
export const isMotionReduced = (): boolean =>
  window.matchMedia(QUERY).matches ||
  document.documentElement.getAttribute(ATTRIBUTE) === 'reduced';

/**
 * Whether reduced motion is preferred. A server renders for the majority who do not: nothing moves
 * before scripts run, and only those who prefer it see a second render.
 */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, isMotionReduced, () => false);
