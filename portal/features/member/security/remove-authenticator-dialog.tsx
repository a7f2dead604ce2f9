import { removeAuthenticator } from '@baize/gateway/contract';
import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../../shared/gateway/call.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { PayPasswordField } from '../parts/pay-password-field.tsx';

interface RemoveAuthenticatorDialogProps {
  onClose(): void;
  onDone(): void;
}

/** Ends the authenticator app, with the password and a code: a session alone is not enough. */
export function RemoveAuthenticatorDialog({ onClose, onDone }: RemoveAuthenticatorDialogProps) {
  const intl = useIntl();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  return (
    <FormDialog
      title="member.twoStep.removeTitle"
      submitLabel="member.twoStep.remove"
      check={() => ({
        password: password ? undefined : 'member.required',
        code: code.trim() ? undefined : 'member.required',
      })}
      problemOf={() => 'error.request_param_err'}
      submit={() => call(removeAuthenticator, { password, verificationCode: code.trim() })}
      onClose={onClose}
      onDone={onDone}
    >
      {(errorOf) => (
        <>
          <PayPasswordField
            name="password"
            kind="login"
            label="member.payPassword.login"
            value={password}
            onChange={setPassword}
            error={errorOf('password')}
          />
          <Field
            required
            label={intl.formatMessage({ id: 'member.twoStep.eitherCode' })}
            error={errorOf('code')}
          >
            <Input
              name="code"
              size="lg"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
