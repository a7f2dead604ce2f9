import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { decodeText } from '../../shared/decode-text.ts';
import { followPageLifecycle } from '../../shared/page-lifecycle.ts';
import { viewName } from './view-name.ts';

const positions = new Map<string, number>();

/** Milliseconds that a view has to show where one is going. */
const PATIENCE = 2000;

/** By which somebody scrolls, or begins to use what is there. */
const TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Tries with every frame until it worked, took too long, or somebody scrolls by themselves; gives back
 * how to stop.
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

/** The element of a hash may still be on its way, as data is. */
const scrollToHash = (hash: string): (() => void) =>
  untilDone(() => {
    const element = document.getElementById(decodeText(hash.slice(1)));
    element?.scrollIntoView();
    return element !== null;
  });

/** Scrolls once the target is there: data may still be on its way when Back is pressed. */
const scrollWhenTallEnough = (top: number): (() => void) =>
  untilDone(() => {
    const room = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, Math.min(top, room));
    return room >= top;
  });

/** What is read from its top: a route, and within it a section of a center or a page of a lobby. */
const readingOf = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${viewName(pathname)}|${new URLSearchParams(search).get('page') ?? ''}`;

/**
 * R2.13: a new route, the next section of a center and the next page of a lobby start at their
 * top, a hash at its element; Back and Forward return to where the page was. Opening and closing a
 * popup moves nothing, and neither does a filter.
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
    // To a document that was left, and after a reload, only the browser can return.
    return followPageLifecycle({ onLeave: restoreBy('auto'), onRestore: byPortal });
  }, []);

  // Before anything is scrolled or the previous view has left: its own place is not overwritten.
  useLayoutEffect(() => {
    const { key } = location;
    const remember = () => positions.set(key, window.scrollY);
    // A page that the gateway drew may have been scrolled before it came to life.
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
