import { feedbackList, sendFeedback } from '@baize/gateway/contract';
import { useSWRConfig } from 'swr';
import { call } from '../../shared/gateway/call.ts';
import { loaded } from '../../shared/gateway/loaded.ts';
import { asRefusal, send } from '../../shared/gateway/send.ts';
import { keysOf, useCall } from '../../shared/gateway/use-call.ts';
import { useIntent } from '../../shared/gateway/use-intent.ts';
import type { Written } from './feedback-form.tsx';

const PAGE_SIZE = 5;

/** One's own messages and the merchant's range of words; nothing is asked for nobody. */
export function useFeedback(page: number, may: boolean) {
  const payload = may ? { pageNo: page, pageSize: PAGE_SIZE } : null;
  const answer = useCall(feedbackList, payload, { keepPreviousData: true });
  return loaded(answer, answer.data);
}

/** Sends a message once, however often a lost answer makes it be tried. */
export function useSendFeedback() {
  const intent = useIntent();
  const { mutate } = useSWRConfig();
  return async (written: Written) => {
    const idempotencyKey = intent.keyFor(written);
    try {
      const stored = await send(() => call(sendFeedback, written, { idempotencyKey }));
      intent.settle();
      return stored;
    } catch (error) {
      const refusal = asRefusal(error);
      if (!refusal.isTransient) intent.settle();
      throw refusal;
    } finally {
      // After a refusal too: the merchant may have changed the range meanwhile.
      void mutate(keysOf(feedbackList));
    }
  };
}
