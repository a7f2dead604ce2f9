import type { RegisterSettings } from '@baize/gateway/contract';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { boot } from '../../shared/boot.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { insidePath, PATHS } from '../../shared/paths.ts';
import type { PopupProps } from '../../shared/popups/popup-stack.ts';
import { asCallError } from './attempt.ts';
import { isOn, useCountries, useRegisterSettings } from './data.ts';
import { ForgotScreen } from './forgot-screen.tsx';
import { type Country, likelyCountry } from './logic/countries.ts';
import { rememberedLogin } from './logic/remembered-login.ts';
import { SmsWarning } from './parts/sms-warning.tsx';
import { logInByNumber, mailResetLink, setPasswordByPhone } from './recovery.ts';
import { useEntrance } from './use-entrance.ts';
import { useSmsCode } from './use-sms-code.ts';

const NO_COUNTRIES: readonly Country[] = [];
const NO_RULES: RegisterSettings = {};

/** Where a person goes who is logged in now: where they were going (R2.12), else home (R4.10). */
const whereTo = () =>
  location.pathname === PATHS.login
    ? insidePath(new URLSearchParams(location.search).get('next'))
    : PATHS.home;

/** The forgotten-password popup (R2.104); it stands over the login popup and closes back to it. */
export function ForgotPopup({ onClose }: PopupProps) {
  const { data: countries = NO_COUNTRIES } = useCountries();
  const { data: rules = NO_RULES } = useRegisterSettings();
  const sms = useSmsCode('password');
  const enter = useEntrance();
  const navigate = useNavigate();
  const notify = useNotify();
  const remembered = rememberedLogin();
  /** The number and password that the gateway has taken: only the login is left to be done. */
  const taken = useRef<string>(undefined);
  return (
    <>
      <ForgotScreen
        initial={{
          username: remembered?.username ?? '',
          ...{ email: '', countryCode: '', verificationCode: '', newPassword: '' },
          mobileNum: sms.sent?.mobileNum ?? '',
        }}
        initialWay={sms.sent ? 'mobileNum' : 'email'}
        phoneOn={isOn('CHNGPASSVERIF3')}
        rules={rules}
        countries={countries}
        likelyCountry={likelyCountry(countries, {
          remembered: sms.sent?.countryCode ?? remembered?.countryCode,
          dialingCode: boot().permission.info.defaultDialingCode,
        })}
        sentCode={sms.sent}
        onSendCode={sms.send}
        onMail={async ({ username, email }) => {
          try {
            return await mailResetLink(username.trim(), email.trim());
          } catch (error) {
            return asCallError(error);
          }
        }}
        onSetPassword={async (values, dialingCode) => {
          const target = whereTo();
          try {
            const wish = JSON.stringify([dialingCode, values.mobileNum, values.newPassword]);
            if (taken.current !== wish) await setPasswordByPhone(values, dialingCode);
            taken.current = wish;
            enter(await logInByNumber(values, dialingCode));
          } catch (error) {
            return asCallError(error);
          }
          navigate(target, { replace: true });
          notify.success('session.passwordChanged');
          return undefined;
        }}
        onClose={onClose}
      />
      <SmsWarning failure={sms.failure} onClose={sms.dismissFailure} />
    </>
  );
}
