import { deadlineFrom } from '@baize/ui-kit/countdown-button';
import { useCallback, useState } from 'react';
import type { CallError } from '../../shared/api/call-error.ts';
import { toCallError } from '../../shared/api/to-call-error.ts';
import { requestCode } from './api.ts';
import {
  type CodePurpose,
  forgetSentCode,
  type RequestedPurpose,
  readSentCode,
  type SentCode,
  writeSentCode,
} from './lib/sent-code.ts';
import { useClientState } from './use-client-state.ts';

export interface CodeNumber {
  readonly countryCode: string;
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

interface SmsCode {
  readonly sent: SentCode | undefined;
  /** Why the last request failed; shown as a warning until it is dismissed (R8.08). */
  readonly failure: CallError | undefined;
  /** Returns when another code can be requested (milliseconds since 1970), or false. */
  send(number: CodeNumber): Promise<number | false>;
  dismissFailure(): void;
  /** Forgets an accepted code. The screen stays as it is until it is closed. */
  forget(): void;
}

/** A source of codes other than the default call. */
interface CodeSource {
  readonly purpose: CodePurpose;
  /** @throws {CallError} */
  ask(number: CodeNumber): Promise<{ expiredMinutes: number }>;
}

/** Requests verification codes, with the countdown (R4.12). */
export function useSmsCode(source: RequestedPurpose | CodeSource): SmsCode {
  const { purpose, ask }: CodeSource =
    typeof source === 'string'
      ? { purpose: source, ask: (number) => requestCode(source, number) }
      : source;
  const [sent, setSent] = useClientState(() => readSentCode(purpose, Date.now()), undefined);
  const [failure, setFailure] = useState<CallError>();

  const send: SmsCode['send'] = async (number) => {
    const keep = (deadline: number, isRefused = false) => {
      const { countryCode, mobileNum } = number;
      const next = { countryCode, mobileNum, deadline, ...(isRefused && { isRefused }) };
      writeSentCode(purpose, next);
      setSent(next);
      return deadline;
    };
    try {
      const { expiredMinutes } = await ask(number);
      return keep(deadlineFrom(expiredMinutes, Date.now()));
    } catch (error) {
      const refused = toCallError(error);
      setFailure(refused);
      // Too soon or too often: the last code may still work, and the next one has its time (R9.05).
      const { retryAfter } = refused.detail;
      if (!retryAfter) return false;
      const isRefused = refused.code === 'phone_too_many_requests';
      return keep(Date.now() + retryAfter * 1000, isRefused);
    }
  };
  const dismissFailure = useCallback(() => setFailure(undefined), []);
  const forget = () => forgetSentCode(purpose);
  return { sent, failure, send, dismissFailure, forget };
}
