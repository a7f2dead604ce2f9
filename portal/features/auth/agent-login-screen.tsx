import { Button } from '@baize/ui-kit/button';
import { ChartNoAxesCombined, Clock, Headset, Users, Wallet } from '@baize/ui-kit/icon';
import { textLink } from '@baize/ui-kit/text-link';
import { useIntl } from 'react-intl';
import type { CallError } from '../../shared/gateway/call-error.ts';
import * as css from './agent-login.css.ts';
import { checkLogin, LOGIN_FIELDS, type LoginValues } from './logic/login-form.ts';
import { serverProblems } from './logic/server-problems.ts';
import * as form from './parts/form.css.ts';
import { FormAlert } from './parts/form-alert.tsx';
import { LineDrawing } from './parts/line-drawing.tsx';
import { LoginUsernameFields } from './parts/login-fields.tsx';
import { ForgotLink } from './parts/switches.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { type CaptchaPicture, useAnswerFollowsPicture } from './use-captcha.ts';

export interface AgentLoginScreenProps {
  /** Somebody who is no agent and would be signed out here. */
  loggedInAs: string | undefined;
  captcha: CaptchaPicture;
  onCaptchaRefresh(): void;
  /** Gives back a refusal; whoever succeeds is taken elsewhere. */
  onSubmit(values: LoginValues, captchaShown: boolean): Promise<CallError | undefined>;
  onForgot(): void;
  onContact(): void;
  onMembers(): void;
}

const EMPTY: LoginValues = {
  ...{ username: '', password: '', captcha: '', countryCode: '' },
  ...{ mobileNum: '', verificationCode: '', remember: false },
};

const POINTS = [
  { icon: Users, message: 'auth.agent.point.team' },
  { icon: ChartNoAxesCombined, message: 'auth.agent.point.figures' },
  { icon: Wallet, message: 'auth.agent.point.money' },
] as const;

/** The agents' entrance (R2.03): what waits behind it, when somebody can be asked, and the form. */
export function AgentLoginScreen(props: AgentLoginScreenProps) {
  const intl = useIntl();
  return (
    <div className={css.page}>
      <section className={css.promise}>
        <LineDrawing className={css.drawing} />
        <div className={css.words}>
          <h1 className={css.title}>{intl.formatMessage({ id: 'auth.agent.title' })}</h1>
          <p className={css.lead}>{intl.formatMessage({ id: 'auth.agent.lead' })}</p>
          <ul className={css.points}>
            {POINTS.map(({ icon: Icon, message }) => (
              <li key={message} className={css.point}>
                <Icon className={css.pointIcon} aria-hidden="true" />
                {intl.formatMessage({ id: message })}
              </li>
            ))}
          </ul>
        </div>
        <div className={css.hours}>
          <Clock className={css.hoursIcon} aria-hidden="true" />
          <div className={css.hoursText}>
            <span>{intl.formatMessage({ id: 'auth.agent.hours' })}</span>
            <strong className={css.hoursTime}>
              {intl.formatMessage({ id: 'auth.agent.hoursText' })}
            </strong>
          </div>
          <Button tone="soft" onClick={props.onContact}>
            <Headset size={18} aria-hidden="true" />
            {intl.formatMessage({ id: 'auth.agent.ask' })}
          </Button>
        </div>
      </section>
      <AgentForm {...props} />
    </div>
  );
}

function AgentForm(props: AgentLoginScreenProps) {
  const { captcha, loggedInAs } = props;
  const intl = useIntl();
  const captchaShown = captcha.status !== 'hidden';
  const auth = useAuthForm<LoginValues>({
    initial: EMPTY,
    judgeOn: 'send',
    check: (values) => checkLogin({ type: 'username', captchaShown, dialingCode: '' }, values),
    send: (values) => props.onSubmit(values, captchaShown),
    problemsOf: (error) =>
      serverProblems<LoginValues>(error, {
        ...{ fields: LOGIN_FIELDS, codes: { captcha_err: 'captcha' }, rules: {} },
      }),
    focusAfterRefusal: 'password',
  });
  useAnswerFollowsPicture(captcha, () => auth.form.setValue('captcha', ''));
  const toMembers = intl.formatMessage({ id: 'auth.agent.toMembers' });
  return (
    <section className={css.card}>
      <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'auth.agent.form' })}</h2>
      {loggedInAs !== undefined && (
        <p className={css.note}>
          {intl.formatMessage({ id: 'auth.agent.notAgent' }, { name: loggedInAs })}
        </p>
      )}
      <form className={form.form} onSubmit={auth.submit} noValidate>
        <LoginUsernameFields
          form={auth.form}
          captcha={captcha}
          onCaptchaRefresh={props.onCaptchaRefresh}
        />
        <p className={css.help}>
          <ForgotLink onForgot={props.onForgot} />
        </p>
        <FormAlert
          refusal={auth.refusal}
          {...(auth.refusal?.code === 'non_agent_login' && {
            action: { label: toMembers, onPress: props.onMembers },
          })}
        />
        <Button type="submit" size="lg" shape="block" busy={auth.isBusy}>
          {intl.formatMessage({ id: 'auth.login.submit' })}
        </Button>
        <p className={form.switcher}>
          {intl.formatMessage({ id: 'auth.agent.member' })}
          <button type="button" className={textLink({ place: 'alone' })} onClick={props.onMembers}>
            {toMembers}
          </button>
        </p>
      </form>
    </section>
  );
}
