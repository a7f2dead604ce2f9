import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import { SOCKET_PATH } from '../../contract/events.ts';
import type { Gateway } from '../../core/gateway.ts';
import { CHAT_SOCKET_PATH, serveChatSocket } from '../../sandbox/chat/chat-socket.ts';
import { createConnectionCap } from './connection-cap.ts';
import { ipOf, isSameOrigin } from './handshake.ts';
import { serveSocket } from './serve-socket.ts';

const LARGEST_MESSAGE = 4096;

/**
 * Attaches the socket of logged-in sessions, and that of the sandbox's chat, to the server. Returns
 * what closes them all.
 */
export function attachSocket(server: Server, gateway: Gateway): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  const cap = createConnectionCap();
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    const refuse = (status: string) =>
      stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    // Not `new URL`: that throws on `//`, and whatever throws here ends the process.
    const [pathname] = (request.url ?? '').split('?');
    const isChat = pathname === CHAT_SOCKET_PATH;
    if (pathname !== SOCKET_PATH && !isChat) return refuse('404 Not Found');
    // The chat's frame has no origin of its own; its token alone lets it in.
    if (!isChat && !isSameOrigin(request)) return refuse('403 Forbidden');
    const ip = ipOf(request, gateway.config.trustedIpHeader);
    const release = cap.take(ip);
    if (!release) return refuse('429 Too Many Requests');
    stream.once('close', release);
    sockets.handleUpgrade(request, stream, head, (socket) =>
      isChat ? serveChatSocket(socket, gateway) : serveSocket(socket, gateway),
    );
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}
