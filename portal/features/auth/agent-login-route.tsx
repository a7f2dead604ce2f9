import { Navigate, useNavigate } from 'react-router-dom';
import { appPath } from '../../shared/navigation/app-path.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { AgentLoginScreen } from './agent-login-screen.tsx';
import { useLogin } from './use-login.ts';
import { VerificationPopup } from './verification-popup.tsx';

/** `/agent` (R2.03): agents who are in already go on to their center (R2.04). */
export function AgentLoginRoute() {
  const login = useLogin({ audience: 'agent', remembers: false });
  const { isAgent, isLogin, account } = useSession();
  const popups = usePopups();
  const navigate = useNavigate();
  if (isAgent) return <Navigate to={appPath('/agentHome')} replace />;
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
