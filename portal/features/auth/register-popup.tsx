import { affiliate, type LoginValue } from '@baize/gateway/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PlacedBanners } from '../../shared/announcements/placed-banners.tsx';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { boot } from '../../shared/boot.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import {
  forgetReferral,
  keepReferral,
  keptReferral,
  referralOf,
} from '../../shared/session/referral.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { isOn, useCountries, useRegisterSettings } from './api.ts';
import { SmsWarning } from './components/sms-warning.tsx';
import { likelyCountry } from './lib/countries.ts';
import type { RegisterType, RegisterValues } from './lib/register-form.ts';
import { RegisterScreen } from './register-screen.tsx';
import {
  currentTermsVersion,
  emptyRegistration,
  logInIfRegistered,
  registerMember,
} from './registration.ts';
import {
  forgetPendingSocialUser,
  readPendingSocialUser,
} from './third-parties/pending-social-user.ts';
import { useCaptcha } from './use-captcha.ts';
import { useClientState } from './use-client-state.ts';
import { useReturnTarget } from './use-return-target.ts';
import { useSmsCode } from './use-sms-code.ts';
import { useStartSession } from './use-start-session.ts';

/**
 * The register popup: on its own route, or over any page. `args`: its tab, and its return target.
 */
export function RegisterPopup({ args, onClose }: PopupProps) {
  const { info } = boot().permission;
  const popups = usePopups();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isLogin, isTrial, isInterrupted } = useSession();
  const { data: rules, error, mutate } = useRegisterSettings();
  const countries = useCountries();
  const captcha = useCaptcha();
  const sms = useSmsCode('register');
  const enter = useStartSession();
  const [isChecking, setChecking] = useState(false);
  const [termsVersion, setTermsVersion] = useState(info.termsVersion);
  const [codeOfLink] = useClientState(() => referralOf(search) || keptReferral(), '');
  // Only for the benefits of an agent's link: the code is validated when the form is submitted.
  const { data: invitation } = useQuery(
    affiliate,
    codeOfLink ? { code: codeOfLink, domain: location.hostname } : null,
    { revalidateOnFocus: false },
  );
  const [pendingSocialUser, setPendingSocialUser] = useClientState(
    readPendingSocialUser,
    undefined,
  );
  const dropped = useRef(false);
  const registered = useRef(false);
  /** An answer was lost: the account may exist. */
  const unanswered = useRef(false);
  const [tab] = args;
  const returnTarget = useReturnTarget();
  const isRoute = pathname === appPath('/register');

  // Another tab logged in. On its own route the session changes the address.
  const isMember = isLogin && !isTrial && !isInterrupted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody is logged in
  useEffect(() => {
    if (isMember && !isRoute && !registered.current) returnTarget.go(returnTarget.read(), onClose);
  }, [isMember]);

  useEffect(() => keepReferral(codeOfLink), [codeOfLink]);
  const asksCaptcha = rules?.captcha?.enabled ?? false;
  const { refresh } = captcha;
  useEffect(() => {
    if (asksCaptcha) refresh();
  }, [asksCaptcha, refresh]);

  const withPassword = () => {
    forgetPendingSocialUser();
    setPendingSocialUser(undefined);
  };
  const submit = async (type: RegisterType, values: RegisterValues, dialingCode: string) => {
    const registration = {
      type,
      values,
      dialingCode,
      termsVersion,
      onChecking: setChecking,
      rules: rules ?? {},
      codeOfLink: dropped.current ? '' : codeOfLink,
      socialTicket: pendingSocialUser?.ticket,
    };
    const startSession = (value: LoginValue) => {
      registered.current = true;
      sms.forget();
      forgetReferral();
      forgetPendingSocialUser();
      const target = returnTarget.read();
      enter(value);
      // R4.11: to home, unless a target was requested. On its own route the session changes the
      // address.
      if (!isRoute) returnTarget.go(target, () => navigate(appPath('/'), { replace: true }));
      return undefined;
    };
    try {
      return startSession(await registerMember(registration));
    } catch (failure) {
      const refused = toCallError(failure);
      const opened = unanswered.current && (await logInIfRegistered(registration, refused));
      if (opened) return startSession(opened);
      unanswered.current ||= refused.status === 0 && refused.code !== 'ChunkLoadError';
      if (asksCaptcha) refresh();
      if (refused.code === 'social_login_failed') withPassword();
      if (refused.code === 'terms_not_accepted') {
        setTermsVersion((await currentTermsVersion()) ?? termsVersion);
      }
      // The rules may have changed, and the form follows them.
      if (refused.code === 'request_param_err') void mutate();
      return refused;
    }
  };

  return (
    <>
      <RegisterScreen
        types={info.register}
        initialType={info.register.find((type) => type === tab)}
        initial={{
          ...emptyRegistration(codeOfLink, pendingSocialUser),
          mobileNum: sms.sent?.mobileNum ?? '',
        }}
        rules={rules}
        failure={error}
        onRetry={() => void mutate()}
        smsOn={isOn('REGMOBVERF3')}
        countries={countries}
        likelyCountry={likelyCountry(countries, {
          remembered: sms.sent?.countryCode,
          dialingCode: info.defaultDialingCode,
        })}
        captcha={captcha}
        onCaptchaRefresh={refresh}
        sentCode={sms.sent}
        onSendCode={sms.send}
        isChecking={isChecking}
        termsVersion={termsVersion}
        invitation={invitation}
        onSubmit={submit}
        pendingSocialUser={pendingSocialUser}
        onForgetPendingSocialUser={withPassword}
        onDropCode={() => {
          dropped.current = true;
          forgetReferral();
        }}
        onLogin={() =>
          isRoute
            ? navigate({ pathname: appPath('/login'), search }, { replace: true })
            : popups.replace('login', ...returnTarget.args())
        }
        banner={<PlacedBanners place="w_reg" />}
        onClose={onClose}
      />
      <SmsWarning failure={sms.failure} onClose={sms.dismissFailure} />
    </>
  );
}
