import type { ChatPort } from '@baize/gateway/core/ports.ts';
import { openChat, type Store } from './chats.ts';

/** The sandbox's chat room, in the role of a merchant's chat service. */
export const sandboxChat = (store: Store): ChatPort => ({
  open: async (session, call) => `/sandbox/games/chat/#${await openChat(store, session, call)}`,
});
