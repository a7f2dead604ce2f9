import type { LoginValue, LoginVerificationDetail } from '@baize/gateway/contract';
import { useState } from 'react';
import type { CallError } from '../../shared/api/call-error.ts';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { isOn, logIn } from './api.ts';
import { type LoginType, type LoginValues, mustChangePassword } from './lib/login-form.ts';
import { rememberLogin } from './lib/remembered-login.ts';
import { type Captcha, useCaptcha } from './use-captcha.ts';
import { useStartSession } from './use-start-session.ts';

/** A login that needs its second factor. */
export interface WaitingLogin {
  readonly verification: LoginVerificationDetail;
  /** Its input; undefined for a third-party login. */
  readonly values?: LoginValues;
  /** Completes the login with the session from the second factor. */
  readonly startSession: (value: LoginValue) => void;
}

interface LoginMore {
  readonly dialingCode: string;
  readonly captchaShown: boolean;
}

export interface Login {
  readonly captcha: Captcha;
  /** Set while the second factor is required (R2.17). */
  readonly waiting: WaitingLogin | undefined;
  /** The input of a login whose second factor was cancelled. */
  readonly input: LoginValues | undefined;
  submit(type: LoginType, values: LoginValues, more: LoginMore): Promise<CallError | undefined>;
  /** A third-party login needs its second factor. */
  verify(verification: LoginVerificationDetail): void;
  /** The second factor was verified. */
  finish(value: LoginValue): void;
  giveUp(): void;
}

interface LoginOptions {
  /** The agents' login accepts agents only (R6.05). */
  readonly audience: 'any' | 'agent';
  /** Whether the names may be stored for the next login (R9.04); the agents' login stores none. */
  readonly remembers: boolean;
}

/** The logic of a login form: sends the login and handles the steps before the session. */
export function useLogin({ audience, remembers }: LoginOptions): Login {
  const captcha = useCaptcha();
  const enter = useStartSession();
  const [waiting, setWaiting] = useState<WaitingLogin>();
  const [input, setInput] = useState<LoginValues>();

  const startSession = (type: LoginType, values: LoginValues, value: LoginValue) => {
    const { username, countryCode, mobileNum, remember } = values;
    if (remembers) {
      rememberLogin(remember ? { type, username, countryCode, mobileNum } : undefined);
    }
    const force = mustChangePassword(type, value, isOn('PWDEXPFORCECHANGE3'));
    enter(value, { mustChangePassword: force });
  };
  const submit: Login['submit'] = async (type, values, more) => {
    try {
      startSession(type, values, await logIn(type, values, { ...more, audience }));
      return undefined;
    } catch (error) {
      const refused = toCallError(error);
      // A captcha works once: after any rejection the next attempt needs another one (R8.10).
      if (refused.detail.captcha || more.captchaShown) captcha.refresh();
      const { verification } = refused.detail;
      if (!verification) return refused;
      setWaiting({
        verification,
        values,
        startSession: (value) => startSession(type, values, value),
      });
      return undefined;
    }
  };
  const verify: Login['verify'] = (verification) =>
    setWaiting({ verification, startSession: enter });
  const finish = (value: LoginValue) => waiting?.startSession(value);
  const giveUp = () => {
    setInput(waiting?.values);
    setWaiting(undefined);
  };
  return { captcha, waiting, input, submit, verify, finish, giveUp };
}
