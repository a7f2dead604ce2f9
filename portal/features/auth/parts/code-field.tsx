import { CountdownButton } from '@baize/ui-kit/countdown-button';
import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import { useIntl } from 'react-intl';
import type { FormField } from '../logic/field-of.ts';
import { LONGEST_CODE } from '../logic/login-form.ts';
import { besides } from './form.css.ts';

interface CodeFieldProps {
  field: FormField;
  /** Until when no other code can be asked for, milliseconds since 1970; 0 for at once. */
  deadline: number;
  /** Checks the number, then asks for a code; gives the new deadline, or false. */
  onSend(): Promise<number | false>;
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The code from an SMS, and the button that asks for one (R4.12). */
export function CodeField({ field, deadline, onSend }: CodeFieldProps) {
  const intl = useIntl();
  const again = (seconds: number) =>
    intl.formatMessage({ id: 'auth.code.again' }, { time: minutes(seconds) });
  const labels = {
    waiting: (seconds: number) =>
      `${intl.formatMessage({ id: 'auth.code.sent' })} ${again(seconds)}`,
    ready: intl.formatMessage({ id: 'auth.code.ready' }),
  };
  return (
    <Field
      label={intl.formatMessage({ id: 'auth.field.verificationCode' })}
      required
      error={field.error}
    >
      <div className={besides}>
        <Input
          size="lg"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={LONGEST_CODE}
          {...field.input}
        />
        <CountdownButton
          tone="soft"
          size="lg"
          deadline={deadline}
          onPress={onSend}
          format={again}
          labels={labels}
        >
          {intl.formatMessage({ id: 'auth.code.send' })}
        </CountdownButton>
      </div>
    </Field>
  );
}
