import { PasswordField, TextField } from '../../../shared/forms/fields.tsx';
import type { Country } from '../lib/countries.ts';
import type { CodeWait } from '../lib/sent-code.ts';
import type { CaptchaPicture } from '../use-captcha.ts';
import { CaptchaField } from './captcha-field.tsx';
import { MobileField } from './mobile-field.tsx';
import { SmsCodeField } from './sms-code-field.tsx';

interface LoginUsernameFieldsProps {
  captcha: CaptchaPicture;
  onCaptchaRefresh(): void;
}

/** Login by username and password, with a captcha once the gateway requires one. */
export function LoginUsernameFields({ captcha, onCaptchaRefresh }: LoginUsernameFieldsProps) {
  return (
    <>
      <TextField
        name="username"
        label="auth.field.username"
        required
        size="lg"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label="auth.field.password"
        required
        size="lg"
        autoComplete="current-password"
      />
      {captcha.status !== 'hidden' && (
        <CaptchaField name="captcha" picture={captcha} onRefresh={onCaptchaRefresh} />
      )}
    </>
  );
}

interface LoginSmsFieldsProps {
  countries: readonly Country[];
  countryCode: string;
  onCountry(countryCode: string): void;
  dialingCode: string;
  wait: CodeWait;
  onSendCode(): Promise<number | false>;
}

/** Login by mobile number and a code by SMS. */
export function LoginSmsFields({ onSendCode, wait, ...country }: LoginSmsFieldsProps) {
  return (
    <>
      <MobileField name="mobileNum" startsHere {...country} />
      <SmsCodeField name="verificationCode" wait={wait} onSend={onSendCode} />
    </>
  );
}
