import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../shared/errors/lazy-part.tsx';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSessionPart } from '../../shared/session/session-store.ts';
import { useOnceHydrated } from '../../shared/use-hydrated.ts';
import { popupOfPath } from '../navigation/home-routes.ts';

const PopupHost = lazyPart(() => import('./popup-host.tsx').then((module) => module.PopupHost));

/** The popups, whose script comes with the first of them. */
export function Popups() {
  const { stack } = usePopups();
  const { pathname } = useLocation();
  const mustChangePassword = useSessionPart((state) => state.mustChangePassword);
  // They stand over the page, in a place of their own that the server does not have.
  const isNeeded = useOnceHydrated(
    stack.length > 0 || popupOfPath(pathname) !== undefined || mustChangePassword,
  );
  return isNeeded ? <PopupHost /> : null;
}
