import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../../shared/errors/lazy-component.tsx';
import { ScriptErrorBanner } from '../../shared/errors/script-error-banner.tsx';
import { inBrowser } from '../../shared/in-browser.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSessionPart } from '../../shared/session/session-store.ts';
import { useOnceHydrated } from '../../shared/use-hydrated.ts';
import { popupOfPath } from '../navigation/home-routes.ts';

const popupOfAddress = () => (inBrowser ? popupOfPath(window.location.pathname) : undefined);

const PopupHost = lazyComponent(
  async () => {
    const host = await import('./popup-host.tsx');
    const popup = popupOfAddress();
    // A failure is shown in its place.
    if (popup) await host.preloadPopup(popup).catch(() => undefined);
    return host.PopupHost;
  },
  {
    serverRendered: () => popupOfAddress() !== undefined,
    errorFallback: () => <ScriptErrorBanner />,
  },
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
