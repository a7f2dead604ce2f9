import type { RegisterSettings } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { useIntl } from 'react-intl';
import type { CallError } from '../../shared/gateway/call-error.ts';
import {
  checkPasswords,
  PASSWORD_FIELDS,
  type PasswordValues,
} from './logic/change-password-form.ts';
import { fieldOf } from './logic/field-of.ts';
import { rangeText } from './logic/problem.ts';
import { ruleOf } from './logic/register-form.ts';
import { serverProblems } from './logic/server-problems.ts';
import * as css from './parts/form.css.ts';
import { FormAlert } from './parts/form-alert.tsx';
import { PasswordField } from './parts/password-field.tsx';
import { StrengthMeter } from './parts/strength-meter.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { useTell } from './use-tell.ts';

export interface ChangePasswordScreenProps {
  /** It must be done before anything else; signing out is the only other way (R4.04). */
  forced: boolean;
  /** Whose password it is, for password managers. */
  account: string;
  /** The merchant's rules; without them the gateway alone decides. */
  rules: RegisterSettings;
  /** Gives back a refusal; whoever succeeds is taken elsewhere. */
  onSubmit(values: PasswordValues): Promise<CallError | undefined>;
  onSignOut(): void;
  onClose(): void;
}

const EMPTY: PasswordValues = { oldPassword: '', newPassword: '', confirmNewPassword: '' };
const FIELD_OF_CODE = {
  password_incorrect: 'oldPassword',
  password_common: 'newPassword',
} as const;
const RULE_OF = { newPassword: 'password' };

/** The change-password popup (R2.105). */
export function ChangePasswordScreen(props: ChangePasswordScreenProps) {
  const { forced, rules } = props;
  const intl = useIntl();
  const tell = useTell();
  const { form, submit, refusal, isBusy } = useAuthForm<PasswordValues>({
    initial: EMPTY,
    judgeOn: 'leave',
    check: (values) => checkPasswords(rules, values),
    send: props.onSubmit,
    problemsOf: (error) =>
      serverProblems<PasswordValues>(error, {
        fields: PASSWORD_FIELDS,
        codes: FIELD_OF_CODE,
        rules,
        ruleOf: RULE_OF,
      }),
  });
  const newPassword = form.watch('newPassword');
  const rule = ruleOf(rules, 'password');
  return (
    <Dialog
      open
      size="sm"
      title={intl.formatMessage({ id: 'auth.change.title' })}
      description={forced ? intl.formatMessage({ id: 'auth.change.forced' }) : undefined}
      labels={{ close: intl.formatMessage({ id: 'action.close' }) }}
      dismissable={!forced}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
    >
      <form className={css.form} onSubmit={submit} noValidate>
        <input
          hidden
          readOnly
          tabIndex={-1}
          autoComplete="username"
          aria-hidden="true"
          value={props.account}
        />
        <PasswordField
          field={fieldOf(form, 'oldPassword')}
          label="auth.field.oldPassword"
          autoComplete="current-password"
        />
        <PasswordField
          field={fieldOf(form, 'newPassword')}
          label="auth.field.newPassword"
          autoComplete="new-password"
          meter={<StrengthMeter password={newPassword} />}
          hint={tell({
            id: 'auth.problem.passwordLength',
            values: { range: rangeText(rule.minLength, rule.maxLength) },
          })}
        />
        <PasswordField
          field={fieldOf(form, 'confirmNewPassword')}
          label="auth.field.confirmNewPassword"
          autoComplete="new-password"
        />
        <FormAlert refusal={refusal} />
        <div className={css.stack}>
          <Button type="submit" size="lg" shape="block" busy={isBusy}>
            {intl.formatMessage({ id: 'auth.change.submit' })}
          </Button>
          {forced && (
            <Button tone="quiet" shape="block" onClick={props.onSignOut}>
              {intl.formatMessage({ id: 'auth.change.signOut' })}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
