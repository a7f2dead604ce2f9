import { CountdownButton } from '@baize/ui-kit/countdown-button';
import { Input } from '@baize/ui-kit/input';
import { useIntl } from 'react-intl';
import { FormField } from '../../../shared/forms/form-field.tsx';
import { LONGEST_CODE } from '../lib/login-form.ts';
import type { CodeWait } from '../lib/sent-code.ts';
import { besides } from './form.css.ts';

interface SmsCodeFieldProps {
  name: string;
  wait: CodeWait;
  /** Validates the number and requests a code; returns the new deadline, or false. */
  onSend(): Promise<number | false>;
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The code from an SMS, with the button that requests one (R4.12). */
export function SmsCodeField({ name, wait, onSend }: SmsCodeFieldProps) {
  const intl = useIntl();
  const again = (seconds: number) =>
    intl.formatMessage({ id: 'auth.code.again' }, { time: minutes(seconds) });
  const labels = {
    waiting: (seconds: number) =>
      wait.isRefused
        ? again(seconds)
        : `${intl.formatMessage({ id: 'auth.code.sent' })} ${again(seconds)}`,
    ready: intl.formatMessage({ id: 'auth.code.ready' }),
  };
  return (
    <FormField<string> name={name} label="auth.field.verificationCode" required>
      {({ value, setValue, control }) => (
        <div className={besides}>
          <Input
            size="lg"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={LONGEST_CODE}
            {...control}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
          <CountdownButton
            variant="soft"
            size="lg"
            deadline={wait.deadline}
            onClick={onSend}
            format={again}
            labels={labels}
          >
            {intl.formatMessage({ id: 'auth.code.send' })}
          </CountdownButton>
        </div>
      )}
    </FormField>
  );
}
