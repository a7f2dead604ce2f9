import { textLink } from '@baize/ui-kit/text-link';
import { FormattedMessage } from 'react-intl';
import { switcher } from './form.css.ts';

/** From login to register. */
export function RegisterSwitch({ onRegister }: { onRegister(): void }) {
  return (
    <p className={switcher}>
      <FormattedMessage id="auth.login.noAccount" />
      <button type="button" className={textLink({ place: 'alone' })} onClick={onRegister}>
        <FormattedMessage id="auth.login.toRegister" />
      </button>
    </p>
  );
}

/** From a login to a new password. */
export function ForgotLink({ onForgot }: { onForgot(): void }) {
  return (
    <button type="button" className={textLink({ place: 'alone' })} onClick={onForgot}>
      <FormattedMessage id="auth.login.forgot" />
    </button>
  );
}

/** From register to login. */
export function LoginSwitch({ onLogin }: { onLogin(): void }) {
  return (
    <p className={switcher}>
      <FormattedMessage id="auth.register.hasAccount" />
      <button type="button" className={textLink({ place: 'alone' })} onClick={onLogin}>
        <FormattedMessage id="auth.register.toLogin" />
      </button>
    </p>
  );
}
