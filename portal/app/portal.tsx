import { useDeferredValue, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useClearMemberData } from '../shared/api/use-clear-member-data.ts';
import { appPath } from '../shared/navigation/app-path.ts';
import { memberPath } from '../shared/paths.ts';
import { session, useSessionPart } from '../shared/session/session-store.ts';
import { MemberEffects } from './member-components.tsx';
import { useReplayPopState } from './navigation/early-pop-state.ts';
import { popupOfPath } from './navigation/home-routes.ts';
import { AppRoutes } from './navigation/routes.tsx';
import { useScrollPosition } from './navigation/scroll-position.ts';
import { DeferredOverlays } from './overlays/deferred-overlays.tsx';
import { Popups } from './overlays/popups.tsx';
import { Shell } from './shell/shell.tsx';

/**
 * R10.04: during a break only balance, withdrawal, records and help are available, at every
 * address.
 */
function ToBreak() {
  const { pathname } = useLocation();
  const popup = popupOfPath(pathname) === 'help' ? '&popup=help' : '';
  return <Navigate to={`${memberPath('saferGambling')}${popup}#activity`} replace />;
}

/**
 * Shows what before-hydration.js hid, once the page has rendered for the current person: the menu
 * renders in slices.
 */
function useSessionRestored(isLogin: boolean): void {
  const drawnFor = useDeferredValue(isLogin);
  useEffect(() => {
    // The served page is a visitor's, also where the session is known to be a member's by now.
    if (drawnFor === session.get().isLogin) delete document.documentElement.dataset.session;
  });
}

/**
 * The effects that depend on the session, in a component of their own so that a login does not
 * render the whole page.
 */
function SessionEffects() {
  const isLogin = useSessionPart((state) => state.isLogin);
  useClearMemberData();
  useSessionRestored(isLogin);
  return isLogin && <MemberEffects />;
}

/** The portal for a visitor or member while the system status is normal. */
export function Portal() {
  const isExcluded = useSessionPart((state) => state.isExcluded);
  const { pathname } = useLocation();
  useReplayPopState();
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
