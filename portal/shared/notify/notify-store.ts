import type { CallErrorCode } from '../api/call-error.ts';
import type { MessageId } from '../messages/message-id.ts';
import { createStore } from '../store.ts';

/** What stands in the way of the person and asks for an answer; shown as a dialog. */
export type Prompt =
  /** A trial account wants something that needs a real one (in_need_true_account). */
  | { kind: 'needsRealAccount' }
  | { kind: 'confirmLogout' }
  /** The first login of an account was taken (R4.03). */
  | { kind: 'welcome'; name: string }
  /** The account's ID was copied, or the browser did not allow it. */
  | { kind: 'copied'; id: string; worked: boolean }
  /** A claim or a draw gave an amount, which is written with its currency. */
  | { kind: 'reward'; title: string; amount: string }
  | undefined;

export const promptStore = createStore<Prompt>(undefined);

/** A short message that passes by itself. `id` is a message id, or an error code's. */
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
  // With other values it takes the place of what is no longer so.
  noticeStore.set([...shown.filter((each) => each !== same), { ...notice, key: lastKey }]);
}

export function dismissNotice(key: number): void {
  noticeStore.set(noticeStore.get().filter((notice) => notice.key !== key));
}

/** The message id of an error code: `error.` and the code, with its dots as they are. */
export const errorMessageId = (code: CallErrorCode) => `error.${code}` as const;
