import type { affiliate, RegisterSettings, ResponseOf } from '@baize/gateway/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallError } from '../../shared/api/call-error.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { checkResolver } from '../../shared/forms/resolver.ts';
import { useFillEmptyFields } from '../../shared/forms/use-fill-empty-fields.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { AuthDialog } from './components/auth-dialog.tsx';
import * as css from './components/form.css.ts';
import { RegisterForm } from './components/register-form.tsx';
import { RegisterClosed, RegisterLoading } from './components/register-states.tsx';
import { type Country, dialingCodeOf } from './lib/countries.ts';
import { checkMobile } from './lib/login-form.ts';
import {
  checkRegister,
  type RegisterContext,
  type RegisterType,
  type RegisterValues,
} from './lib/register-form.ts';
import { registerRefusal } from './lib/register-refusal.ts';
import type { SentCode } from './lib/sent-code.ts';
import type { PendingSocialUser } from './third-parties/pending-social-user.ts';
import { type CaptchaPicture, useAnswerFollowsPicture } from './use-captcha.ts';
import type { CodeNumber } from './use-sms-code.ts';

interface RegisterScreenProps {
  /** The available forms, in the order of their tabs (R2.103). Empty: registration is closed. */
  types: readonly RegisterType[];
  initialType?: RegisterType | undefined;
  initial: RegisterValues;
  /** The merchant's rules; undefined while they load. */
  rules: RegisterSettings | undefined;
  /** The rules failed to load. */
  failure: CallError | undefined;
  onRetry(): void;
  smsOn: boolean;
  countries: readonly Country[];
  /** The default country; empty while the list loads. */
  likelyCountry: string;
  captcha: CaptchaPicture;
  onCaptchaRefresh(): void;
  sentCode: SentCode | undefined;
  onSendCode(number: CodeNumber): Promise<number | false>;
  /** A challenge is being solved. */
  isChecking: boolean;
  /** A person who was confirmed by a login provider, and needs no password. */
  pendingSocialUser?: PendingSocialUser | undefined;
  /** Continues with a password instead. */
  onForgetPendingSocialUser?(): void;
  termsVersion: string;
  /** The agent of the code in the address; undefined without one, and until it is known. */
  invitation?: ResponseOf<typeof affiliate> | undefined;
  /** Returns a rejection; a success navigates. */
  onSubmit(
    type: RegisterType,
    values: RegisterValues,
    dialingCode: string,
  ): Promise<CallError | undefined>;
  /** Continues without the code of the address, which is not valid. */
  onDropCode(): void;
  onLogin(): void;
  onClose(): void;
  /** The merchant's banner. */
  banner?: ReactNode;
}

const NO_RULES: RegisterSettings = {};

/** The register popup (R2.103), with the fields that the merchant asks for. */
export function RegisterScreen(props: RegisterScreenProps) {
  const { types, countries, captcha, likelyCountry, smsOn } = props;
  const rules = props.rules ?? NO_RULES;
  const intl = useIntl();
  const [chosen, setChosen] = useState(props.initialType);
  const type = types.find((open) => open === chosen) ?? types[0] ?? 'register';
  const countryOf = (values: RegisterValues) => values.countryCode || likelyCountry;
  const contextOf = (values: RegisterValues): RegisterContext => ({
    type,
    rules,
    smsOn,
    social: props.pendingSocialUser !== undefined,
    dialingCode: dialingCodeOf(countries, countryOf(values)),
  });
  const form = useForm<RegisterValues>({
    defaultValues: props.initial,
    validateOn: 'leave',
    checkContext: [props.rules, props.countries],
    resolver: checkResolver((values) => checkRegister(contextOf(values), values)),
    onSubmit: (values) =>
      props.onSubmit(
        type,
        { ...values, countryCode: countryOf(values) },
        contextOf(values).dialingCode,
      ),
    serverErrors: (error) => registerRefusal(contextOf(props.initial), error),
  });
  const { setValue, setFocus, watch } = form.form;
  const values = watch();
  const context = contextOf(values);
  useAnswerFollowsPicture(captcha, () => setValue('captcha', ''));
  useFillEmptyFields(form.form, props.initial, [
    'affiliateCode',
    'payeeName',
    'email',
    'mobileNum',
  ]);

  // The terms have changed since they were accepted.
  const { termsVersion } = props;
  const [acceptedVersion, setAcceptedVersion] = useState(termsVersion);
  useEffect(() => {
    if (termsVersion === acceptedVersion) return;
    setAcceptedVersion(termsVersion);
    setValue('terms', false);
  }, [termsVersion, acceptedVersion, setValue]);

  const isReady = props.rules !== undefined && types.length > 0;
  const wasReady = useRef(isReady);
  // The dialog opened before its form was rendered. Otherwise the dialog has moved the focus into
  // it, unless the person types there already: a server-rendered form can be filled in before it
  // hydrates.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (isReady && !wasReady.current) setFocus(type === 'register' ? 'username' : 'mobileNum');
  }, [isReady]);

  const sendCode = async (): Promise<number | false> => {
    const { dialingCode } = context;
    const problem = checkMobile(dialingCode, values.mobileNum);
    if (problem) {
      form.setProblem('mobileNum', problem);
      return false;
    }
    form.form.clearErrors('mobileNum');
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
        form.clearProblems();
        setChosen(next);
      }}
      tabsLabel={intl.formatMessage({ id: 'auth.register.tabs' })}
      onClose={props.onClose}
    >
      <div className={css.banner}>{props.banner}</div>
      {types.length === 0 ? (
        <RegisterClosed onLogin={props.onLogin} />
      ) : props.rules ? (
        <RegisterForm
          form={form}
          values={values}
          context={context}
          countryCode={countryOf(values)}
          onCountry={(code) => setValue('countryCode', code)}
          onSendCode={sendCode}
          countries={countries}
          captcha={captcha}
          onCaptchaRefresh={props.onCaptchaRefresh}
          sentCode={props.sentCode}
          isChecking={props.isChecking}
          pendingSocialUser={props.pendingSocialUser}
          onForgetPendingSocialUser={props.onForgetPendingSocialUser}
          termsVersion={termsVersion}
          invitation={props.invitation}
          onDropCode={props.onDropCode}
          onLogin={props.onLogin}
        />
      ) : props.failure ? (
        <LoadError title="error.title" error={props.failure} onRetry={props.onRetry} />
      ) : (
        <RegisterLoading />
      )}
    </AuthDialog>
  );
}
