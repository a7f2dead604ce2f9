import { shortText } from '@baize/gateway/contract/fields.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { logError } from '@baize/gateway/core/log-error.ts';
import { checkSystemState, type Visitor } from '@baize/gateway/core/system-state.ts';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { type ChatLaunch, findChatLaunch, findChatMessage } from './chats.ts';

/** Sends new messages of an open chat. The token is in the first message, never in the URL. */
export const CHAT_SOCKET_PATH = '/sandbox/chat/socket';

const HELLO_TIMEOUT_MS = 5_000;
const CHECK_INTERVAL_MS = 30_000;
const CLOSE_REFUSED = 4000;
/** Close code while the merchant does not serve; the client may reconnect later. */
const CLOSE_NOT_SERVED = 4003;

const hello = z.object({ token: shortText });

function readHello(data: unknown): string | undefined {
  try {
    return z.parse(hello, JSON.parse(String(data))).token;
  } catch {
    return undefined;
  }
}

/** Closes the socket unless the merchant serves this host and the token is still valid for the chat. */
async function admit(
  socket: WebSocket,
  gateway: Gateway,
  visitor: Visitor,
  token: string,
): Promise<ChatLaunch | undefined> {
  try {
    await checkSystemState(gateway.db, visitor);
  } catch {
    socket.close(CLOSE_NOT_SERVED);
    return undefined;
  }
  try {
    return await findChatLaunch(gateway, token);
  } catch {
    socket.close(CLOSE_REFUSED);
    return undefined;
  }
}

function follow(
  socket: WebSocket,
  gateway: Gateway,
  launch: ChatLaunch,
  lookAgain: () => Promise<unknown>,
): void {
  const failed = (error: unknown) => {
    logError("A chat's new messages could not be sent", error);
    socket.terminate();
  };
  const send = (message: object) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const unsubscribe = gateway.chatEvents.subscribe(launch.chatId, {
    onEvent: ({ messageId }) => {
      findChatMessage(gateway, launch.chatId, messageId).then(
        (message) => message && send({ type: 'message', message }),
        failed,
      );
    },
    // The frame loads all messages when it reconnects.
    onMissed: () => socket.terminate(),
  });
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const heartbeat = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
    // Maintenance may have begun since, or the login that opened the chat ended.
    void lookAgain();
  }, CHECK_INTERVAL_MS);
  socket.once('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
  });
  send({ type: 'ready' });
}

/**
 * One socket of a chat's frame: hello with a live token first, then the messages as they come.
 */
export function serveChatSocket(socket: WebSocket, gateway: Gateway, visitor: Visitor): void {
  const deadline = setTimeout(() => socket.close(CLOSE_REFUSED), HELLO_TIMEOUT_MS);
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearTimeout(deadline));
  socket.once('message', (data) => {
    clearTimeout(deadline);
    const token = readHello(data);
    if (!token) return socket.close(CLOSE_REFUSED);
    const look = () => admit(socket, gateway, visitor, token);
    void look().then((launch) => launch && follow(socket, gateway, launch, look));
  });
}
