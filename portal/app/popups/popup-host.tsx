import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { insidePath, PATHS } from '../../shared/paths.ts';
import { type OpenPopup, type PopupName, usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { PopupFrame, PopupStack } from './popup-frames.tsx';

/** The popups by which one gets a session. */
const ENTRANCES: readonly PopupName[] = ['login', 'register', 'forgot'];

/** /login, /register and /help are home with a popup over it (R2.02, R2.05). */
function routePopup(pathname: string): OpenPopup | undefined {
  if (pathname === PATHS.login) return { name: 'login', args: [] };
  if (pathname === PATHS.register) return { name: 'register', args: [] };
  if (pathname === PATHS.help) return { name: 'help', args: [] };
  return undefined;
}

/** Draws the one stack of popups: the route's own lowest, then those of the address. */
export function PopupHost() {
  const { stack, close } = usePopups();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { isLogin, mustChangePassword, isInterrupted, takeovers } = useSession();
  const [query] = useSearchParams();
  const fromRoute = routePopup(pathname);
  // Somebody else finds nothing of who was here; the way in is still under way while it works.
  const keyOf = ({ name }: OpenPopup) => (ENTRANCES.includes(name) ? name : `${name}|${takeovers}`);

  if (mustChangePassword) {
    // R4.04: above everything, and it cannot be put aside; only a lost session comes before it.
    return (
      <>
        <PopupFrame
          key="forced"
          popup={{ name: 'change-password', args: ['forced'] }}
          onClose={() => undefined}
        />
        {isInterrupted &&
          stack
            .filter(({ name }) => ENTRANCES.includes(name))
            .map((popup) => <PopupFrame key={popup.name} popup={popup} onClose={close} />)}
      </>
    );
  }
  // R2.12: whoever logs in on the login route goes where they were going.
  if (fromRoute && fromRoute.name !== 'help' && isLogin)
    return <Navigate to={insidePath(query.get('next'))} replace />;
  const standing = stack.map((popup) => ({ key: keyOf(popup), popup, onClose: close }));
  const home = () => navigate(PATHS.home);
  return (
    <PopupStack
      frames={
        fromRoute ? [{ key: 'route', popup: fromRoute, onClose: home }, ...standing] : standing
      }
    />
  );
}
