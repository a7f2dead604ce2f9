import { useIntl } from 'react-intl';
import * as css from '../../../shared/cashier/cashier.css.ts';
import { PasswordField } from '../../../shared/forms/fields.tsx';

interface LoginPasswordFieldProps {
  name: 'password' | 'loginPassword';
  /** Without one there is nothing to ask for, and the dialog says so. */
  hasLoginPassword: boolean;
}

/** The login password, entered once more before something of the account changes. */
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
