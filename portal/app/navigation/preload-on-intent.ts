import { currentLanguage } from '../../shared/messages/language-store.ts';
import { preloadScreen } from './feature-routes.tsx';

/** By a pointer that comes near, by the focus, by a finger that has come down. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'];

/**
 * Fetches the screen behind a link as soon as somebody seems to want it, so that it is there when
 * they press.
 */
export function preloadOnIntent(): void {
  const known = new Set<string>([window.location.pathname]);
  const preload = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    if (known.has(link.pathname)) return;
    known.add(link.pathname);
    // Asked for once more when the link is followed, which says so where it fails.
    preloadScreen(link.pathname, currentLanguage()).catch(() => known.delete(link.pathname));
  };
  for (const intent of INTENTS) addEventListener(intent, preload, { passive: true });
}
