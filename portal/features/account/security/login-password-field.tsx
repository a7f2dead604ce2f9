import { PasswordField } from '../../../shared/forms/fields.tsx';

/** The login password, entered once more before something of the account changes. */
export const LoginPasswordField = ({ name }: { name: 'password' | 'loginPassword' }) => (
  <PasswordField
    name={name}
    label="member.payPassword.login"
    required
    size="lg"
    autoComplete="current-password"
  />
);
