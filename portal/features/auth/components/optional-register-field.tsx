import type { Input } from '@baize/ui-kit/input';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { PasswordField, TextField } from '../../../shared/forms/fields.tsx';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import type { OptionalField } from '../lib/register-form.ts';

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

/** A field that the merchant's settings add. */
export function OptionalRegisterField({
  name,
  required,
  className,
  isUnknownCode = false,
}: {
  name: OptionalField;
  required: boolean;
  /** The invitation code is unknown: shown as a note, because it can be removed or replaced. */
  isUnknownCode?: boolean;
  className?: string | undefined;
}) {
  const intl = useIntl();
  const hintId = isUnknownCode ? 'auth.register.unknownCode' : HINTS[name];
  const hint = hintId && intl.formatMessage({ id: hintId });
  const shared = { name, className, required, hint, hidesHint: true, size: 'lg' } as const;
  if (name === 'paymentPassword') {
    return (
      <PasswordField {...shared} label="auth.field.paymentPassword" autoComplete="new-password" />
    );
  }
  return <TextField {...shared} label={`auth.field.${name}`} {...(KINDS[name] ?? PLAIN)} />;
}
