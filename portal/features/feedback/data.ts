import { feedbackList, sendFeedback } from '@baize/gateway/contract';
import { useSWRConfig } from 'swr';
import { call } from '../../shared/gateway/call.ts';
import { loaded } from '../../shared/gateway/loaded.ts';
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
    try {
      return await intent.send(written, (idempotencyKey) =>
        call(sendFeedback, written, { idempotencyKey }),
      );
    } finally {
      // After a refusal too: the merchant may have changed the range meanwhile.
      void mutate(keysOf(feedbackList));
    }
  };
}
