import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../shared/errors/lazy-part.tsx';
import { MissingScript } from '../../shared/errors/missing-script.tsx';
import { inBrowser } from '../../shared/in-browser.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSessionPart } from '../../shared/session/session-store.ts';
import { useOnceHydrated } from '../../shared/use-hydrated.ts';
import { popupOfPath } from '../navigation/home-routes.ts';

const drawnHere = () => (inBrowser ? popupOfPath(window.location.pathname) : undefined);

const PopupHost = lazyPart(
  async () => {
    const host = await import('./popup-host.tsx');
    const drawn = drawnHere();
    // A failure is shown in its place.
    if (drawn) await host.preloadPopup(drawn).catch(() => undefined);
    return host.PopupHost;
  },
  { drawn: () => drawnHere() !== undefined, failed: () => <MissingScript /> },
);

/** The popups, whose script is loaded with the first of them. */
export function Popups() {
  const { stack } = usePopups();
  const { pathname } = useLocation();
  const mustChangePassword = useSessionPart((state) => state.mustChangePassword);
  // Popups of the query are rendered in the browser alone.
  const isOpen = useOnceHydrated(stack.length > 0 || mustChangePassword);
  return isOpen || popupOfPath(pathname) !== undefined ? <PopupHost /> : null;
}
