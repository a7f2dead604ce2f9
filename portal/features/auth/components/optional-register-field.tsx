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

/** A field that is there because the merchant's settings say so. */
export function OptionalRegisterField({
  name,
  required,
  className,
  isUnknownCode = false,
}: {
  name: OptionalField;
  required: boolean;
  /** The code that stands in it is nobody's: a note, for it can be left out or another one typed. */
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
