import { visuallyHidden } from '@baize/ui-kit/foundation';
import { useIntl } from 'react-intl';
import { usePasswordStrength } from '../use-password-strength.ts';
import { bar, meter, word } from './strength-meter.css.ts';

const WORDS = {
  1: 'auth.strength.1',
  2: 'auth.strength.2',
  3: 'auth.strength.3',
  4: 'auth.strength.4',
} as const;
const BARS = [1, 2, 3, 4];

interface StrengthMeterProps {
  password: string;
  /** The username of the new account, where it is known. */
  username?: string;
}

/** Shows the gateway's rating of a new password as bars and a word: one bar is rejected. */
export function StrengthMeter({ password, username = '' }: StrengthMeterProps) {
  const intl = useIntl();
  const strength = usePasswordStrength(password, username);
  return (
    <div className={meter} data-strength={strength ?? 0}>
      {BARS.map((step) => (
        <span key={step} className={bar} data-state={step <= (strength ?? 0) ? 'on' : 'off'} />
      ))}
      <span role="status" className={word}>
        <span className={visuallyHidden}>
          {intl.formatMessage({ id: 'auth.strength.label' })}:{' '}
        </span>
        {strength && intl.formatMessage({ id: WORDS[strength] })}
      </span>
    </div>
  );
}
