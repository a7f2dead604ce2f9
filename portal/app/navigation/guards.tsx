import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { appPath } from '../../shared/navigation/app-path.ts';
import { drawInBrowser } from '../../shared/navigation/drawn-by-browser.ts';
import { pushNotice } from '../../shared/notify/notify-store.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { loginPathTo } from '../../shared/paths.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';

/** R2.12: without a session to the login page, and from there back to where one was going. */
export function MembersOnly({ children }: { children: ReactNode }) {
  drawInBrowser();
  const { isLogin } = useSession();
  return isLogin ? children : <ToLogin />;
}

/** R2.04: who is no agent goes to the agents' entrance; a trial is told that it needs a real account (R5.11). */
export function AgentsOnly({ children }: { children: ReactNode }) {
  drawInBrowser();
  const { isAgent, isTrial } = useSession();
  const { pathname, search } = useLocation();
  const notify = useNotify();
  useEffect(() => {
    if (isTrial) notify.needsRealAccount();
  }, [isTrial, notify]);
  if (isAgent) return children;
  // R2.12: the center's first page is where the entrance leads by itself.
  const query = search && `?${new URLSearchParams({ next: pathname + search })}`;
  return <Navigate to={appPath('/agent') + query} replace />;
}

/** R8.01: says why the login stands there, unless the session has just ended and that was told. */
function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const { endedBecause } = useSession();
  useEffect(() => {
    if (!endedBecause) pushNotice({ tone: 'neutral', messageId: 'error.login.not.session' });
  }, [endedBecause]);
  return <Navigate to={loginPathTo(pathname + search + hash)} replace />;
}

interface PopupGuardProps {
  onClose(): void;
  children: ReactNode;
}

/**
 * For popups: leads a visitor to the login in the popup's place, and from there back to it; tells a trial why it closes
 * (R5.11).
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

/** For popups: the same, and who is no agent is told so (R6.05) and it closes. */
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
