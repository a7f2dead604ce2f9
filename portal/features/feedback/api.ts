import { feedbackList, sendFeedback } from '@baize/gateway/contract';
import { loadedRecord } from '../../shared/api/loaded.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { useQuery } from '../../shared/api/use-query.ts';

const PAGE_SIZE = 5;

/** One's own messages and the merchant's range of words. */
export function useFeedback(page: number) {
  const answer = useQuery(feedbackList, { pageNo: page, pageSize: PAGE_SIZE });
  return loadedRecord(answer);
}

/** Sends a message once, however often a lost answer makes it be tried. */
export const useSendFeedback = () =>
  // The merchant may have changed the range meanwhile.
  useCommand(sendFeedback, { invalidates: [feedbackList] });
