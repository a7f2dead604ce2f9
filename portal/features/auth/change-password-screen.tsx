import type { RegisterSettings } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { useIntl } from 'react-intl';
import type { CallError } from '../../shared/api/call-error.ts';
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
import { TermsField } from './components/terms-field.tsx';
import {
  checkPasswords,
  PASSWORD_FIELDS,
  type PasswordProof,
  type PasswordValues,
} from './lib/change-password-form.ts';
import { reportedProblem } from './lib/reported-problem.ts';

interface ChangePasswordScreenProps {
  /** The change is required before anything else; the only alternative is to sign out (R4.04). */
  forced: boolean;
  /** The proof besides the new password; without the old one it is the account's first. */
  proof: PasswordProof;
  /** The account, for password managers. */
  account: string;
  /** The merchant's rules; without them only the gateway validates. */
  rules: RegisterSettings;
  /** The version of the terms that must be accepted with it; undefined where they were accepted. */
  termsVersion?: string | undefined;
  /** Returns a rejection; a success navigates. */
  onSubmit(values: PasswordValues): Promise<CallError | undefined>;
  onSignOut(): void;
  onClose(): void;
}

const EMPTY: PasswordValues = {
  oldPassword: '',
  paymentPassword: '',
  newPassword: '',
  confirmNewPassword: '',
  terms: false,
};
const FIELD_OF_CODE = {
  terms_not_accepted: 'terms',
  password_incorrect: 'oldPassword',
  'invalid.payment.pw': 'paymentPassword',
  password_common: 'newPassword',
} as const;
const PAYMENT_DIGITS = 6;
const RULE_OF = { newPassword: 'password' };

/** The change-password popup (R2.105). */
export function ChangePasswordScreen(props: ChangePasswordScreenProps) {
  const { forced, proof, rules, termsVersion } = props;
  const asksTerms = termsVersion !== undefined;
  const intl = useIntl();
  const messageOf = useProblemMessage();
  const form = useForm<PasswordValues>({
    defaultValues: EMPTY,
    validateOn: 'leave',
    checkContext: [rules, proof, termsVersion],
    resolver: checkResolver((values) => checkPasswords(rules, values, { proof, asksTerms })),
    onSubmit: props.onSubmit,
    serverErrors: (error) =>
      serverErrors<PasswordValues>(error, {
        fields: PASSWORD_FIELDS,
        codes: FIELD_OF_CODE,
        problemOf: reportedProblem(rules, RULE_OF),
      }),
  });
  const newPassword = form.form.watch('newPassword');
  const rule = ruleOf(rules, 'password');
  const title = intl.formatMessage({
    id: proof === 'oldPassword' ? 'auth.change.title' : 'auth.change.first',
  });
  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={forced ? intl.formatMessage({ id: 'auth.change.forced' }) : undefined}
      dismissable={!forced}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
    >
      <Form form={form} className={css.form}>
        <input
          hidden
          readOnly
          tabIndex={-1}
          autoComplete="username"
          aria-hidden="true"
          value={props.account}
        />
        {proof === 'oldPassword' && (
          <PasswordField
            name="oldPassword"
            label="auth.field.oldPassword"
            required
            revalidates="newPassword"
            size="lg"
            autoComplete="current-password"
          />
        )}
        {proof === 'paymentPassword' && (
          <PasswordField
            name="paymentPassword"
            label="auth.field.paymentPassword"
            required
            digits={PAYMENT_DIGITS}
            size="lg"
          />
        )}
        <PasswordField
          name="newPassword"
          label="auth.field.newPassword"
          required
          revalidates="confirmNewPassword"
          size="lg"
          hidesHint
          autoComplete="new-password"
          meter={<StrengthMeter password={newPassword} username={props.account} />}
          hint={messageOf({
            id: 'auth.problem.passwordLength',
            values: { range: rangeText(rule.minLength, rule.maxLength) },
          })}
        />
        <PasswordField
          name="confirmNewPassword"
          label="auth.field.confirmNewPassword"
          required
          size="lg"
          autoComplete="new-password"
        />
        {termsVersion !== undefined && <TermsField name="terms" version={termsVersion} />}
        <FormError error={form.error} retry="submit" />
        <div className={css.stack}>
          <Button type="submit" size="lg" fullWidth busy={form.isBusy}>
            {title}
          </Button>
          {forced && (
            <Button variant="ghost" fullWidth onClick={props.onSignOut}>
              {intl.formatMessage({ id: 'shell.signOut' })}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
