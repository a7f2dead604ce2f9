import type {
  LoginValue,
  LoginVerificationDetail,
  RegisterSettings,
} from '@baize/gateway/contract';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PlacedBanners } from '../../shared/announcements/placed-banners.tsx';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { boot } from '../../shared/boot.ts';
import { customerServiceLink } from '../../shared/customer-service.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import type { PopupProps } from '../../shared/popups/popup-stack.ts';
import { session } from '../../shared/session/session-store.ts';
import { isOn, useCountries, useRegisterSettings } from './api.ts';
import { SmsWarning } from './components/sms-warning.tsx';
import { ForgotScreen } from './forgot-screen.tsx';
import { likelyCountry } from './lib/countries.ts';
import type { ForgotValues } from './lib/forgot-form.ts';
import { rememberedLogin } from './lib/remembered-login.ts';
import { logInByNumber, mailResetLink, setPasswordByPhone } from './recovery.ts';
import { useReturnTarget } from './use-return-target.ts';
import { useSmsCode } from './use-sms-code.ts';
import { useStartSession } from './use-start-session.ts';
import { VerificationPopup } from './verification-popup.tsx';

const NO_RULES: RegisterSettings = {};

/** The forgotten-password popup (R2.104), over the login popup, to which it returns. */
export function ForgotPopup({ onClose }: PopupProps) {
  const countries = useCountries();
  const { data: rules = NO_RULES } = useRegisterSettings();
  const sms = useSmsCode('password');
  const enter = useStartSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const notify = useNotify();
  const returnTarget = useReturnTarget();
  const remembered = rememberedLogin();
  /** The number and password that the gateway has accepted: only the login remains. */
  const taken = useRef<string>(undefined);
  /** The member has an authenticator, which the code to the phone does not replace. */
  const [verification, setVerification] = useState<LoginVerificationDetail>();
  /** The input before the authenticator's step, restored where that is cancelled. */
  const [input, setInput] = useState<ForgotValues>();

  const startSession = (value: LoginValue) => {
    const target = returnTarget.read();
    enter(value);
    // The agents' login itself leads an agent on to the requested page (R2.12).
    const isLedOn = pathname === appPath('/agent') && session.get().isAgent;
    // R4.10: to home, unless a target was requested.
    returnTarget.go(target, () => {
      if (!isLedOn) navigate(appPath('/'), { replace: true });
    });
  };
  if (verification) {
    return (
      <VerificationPopup
        waiting={{ verification }}
        onDone={startSession}
        onClose={() => setVerification(undefined)}
      />
    );
  }
  return (
    <>
      <ForgotScreen
        initial={
          input ?? {
            username: remembered?.username ?? '',
            email: '',
            countryCode: '',
            verificationCode: '',
            newPassword: '',
            mobileNum: sms.sent?.mobileNum ?? '',
          }
        }
        initialWay={input || sms.sent ? 'mobileNum' : 'email'}
        emailOn={boot().permission.info.services?.mail !== false}
        phoneOn={isOn('CHNGPASSVERIF3')}
        help={customerServiceLink()}
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
            return toCallError(error);
          }
        }}
        onSetPassword={async (values, dialingCode) => {
          try {
            const reset = JSON.stringify([dialingCode, values.mobileNum, values.newPassword]);
            if (taken.current !== reset) {
              await setPasswordByPhone(values, dialingCode);
              taken.current = reset;
              sms.forget();
              // Announced immediately, because it has changed whatever becomes of the login.
              notify.success('session.passwordChanged');
            }
            const audience = pathname === appPath('/agent') ? 'agent' : 'any';
            startSession(await logInByNumber(values, dialingCode, audience));
          } catch (error) {
            const refused = toCallError(error);
            if (!refused.detail.verification) return refused;
            setInput(values);
            setVerification(refused.detail.verification);
          }
          return undefined;
        }}
        banner={<PlacedBanners place="w_forget" />}
        onClose={onClose}
      />
      <SmsWarning failure={sms.failure} onClose={sms.dismissFailure} />
    </>
  );
}
