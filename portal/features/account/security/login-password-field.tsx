import { useIntl } from 'react-intl';
import * as css from '../../../shared/cashier/cashier.css.ts';
import { PasswordField } from '../../../shared/forms/fields.tsx';

interface LoginPasswordFieldProps {
  name: 'password' | 'loginPassword';
  /** Without a login password the dialog explains that there is none to enter. */
  hasLoginPassword: boolean;
}

/** The login password, required again before a change of the account. */
export function LoginPasswordField({ name, hasLoginPassword }: LoginPasswordFieldProps) {
  const intl = useIntl();
  if (!hasLoginPassword) {
    return <p className={css.muted}>{intl.formatMessage({ id: 'member.noLoginPassword' })}</p>;
  }
  return (
    <PasswordField
      name={name}
      label="member.payPassword.login"
      required
      size="lg"
      autoComplete="current-password"
    />
  );
}
