import { Field } from '@baize/ui-kit/field';
import { PasswordInput } from '@baize/ui-kit/password-input';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import type { FormField } from '../logic/field-of.ts';

interface PasswordFieldProps {
  field: FormField;
  label: MessageId;
  autoComplete: 'current-password' | 'new-password';
  hint?: string | undefined;
  meter?: ReactNode;
  required?: boolean;
  className?: string | undefined;
}

/** A password with its label, what is wrong with it, and the means to look at it. */
export function PasswordField({
  field,
  label,
  hint,
  required = true,
  className,
  ...input
}: PasswordFieldProps) {
  const intl = useIntl();
  const labels = {
    show: intl.formatMessage({ id: 'auth.password.show' }),
    hide: intl.formatMessage({ id: 'auth.password.hide' }),
    capsLock: intl.formatMessage({ id: 'auth.password.capsLock' }),
  };
  return (
    <Field
      className={className}
      label={intl.formatMessage({ id: label })}
      required={required}
      error={field.error}
      hint={field.error ? undefined : hint}
    >
      <PasswordInput size="lg" labels={labels} {...field.input} {...input} />
    </Field>
  );
}
