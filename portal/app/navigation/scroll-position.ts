import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { decodeText } from '../../shared/decode-text.ts';
import { followPageLifecycle } from '../../shared/page-lifecycle.ts';
import { viewName } from './view-name.ts';

const positions = new Map<string, number>();

/** Milliseconds within which a view must render the target of the scroll. */
const PATIENCE = 2000;

/** Events by which a person scrolls, or starts to use the page. */
const TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Retries in every frame until it succeeds, times out, or the person scrolls.
 * @returns stops it
 */
function untilDone(attempt: () => boolean): () => void {
  const deadline = performance.now() + PATIENCE;
  const trying = new AbortController();
  const { signal } = trying;
  const next = () => {
    if (signal.aborted) return;
    if (attempt() || performance.now() >= deadline) trying.abort();
    else requestAnimationFrame(next);
  };
  const stop = () => trying.abort();
  for (const type of TAKES_OVER) {
    window.addEventListener(type, stop, { passive: true, capture: true, signal });
  }
  next();
  return stop;
}

/** The element of a hash may render later, when its data have loaded. */
const scrollToHash = (hash: string): (() => void) =>
  untilDone(() => {
    const element = document.getElementById(decodeText(hash.slice(1)));
    element?.scrollIntoView();
    return element !== null;
  });

/**
 * Scrolls once the page is long enough, because its data may still be loading when Back is pressed.
 */
const scrollWhenTallEnough = (top: number): (() => void) =>
  untilDone(() => {
    const room = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, Math.min(top, room));
    return room >= top;
  });

/**
 * The content that is read from its top: a route, and within it a section of a center or a page of
 * a lobby.
 */
const readingOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${viewName(pathname)}|${new URLSearchParams(search).get('page') ?? ''}`;

/**
 * R2.13: a new route, the next section of a center and the next page of a lobby start at their top,
 * a hash at its element; Back and Forward restore the scroll position. Opening and closing a popup
 * does not scroll, and neither does a filter.
 */
export function useScrollPosition(): void {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef({ name: readingOf(location), hash: '' });

  useEffect(() => {
    const restoreBy = (who: ScrollRestoration) => () => {
      history.scrollRestoration = who;
    };
    const byPortal = restoreBy('manual');
    byPortal();
    // Only the browser can restore the position of another document, and after a reload.
    return followPageLifecycle({ onLeave: restoreBy('auto'), onRestore: byPortal });
  }, []);

  // Before anything is scrolled or the previous view is removed, so that its position is not
  // overwritten.
  useLayoutEffect(() => {
    const { key } = location;
    const remember = () => positions.set(key, window.scrollY);
    // A server-rendered page may have been scrolled before hydration.
    if (!positions.has(key)) remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location]);

  useLayoutEffect(() => {
    const name = readingOf(location);
    const changed = name !== previous.current.name;
    const hashChanged = location.hash !== previous.current.hash;
    previous.current = { name, hash: location.hash };
    if (location.hash && (changed || hashChanged)) return scrollToHash(location.hash);
    if (!changed) return;
    if (type === 'POP') return scrollWhenTallEnough(positions.get(location.key) ?? 0);
    window.scrollTo(0, 0);
  }, [location, type]);
}
