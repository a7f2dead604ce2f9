import { Button } from '@baize/ui-kit/button';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../../shared/api/call-error.ts';
import { CheckboxField } from '../../shared/forms/fields.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { checkResolver } from '../../shared/forms/resolver.ts';
import { serverErrors } from '../../shared/forms/server-errors.ts';
import { useFillEmptyFields } from '../../shared/forms/use-fill-empty-fields.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { AuthDialog } from './components/auth-dialog.tsx';
import * as css from './components/form.css.ts';
import { type FreePlay, FreePlayEntry } from './components/free-play-entry.tsx';
import { LoginSmsFields, LoginUsernameFields } from './components/login-fields.tsx';
import { ForgotLink, RegisterSwitch } from './components/switches.tsx';
import { type Country, dialingCodeOf } from './lib/countries.ts';
import {
  checkLogin,
  checkMobile,
  LOGIN_FIELDS,
  type LoginType,
  type LoginValues,
} from './lib/login-form.ts';
import { reportedProblem } from './lib/reported-problem.ts';
import { type SentCode, waitFor } from './lib/sent-code.ts';
import { type CaptchaPicture, useAnswerFollowsPicture } from './use-captcha.ts';
import type { CodeNumber } from './use-sms-code.ts';

interface LoginScreenProps {
  /** False while the forgotten-password popup replaces it; the input is kept. */
  open?: boolean;
  initial: LoginValues;
  initialType: LoginType;
  /** The sms tab exists only with MOBILEVERCODELOGIN3 (R2.102). */
  smsOn: boolean;
  countries: readonly Country[];
  /** The default country; empty while the list loads. */
  likelyCountry: string;
  captcha: CaptchaPicture;
  onCaptchaRefresh(): void;
  sentCode: SentCode | undefined;
  onSendCode(number: CodeNumber): Promise<number | false>;
  /** Third-party logins, where the merchant has any. */
  social?: ReactNode;
  /** Undefined where the merchant has no free play. */
  freePlay?: FreePlay | undefined;
  /** Returns a rejection; a success navigates. */
  onSubmit(
    type: LoginType,
    values: LoginValues,
    more: { dialingCode: string; captchaShown: boolean },
  ): Promise<CallError | undefined>;
  onForgot(): void;
  /** Links to the agents' login, for a person who is told that this one is for members (R6.05). */
  onAgents(): void;
  /** Undefined where registration is closed. */
  onRegister?: (() => void) | undefined;
  onClose(): void;
}

const FIELD_OF_CODE = {
  captcha_err: 'captcha',
  verification_code_invalid: 'verificationCode',
  phone_code_invalid: 'verificationCode',
} as const;

/** The login popup (R2.102). */
export function LoginScreen(props: LoginScreenProps) {
  const { initial, countries, captcha, sentCode } = props;
  const intl = useIntl();
  const [type, setType] = useState<LoginType>(props.smsOn ? props.initialType : 'username');
  const captchaShown = type === 'username' && captcha.status !== 'hidden';
  const countryOf = (values: LoginValues) => values.countryCode || props.likelyCountry;
  const dialingOf = (values: LoginValues) => dialingCodeOf(countries, countryOf(values));

  const form = useForm<LoginValues>({
    defaultValues: initial,
    resolver: checkResolver((values) =>
      checkLogin({ type, captchaShown, dialingCode: dialingOf(values) }, values),
    ),
    onSubmit: (values) =>
      props.onSubmit(
        type,
        { ...values, countryCode: countryOf(values) },
        { captchaShown, dialingCode: dialingOf(values) },
      ),
    serverErrors: (error) =>
      serverErrors<LoginValues>(error, {
        fields: LOGIN_FIELDS,
        codes: FIELD_OF_CODE,
        problemOf: reportedProblem({}),
      }),
    focusAfterError: type === 'username' ? 'password' : 'verificationCode',
  });
  const [chosenCountry, mobileNum] = form.form.watch(['countryCode', 'mobileNum']);
  const countryCode = chosenCountry || props.likelyCountry;

  useFillEmptyFields(form.form, initial, ['username', 'countryCode', 'mobileNum', 'remember']);
  const { smsOn, initialType } = props;
  useEffect(() => {
    if (smsOn) setType(initialType);
  }, [smsOn, initialType]);
  useAnswerFollowsPicture(captcha, () => form.form.setValue('captcha', ''));

  const sendCode = async (): Promise<number | false> => {
    const countryDialingCode = dialingCodeOf(countries, countryCode);
    const problem = checkMobile(countryDialingCode, mobileNum);
    if (!problem) {
      form.form.clearErrors('mobileNum');
      return props.onSendCode({ countryCode, countryDialingCode, mobileNum: mobileNum.trim() });
    }
    form.setProblem('mobileNum', problem);
    return false;
  };
  const change = (next: LoginType) => {
    form.clearProblems();
    setType(next);
  };
  const tabs = (['username', 'sms'] as const)
    .filter((value) => value === 'username' || props.smsOn)
    .map((value) => ({ value, label: intl.formatMessage({ id: `auth.login.tab.${value}` }) }));

  return (
    <AuthDialog
      open={props.open ?? true}
      title={intl.formatMessage({ id: 'shell.login' })}
      size="sm"
      tabs={tabs}
      tab={type}
      onTabChange={change}
      tabsLabel={intl.formatMessage({ id: 'auth.login.tabs' })}
      onClose={props.onClose}
    >
      <Form form={form} className={css.form}>
        {type === 'username' ? (
          <LoginUsernameFields captcha={captcha} onCaptchaRefresh={props.onCaptchaRefresh} />
        ) : (
          <LoginSmsFields
            countries={countries}
            countryCode={countryCode}
            onCountry={(code) => form.form.setValue('countryCode', code)}
            dialingCode={dialingCodeOf(countries, countryCode)}
            wait={waitFor(sentCode, { countryCode, mobileNum })}
            onSendCode={sendCode}
          />
        )}
        <div className={css.beside}>
          <CheckboxField name="remember">
            {intl.formatMessage({ id: 'auth.login.remember' })}
          </CheckboxField>
          <ForgotLink onForgot={props.onForgot} />
        </div>
        <FormError
          error={form.error}
          retry="submit"
          {...(form.error?.code === 'non_member_login' && {
            action: {
              label: intl.formatMessage({ id: 'auth.agent.toEntrance' }),
              onPress: props.onAgents,
            },
          })}
        />
        <Button type="submit" size="lg" fullWidth busy={form.isBusy}>
          {intl.formatMessage({ id: 'shell.login' })}
        </Button>
        {props.onRegister && <RegisterSwitch onRegister={props.onRegister} />}
        {props.social}
        {props.freePlay && <FreePlayEntry {...props.freePlay} />}
      </Form>
    </AuthDialog>
  );
}
