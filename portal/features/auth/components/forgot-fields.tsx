import type { RegisterSettings } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Mail } from '@baize/ui-kit/icon';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { rangeText } from '../../../shared/field-rules/pattern-messages.ts';
import { ruleOf } from '../../../shared/field-rules/rule-of.ts';
import { PasswordField, TextField } from '../../../shared/forms/fields.tsx';
import { useProblemMessage } from '../../../shared/forms/use-problem-message.ts';
import type { Country } from '../lib/countries.ts';
import type { CodeWait } from '../lib/sent-code.ts';
import * as css from './form.css.ts';
import { MobileField } from './mobile-field.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

/** Username and email; nobody is told whether they belong together. */
export function ForgotEmailFields() {
  const intl = useIntl();
  return (
    <>
      <p className={css.lead}>{intl.formatMessage({ id: 'auth.forgot.byEmail' })}</p>
      <TextField
        name="username"
        label="auth.field.username"
        required
        size="lg"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="email"
        label="auth.field.email"
        required
        size="lg"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </>
  );
}

interface ForgotPhoneFieldsProps {
  newPassword: string;
  rules: RegisterSettings;
  countries: readonly Country[];
  countryCode: string;
  onCountry(countryCode: string): void;
  dialingCode: string;
  wait: CodeWait;
  onSendCode(): Promise<number | false>;
}

/** The number, the code that is sent to it, and the new password (R5.06). */
export function ForgotPhoneFields({
  newPassword,
  rules,
  wait,
  onSendCode,
  ...country
}: ForgotPhoneFieldsProps) {
  const messageOf = useProblemMessage();
  const rule = ruleOf(rules, 'password');
  const range = rangeText(rule.minLength, rule.maxLength);
  return (
    <>
      <MobileField name="mobileNum" startsHere {...country} />
      <SmsCodeField name="verificationCode" wait={wait} onSend={onSendCode} />
      <PasswordField
        name="newPassword"
        label="auth.field.newPassword"
        required
        size="lg"
        autoComplete="new-password"
        meter={<StrengthMeter password={newPassword} />}
        hint={messageOf({ id: 'auth.problem.passwordLength', values: { range } })}
        hidesHint
      />
    </>
  );
}

interface LinkIsSentProps {
  email: string;
  minutes: number;
  onClose(): void;
}

/** R4.09: the confirmation; it is the same whether or not there is such an account. */
export function LinkIsSent({ email, minutes, onClose }: LinkIsSentProps) {
  const intl = useIntl();
  const close = useRef<HTMLButtonElement>(null);
  // The focused button is removed with the form.
  useEffect(() => close.current?.focus(), []);
  return (
    <div className={css.done} role="status">
      <Mail className={css.doneIcon} aria-hidden="true" />
      <p className={css.doneTitle}>{intl.formatMessage({ id: 'auth.forgot.sent' })}</p>
      <p className={css.lead}>
        {intl.formatMessage({ id: 'auth.forgot.sentText' }, { email: email.trim(), minutes })}
      </p>
      <Button ref={close} size="lg" fullWidth onClick={onClose}>
        {intl.formatMessage({ id: 'auth.forgot.close' })}
      </Button>
    </div>
  );
}
