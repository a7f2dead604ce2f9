import type { LoginValue, LoginVerificationDetail } from '@baize/gateway/contract';
import { useState } from 'react';
import type { CallError } from '../../shared/gateway/call-error.ts';
import { asCallError } from './attempt.ts';
import { isOn, logIn } from './data.ts';
import { type LoginType, type LoginValues, mustChangePassword } from './logic/login-form.ts';
import { rememberLogin } from './logic/remembered-login.ts';
import { type Captcha, useCaptcha } from './use-captcha.ts';
import { useEntrance } from './use-entrance.ts';

/** A login that waits for its second factor, with what was typed for it. */
export interface WaitingLogin {
  readonly verification: LoginVerificationDetail;
  readonly values: LoginValues;
}

export interface LoginMore {
  readonly dialingCode: string;
  readonly captchaShown: boolean;
}

export interface Login {
  readonly captcha: Captcha;
  /** Set while the second factor is asked for (R2.17). */
  readonly waiting: WaitingLogin | undefined;
  /** What was typed before the second factor was asked for and given up. */
  readonly typed: LoginValues | undefined;
  submit(type: LoginType, values: LoginValues, more: LoginMore): Promise<CallError | undefined>;
  /** The second factor was right. */
  finish(value: LoginValue): void;
  giveUp(): void;
}

interface LoginOptions {
  /** The agents' entrance takes agents only (R6.05). */
  readonly audience: 'any' | 'agent';
  /** Whether the names may be kept for the next time (R9.04); the agents' entrance keeps none. */
  readonly remembers: boolean;
}

/** One entrance: sends the login, and knows what comes between it and the session. */
export function useLogin({ audience, remembers }: LoginOptions): Login {
  const captcha = useCaptcha();
  const enter = useEntrance();
  const [waiting, setWaiting] = useState<WaitingLogin>();
  const [typed, setTyped] = useState<LoginValues>();

  const goIn = (type: LoginType, values: LoginValues, value: LoginValue) => {
    const { username, countryCode, mobileNum, remember } = values;
    if (remembers) {
      rememberLogin(remember ? { type, username, countryCode, mobileNum } : undefined);
    }
    const force = mustChangePassword(type, value, isOn('PWDEXPFORCECHANGE3'));
    enter(value, { mustChangePassword: force });
  };
  const submit: Login['submit'] = async (type, values, more) => {
    try {
      goIn(type, values, await logIn(type, values, { ...more, audience }));
      return undefined;
    } catch (error) {
      const refused = asCallError(error);
      // A captcha works once: whatever was refused, the next try needs another (R8.10).
      if (refused.detail.captcha || more.captchaShown) captcha.refresh();
      const { verification } = refused.detail;
      if (!verification) return refused;
      setWaiting({ verification, values });
      return undefined;
    }
  };
  const finish = (value: LoginValue) => {
    if (waiting) goIn('username', waiting.values, value);
  };
  const giveUp = () => {
    setTyped(waiting?.values);
    setWaiting(undefined);
  };
  return { captcha, waiting, typed, submit, finish, giveUp };
}
