import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { currentLanguage } from '../../shared/messages/language-store.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import type { PopupName } from '../../shared/navigation/registry.ts';
import { insidePath } from '../../shared/paths.ts';
import { type OpenPopup, usePopups, writeStack } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { preloadMemberComponents } from '../member-components.tsx';
import { popupOfPath } from '../navigation/home-routes.ts';
import { isPopupName, popupNamed } from './popup-components.ts';
import { PopupFrame, PopupStack } from './popup-frames.tsx';

/** The popups that a break leaves open. */
const DURING_BREAK: readonly PopupName[] = [
  'login',
  'member',
  'help',
  'contact',
  'license',
  'change-password',
];

/** Loads the script and the messages of a popup. */
export const preloadPopup = (name: PopupName): Promise<unknown> =>
  popupNamed(name).Popup.preload(currentLanguage());

const startsSession = ({ name }: OpenPopup): boolean => popupNamed(name).startsSession ?? false;

/** The popups of the address. Unknown names are removed from it. */
function useKnownPopups(): readonly OpenPopup[] {
  const { stack } = usePopups();
  const navigate = useNavigate();
  const { pathname, hash, state } = useLocation();
  const [query] = useSearchParams();
  const { isExcluded } = useSession();
  // R10.04: a break leaves no game and no offer open.
  const known = stack.filter(
    ({ name }) => isPopupName(name) && (!isExcluded || DURING_BREAK.includes(name)),
  );
  useEffect(() => {
    if (known.length === stack.length) return;
    const search = String(writeStack(query, known));
    navigate(
      { pathname, hash, search: search && `?${search}` },
      { replace: true, preventScrollReset: true, state },
    );
  });
  return known;
}

/** Renders the stack of popups: the route's own at the bottom, then those of the address. */
export function PopupHost() {
  const { close } = usePopups();
  const stack = useKnownPopups();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { isLogin, isTrial, mustChangePassword, isInterrupted, takeovers } = useSession();
  const [query] = useSearchParams();
  const name = popupOfPath(pathname);
  const fromRoute: OpenPopup | undefined = name && { name, args: [] };
  const isEntering =
    stack.some(startsSession) || (fromRoute !== undefined && startsSession(fromRoute));
  useEffect(() => {
    if (isEntering) preloadMemberComponents();
  }, [isEntering]);
  // A different person finds no popup of the previous one; the login itself stays open while it
  // works.
  const keyOf = (popup: OpenPopup) =>
    startsSession(popup) ? popup.name : `${popup.name}|${takeovers}`;

  if (mustChangePassword) {
    // R4.04: above everything, and not dismissable; only a lost session comes before it.
    return (
      <>
        <PopupFrame
          key="forced"
          popup={{ name: 'change-password', args: ['forced'] }}
          onClose={() => undefined}
        />
        {isInterrupted &&
          stack
            .filter(startsSession)
            .map((popup) => <PopupFrame key={popup.name} popup={popup} onClose={close} />)}
      </>
    );
  }
  // R2.12: a login on the login route leads to the requested page. A trial may still register.
  if (fromRoute && startsSession(fromRoute) && isLogin && !isTrial)
    return <Navigate to={insidePath(query.get('next'))} replace />;
  const addressed = stack.map((popup) => ({ key: keyOf(popup), popup, onClose: close }));
  const home = () => navigate(appPath('/'));
  return (
    <PopupStack
      frames={
        fromRoute ? [{ key: 'route', popup: fromRoute, onClose: home }, ...addressed] : addressed
      }
    />
  );
}
