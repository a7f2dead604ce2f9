import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { Gateway } from '../../core/gateway.ts';
import { type ChatLaunch, findChatLaunch, findChatMessage } from './chats.ts';

/** New messages of an open chat. The token is the first message, never the address. */
export const CHAT_SOCKET_PATH = '/sandbox/chat/socket';

const HELLO_WITHIN = 5_000;
const LOOK_EVERY = 30_000;
const CLOSE_REFUSED = 4000;

const hello = z.object({ token: z.string() });

function readHello(data: unknown): string | undefined {
  try {
    return z.parse(hello, JSON.parse(String(data))).token;
  } catch {
    return undefined;
  }
}

function follow(socket: WebSocket, gateway: Gateway, launch: ChatLaunch, token: string): void {
  const failed = (error: unknown) => {
    console.error('A chat could not be followed:', error);
    socket.terminate();
  };
  const send = (message: object) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const unsubscribe = gateway.chatEvents.subscribe(launch.chatId, ({ messageId }) => {
    findChatMessage(gateway, launch.chatId, messageId).then(
      (message) => message && send({ type: 'message', message }),
      failed,
    );
  });
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const heartbeat = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
    // The login that opened it may have ended meanwhile.
    findChatLaunch(gateway, token).catch(() => socket.close(CLOSE_REFUSED));
  }, LOOK_EVERY);
  socket.once('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
  });
  send({ type: 'ready' });
}

/** One socket of a chat's frame: hello with a live token first, then the messages as they come. */
export function serveChatSocket(socket: WebSocket, gateway: Gateway): void {
  const deadline = setTimeout(() => socket.close(CLOSE_REFUSED), HELLO_WITHIN);
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearTimeout(deadline));
  socket.once('message', (data) => {
    clearTimeout(deadline);
    const token = readHello(data);
    if (!token) return socket.close(CLOSE_REFUSED);
    findChatLaunch(gateway, token).then(
      (launch) => follow(socket, gateway, launch, token),
      () => socket.close(CLOSE_REFUSED),
    );
  });
}
