import { Button } from '@baize/ui-kit/button';
import { Checkbox } from '@baize/ui-kit/checkbox';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../../shared/gateway/call-error.ts';
import { type Country, dialingCodeOf } from './logic/countries.ts';
import { fieldOf } from './logic/field-of.ts';
import {
  checkLogin,
  checkMobile,
  LOGIN_FIELDS,
  type LoginType,
  type LoginValues,
} from './logic/login-form.ts';
import { deadlineFor, type SentCode } from './logic/sent-code.ts';
import { serverProblems } from './logic/server-problems.ts';
import { AuthDialog } from './parts/auth-dialog.tsx';
import * as css from './parts/form.css.ts';
import { FormAlert } from './parts/form-alert.tsx';
import { type FreePlay, FreePlayEntry } from './parts/free-play-entry.tsx';
import { LoginSmsFields, LoginUsernameFields } from './parts/login-fields.tsx';
import { ForgotLink, RegisterSwitch } from './parts/switches.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { type CaptchaPicture, useAnswerFollowsPicture } from './use-captcha.ts';
import type { CodeNumber } from './use-sms-code.ts';
import { useTell } from './use-tell.ts';

export interface LoginScreenProps {
  /** Away for a while, with all that was typed: a new password is asked for. */
  open?: boolean;
  initial: LoginValues;
  initialType: LoginType;
  /** The sms tab exists only with MOBILEVERCODELOGIN3 (R2.102). */
  smsOn: boolean;
  countries: readonly Country[];
  /** What is chosen until the person chooses; empty while the list is on its way. */
  likelyCountry: string;
  captcha: CaptchaPicture;
  onCaptchaRefresh(): void;
  sentCode: SentCode | undefined;
  onSendCode(number: CodeNumber): Promise<number | false>;
  /** Ways in by a third party, where the merchant has any. */
  social?: ReactNode;
  /** Left out where the merchant has no free play. */
  freePlay?: FreePlay | undefined;
  /** Gives back a refusal; whoever succeeds is taken elsewhere. */
  onSubmit(
    type: LoginType,
    values: LoginValues,
    more: { dialingCode: string; captchaShown: boolean },
  ): Promise<CallError | undefined>;
  onForgot(): void;
  /** To the agents' entrance, for who is told that this one is for members (R6.05). */
  onAgents(): void;
  /** Left out where registration is closed. */
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
  const tell = useTell();
  const [type, setType] = useState<LoginType>(props.smsOn ? props.initialType : 'username');
  const captchaShown = type === 'username' && captcha.status !== 'hidden';
  const countryOf = (values: LoginValues) => values.countryCode || props.likelyCountry;
  const dialingOf = (values: LoginValues) => dialingCodeOf(countries, countryOf(values));

  const { form, submit, refusal, isBusy, forgetProblems } = useAuthForm<LoginValues>({
    initial,
    judgeOn: 'send',
    check: (values) => checkLogin({ type, captchaShown, dialingCode: dialingOf(values) }, values),
    send: (values) =>
      props.onSubmit(
        type,
        { ...values, countryCode: countryOf(values) },
        { captchaShown, dialingCode: dialingOf(values) },
      ),
    problemsOf: (error) =>
      serverProblems<LoginValues>(error, { fields: LOGIN_FIELDS, codes: FIELD_OF_CODE, rules: {} }),
    focusAfterRefusal: type === 'username' ? 'password' : 'verificationCode',
  });
  const [chosenCountry, mobileNum] = form.watch(['countryCode', 'mobileNum']);
  const countryCode = chosenCountry || props.likelyCountry;

  useAnswerFollowsPicture(captcha, () => form.setValue('captcha', ''));

  const sendCode = async (): Promise<number | false> => {
    const countryDialingCode = dialingCodeOf(countries, countryCode);
    const problem = checkMobile(countryDialingCode, mobileNum);
    if (!problem) {
      form.clearErrors('mobileNum');
      return props.onSendCode({ countryCode, countryDialingCode, mobileNum: mobileNum.trim() });
    }
    form.setError('mobileNum', { type: problem.id, message: tell(problem) });
    form.setFocus('mobileNum');
    return false;
  };
  const change = (next: LoginType) => {
    forgetProblems();
    setType(next);
  };
  const tabs = (['username', 'sms'] as const)
    .filter((value) => value === 'username' || props.smsOn)
    .map((value) => ({ value, label: intl.formatMessage({ id: `auth.login.tab.${value}` }) }));

  return (
    <AuthDialog
      open={props.open ?? true}
      title={intl.formatMessage({ id: 'auth.login.title' })}
      size="sm"
      tabs={tabs}
      tab={type}
      onTabChange={change}
      tabsLabel={intl.formatMessage({ id: 'auth.login.tabs' })}
      onClose={props.onClose}
    >
      <form className={css.form} onSubmit={submit} noValidate>
        {type === 'username' ? (
          <LoginUsernameFields
            form={form}
            captcha={captcha}
            onCaptchaRefresh={props.onCaptchaRefresh}
          />
        ) : (
          <LoginSmsFields
            form={form}
            countries={countries}
            countryCode={countryCode}
            dialingCode={dialingCodeOf(countries, countryCode)}
            deadline={deadlineFor(sentCode, { countryCode, mobileNum })}
            onSendCode={sendCode}
          />
        )}
        <div className={css.beside}>
          <Checkbox {...fieldOf(form, 'remember').input}>
            {intl.formatMessage({ id: 'auth.login.remember' })}
          </Checkbox>
          <ForgotLink onForgot={props.onForgot} />
        </div>
        <FormAlert
          refusal={refusal}
          {...(refusal?.code === 'non_member_login' && {
            action: {
              label: intl.formatMessage({ id: 'auth.agent.toEntrance' }),
              onPress: props.onAgents,
            },
          })}
        />
        <Button type="submit" size="lg" shape="block" busy={isBusy}>
          {intl.formatMessage({ id: 'auth.login.submit' })}
        </Button>
        {props.onRegister && <RegisterSwitch onRegister={props.onRegister} />}
        {props.social}
        {props.freePlay && <FreePlayEntry {...props.freePlay} />}
      </form>
    </AuthDialog>
  );
}
