import { gameVendors } from '@baize/gateway/contract';
import { readerOf } from '../../shared/api/schemas-of.ts';
import { currentLanguage } from '../../shared/messages/language-store.ts';
import { isPopupName, popupNamed } from '../overlays/popup-components.ts';
import { preloadScreen } from './feature-routes.tsx';

/** A pointer over the element, focus in it, or a touch. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'];

/**
 * The target of a link, or the popup that a button opens (`data-popup`): its name and its loader.
 */
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
 * Preloads the screen or popup of a link or a button on hover, focus and touch, so that it has
 * loaded when it is pressed.
 */
export function preloadOnIntent(): void {
  // A page that came with its answers has not loaded the code that parses answers: it is loaded
  // before a press.
  readerOf(gameVendors).catch(() => undefined);
  const known = new Set<string>([window.location.pathname + window.location.search]);
  const preload = ({ target }: Event) => {
    const [name, load] = (target instanceof Element && wantedBy(target)) || [];
    if (name === undefined || known.has(name)) return;
    known.add(name);
    // The press requests it again, and shows a failure.
    load?.().catch(() => known.delete(name));
  };
  for (const intent of INTENTS) addEventListener(intent, preload, { passive: true });
}
