import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { appPath } from '../../shared/navigation/app-path.ts';
import { afterGoingBack } from '../../shared/navigation/go-back.ts';
import { skipServerRendering } from '../../shared/navigation/skip-server-rendering.ts';
import { useCurrentLocation } from '../../shared/navigation/use-current-location.ts';
import { pushNotice } from '../../shared/notify/notify-store.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { loginPathTo } from '../../shared/paths.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';

/**
 * Replaces the page's history entry with `to`. Waits until a dialog that closes with the session, such as the
 * question whether to log in again, has taken back its own entry: it would otherwise take back this one, and
 * the page's entry would stay below the login. Does nothing if something else, such as a logout, has led
 * elsewhere meanwhile.
 */
function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const currentLocation = useCurrentLocation();
  const redirect = useEffectEvent((path: string) => {
    const current = currentLocation();
    if (current.pathname !== pathname || current.search !== search) return;
    navigate(path, { replace: true });
  });
  useEffect(() => {
    let isGone = false;
    // The dialog goes back in a microtask of the same commit, before this one.
    void Promise.resolve()
      .then(afterGoingBack)
      .then(() => {
        if (!isGone) redirect(to);
      });
    return () => {
      isGone = true;
    };
  }, [to]);
  return null;
}

/** R2.12: redirects a visitor to the login page, which returns to the requested page afterwards. */
export function MembersOnly({ children }: { children: ReactNode }) {
  skipServerRendering();
  const { isLogin } = useSession();
  return isLogin ? children : <ToLogin />;
}

/**
 * R2.04: redirects a person who is no agent to the agents' login; a trial is told that it needs a
 * real account (R5.11).
 */
export function AgentsOnly({ children }: { children: ReactNode }) {
  skipServerRendering();
  const { isAgent, isTrial } = useSession();
  const { pathname, search } = useLocation();
  const notify = useNotify();
  useEffect(() => {
    if (isTrial) notify.needsRealAccount();
  }, [isTrial, notify]);
  if (isAgent) return children;
  // R2.12: the center's first page is where the agents' login leads by default.
  const query = search && `?${new URLSearchParams({ next: pathname + search })}`;
  return <Redirect to={appPath('/agent') + query} />;
}

/**
 * R8.01: explains why the login is shown, unless the session has just ended, which was announced
 * already.
 */
function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const { endedBecause } = useSession();
  useEffect(() => {
    if (!endedBecause) pushNotice({ tone: 'neutral', messageId: 'error.login.not.session' });
  }, [endedBecause]);
  return <Redirect to={loginPathTo(pathname + search + hash)} />;
}

interface PopupGuardProps {
  onClose(): void;
  children: ReactNode;
}

/**
 * For popups: replaces the popup by the login for a visitor, which returns to it, and tells a trial
 * why it closes (R5.11).
 */
export function RealAccountsOnly({ onClose, children }: PopupGuardProps) {
  const popups = usePopups();
  const notify = useNotify();
  const { pathname, search, hash } = useLocation();
  const { isLogin, isTrial } = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whoever opened it.
  useEffect(() => {
    if (!isLogin) popups.replace('login', '', pathname + search + hash);
    else if (isTrial) {
      notify.needsRealAccount();
      onClose();
    }
  }, [isLogin, isTrial]);
  return isLogin && !isTrial ? children : null;
}

/** For popups: the same, and tells a person who is no agent why it closes (R6.05). */
export function AgentsPopup({ onClose, children }: PopupGuardProps) {
  const { isLogin, isTrial, isAgent } = useSession();
  const isRefused = isLogin && !isTrial && !isAgent;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for whoever opened it.
  useEffect(() => {
    if (!isRefused) return;
    pushNotice({ tone: 'warning', messageId: 'error.non_agent_login' });
    onClose();
  }, [isRefused]);
  if (isRefused) return null;
  return <RealAccountsOnly onClose={onClose}>{children}</RealAccountsOnly>;
}
