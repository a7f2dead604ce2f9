import type { RegisterSettings } from '@baize/gateway/contract';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../../shared/gateway/call-error.ts';
import { type Country, dialingCodeOf } from './logic/countries.ts';
import { checkMobile } from './logic/login-form.ts';
import {
  checkRegister,
  type RegisterContext,
  type RegisterType,
  type RegisterValues,
} from './logic/register-form.ts';
import { registerRefusal } from './logic/register-refusal.ts';
import type { SentCode } from './logic/sent-code.ts';
import { AuthDialog } from './parts/auth-dialog.tsx';
import { RegisterForm } from './parts/register-form.tsx';
import { RegisterClosed, RegisterFailed, RegisterLoading } from './parts/register-states.tsx';
import type { Stranger } from './third-parties/stranger.ts';
import { useAuthForm } from './use-auth-form.ts';
import { type CaptchaPicture, useAnswerFollowsPicture } from './use-captcha.ts';
import type { CodeNumber } from './use-sms-code.ts';
import { useTell } from './use-tell.ts';

export interface RegisterScreenProps {
  /** The forms that are open, in the order of their tabs (R2.103). None: registration is closed. */
  types: readonly RegisterType[];
  initialType?: RegisterType | undefined;
  initial: RegisterValues;
  /** The merchant's rules; undefined while they are on their way. */
  rules: RegisterSettings | undefined;
  /** The rules could not be loaded. */
  failure: CallError | undefined;
  onRetry(): void;
  smsOn: boolean;
  countries: readonly Country[];
  /** What is chosen until the person chooses; empty while the list is on its way. */
  likelyCountry: string;
  captcha: CaptchaPicture;
  onCaptchaRefresh(): void;
  sentCode: SentCode | undefined;
  onSendCode(number: CodeNumber): Promise<number | false>;
  /** A challenge is being solved. */
  isChecking: boolean;
  /** Confirmed by a login provider: needs no password. */
  stranger?: Stranger | undefined;
  /** Goes on with a password instead. */
  onForgetStranger?(): void;
  termsVersion: string;
  /** Gives back a refusal; whoever succeeds is taken elsewhere. */
  onSubmit(
    type: RegisterType,
    values: RegisterValues,
    dialingCode: string,
  ): Promise<CallError | undefined>;
  /** Goes on without the code of the address, which is not valid. */
  onDropCode(): void;
  onLogin(): void;
  onClose(): void;
}

const NO_RULES: RegisterSettings = {};

/** The register popup (R2.103), with the fields that the merchant asks for. */
export function RegisterScreen(props: RegisterScreenProps) {
  const { types, countries, captcha, likelyCountry, smsOn } = props;
  const rules = props.rules ?? NO_RULES;
  const intl = useIntl();
  const tell = useTell();
  const [chosen, setChosen] = useState(props.initialType);
  const type = types.find((open) => open === chosen) ?? types[0] ?? 'register';
  const countryOf = (values: RegisterValues) => values.countryCode || likelyCountry;
  const contextOf = (values: RegisterValues): RegisterContext => ({
    type,
    rules,
    smsOn,
    social: props.stranger !== undefined,
    dialingCode: dialingCodeOf(countries, countryOf(values)),
  });
  const auth = useAuthForm<RegisterValues>({
    initial: props.initial,
    judgeOn: 'leave',
    check: (values) => checkRegister(contextOf(values), values),
    send: (values) =>
      props.onSubmit(
        type,
        { ...values, countryCode: countryOf(values) },
        contextOf(values).dialingCode,
      ),
    problemsOf: (error) => registerRefusal(contextOf(props.initial), error),
  });
  const { form } = auth;
  const { setValue, setFocus } = form;
  const values = form.watch();
  const context = contextOf(values);
  useAnswerFollowsPicture(captcha, () => setValue('captcha', ''));

  // Other terms than the ones that were accepted.
  const { termsVersion } = props;
  const [acceptedVersion, setAcceptedVersion] = useState(termsVersion);
  useEffect(() => {
    if (termsVersion === acceptedVersion) return;
    setAcceptedVersion(termsVersion);
    setValue('terms', false);
  }, [termsVersion, acceptedVersion, setValue]);

  // The dialog opened before its form was there.
  const isReady = props.rules !== undefined && types.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (isReady) setFocus(type === 'register' ? 'username' : 'mobileNum');
  }, [isReady]);

  const sendCode = async (): Promise<number | false> => {
    const { dialingCode } = context;
    const problem = checkMobile(dialingCode, values.mobileNum);
    if (problem) {
      form.setError('mobileNum', { type: problem.id, message: tell(problem) });
      setFocus('mobileNum');
      return false;
    }
    form.clearErrors('mobileNum');
    const mobileNum = values.mobileNum.trim();
    return props.onSendCode({
      countryCode: countryOf(values),
      countryDialingCode: dialingCode,
      mobileNum,
    });
  };
  return (
    <AuthDialog
      title={intl.formatMessage({ id: 'auth.register.title' })}
      size="md"
      tabs={types.map((value) => ({
        value,
        label: intl.formatMessage({ id: `auth.register.tab.${value}` }),
      }))}
      tab={type}
      onTabChange={(next) => {
        auth.forgetProblems();
        setChosen(next);
      }}
      tabsLabel={intl.formatMessage({ id: 'auth.register.tabs' })}
      onClose={props.onClose}
    >
      {types.length === 0 ? (
        <RegisterClosed onLogin={props.onLogin} />
      ) : props.rules ? (
        <RegisterForm
          auth={auth}
          context={context}
          countryCode={countryOf(values)}
          onSendCode={sendCode}
          countries={countries}
          captcha={captcha}
          onCaptchaRefresh={props.onCaptchaRefresh}
          sentCode={props.sentCode}
          isChecking={props.isChecking}
          stranger={props.stranger}
          onForgetStranger={props.onForgetStranger}
          termsVersion={termsVersion}
          onDropCode={props.onDropCode}
          onLogin={props.onLogin}
        />
      ) : props.failure ? (
        <RegisterFailed failure={props.failure} onRetry={props.onRetry} />
      ) : (
        <RegisterLoading />
      )}
    </AuthDialog>
  );
}
