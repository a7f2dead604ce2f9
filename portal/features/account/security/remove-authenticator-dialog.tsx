import { authenticatorRemoval, type RequestOf, removeAuthenticator } from '@baize/gateway/contract';
import * as z from 'zod/mini';
import { useCommand } from '../../../shared/api/use-command.ts';
import { failureDetails } from '../../../shared/cashier/failure-details.tsx';
import { TextField } from '../../../shared/forms/fields.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { problemId, schemaResolver } from '../../../shared/forms/resolver.ts';
import { serverErrors } from '../../../shared/forms/server-errors.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { LoginPasswordField } from './login-password-field.tsx';

const REQUIRED = problemId('member.required');
const schema = z.extend(authenticatorRemoval, {
  verificationCode: z.string().check(z.trim(), z.minLength(1, REQUIRED)),
});
const schemaWithPassword = z.extend(schema, {
  password: z.string().check(z.minLength(1, REQUIRED)),
});

interface RemoveAuthenticatorDialogProps {
  hasLoginPassword: boolean;
  onClose(): void;
  onDone(): void;
}

/**
 * Removes the authenticator app, with the password, if there is one, and a code: a session alone is
 * not enough.
 */
export function RemoveAuthenticatorDialog(props: RemoveAuthenticatorDialogProps) {
  const { hasLoginPassword, onClose, onDone } = props;
  const { run } = useCommand(removeAuthenticator);
  const form = useForm<RequestOf<typeof removeAuthenticator>>({
    defaultValues: { ...(hasLoginPassword && { password: '' }), verificationCode: '' },
    resolver: schemaResolver(hasLoginPassword ? schemaWithPassword : schema),
    onSubmit: async (values) => (await run(values)).error,
    onSuccess: onDone,
    serverErrors: (error) => serverErrors(error, { fields: ['password', 'verificationCode'] }),
  });
  return (
    <FormDialog
      form={form}
      title="member.twoStep.removeTitle"
      submitLabel="member.twoStep.remove"
      errorDetails={failureDetails}
      onClose={onClose}
    >
      <LoginPasswordField name="password" hasLoginPassword={hasLoginPassword} />
      <TextField
        name="verificationCode"
        label="member.twoStep.eitherCode"
        required
        size="lg"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormDialog>
  );
}
