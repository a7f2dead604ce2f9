import type { CallError } from '../api/call-error.ts';
import type { MessageId } from '../messages/message-id.ts';
import { errorMessageId, type Notice, promptStore, pushNotice } from './notify-store.ts';

export interface Notify {
  success(messageId: MessageId, values?: Notice['values']): void;
  info(messageId: MessageId, values?: Notice['values']): void;
  /** Tells a failed call in the catalogue's words, with the request id for support. */
  failure(error: CallError): void;
  /** The trial account's prompt, in_need_true_account (R8.12). */
  needsRealAccount(): void;
  confirmLogout(): void;
  /** Opens what a claim or a draw has credited. @param amount written with its currency */
  reward(title: string, amount: string): void;
}

const notify: Notify = {
  success: (messageId, values) => pushNotice({ tone: 'success', messageId, values }),
  info: (messageId, values) => pushNotice({ tone: 'neutral', messageId, values }),
  failure: (error) => {
    // The session's own end is told once, by whoever follows the session; so is its forced change
    // of the password.
    if (error.code === 'login.not.session' || error.code === 'password_change_required') return;
    // The page of the break says it.
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

/** Messages and prompts; the app's shell draws them. */
export const useNotify = (): Notify => notify;
