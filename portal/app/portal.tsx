import { useDeferredValue, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useForgetMembersData } from '../shared/api/forget-members-data.ts';
import { appPath } from '../shared/navigation/app-path.ts';
import { memberPath } from '../shared/paths.ts';
import { session, useSessionPart } from '../shared/session/session-store.ts';
import { MemberEffects } from './member-parts.tsx';
import { popupOfPath } from './navigation/home-routes.ts';
import { useMissedBack } from './navigation/missed-back.ts';
import { AppRoutes } from './navigation/routes.tsx';
import { useScrollPosition } from './navigation/scroll-position.ts';
import { DeferredOverlays } from './overlays/deferred-overlays.tsx';
import { Popups } from './overlays/popups.tsx';
import { Shell } from './shell/shell.tsx';

/** R10.04: whoever takes a break finds balance, withdrawal, records and help, wherever they go. */
function ToBreak() {
  const { pathname } = useLocation();
  const popup = popupOfPath(pathname) === 'help' ? '&popup=help' : '';
  return <Navigate to={`${memberPath('saferGambling')}${popup}#activity`} replace />;
}

/** Shows what before-hydration.js hid, once it is drawn for whoever looks: the menu is drawn in pieces. */
function useSessionRestored(isLogin: boolean): void {
  const drawnFor = useDeferredValue(isLogin);
  useEffect(() => {
    // What was served is a visitor's, also where the session is known to be a member's by now.
    if (drawnFor === session.get().isLogin) delete document.documentElement.dataset.session;
  });
}

/** What follows who is logged in: apart, so that a login does not draw the whole page for it. */
function SessionEffects() {
  const isLogin = useSessionPart((state) => state.isLogin);
  useForgetMembersData();
  useSessionRestored(isLogin);
  return isLogin && <MemberEffects />;
}

/** Everything that a visitor with a normal system status sees. */
export function Portal() {
  const isExcluded = useSessionPart((state) => state.isExcluded);
  const { pathname } = useLocation();
  useMissedBack();
  useScrollPosition();
  return (
    <>
      <Shell>{isExcluded && pathname !== appPath('/member') ? <ToBreak /> : <AppRoutes />}</Shell>
      <Popups />
      <DeferredOverlays />
      <SessionEffects />
    </>
  );
}
