import { useRef, useState } from 'react';
import type { CallError } from '../../../shared/gateway/call-error.ts';
import { asRefusal, send } from '../../../shared/gateway/send.ts';
import { useIntent } from '../../../shared/gateway/use-intent.ts';

/** One order at a time under one idempotency key, and why it was refused. */
export function useOrder() {
  const intent = useIntent();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();
  const place = async (asked: object, work: (key: string) => Promise<void>): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      const key = intent.keyFor(asked);
      await send(() => work(key));
      intent.settle();
    } catch (error) {
      const failure = asRefusal(error);
      // After a lost answer the order may stand: trying again must mean the same one.
      if (!failure.isTransient) intent.settle();
      setRefusal(failure);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, refusal, place };
}
