import type { LoginValue } from '@baize/gateway/contract';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { SmsWarning } from './components/sms-warning.tsx';
import { requestVerificationCode, verifyLogin } from './recovery.ts';
import type { WaitingLogin } from './use-login.ts';
import { useSmsCode } from './use-sms-code.ts';
import { VerificationScreen } from './verification-screen.tsx';

interface VerificationPopupProps {
  waiting: Pick<WaitingLogin, 'verification'>;
  onDone(value: LoginValue): void;
  /** Returns to the form, or closes it. */
  onClose(): void;
}

/** The second factor of a login (R2.17). */
export function VerificationPopup({ waiting, onDone, onClose }: VerificationPopupProps) {
  const { verificationId, methods, mobile = '' } = waiting.verification;
  const popups = usePopups();
  const sms = useSmsCode({
    purpose: 'verify',
    ask: () => requestVerificationCode(verificationId),
  });
  return (
    <>
      <VerificationScreen
        methods={methods}
        mobile={mobile}
        sentCode={sms.sent}
        onSendCode={() => sms.send({ countryCode: '', countryDialingCode: '', mobileNum: mobile })}
        onSubmit={async (method, verificationCode) => {
          try {
            const value = await verifyLogin({ verificationId, method, verificationCode });
            sms.forget();
            onDone(value);
            return undefined;
          } catch (error) {
            return toCallError(error);
          }
        }}
        onContact={() => popups.open('contact')}
        onClose={onClose}
      />
      <SmsWarning failure={sms.failure} onClose={sms.dismissFailure} />
    </>
  );
}
