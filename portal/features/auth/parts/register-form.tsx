import { Button } from '@baize/ui-kit/button';
import { Spinner } from '@baize/ui-kit/spinner';
import { useIntl } from 'react-intl';
import type { RegisterValues } from '../logic/register-form.ts';
import { deadlineFor, type SentCode } from '../logic/sent-code.ts';
import type { Stranger } from '../third-parties/stranger.ts';
import type { AuthForm } from '../use-auth-form.ts';
import * as css from './form.css.ts';
import { FormAlert } from './form-alert.tsx';
import { RegisterFields, type RegisterFieldsProps } from './register-fields.tsx';
import { StrangerNote } from './stranger-note.tsx';
import { LoginSwitch } from './switches.tsx';
import { TermsField } from './terms-field.tsx';

interface RegisterFormProps extends Omit<RegisterFieldsProps, 'form' | 'deadline'> {
  auth: AuthForm<RegisterValues>;
  sentCode: SentCode | undefined;
  isChecking: boolean;
  stranger: Stranger | undefined;
  onForgetStranger: (() => void) | undefined;
  termsVersion: string;
  onDropCode(): void;
  onLogin(): void;
}

/** The register form from its first field to its button. */
export function RegisterForm({
  auth,
  sentCode,
  isChecking,
  stranger,
  onForgetStranger,
  termsVersion,
  onDropCode,
  onLogin,
  ...fields
}: RegisterFormProps) {
  const { form, submit, refusal, isBusy } = auth;
  const intl = useIntl();
  const { countryCode } = fields;
  const mobileNum = form.getValues('mobileNum');
  // A code that was typed stands in its field; one from the address can only be left out.
  const codeRefused = refusal?.code === 'invitation_code_error';
  const dropCode = {
    label: intl.formatMessage({ id: 'auth.register.withoutCode' }),
    onPress: () => {
      onDropCode();
      void submit();
    },
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {stranger && <StrangerNote stranger={stranger} onForget={onForgetStranger} />}
      <RegisterFields
        form={form}
        deadline={deadlineFor(sentCode, { countryCode, mobileNum })}
        {...fields}
      />
      <TermsField form={form} version={termsVersion} />
      <FormAlert
        refusal={refusal}
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
        <Button type="submit" size="lg" shape="block" busy={isBusy}>
          {intl.formatMessage({ id: 'auth.register.submit' })}
        </Button>
      </div>
      <LoginSwitch onLogin={onLogin} />
    </form>
  );
}
