import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { boot } from '../../shared/boot.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { PATHS } from '../../shared/paths.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { asCallError } from './attempt.ts';
import { isOn, startFreePlay, useCountries } from './data.ts';
import { type Country, likelyCountry } from './logic/countries.ts';
import type { LoginType } from './logic/login-form.ts';
import { rememberedLogin } from './logic/remembered-login.ts';
import { LoginScreen } from './login-screen.tsx';
import { SmsWarning } from './parts/sms-warning.tsx';
import { SocialEntry } from './parts/social-entry.tsx';
import { useEntrance } from './use-entrance.ts';
import { useLogin } from './use-login.ts';
import { useSmsCode } from './use-sms-code.ts';
import { VerificationPopup } from './verification-popup.tsx';

const NO_COUNTRIES: readonly Country[] = [];

const asType = (text: string | undefined): LoginType | undefined =>
  text === 'sms' || text === 'username' ? text : undefined;

/** The login popup: on its own route, or over any page. `args` may name its tab. */
export function LoginPopup({ args, onClose }: PopupProps) {
  const { info } = boot().permission;
  const popups = usePopups();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, search } = useLocation();
  const { isLogin, isTrial, isInterrupted } = useSession();
  // Without the list a number is typed with its country, as +63….
  const { data: countries = NO_COUNTRIES } = useCountries();
  const login = useLogin({ audience: 'any', remembers: true });
  const { captcha } = login;
  const sms = useSmsCode('login');
  const enter = useEntrance();
  const remembered = rememberedLogin();
  const isRoute = pathname === PATHS.login;

  // Logged in, here or in another tab. On its own route the address changes with the session.
  const isMember = isLogin && !isTrial && !isInterrupted;
  const isTop = popups.stack.at(-1)?.name === 'login';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody is logged in
  useEffect(() => {
    if (isMember && !isRoute && isTop) onClose();
  }, [isMember]);

  const openRegister = () =>
    isRoute
      ? navigate({ pathname: PATHS.register, search }, { replace: true })
      : popups.replace('register');
  const startTrial = async (ageConfirmed: boolean) => {
    try {
      enter(await startFreePlay(ageConfirmed));
      if (!isRoute) onClose();
    } catch (error) {
      notify.failure(asCallError(error));
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
          login.typed ?? {
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
        onAgents={() => navigate(PATHS.agent)}
        initialType={asType(args[0]) ?? remembered?.type ?? 'username'}
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
        social={<SocialEntry onStranger={openRegister} />}
        freePlay={
          isOn('FREEPLAY3') && !isTrial
            ? { needsAge: info.trialNeedsAgeConfirmation, onStart: startTrial }
            : undefined
        }
        onSubmit={login.submit}
        onRegister={info.register.length === 0 ? undefined : openRegister}
        onClose={onClose}
      />
      <SmsWarning failure={sms.failure} onClose={sms.dismissFailure} />
    </>
  );
}
