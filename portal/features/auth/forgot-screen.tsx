import type { RegisterSettings } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { TextLink } from '@baize/ui-kit/text-link';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { CallError } from '../../shared/api/call-error.ts';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { checkResolver } from '../../shared/forms/resolver.ts';
import { serverErrors } from '../../shared/forms/server-errors.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { AuthDialog } from './components/auth-dialog.tsx';
import { ForgotEmailFields, ForgotPhoneFields, LinkIsSent } from './components/forgot-fields.tsx';
import * as css from './components/form.css.ts';
import { type Country, dialingCodeOf } from './lib/countries.ts';
import {
  checkForgot,
  FORGOT_FIELDS,
  type ForgotValues,
  type ForgotWay,
} from './lib/forgot-form.ts';
import { checkMobile } from './lib/login-form.ts';
import { reportedProblem } from './lib/reported-problem.ts';
import { type SentCode, waitFor } from './lib/sent-code.ts';
import type { CodeNumber } from './use-sms-code.ts';

export interface ForgotScreenProps {
  initial: ForgotValues;
  initialWay: ForgotWay;
  /** Emails can be sent. */
  emailOn: boolean;
  /** The address of customer service, shown where neither method is available. */
  help: string;
  /** The phone tab exists only with CHNGPASSVERIF3 (R2.104). */
  phoneOn: boolean;
  rules: RegisterSettings;
  countries: readonly Country[];
  /** The default country; empty while the list loads. */
  likelyCountry: string;
  sentCode: SentCode | undefined;
  onSendCode(number: CodeNumber): Promise<number | false>;
  /** Returns the number of minutes for which the link is valid, or a rejection. */
  onMail(values: ForgotValues): Promise<number | CallError>;
  /** Returns a rejection; a success navigates. */
  onSetPassword(values: ForgotValues, dialingCode: string): Promise<CallError | undefined>;
  onClose(): void;
  /** The merchant's banner. */
  banner?: ReactNode;
}

const FIELD_OF_CODE = {
  verification_code_invalid: 'verificationCode',
  password_common: 'newPassword',
} as const;
const RULE_OF = { newPassword: 'password' };

/** Resets the password by a link in an email (R4.09), or by a code to the phone (R4.10). */
export function ForgotScreen(props: ForgotScreenProps) {
  const { countries, rules } = props;
  const intl = useIntl();
  const ways = (['email', 'mobileNum'] as const).filter((each) =>
    each === 'email' ? props.emailOn : props.phoneOn,
  );
  const [chosen, setWay] = useState<ForgotWay>(props.initialWay);
  const way = ways.includes(chosen) ? chosen : (ways[0] ?? 'email');
  const [sentFor, setSentFor] = useState<number>();
  const dialingOf = ({ countryCode }: ForgotValues) =>
    dialingCodeOf(countries, countryCode || props.likelyCountry);

  const form = useForm<ForgotValues>({
    defaultValues: props.initial,
    validateOn: 'leave',
    checkContext: [rules, countries],
    resolver: checkResolver((values) =>
      checkForgot({ way, rules, dialingCode: dialingOf(values) }, values),
    ),
    onSubmit: async (values) => {
      if (way === 'mobileNum') return props.onSetPassword(values, dialingOf(values));
      const answer = await props.onMail(values);
      if (answer instanceof CallError) return answer;
      setSentFor(answer);
      return undefined;
    },
    serverErrors: (error) =>
      serverErrors<ForgotValues>(error, {
        fields: FORGOT_FIELDS,
        codes: FIELD_OF_CODE,
        problemOf: reportedProblem(rules, RULE_OF),
      }),
  });
  const { countryCode: chosenCountry, mobileNum, email, newPassword } = form.form.watch();
  const countryCode = chosenCountry || props.likelyCountry;
  const dialingCode = dialingCodeOf(countries, countryCode);

  const sendCode = async (): Promise<number | false> => {
    const problem = checkMobile(dialingCode, mobileNum);
    if (!problem) {
      form.form.clearErrors('mobileNum');
      const countryDialingCode = dialingCode;
      return props.onSendCode({ countryCode, countryDialingCode, mobileNum: mobileNum.trim() });
    }
    form.setProblem('mobileNum', problem);
    return false;
  };
  const change = (next: ForgotWay) => {
    form.clearProblems();
    setWay(next);
  };
  const tabs = ways.map((value) => ({
    value,
    label: intl.formatMessage({ id: `auth.forgot.tab.${value}` }),
  }));

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
      <div className={css.banner}>{props.banner}</div>
      {sentFor !== undefined && (
        <LinkIsSent email={email} minutes={sentFor} onClose={props.onClose} />
      )}
      {sentFor === undefined && ways.length === 0 && (
        <Alert tone="warning">
          <span>{intl.formatMessage({ id: 'auth.forgot.closed' })}</span>
          <TextLink href={props.help}>{intl.formatMessage({ id: 'auth.forgot.help' })}</TextLink>
        </Alert>
      )}
      {sentFor === undefined && ways.length > 0 && (
        <Form form={form} className={css.form}>
          {way === 'email' ? (
            <ForgotEmailFields />
          ) : (
            <ForgotPhoneFields
              newPassword={newPassword}
              rules={rules}
              countries={countries}
              countryCode={countryCode}
              onCountry={(code) => form.form.setValue('countryCode', code)}
              dialingCode={dialingCode}
              wait={waitFor(props.sentCode, { countryCode, mobileNum })}
              onSendCode={sendCode}
            />
          )}
          <FormError error={form.error} retry="submit" />
          <Button type="submit" size="lg" fullWidth busy={form.isBusy}>
            {intl.formatMessage({ id: `auth.forgot.submit.${way}` })}
          </Button>
        </Form>
      )}
    </AuthDialog>
  );
}
