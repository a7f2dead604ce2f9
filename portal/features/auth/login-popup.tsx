import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { boot } from '../../shared/boot.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { isOn, startFreePlay, useCountries } from './api.ts';
import { SmsWarning } from './components/sms-warning.tsx';
import { SocialEntry } from './components/social-entry.tsx';
import { likelyCountry } from './lib/countries.ts';
import type { LoginType } from './lib/login-form.ts';
import { rememberedLogin } from './lib/remembered-login.ts';
import { LoginScreen } from './login-screen.tsx';
import { useClientState } from './use-client-state.ts';
import { useLogin } from './use-login.ts';
import { useReturnTarget } from './use-return-target.ts';
import { useSmsCode } from './use-sms-code.ts';
import { useStartSession } from './use-start-session.ts';
import { VerificationPopup } from './verification-popup.tsx';

const asType = (text: string | undefined): LoginType | undefined =>
  text === 'sms' || text === 'username' ? text : undefined;

/** The login popup: on its own route, or over any page. `args`: its tab, and its return target. */
export function LoginPopup({ args, onClose }: PopupProps) {
  const { info } = boot().permission;
  const popups = usePopups();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, search, key } = useLocation();
  const navigationType = useNavigationType();
  const { isLogin, isTrial, isInterrupted } = useSession();
  const countries = useCountries();
  const login = useLogin({ audience: 'any', remembers: true });
  const { captcha } = login;
  const sms = useSmsCode('login');
  const enter = useStartSession();
  const [remembered] = useClientState(rememberedLogin, undefined);
  const [tab] = args;
  const returnTarget = useReturnTarget();
  const isRoute = pathname === appPath('/login');

  // Logged in, here or in another tab. On its own route the member's session changes the address.
  const isMember = isLogin && !isTrial && !isInterrupted;
  const isTop = popups.stack.at(-1)?.name === 'login';
  // Back to a completed login: its target was reached, and is not opened again.
  const [isDone] = useState(isMember && navigationType === 'POP' && key !== 'default');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody is logged in
  useEffect(() => {
    if (!isMember || isRoute || !isTop) return;
    if (isDone) onClose();
    else returnTarget.go(returnTarget.read(), onClose);
  }, [isMember]);

  const openRegister = () =>
    isRoute
      ? navigate({ pathname: appPath('/register'), search }, { replace: true })
      : popups.replace('register', ...returnTarget.args());
  const startTrial = async (ageConfirmed: boolean) => {
    const { path } = returnTarget.read();
    try {
      enter(await startFreePlay(ageConfirmed));
      // Only the session of a member changes the address by itself.
      if (isRoute) navigate(path ?? appPath('/'), { replace: true });
      else onClose();
    } catch (error) {
      notify.failure(toCallError(error));
    }
  };

  if (login.waiting) {
    return (
      <VerificationPopup waiting={login.waiting} onDone={login.finish} onClose={login.giveUp} />
    );
  }
  return (
    <>
      <LoginScreen
        open={!popups.stack.some(({ name }) => name === 'forgot')}
        initial={
          login.input ?? {
            username: remembered?.username ?? '',
            password: '',
            captcha: '',
            countryCode: '',
            mobileNum: sms.sent?.mobileNum ?? remembered?.mobileNum ?? '',
            verificationCode: '',
            remember: remembered !== undefined,
          }
        }
        onForgot={() => popups.open('forgot')}
        onAgents={() => navigate(appPath('/agent'))}
        initialType={asType(tab) ?? remembered?.type ?? 'username'}
        smsOn={isOn('MOBILEVERCODELOGIN3')}
        countries={countries}
        likelyCountry={likelyCountry(countries, {
          remembered: sms.sent?.countryCode ?? remembered?.countryCode,
          dialingCode: info.defaultDialingCode,
        })}
        captcha={captcha}
        onCaptchaRefresh={captcha.refresh}
        sentCode={sms.sent}
        onSendCode={sms.send}
        social={<SocialEntry onPendingSocialUser={openRegister} onVerify={login.verify} />}
        freePlay={
          isOn('FREEPLAY3') && !isTrial
            ? { needsAge: info.trialNeedsAgeConfirmation, onStart: startTrial }
            : undefined
        }
        onSubmit={async (type, values, more) => {
          const refused = await login.submit(type, values, more);
          if (type === 'sms' && !refused) sms.forget();
          return refused;
        }}
        onRegister={info.register.length === 0 ? undefined : openRegister}
        onClose={onClose}
      />
      <SmsWarning failure={sms.failure} onClose={sms.dismissFailure} />
    </>
  );
}
