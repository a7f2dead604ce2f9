import type { ChatPort } from '@baize/gateway/core/ports.ts';
import { openChat, type Store } from './chats.ts';

/** The sandbox's chat room: what a merchant's chat service does in production. */
export const sandboxChat = (store: Store): ChatPort => ({
  open: async (session, call) => `/sandbox/games/chat/#${await openChat(store, session, call)}`,
});
