import type { RegisterSettings } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CallError } from '../../shared/gateway/call-error.ts';
import { type Country, dialingCodeOf } from './logic/countries.ts';
import {
  checkForgot,
  FORGOT_FIELDS,
  type ForgotValues,
  type ForgotWay,
} from './logic/forgot-form.ts';
import { checkMobile } from './logic/login-form.ts';
import { deadlineFor, type SentCode } from './logic/sent-code.ts';
import { serverProblems } from './logic/server-problems.ts';
import { AuthDialog } from './parts/auth-dialog.tsx';
import { ForgotEmailFields, ForgotPhoneFields, LinkIsSent } from './parts/forgot-fields.tsx';
import * as css from './parts/form.css.ts';
import { FormAlert } from './parts/form-alert.tsx';
import { useAuthForm } from './use-auth-form.ts';
import type { CodeNumber } from './use-sms-code.ts';
import { useTell } from './use-tell.ts';

export interface ForgotScreenProps {
  initial: ForgotValues;
  initialWay: ForgotWay;
  /** The phone tab exists only with CHNGPASSVERIF3 (R2.104). */
  phoneOn: boolean;
  rules: RegisterSettings;
  countries: readonly Country[];
  /** What is chosen until the person chooses; empty while the list is on its way. */
  likelyCountry: string;
  sentCode: SentCode | undefined;
  onSendCode(number: CodeNumber): Promise<number | false>;
  /** Gives for how many minutes the link works, or a refusal. */
  onMail(values: ForgotValues): Promise<number | CallError>;
  /** Gives back a refusal; whoever succeeds is taken elsewhere. */
  onSetPassword(values: ForgotValues, dialingCode: string): Promise<CallError | undefined>;
  onClose(): void;
}

const FIELD_OF_CODE = {
  verification_code_invalid: 'verificationCode',
  password_common: 'newPassword',
} as const;
const RULE_OF = { newPassword: 'password' };

/** A new password by a link in an email (R4.09), or by a code to the phone (R4.10). */
export function ForgotScreen(props: ForgotScreenProps) {
  const { countries, rules } = props;
  const intl = useIntl();
  const tell = useTell();
  const [way, setWay] = useState<ForgotWay>(props.phoneOn ? props.initialWay : 'email');
  const [sentFor, setSentFor] = useState<number>();
  const dialingOf = ({ countryCode }: ForgotValues) =>
    dialingCodeOf(countries, countryCode || props.likelyCountry);

  const { form, submit, refusal, isBusy, forgetProblems } = useAuthForm<ForgotValues>({
    initial: props.initial,
    judgeOn: 'leave',
    check: (values) => checkForgot({ way, rules, dialingCode: dialingOf(values) }, values),
    send: async (values) => {
      if (way === 'mobileNum') return props.onSetPassword(values, dialingOf(values));
      const answer = await props.onMail(values);
      if (answer instanceof CallError) return answer;
      setSentFor(answer);
      return undefined;
    },
    problemsOf: (error) =>
      serverProblems<ForgotValues>(error, {
        ...{ fields: FORGOT_FIELDS, codes: FIELD_OF_CODE, rules, ruleOf: RULE_OF },
      }),
  });
  const [chosenCountry, mobileNum] = form.watch(['countryCode', 'mobileNum']);
  const countryCode = chosenCountry || props.likelyCountry;
  const dialingCode = dialingCodeOf(countries, countryCode);

  const sendCode = async (): Promise<number | false> => {
    const problem = checkMobile(dialingCode, mobileNum);
    if (!problem) {
      form.clearErrors('mobileNum');
      const countryDialingCode = dialingCode;
      return props.onSendCode({ countryCode, countryDialingCode, mobileNum: mobileNum.trim() });
    }
    form.setError('mobileNum', { type: problem.id, message: tell(problem) });
    form.setFocus('mobileNum');
    return false;
  };
  const change = (next: ForgotWay) => {
    forgetProblems();
    setWay(next);
  };
  const tabs = (['email', 'mobileNum'] as const)
    .filter((value) => value === 'email' || props.phoneOn)
    .map((value) => ({ value, label: intl.formatMessage({ id: `auth.forgot.tab.${value}` }) }));

  return (
    <AuthDialog
      title={intl.formatMessage({ id: 'auth.forgot.title' })}
      size="sm"
      tabs={sentFor === undefined ? tabs : []}
      tab={way}
      onTabChange={change}
      tabsLabel={intl.formatMessage({ id: 'auth.forgot.tabs' })}
      onClose={props.onClose}
    >
      {sentFor !== undefined ? (
        <LinkIsSent email={form.getValues('email')} minutes={sentFor} onClose={props.onClose} />
      ) : (
        <form className={css.form} onSubmit={submit} noValidate>
          {way === 'email' ? (
            <ForgotEmailFields form={form} />
          ) : (
            <ForgotPhoneFields
              form={form}
              rules={rules}
              countries={countries}
              countryCode={countryCode}
              dialingCode={dialingCode}
              deadline={deadlineFor(props.sentCode, { countryCode, mobileNum })}
              onSendCode={sendCode}
            />
          )}
          <FormAlert refusal={refusal} />
          <Button type="submit" size="lg" shape="block" busy={isBusy}>
            {intl.formatMessage({ id: `auth.forgot.submit.${way}` })}
          </Button>
        </form>
      )}
    </AuthDialog>
  );
}
