import type { RegisterSettings } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import { FailedPart } from '../../shared/errors/failed-part.tsx';
import { CallError } from '../../shared/gateway/call-error.ts';
import { checkNewPassword } from './logic/change-password-form.ts';
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

export interface ResetValues {
  newPassword: string;
  confirmNewPassword: string;
}

export interface ResetScreenProps {
  /** Whether the link can be used: not known yet, yes, or why not. */
  link: 'loading' | 'ready' | CallError;
  rules: RegisterSettings;
  onRetry(): void;
  onAskAgain(): void;
  /** Gives back a refusal; whoever succeeds is taken elsewhere. */
  onSubmit(values: ResetValues): Promise<CallError | undefined>;
  onClose(): void;
}

/** The popup that the link of an email opens (R4.09). */
export function ResetScreen(props: ResetScreenProps) {
  const { link } = props;
  const intl = useIntl();
  return (
    <Dialog
      open
      size="sm"
      title={intl.formatMessage({ id: 'auth.reset.title' })}
      labels={{ close: intl.formatMessage({ id: 'action.close' }) }}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
    >
      {link === 'ready' && <ResetForm {...props} />}
      {link === 'loading' && <LinkIsChecked />}
      {link instanceof CallError &&
        (link.isTransient ? (
          <FailedPart title="auth.reset.unchecked" error={link} onRetry={props.onRetry} />
        ) : (
          <div className={css.form}>
            <FormAlert refusal={link} tone="warning" />
            <Button size="lg" shape="block" onClick={props.onAskAgain}>
              {intl.formatMessage({ id: 'auth.reset.askAgain' })}
            </Button>
          </div>
        ))}
    </Dialog>
  );
}

function LinkIsChecked() {
  const intl = useIntl();
  return (
    <div className={css.form} role="status" aria-label={intl.formatMessage({ id: 'app.loading' })}>
      <Skeleton className={css.ghost} />
      <Skeleton className={css.ghost} />
    </div>
  );
}

const EMPTY: ResetValues = { newPassword: '', confirmNewPassword: '' };
const FIELDS = ['newPassword', 'confirmNewPassword'] as const;
const FIELD_OF_CODE = { password_common: 'newPassword' } as const;
const RULE_OF = { newPassword: 'password' };

function ResetForm({ rules, onSubmit, onAskAgain }: ResetScreenProps) {
  const intl = useIntl();
  const tell = useTell();
  const { form, submit, refusal, isBusy } = useAuthForm<ResetValues>({
    initial: EMPTY,
    judgeOn: 'leave',
    check: (values) => checkNewPassword(rules, values),
    send: onSubmit,
    problemsOf: (error) =>
      serverProblems<ResetValues>(error, {
        ...{ fields: FIELDS, codes: FIELD_OF_CODE, rules, ruleOf: RULE_OF },
      }),
  });
  const rule = ruleOf(rules, 'password');
  const range = rangeText(rule.minLength, rule.maxLength);
  const isOver = refusal?.code === 'reset_link_invalid';
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <PasswordField
        field={fieldOf(form, 'newPassword')}
        label="auth.field.newPassword"
        autoComplete="new-password"
        meter={<StrengthMeter password={form.watch('newPassword')} />}
        hint={tell({ id: 'auth.problem.passwordLength', values: { range } })}
      />
      <PasswordField
        field={fieldOf(form, 'confirmNewPassword')}
        label="auth.field.confirmNewPassword"
        autoComplete="new-password"
      />
      <FormAlert
        refusal={refusal}
        {...(isOver && {
          action: {
            label: intl.formatMessage({ id: 'auth.reset.askAgain' }),
            onPress: onAskAgain,
          },
        })}
      />
      <Button type="submit" size="lg" shape="block" busy={isBusy}>
        {intl.formatMessage({ id: 'auth.reset.submit' })}
      </Button>
    </form>
  );
}
