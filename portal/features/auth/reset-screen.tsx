import type { RegisterSettings } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import { CallError } from '../../shared/api/call-error.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { rangeText } from '../../shared/field-rules/pattern-messages.ts';
import { ruleOf } from '../../shared/field-rules/rule-of.ts';
import { PasswordField } from '../../shared/forms/fields.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { checkResolver } from '../../shared/forms/resolver.ts';
import { serverErrors } from '../../shared/forms/server-errors.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useProblemMessage } from '../../shared/forms/use-problem-message.ts';
import * as css from './components/form.css.ts';
import { StrengthMeter } from './components/strength-meter.tsx';
import { checkNewPassword } from './lib/change-password-form.ts';
import { reportedProblem } from './lib/reported-problem.ts';

interface ResetValues {
  newPassword: string;
  confirmNewPassword: string;
}

interface ResetScreenProps {
  /** The status of the link: being checked, valid, or an error. */
  link: 'loading' | 'ready' | CallError;
  rules: RegisterSettings;
  onRetry(): void;
  onAskAgain(): void;
  /** Returns a rejection; a success navigates. */
  onSubmit(values: ResetValues): Promise<CallError | undefined>;
  onClose(): void;
}

/** The popup of the link in the email (R4.09). */
export function ResetScreen(props: ResetScreenProps) {
  const { link } = props;
  const intl = useIntl();
  return (
    <Dialog
      open
      size="sm"
      title={intl.formatMessage({ id: 'auth.reset.title' })}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
    >
      {link === 'ready' && <ResetForm {...props} />}
      {link === 'loading' && <LinkIsChecked />}
      {link instanceof CallError &&
        (link.isTransient ? (
          <LoadError title="auth.reset.unchecked" error={link} onRetry={props.onRetry} />
        ) : (
          <div className={css.form}>
            <FormError error={link} tone="warning" />
            <Button size="lg" fullWidth onClick={props.onAskAgain}>
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
  const messageOf = useProblemMessage();
  const form = useForm<ResetValues>({
    defaultValues: EMPTY,
    validateOn: 'leave',
    checkContext: [rules],
    resolver: checkResolver((values) => checkNewPassword(rules, values)),
    onSubmit,
    serverErrors: (error) =>
      serverErrors<ResetValues>(error, {
        fields: FIELDS,
        codes: FIELD_OF_CODE,
        problemOf: reportedProblem(rules, RULE_OF),
      }),
  });
  const rule = ruleOf(rules, 'password');
  const range = rangeText(rule.minLength, rule.maxLength);
  const isOver = form.error?.code === 'reset_link_invalid';
  return (
    <Form form={form} className={css.form}>
      <PasswordField
        name="newPassword"
        label="auth.field.newPassword"
        required
        revalidates="confirmNewPassword"
        size="lg"
        hidesHint
        autoComplete="new-password"
        meter={<StrengthMeter password={form.form.watch('newPassword')} />}
        hint={messageOf({ id: 'auth.problem.passwordLength', values: { range } })}
      />
      <PasswordField
        name="confirmNewPassword"
        label="auth.field.confirmNewPassword"
        required
        size="lg"
        autoComplete="new-password"
      />
      <FormError
        error={form.error}
        retry="submit"
        {...(isOver && {
          action: {
            label: intl.formatMessage({ id: 'auth.reset.askAgain' }),
            onPress: onAskAgain,
          },
        })}
      />
      <Button type="submit" size="lg" fullWidth busy={form.isBusy}>
        {intl.formatMessage({ id: 'auth.reset.submit' })}
      </Button>
    </Form>
  );
}
