import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Country } from '../logic/countries.ts';
import { fieldOf } from '../logic/field-of.ts';
import type { LoginValues } from '../logic/login-form.ts';
import type { CaptchaPicture } from '../use-captcha.ts';
import { CaptchaField } from './captcha-field.tsx';
import { CodeField } from './code-field.tsx';
import { MobileField } from './mobile-field.tsx';
import { PasswordField } from './password-field.tsx';

interface LoginUsernameFieldsProps {
  form: UseFormReturn<LoginValues>;
  captcha: CaptchaPicture;
  onCaptchaRefresh(): void;
}

/** Login by username and password, with a captcha once the gateway asks for one. */
export function LoginUsernameFields({ form, captcha, onCaptchaRefresh }: LoginUsernameFieldsProps) {
  const intl = useIntl();
  const username = fieldOf(form, 'username');
  return (
    <>
      <Field
        label={intl.formatMessage({ id: 'auth.field.username' })}
        required
        error={username.error}
      >
        <Input
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...username.input}
        />
      </Field>
      <PasswordField
        field={fieldOf(form, 'password')}
        label="auth.field.password"
        autoComplete="current-password"
      />
      {captcha.status !== 'hidden' && (
        <CaptchaField
          field={fieldOf(form, 'captcha')}
          picture={captcha}
          onRefresh={onCaptchaRefresh}
        />
      )}
    </>
  );
}

interface LoginSmsFieldsProps {
  form: UseFormReturn<LoginValues>;
  countries: readonly Country[];
  countryCode: string;
  dialingCode: string;
  deadline: number;
  onSendCode(): Promise<number | false>;
}

/** Login by mobile number and a code from an SMS. */
export function LoginSmsFields({ form, onSendCode, deadline, ...rest }: LoginSmsFieldsProps) {
  return (
    <>
      <MobileField
        onCountry={(countryCode) => form.setValue('countryCode', countryCode)}
        number={fieldOf(form, 'mobileNum')}
        startsHere
        {...rest}
      />
      <CodeField
        field={fieldOf(form, 'verificationCode')}
        deadline={deadline}
        onSend={onSendCode}
      />
    </>
  );
}
