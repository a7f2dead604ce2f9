import { feedbackList, sendFeedback } from '@baize/gateway/contract';
import { loadedRecord } from '../../shared/api/loaded.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { useQuery } from '../../shared/api/use-query.ts';

const PAGE_SIZE = 5;

/** The member's own messages, and the merchant's bounds of their length. */
export function useFeedback(page: number) {
  const answer = useQuery(feedbackList, { pageNo: page, pageSize: PAGE_SIZE });
  return loadedRecord(answer);
}

/** Sends a message once, however often a lost answer makes it be retried. */
export const useSendFeedback = () =>
  // The merchant may have changed the bounds meanwhile.
  useCommand(sendFeedback, { invalidates: [feedbackList] });
