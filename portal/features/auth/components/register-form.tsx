import type { affiliate, ResponseOf } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { Spinner } from '@baize/ui-kit/spinner';
import { useIntl } from 'react-intl';
import { Form } from '../../../shared/forms/form.tsx';
import { FormError } from '../../../shared/forms/form-error.tsx';
import type { FormHandle } from '../../../shared/forms/use-form.ts';
import { formatRate } from '../../../shared/money/rate.ts';
import type { RegisterValues } from '../lib/register-form.ts';
import { type SentCode, waitFor } from '../lib/sent-code.ts';
import type { PendingSocialUser } from '../third-parties/pending-social-user.ts';
import * as css from './form.css.ts';
import { PendingSocialUserNote } from './pending-social-user-note.tsx';
import { RegisterFields, type RegisterFieldsProps } from './register-fields.tsx';
import { LoginSwitch } from './switches.tsx';
import { TermsField } from './terms-field.tsx';

interface RegisterFormProps extends Omit<RegisterFieldsProps, 'wait'> {
  form: FormHandle<RegisterValues>;
  sentCode: SentCode | undefined;
  isChecking: boolean;
  pendingSocialUser: PendingSocialUser | undefined;
  onForgetPendingSocialUser: (() => void) | undefined;
  termsVersion: string;
  invitation: ResponseOf<typeof affiliate> | undefined;
  onDropCode(): void;
  onLogin(): void;
}

/** The register form with its fields and its button. */
export function RegisterForm({
  form,
  sentCode,
  isChecking,
  pendingSocialUser,
  onForgetPendingSocialUser,
  termsVersion,
  invitation,
  onDropCode,
  onLogin,
  ...fields
}: RegisterFormProps) {
  const intl = useIntl();
  const { countryCode, values } = fields;
  const { mobileNum } = values;
  // The error of a typed code is beside its field; one from the address can only be dropped.
  const unknownCode = invitation?.valid === false ? invitation.code : undefined;
  const hasCodeField = fields.context.rules.affiliateCode?.enabled ?? false;
  const codeRefused = form.error?.code === 'invitation_code_error';
  const dropCode = {
    label: intl.formatMessage({ id: 'auth.register.withoutCode' }),
    onPress: () => {
      onDropCode();
      void form.submit();
    },
  };
  return (
    <Form form={form} className={css.form}>
      {invitation?.kind && invitation.rate !== undefined && (
        <Alert>
          {intl.formatMessage(
            { id: `auth.register.invited.${invitation.kind}` },
            { rate: formatRate(intl, invitation.rate) },
          )}
        </Alert>
      )}
      {unknownCode !== undefined && !hasCodeField && (
        <Alert>{intl.formatMessage({ id: 'auth.register.unknownCode' })}</Alert>
      )}
      {pendingSocialUser && (
        <PendingSocialUserNote
          pendingSocialUser={pendingSocialUser}
          onForget={onForgetPendingSocialUser}
        />
      )}
      <RegisterFields
        wait={waitFor(sentCode, { countryCode, mobileNum })}
        unknownCode={unknownCode}
        {...fields}
      />
      <TermsField name="terms" version={termsVersion} />
      <FormError
        error={form.error}
        retry="submit"
        tone={codeRefused ? 'warning' : 'danger'}
        action={codeRefused ? dropCode : undefined}
      />
      <div className={css.stack}>
        <p role="status" className={css.checking}>
          {isChecking && (
            <>
              <Spinner size="sm" />
              {intl.formatMessage({ id: 'auth.register.checking' })}
            </>
          )}
        </p>
        <Button type="submit" size="lg" fullWidth busy={form.isBusy}>
          {intl.formatMessage({ id: 'auth.register.submit' })}
        </Button>
      </div>
      <LoginSwitch onLogin={onLogin} />
    </Form>
  );
}
