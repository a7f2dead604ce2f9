import type { RegisterSettings } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Field } from '@baize/ui-kit/field';
import { Mail } from '@baize/ui-kit/icon';
import { Input } from '@baize/ui-kit/input';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Country } from '../logic/countries.ts';
import { fieldOf } from '../logic/field-of.ts';
import type { ForgotValues } from '../logic/forgot-form.ts';
import { rangeText } from '../logic/problem.ts';
import { ruleOf } from '../logic/register-form.ts';
import { useTell } from '../use-tell.ts';
import { CodeField } from './code-field.tsx';
import * as css from './form.css.ts';
import { MobileField } from './mobile-field.tsx';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

type Form = UseFormReturn<ForgotValues>;

/** Username and email; whether they belong together, nobody is told. */
export function ForgotEmailFields({ form }: { form: Form }) {
  const intl = useIntl();
  const username = fieldOf(form, 'username');
  const email = fieldOf(form, 'email');
  return (
    <>
      <p className={css.lead}>{intl.formatMessage({ id: 'auth.forgot.byEmail' })}</p>
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
      <Field label={intl.formatMessage({ id: 'auth.field.email' })} required error={email.error}>
        <Input size="lg" type="email" inputMode="email" autoComplete="email" {...email.input} />
      </Field>
    </>
  );
}

interface ForgotPhoneFieldsProps {
  form: Form;
  rules: RegisterSettings;
  countries: readonly Country[];
  countryCode: string;
  dialingCode: string;
  deadline: number;
  onSendCode(): Promise<number | false>;
}

/** The number, the code that goes to it, and the password to be (R5.06). */
export function ForgotPhoneFields({
  form,
  rules,
  deadline,
  onSendCode,
  ...country
}: ForgotPhoneFieldsProps) {
  const tell = useTell();
  const rule = ruleOf(rules, 'password');
  const range = rangeText(rule.minLength, rule.maxLength);
  return (
    <>
      <MobileField
        onCountry={(countryCode) => form.setValue('countryCode', countryCode)}
        number={fieldOf(form, 'mobileNum')}
        startsHere
        {...country}
      />
      <CodeField
        field={fieldOf(form, 'verificationCode')}
        deadline={deadline}
        onSend={onSendCode}
      />
      <PasswordField
        field={fieldOf(form, 'newPassword')}
        label="auth.field.newPassword"
        autoComplete="new-password"
        meter={<StrengthMeter password={form.watch('newPassword')} />}
        hint={tell({ id: 'auth.problem.passwordLength', values: { range } })}
      />
    </>
  );
}

interface LinkIsSentProps {
  email: string;
  minutes: number;
  onClose(): void;
}

/** R4.09: the confirmation; it says the same whether or not there is such an account. */
export function LinkIsSent({ email, minutes, onClose }: LinkIsSentProps) {
  const intl = useIntl();
  const close = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone with the form.
  useEffect(() => close.current?.focus(), []);
  return (
    <div className={css.done} role="status">
      <Mail className={css.doneIcon} aria-hidden="true" />
      <p className={css.doneTitle}>{intl.formatMessage({ id: 'auth.forgot.sent' })}</p>
      <p className={css.lead}>
        {intl.formatMessage({ id: 'auth.forgot.sentText' }, { email: email.trim(), minutes })}
      </p>
      <Button ref={close} size="lg" shape="block" onClick={onClose}>
        {intl.formatMessage({ id: 'auth.forgot.close' })}
      </Button>
    </div>
  );
}
