import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import type { FormField } from '../logic/field-of.ts';
import type { OptionalField } from '../logic/register-form.ts';
import { PasswordField } from './password-field.tsx';

type InputKind = Pick<
  ComponentProps<typeof Input>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'
>;

const PLAIN: InputKind = { autoComplete: 'off' };
const KINDS: Readonly<Partial<Record<OptionalField, InputKind>>> = {
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  qqNum: { inputMode: 'numeric', autoComplete: 'off' },
  whatsapp: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  affiliateCode: { autoComplete: 'off', autoCapitalize: 'characters' },
};
const HINTS: Readonly<Partial<Record<OptionalField, MessageId>>> = {
  payeeName: 'auth.field.payeeNameHint',
  paymentPassword: 'auth.field.paymentPasswordHint',
};

/** A field that is there because the merchant's settings say so. */
export function OptionalRegisterField({
  name,
  field,
  required,
  className,
}: {
  name: OptionalField;
  field: FormField;
  required: boolean;
  className?: string | undefined;
}) {
  const intl = useIntl();
  const hintId = HINTS[name];
  const hint = hintId && intl.formatMessage({ id: hintId });
  if (name === 'paymentPassword') {
    return (
      <PasswordField
        className={className}
        field={field}
        label="auth.field.paymentPassword"
        autoComplete="new-password"
        hint={hint}
        required={required}
      />
    );
  }
  return (
    <Field
      className={className}
      label={intl.formatMessage({ id: `auth.field.${name}` })}
      required={required}
      error={field.error}
      hint={field.error ? undefined : hint}
    >
      <Input size="lg" {...(KINDS[name] ?? PLAIN)} {...field.input} />
    </Field>
  );
}
