import { Button } from '@baize/ui-kit/button';
import { ChartNoAxesCombined, Clock, Headset, Users, Wallet } from '@baize/ui-kit/icon';
import { TextLink } from '@baize/ui-kit/text-link';
import { useIntl } from 'react-intl';
import type { CallError } from '../../shared/api/call-error.ts';
import { Form } from '../../shared/forms/form.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { checkResolver } from '../../shared/forms/resolver.ts';
import { serverErrors } from '../../shared/forms/server-errors.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import * as css from './agent-login.css.ts';
import { DownlineIllustration } from './components/downline-illustration.tsx';
import * as formCss from './components/form.css.ts';
import { LoginUsernameFields } from './components/login-fields.tsx';
import { ForgotLink } from './components/switches.tsx';
import { checkLogin, LOGIN_FIELDS, type LoginValues } from './lib/login-form.ts';
import { reportedProblem } from './lib/reported-problem.ts';
import { type CaptchaPicture, useAnswerFollowsPicture } from './use-captcha.ts';

interface AgentLoginScreenProps {
  /** The name of a person who is no agent and would be logged out here. */
  loggedInAs: string | undefined;
  captcha: CaptchaPicture;
  onCaptchaRefresh(): void;
  /** Returns a rejection; a successful login navigates. */
  onSubmit(values: LoginValues, captchaShown: boolean): Promise<CallError | undefined>;
  onForgot(): void;
  onContact(): void;
  onMembers(): void;
}

const EMPTY: LoginValues = {
  username: '',
  password: '',
  captcha: '',
  countryCode: '',
  mobileNum: '',
  verificationCode: '',
  remember: false,
};

const POINTS = [
  { icon: Users, message: 'auth.agent.point.team' },
  { icon: ChartNoAxesCombined, message: 'auth.agent.point.figures' },
  { icon: Wallet, message: 'auth.agent.point.money' },
] as const;

/** The agents' login (R2.03): an introduction to the center, and the form. */
export function AgentLoginScreen(props: AgentLoginScreenProps) {
  const intl = useIntl();
  return (
    <div className={css.page}>
      <section className={css.promise}>
        <DownlineIllustration className={css.drawing} />
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
          <Button variant="soft" onClick={props.onContact}>
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
  const form = useForm<LoginValues>({
    defaultValues: EMPTY,
    resolver: checkResolver((values) =>
      checkLogin({ type: 'username', captchaShown, dialingCode: '' }, values),
    ),
    onSubmit: (values) => props.onSubmit(values, captchaShown),
    serverErrors: (error) =>
      serverErrors<LoginValues>(error, {
        fields: LOGIN_FIELDS,
        codes: { captcha_err: 'captcha' },
        problemOf: reportedProblem({}),
      }),
    focusAfterError: 'password',
  });
  useAnswerFollowsPicture(captcha, () => form.form.setValue('captcha', ''));
  const toMembers = intl.formatMessage({ id: 'auth.agent.toMembers' });
  return (
    <section className={css.card}>
      <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'auth.agent.form' })}</h2>
      {loggedInAs !== undefined && (
        <p className={css.note}>
          {intl.formatMessage({ id: 'auth.agent.notAgent' }, { name: loggedInAs })}
        </p>
      )}
      <Form form={form} className={formCss.form}>
        <LoginUsernameFields captcha={captcha} onCaptchaRefresh={props.onCaptchaRefresh} />
        <p className={css.help}>
          <ForgotLink onForgot={props.onForgot} />
        </p>
        <FormError
          error={form.error}
          retry="submit"
          {...(form.error?.code === 'non_agent_login' && {
            action: { label: toMembers, onPress: props.onMembers },
          })}
        />
        <Button type="submit" size="lg" fullWidth busy={form.isBusy}>
          {intl.formatMessage({ id: 'shell.login' })}
        </Button>
        <p className={formCss.switcher}>
          {intl.formatMessage({ id: 'auth.agent.member' })}
          <TextLink asChild standalone>
            <button type="button" onClick={props.onMembers}>
              {toMembers}
            </button>
          </TextLink>
        </p>
      </Form>
    </section>
  );
}
