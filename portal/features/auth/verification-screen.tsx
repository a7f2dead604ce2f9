import type { VerificationMethod } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { TextLink } from '@baize/ui-kit/text-link';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../../shared/api/call-error.ts';
import { CodeField, TextField } from '../../shared/forms/fields.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { checkResolver } from '../../shared/forms/resolver.ts';
import { serverErrors } from '../../shared/forms/server-errors.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { AuthDialog } from './components/auth-dialog.tsx';
import * as css from './components/form.css.ts';
import { SmsCodeField } from './components/sms-code-field.tsx';
import { checkCode } from './lib/login-form.ts';
import { reportedProblem } from './lib/reported-problem.ts';
import { type SentCode, waitFor } from './lib/sent-code.ts';

interface VerificationValues {
  code: string;
}

interface VerificationScreenProps {
  /** Empty: the account has no method of verification. */
  methods: readonly VerificationMethod[];
  /** Masked. */
  mobile: string;
  sentCode: SentCode | undefined;
  onSendCode(): Promise<number | false>;
  /** Returns a rejection; a success navigates. */
  onSubmit(method: VerificationMethod, code: string): Promise<CallError | undefined>;
  onContact(): void;
  onClose(): void;
}

const EMPTY: VerificationValues = { code: '' };
const FIELD_OF_CODE = { verification_code_invalid: 'code' } as const;

/** Asks for the second factor: a code of the authenticator app, a recovery code, or one by SMS. */
export function VerificationScreen(props: VerificationScreenProps) {
  const { methods, mobile } = props;
  const intl = useIntl();
  const [method, setMethod] = useState<VerificationMethod>(methods[0] ?? 'sms');
  const [recovers, setRecovers] = useState(false);
  const form = useForm<VerificationValues>({
    defaultValues: EMPTY,
    resolver: checkResolver(({ code }) => ({ code: checkCode(code) })),
    onSubmit: ({ code }) => props.onSubmit(method, code.trim()),
    serverErrors: (error) =>
      serverErrors<VerificationValues>(error, {
        fields: ['code'],
        codes: FIELD_OF_CODE,
        problemOf: reportedProblem({}),
      }),
    focusAfterError: 'code',
  });
  const startAgain = () => {
    form.clearProblems();
    form.form.reset(EMPTY);
  };
  const change = (next: VerificationMethod) => {
    startAgain();
    setMethod(next);
  };
  const isOver = form.error?.code === 'login_verify_expired';
  const tabs = methods.map((value) => ({
    value,
    label: intl.formatMessage({ id: `auth.verify.tab.${value}` }),
  }));
  return (
    <AuthDialog
      title={intl.formatMessage({ id: 'auth.verify.title' })}
      size="sm"
      tabs={tabs}
      tab={method}
      onTabChange={change}
      tabsLabel={intl.formatMessage({ id: 'auth.verify.tabs' })}
      onClose={props.onClose}
    >
      {methods.length === 0 ? (
        <div className={css.form}>
          <p className={css.lead}>{intl.formatMessage({ id: 'auth.verify.none' })}</p>
          <Button size="lg" fullWidth onClick={props.onContact}>
            {intl.formatMessage({ id: 'shell.customerService' })}
          </Button>
        </div>
      ) : (
        <Form form={form} className={css.form}>
          <p className={css.lead}>
            {intl.formatMessage(
              { id: method === 'totp' ? 'auth.verify.byApp' : 'auth.verify.bySms' },
              { mobile },
            )}
          </p>
          {method === 'sms' && (
            <SmsCodeField
              name="code"
              wait={waitFor(props.sentCode, { countryCode: '', mobileNum: mobile })}
              onSend={props.onSendCode}
            />
          )}
          {method === 'totp' && recovers && (
            <TextField
              name="code"
              label="auth.field.recoveryCode"
              required
              hint={intl.formatMessage({ id: 'auth.verify.recoveryHint' })}
              hidesHint
              size="lg"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
          {method === 'totp' && !recovers && (
            <CodeField
              name="code"
              label="auth.field.appCode"
              required
              onComplete={() => void form.submit()}
            />
          )}
          <FormError
            error={form.error}
            retry="submit"
            {...(isOver && {
              action: {
                label: intl.formatMessage({ id: 'auth.verify.again' }),
                onPress: props.onClose,
              },
            })}
          />
          <Button type="submit" size="lg" fullWidth busy={form.isBusy}>
            {intl.formatMessage({ id: 'auth.verify.submit' })}
          </Button>
          {method === 'totp' && (
            <p className={css.switcher}>
              <TextLink asChild standalone>
                <button
                  type="button"
                  onClick={() => {
                    startAgain();
                    setRecovers(!recovers);
                  }}
                >
                  {intl.formatMessage({
                    id: recovers ? 'auth.verify.useApp' : 'auth.verify.useRecovery',
                  })}
                </button>
              </TextLink>
            </p>
          )}
          {method === 'totp' && recovers && (
            <p className={css.switcher}>
              <TextLink asChild standalone>
                <button type="button" onClick={props.onContact}>
                  {intl.formatMessage({ id: 'auth.verify.lost' })}
                </button>
              </TextLink>
            </p>
          )}
        </Form>
      )}
    </AuthDialog>
  );
}
