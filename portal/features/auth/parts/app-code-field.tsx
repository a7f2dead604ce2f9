import { CodeInput } from '@baize/ui-kit/code-input';
import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import { useIntl } from 'react-intl';
import type { FormField } from '../logic/field-of.ts';

interface AppCodeFieldProps {
  field: FormField;
  value: string;
  onValue(code: string): void;
  /** Called when the last of six digits has come. */
  onComplete(): void;
}

/** The six digits that an authenticator app shows. */
export function AppCodeField({ field, value, onValue, onComplete }: AppCodeFieldProps) {
  const intl = useIntl();
  const { onChange: _controlled, ...input } = field.input;
  return (
    <Field label={intl.formatMessage({ id: 'auth.field.appCode' })} required error={field.error}>
      <CodeInput {...input} value={value} onValueChange={onValue} onComplete={onComplete} />
    </Field>
  );
}

/** One of the codes that were written down when the app was set up. */
export function RecoveryCodeField({ field }: { field: FormField }) {
  const intl = useIntl();
  return (
    <Field
      label={intl.formatMessage({ id: 'auth.field.recoveryCode' })}
      required
      error={field.error}
      hint={field.error ? undefined : intl.formatMessage({ id: 'auth.verify.recoveryHint' })}
    >
      <Input
        size="lg"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field.input}
      />
    </Field>
  );
}
