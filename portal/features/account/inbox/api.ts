import {
  deleteMessage,
  getInbox,
  messageTargets,
  type RequestOf,
  type ResponseOf,
  readAllMessages,
  readMessage,
  sentLineMessages,
  unreadCount,
} from '@baize/gateway/contract';
import { call } from '../../../shared/api/call.ts';
import { loadedRecord } from '../../../shared/api/loaded.ts';
import { toCallError } from '../../../shared/api/to-call-error.ts';
import { useCursorQuery } from '../../../shared/api/use-cursor-query.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { useRevalidate } from '../../../shared/api/use-revalidate.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useMessageChange } from '../../../shared/session/use-message-change.ts';

const PAGE_SIZE = 15;
const SENT_PAGE_SIZE = 20;

export type Inbox = ResponseOf<typeof getInbox>;
type InboxFilter = RequestOf<typeof getInbox>['filter'];

/** One page of the member's messages, with the total number of unread ones. */
export function useInbox(filter: InboxFilter, pageNo: number) {
  const answer = useQuery(getInbox, { pageNo, pageSize: PAGE_SIZE, filter });
  useMessageChange(() => void answer.mutate());
  return loadedRecord(answer);
}

/** The messages that the member sent to the line; not loaded while they are hidden. */
export const useSentMessages = (isShown: boolean) =>
  useCursorQuery(sentLineMessages, isShown ? { pageSize: SENT_PAGE_SIZE } : null);

/** The possible receivers of a message; undefined until they are known. */
export const useMessageTargets = () => useQuery(messageTargets, {}).data;

/**
 * The commands for messages. Several can be in progress: one message is opened while another is
 * marked as read.
 */
export function useInboxCommands() {
  const notify = useNotify();
  const revalidate = useRevalidate();
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (failure) {
      notify.failure(toCallError(failure));
    }
    void revalidate([getInbox, unreadCount]);
  };
  return {
    /** Marks a message as read, which lowers the count everywhere. */
    read: (id: number) => attempt(() => call(readMessage, { id })),
    readAll: () => attempt(() => call(readAllMessages, {})),
    remove: (id: number) => attempt(() => call(deleteMessage, { id })),
  };
}
