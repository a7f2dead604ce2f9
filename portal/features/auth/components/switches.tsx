import { TextLink } from '@baize/ui-kit/text-link';
import { FormattedMessage } from 'react-intl';
import { switcher } from './form.css.ts';

/** Switches from login to register. */
export function RegisterSwitch({ onRegister }: { onRegister(): void }) {
  return (
    <p className={switcher}>
      <FormattedMessage id="auth.login.noAccount" />
      <TextLink asChild standalone>
        <button type="button" onClick={onRegister}>
          <FormattedMessage id="auth.register.title" />
        </button>
      </TextLink>
    </p>
  );
}

/** Links from login to the forgotten-password popup. */
export function ForgotLink({ onForgot }: { onForgot(): void }) {
  return (
    <TextLink asChild standalone>
      <button type="button" onClick={onForgot}>
        <FormattedMessage id="auth.login.forgot" />
      </button>
    </TextLink>
  );
}

/** Switches from register to login. */
export function LoginSwitch({ onLogin }: { onLogin(): void }) {
  return (
    <p className={switcher}>
      <FormattedMessage id="auth.register.hasAccount" />
      <TextLink asChild standalone>
        <button type="button" onClick={onLogin}>
          <FormattedMessage id="shell.login" />
        </button>
      </TextLink>
    </p>
  );
}
