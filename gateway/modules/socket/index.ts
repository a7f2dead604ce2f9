import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import { SOCKET_PATH } from '../../contract/events.ts';
import { hostName } from '../../core/allowed-host.ts';
import { addressOf, networkOf } from '../../core/caller-ip.ts';
import { createConnectionCap } from '../../core/connection-cap.ts';
import type { Gateway } from '../../core/gateway.ts';
import type { SocketEndpoint } from '../../core/providers.ts';
import { isSameOrigin } from '../../core/same-origin.ts';
import { serveSocket } from './serve-socket.ts';

const MAX_MESSAGE_BYTES = 4096;

/**
 * Attaches the WebSockets of sessions and of the providers to the server. Returns a function that
 * closes them all.
 */
export function attachSocket(
  server: Server,
  gateway: Gateway,
  endpoints: readonly SocketEndpoint[],
): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const cap = createConnectionCap();
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    // A client that does not close its half would keep the connection open forever.
    const refuse = (status: string) =>
      stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => stream.destroy());
    // Not `new URL`, which throws on `//`: an exception here would end the process.
    const [pathname] = (request.url ?? '').split('?');
    const endpoint = endpoints.find(({ path }) => path === pathname);
    if (pathname !== SOCKET_PATH && !endpoint) return refuse('404 Not Found');
    // A provider's frame has no origin; its token alone authorizes it.
    if (!endpoint && !isSameOrigin(request)) return refuse('403 Forbidden');
    const ip = addressOf(request, gateway.config.trustProxy);
    const release = cap.take(networkOf(ip));
    if (!release) return refuse('429 Too Many Requests');
    stream.once('close', release);
    const host = hostName(request.headers.host ?? '');
    sockets.handleUpgrade(request, stream, head, (socket) =>
      (endpoint?.serve ?? serveSocket)(socket, gateway, { host, ip }),
    );
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}
