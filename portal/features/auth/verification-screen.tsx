import type { VerificationMethod } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { textLink } from '@baize/ui-kit/text-link';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../../shared/gateway/call-error.ts';
import { fieldOf } from './logic/field-of.ts';
import { checkCode } from './logic/login-form.ts';
import { deadlineFor, type SentCode } from './logic/sent-code.ts';
import { serverProblems } from './logic/server-problems.ts';
import { AppCodeField, RecoveryCodeField } from './parts/app-code-field.tsx';
import { AuthDialog } from './parts/auth-dialog.tsx';
import { CodeField } from './parts/code-field.tsx';
import * as css from './parts/form.css.ts';
import { FormAlert } from './parts/form-alert.tsx';
import { useAuthForm } from './use-auth-form.ts';

interface VerificationValues {
  code: string;
}

export interface VerificationScreenProps {
  /** None: the account has nothing to prove itself with. */
  methods: readonly VerificationMethod[];
  /** Masked. */
  mobile: string;
  sentCode: SentCode | undefined;
  onSendCode(): Promise<number | false>;
  /** Gives back a refusal; whoever succeeds is taken elsewhere. */
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
  const { form, submit, refusal, isBusy, forgetProblems } = useAuthForm<VerificationValues>({
    initial: EMPTY,
    judgeOn: 'send',
    check: ({ code }) => ({ code: checkCode(code) }),
    send: ({ code }) => props.onSubmit(method, code.trim()),
    problemsOf: (error) =>
      serverProblems<VerificationValues>(error, {
        ...{ fields: ['code'], codes: FIELD_OF_CODE, rules: {} },
      }),
    focusAfterRefusal: 'code',
  });
  const startAgain = () => {
    forgetProblems();
    form.reset(EMPTY);
  };
  const change = (next: VerificationMethod) => {
    startAgain();
    setMethod(next);
  };
  const isOver = refusal?.code === 'login_verify_expired';
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
          <Button size="lg" shape="block" onClick={props.onContact}>
            {intl.formatMessage({ id: 'shell.customerService' })}
          </Button>
        </div>
      ) : (
        <form className={css.form} onSubmit={submit} noValidate>
          <p className={css.lead}>
            {intl.formatMessage(
              { id: method === 'totp' ? 'auth.verify.byApp' : 'auth.verify.bySms' },
              { mobile },
            )}
          </p>
          {method === 'sms' && (
            <CodeField
              field={fieldOf(form, 'code')}
              deadline={deadlineFor(props.sentCode, { countryCode: '', mobileNum: mobile })}
              onSend={props.onSendCode}
            />
          )}
          {method === 'totp' && recovers && <RecoveryCodeField field={fieldOf(form, 'code')} />}
          {method === 'totp' && !recovers && (
            <AppCodeField
              field={fieldOf(form, 'code')}
              value={form.watch('code')}
              onValue={(code) => form.setValue('code', code, { shouldValidate: false })}
              onComplete={() => void submit()}
            />
          )}
          <FormAlert
            refusal={refusal}
            {...(isOver && {
              action: {
                label: intl.formatMessage({ id: 'auth.verify.again' }),
                onPress: props.onClose,
              },
            })}
          />
          <Button type="submit" size="lg" shape="block" busy={isBusy}>
            {intl.formatMessage({ id: 'auth.verify.submit' })}
          </Button>
          {method === 'totp' && (
            <p className={css.switcher}>
              <button
                type="button"
                className={textLink({ place: 'alone' })}
                onClick={() => {
                  startAgain();
                  setRecovers(!recovers);
                }}
              >
                {intl.formatMessage({
                  id: recovers ? 'auth.verify.useApp' : 'auth.verify.useRecovery',
                })}
              </button>
            </p>
          )}
        </form>
      )}
    </AuthDialog>
  );
}
