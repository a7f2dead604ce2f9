import { Field } from '@baize/ui-kit/field';
import { PasswordInput } from '@baize/ui-kit/password-input';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../shared/messages/message-id.ts';

interface PayPasswordFieldProps {
  name: string;
  label: MessageId;
  value: string;
  onChange(value: string): void;
  error?: ReactNode;
  hint?: ReactNode;
  /** A login password takes any text; a transaction password six digits. */
  kind?: 'digits' | 'login';
}

const DIGITS = 6;

/** A secret of the cashier: hidden, never offered to be remembered by the browser's manager. */
export function PayPasswordField(props: PayPasswordFieldProps) {
  const intl = useIntl();
  const digits = props.kind !== 'login';
  return (
    <Field
      required
      label={intl.formatMessage({ id: props.label })}
      error={props.error}
      hint={props.hint}
    >
      <PasswordInput
        name={props.name}
        size="lg"
        {...(digits ? { inputMode: 'numeric' as const, maxLength: DIGITS } : {})}
        autoComplete={digits ? 'off' : 'current-password'}
        labels={{
          show: intl.formatMessage({ id: 'member.password.show' }),
          hide: intl.formatMessage({ id: 'member.password.hide' }),
          capsLock: intl.formatMessage({ id: 'member.password.capsLock' }),
        }}
        value={props.value}
        onChange={({ target }) =>
          props.onChange(digits ? target.value.replace(/\D/g, '') : target.value)
        }
      />
    </Field>
  );
}
