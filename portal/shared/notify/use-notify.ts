import type { CallError } from '../api/call-error.ts';
import type { MessageId } from '../messages/message-id.ts';
import { errorMessageId, type Notice, promptStore, pushNotice } from './notify-store.ts';

interface Notify {
  success(messageId: MessageId, values?: Notice['values']): void;
  info(messageId: MessageId, values?: Notice['values']): void;
  /** Reports a failed call, with the request id for support. */
  failure(error: CallError): void;
  /** The trial account's prompt, in_need_true_account (R8.12). */
  needsRealAccount(): void;
  confirmLogout(): void;
  /**
   * Shows what a claim or a draw has credited.
   * @param amount formatted with its currency
   */
  reward(title: string, amount: string): void;
}

const notify: Notify = {
  success: (messageId, values) => pushNotice({ tone: 'success', messageId, values }),
  info: (messageId, values) => pushNotice({ tone: 'neutral', messageId, values }),
  failure: (error) => {
    // The end of the session and its forced password change are announced once by other components.
    if (error.code === 'login.not.session' || error.code === 'password_change_required') return;
    // The break's own page shows it.
    if (error.code === 'player_excluded') return;
    if (error.code === 'in_need_true_account') promptStore.set({ kind: 'needsRealAccount' });
    else {
      const { code, requestId } = error;
      pushNotice({ tone: 'danger', messageId: errorMessageId(code), requestId });
    }
  },
  needsRealAccount: () => promptStore.set({ kind: 'needsRealAccount' }),
  confirmLogout: () => promptStore.set({ kind: 'confirmLogout' }),
  reward: (title, amount) => promptStore.set({ kind: 'reward', title, amount }),
};

/** Notices and prompts; the app's shell renders them. */
export const useNotify = (): Notify => notify;
