import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';
/** `data-motion="reduced"` on <html>: a page's own setting, beside that of the person's system. */
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

/** Whether less motion is asked for at this moment: by the person's system or by the page. */
export const isMotionReduced = (): boolean =>
  window.matchMedia(QUERY).matches ||
  document.documentElement.getAttribute(ATTRIBUTE) === 'reduced';

/**
 * Whether less motion is asked for. A server draws for most: what it drew stands still anyway until
 * scripts move it, and only those who asked see it drawn again.
 */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, isMotionReduced, () => false);
