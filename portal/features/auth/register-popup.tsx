import type { LoginValue } from '@baize/gateway/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { boot } from '../../shared/boot.ts';
import { PATHS } from '../../shared/paths.ts';
import { type PopupProps, usePopups } from '../../shared/popups/popup-stack.ts';
import {
  forgetReferral,
  keepReferral,
  keptReferral,
  referralOf,
} from '../../shared/session/referral.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { asCallError } from './attempt.ts';
import { isOn, useCountries, useRegisterSettings } from './data.ts';
import { type Country, likelyCountry } from './logic/countries.ts';
import type { RegisterType, RegisterValues } from './logic/register-form.ts';
import { SmsWarning } from './parts/sms-warning.tsx';
import { RegisterScreen } from './register-screen.tsx';
import {
  currentTermsVersion,
  emptyRegistration,
  enterIfDone,
  registerMember,
} from './registration.ts';
import { forgetStranger, readStranger } from './third-parties/stranger.ts';
import { useCaptcha } from './use-captcha.ts';
import { useEntrance } from './use-entrance.ts';
import { useSmsCode } from './use-sms-code.ts';

const NO_COUNTRIES: readonly Country[] = [];

/** The register popup: on its own route, or over any page. `args` may name its tab. */
export function RegisterPopup({ args, onClose }: PopupProps) {
  const { info } = boot().permission;
  const popups = usePopups();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isLogin, isTrial, isInterrupted } = useSession();
  const { data: rules, error, mutate } = useRegisterSettings();
  const { data: countries = NO_COUNTRIES } = useCountries();
  const captcha = useCaptcha();
  const sms = useSmsCode('register');
  const enter = useEntrance();
  const [isChecking, setChecking] = useState(false);
  const [termsVersion, setTermsVersion] = useState(info.termsVersion);
  const [codeOfLink] = useState(() => referralOf(search) || keptReferral());
  const [stranger, setStranger] = useState(readStranger);
  const dropped = useRef(false);
  const registered = useRef(false);
  /** An answer was lost: the account may be there. */
  const unanswered = useRef(false);
  const isRoute = pathname === PATHS.register;

  // Another tab logged in. On its own route the address changes with the session.
  const isMember = isLogin && !isTrial && !isInterrupted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody is logged in
  useEffect(() => {
    if (isMember && !isRoute && !registered.current) onClose();
  }, [isMember]);

  useEffect(() => keepReferral(codeOfLink), [codeOfLink]);
  const asksCaptcha = rules?.captcha?.enabled ?? false;
  const { refresh } = captcha;
  useEffect(() => {
    if (asksCaptcha) refresh();
  }, [asksCaptcha, refresh]);

  const withPassword = () => {
    forgetStranger();
    setStranger(undefined);
  };
  const submit = async (type: RegisterType, values: RegisterValues, dialingCode: string) => {
    const registration = {
      ...{ type, values, dialingCode, termsVersion, onChecking: setChecking },
      rules: rules ?? {},
      codeOfLink: dropped.current ? '' : codeOfLink,
      socialTicket: stranger?.ticket,
    };
    const goIn = (value: LoginValue) => {
      registered.current = true;
      forgetReferral();
      forgetStranger();
      // R4.11: to home, unless the address says where the person was going.
      if (!isRoute) navigate(PATHS.home, { replace: true });
      enter(value);
      return undefined;
    };
    try {
      return goIn(await registerMember(registration));
    } catch (failure) {
      const refused = asCallError(failure);
      const opened = unanswered.current && (await enterIfDone(registration, refused));
      if (opened) return goIn(opened);
      unanswered.current ||= refused.status === 0;
      if (asksCaptcha) refresh();
      if (refused.code === 'social_login_failed') withPassword();
      if (refused.code === 'terms_not_accepted') {
        setTermsVersion((await currentTermsVersion()) ?? termsVersion);
      }
      // The rules may be others by now: what is asked for follows them.
      if (refused.code === 'request_param_err') void mutate();
      return refused;
    }
  };

  return (
    <>
      <RegisterScreen
        types={info.register}
        initialType={info.register.find((type) => type === args[0])}
        initial={{
          ...emptyRegistration(codeOfLink, stranger),
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
        onSubmit={submit}
        stranger={stranger}
        onForgetStranger={withPassword}
        onDropCode={() => {
          dropped.current = true;
          forgetReferral();
        }}
        onLogin={() =>
          isRoute
            ? navigate({ pathname: PATHS.login, search }, { replace: true })
            : popups.replace('login')
        }
        onClose={onClose}
      />
      <SmsWarning failure={sms.failure} onClose={sms.dismissFailure} />
    </>
  );
}
