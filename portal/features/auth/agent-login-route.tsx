import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../shared/errors/lazy-component.tsx';
import { useIdlePreload } from '../../shared/errors/on-demand-component.tsx';
import { ScriptLoadError } from '../../shared/errors/script-load-error.tsx';
import { appPath } from '../../shared/navigation/app-path.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { AgentLoginScreen } from './agent-login-screen.tsx';
import { useLogin } from './use-login.ts';

/** Few logins need a second factor, so the form does not wait for its script. */
const VerificationPopup = lazyComponent(
  () => import('./verification-popup.tsx').then((module) => module.VerificationPopup),
  { errorFallback: () => <ScriptLoadError /> },
);

/**
 * The requested page of the agent center (R2.12), or its first; the agents' login leads nowhere
 * else.
 */
function centerPath(next: string | null): string {
  const center = appPath('/agentHome');
  return next?.startsWith(`${center}?`) ? next : center;
}

/** `/agent` (R2.03): agents who are logged in are redirected to their center (R2.04). */
export function AgentLoginRoute() {
  const login = useLogin({ audience: 'agent', remembers: false });
  const { isAgent, isLogin, account } = useSession();
  const popups = usePopups();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  useIdlePreload(VerificationPopup);
  if (isAgent) return <Navigate to={centerPath(query.get('next'))} replace />;
  return (
    <>
      <AgentLoginScreen
        loggedInAs={isLogin ? account : undefined}
        captcha={login.captcha}
        onCaptchaRefresh={login.captcha.refresh}
        onSubmit={(values, captchaShown) =>
          login.submit('username', values, { dialingCode: '', captchaShown })
        }
        onForgot={() => popups.open('forgot')}
        onContact={() => popups.open('contact')}
        onMembers={() => (isLogin ? navigate(appPath('/')) : navigate(appPath('/login')))}
      />
      {login.waiting && (
        <VerificationPopup waiting={login.waiting} onDone={login.finish} onClose={login.giveUp} />
      )}
    </>
  );
}
