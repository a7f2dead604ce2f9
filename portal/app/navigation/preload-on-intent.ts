import { gameVendors } from '@baize/gateway/contract';
import { readerOf } from '../../shared/api/schemas-of.ts';
import { currentLanguage } from '../../shared/messages/language-store.ts';
import { isPopupName, popupNamed } from '../overlays/popup-components.ts';
import { preloadScreen } from './feature-routes.tsx';

/** By a pointer that comes near, by the focus, by a finger that has come down. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'];

/** What a link leads to, or the popup that a button opens (`data-popup`): a name, and its loader. */
function wantedBy(
  target: Element,
): readonly [name: string, load: () => Promise<unknown>] | undefined {
  const opener = target.closest<HTMLElement>('a[href], [data-popup]');
  const popup = opener?.dataset.popup;
  if (popup && isPopupName(popup)) {
    return [`popup ${popup}`, () => popupNamed(popup).Popup.preload(currentLanguage())];
  }
  if (!(opener instanceof HTMLAnchorElement) || opener.origin !== window.location.origin) return;
  const { pathname, search } = opener;
  return [pathname + search, () => preloadScreen({ pathname, search }, currentLanguage())];
}

/**
 * Fetches the screen or popup behind a link or a button as soon as somebody seems to want it, so that
 * it is there when they press.
 */
export function preloadOnIntent(): void {
  // A page that came with its answers has read none: what reads them is there before a press.
  readerOf(gameVendors).catch(() => undefined);
  const known = new Set<string>([window.location.pathname + window.location.search]);
  const preload = ({ target }: Event) => {
    const [name, load] = (target instanceof Element && wantedBy(target)) || [];
    if (name === undefined || known.has(name)) return;
    known.add(name);
    // Asked for once more by the press, which says so where it fails.
    load?.().catch(() => known.delete(name));
  };
  for (const intent of INTENTS) addEventListener(intent, preload, { passive: true });
}
