import type { CallErrorCode } from '../api/call-error.ts';
import type { MessageId } from '../messages/message-id.ts';
import { createStore } from '../store.ts';

/** A message that needs a response, shown as a dialog. */
type Prompt =
  /** A trial account tried something that needs a real account (in_need_true_account). */
  | { kind: 'needsRealAccount' }
  | { kind: 'confirmLogout' }
  /** The first login of an account (R4.03). */
  | { kind: 'welcome'; name: string }
  /** The account's ID was copied, or the browser did not allow it. */
  | { kind: 'copied'; id: string; worked: boolean }
  /** A claim or a draw credited an amount, formatted with its currency. */
  | { kind: 'reward'; title: string; amount: string }
  | undefined;

export const promptStore = createStore<Prompt>(undefined);

/** A short message that disappears by itself. `id` is a message id, or that of an error code. */
export interface Notice {
  readonly key: number;
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger';
  readonly messageId: MessageId;
  readonly values?: Record<string, string | number>;
  readonly requestId?: string;
}

export const noticeStore = createStore<readonly Notice[]>([]);

let lastKey = 0;

export function pushNotice(notice: Omit<Notice, 'key'>): void {
  const shown = noticeStore.get();
  const same = shown.find(({ messageId }) => messageId === notice.messageId);
  if (same && JSON.stringify(same.values) === JSON.stringify(notice.values)) return;
  lastKey += 1;
  // With other values it replaces a notice that is outdated.
  noticeStore.set([...shown.filter((each) => each !== same), { ...notice, key: lastKey }]);
}

export function dismissNotice(key: number): void {
  noticeStore.set(noticeStore.get().filter((notice) => notice.key !== key));
}

/** The message id of an error code: `error.` and the code, including its dots. */
export const errorMessageId = (code: CallErrorCode) => `error.${code}` as const;
