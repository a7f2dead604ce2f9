import { useRef, useState } from 'react';
import type { CallError } from './call-error.ts';
import { asRefusal, toTell } from './send.ts';
import { useIntent } from './use-intent.ts';

export interface Order {
  readonly busy: boolean;
  /** Why the last try did not work; nothing once another is under way. */
  readonly refusal: CallError | undefined;
  /**
   * Sends what is asked, one at a time, under its idempotency key; what follows a success belongs
   * into the work.
   * @returns what went wrong
   */
  place(
    asked: object,
    work: (idempotencyKey: string) => Promise<void>,
  ): Promise<CallError | undefined>;
}

/** A form that orders something once, however often it is sent, and says why it did not work. */
export function useOrder(): Order {
  const intent = useIntent();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();
  const place: Order['place'] = async (asked, work) => {
    if (sending.current) return undefined;
    sending.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      await intent.send(asked, work);
      return undefined;
    } catch (error) {
      const failure = asRefusal(error);
      setRefusal(toTell(failure));
      return failure;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, refusal, place };
}
