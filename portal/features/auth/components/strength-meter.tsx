import { visuallyHidden } from '@baize/ui-kit/foundation';
import { useIntl } from 'react-intl';
import { passwordStrength, type Strength } from '../lib/password-strength.ts';
import { bar, meter, word } from './strength-meter.css.ts';

const WORDS = [
  'auth.strength.0',
  'auth.strength.1',
  'auth.strength.2',
  'auth.strength.3',
  'auth.strength.4',
] as const;
const BARS: readonly Strength[] = [1, 2, 3, 4];

/** Says in bars and in a word how hard a new password is to guess. */
export function StrengthMeter({ password }: { password: string }) {
  const intl = useIntl();
  const strength = passwordStrength(password);
  return (
    <div className={meter} data-strength={strength}>
      {BARS.map((step) => (
        <span key={step} className={bar} data-state={step <= strength ? 'on' : 'off'} />
      ))}
      <span role="status" className={word}>
        <span className={visuallyHidden}>
          {intl.formatMessage({ id: 'auth.strength.label' })}:{' '}
        </span>
        {strength > 0 && intl.formatMessage({ id: WORDS[strength] })}
      </span>
    </div>
  );
}
