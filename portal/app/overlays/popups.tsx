import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../shared/errors/lazy-part.tsx';
import { inBrowser } from '../../shared/in-browser.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSessionPart } from '../../shared/session/session-store.ts';
import { useOnceHydrated } from '../../shared/use-hydrated.ts';
import { drawnPopupOfPath, popupOfPath } from '../navigation/home-routes.ts';

const drawnHere = () => (inBrowser ? drawnPopupOfPath(window.location.pathname) : undefined);

const PopupHost = lazyPart(
  async () => {
    const host = await import('./popup-host.tsx');
    const drawn = drawnHere();
    // What cannot be had says so in its place.
    if (drawn) await host.preloadPopup(drawn).catch(() => undefined);
    return host.PopupHost;
  },
  { drawn: () => drawnHere() !== undefined },
);

/** The popups, whose script comes with the first of them. */
export function Popups() {
  const { stack } = usePopups();
  const { pathname } = useLocation();
  const mustChangePassword = useSessionPart((state) => state.mustChangePassword);
  const isDrawn = drawnPopupOfPath(pathname) !== undefined;
  // The others stand in a place of their own that the server does not have.
  const isNeeded = useOnceHydrated(
    stack.length > 0 || popupOfPath(pathname) !== undefined || mustChangePassword,
  );
  return isDrawn || isNeeded ? <PopupHost /> : null;
}
