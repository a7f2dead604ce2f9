import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { SOCKET_PATH, type SocketEvent, socketEvent } from '../../gateway/contract/events.ts';

export interface TestSocket {
  readonly socket: WebSocket;
  readonly events: SocketEvent[];
  /** Resolves with the close code, or with the HTTP status of the refusal. */
  readonly closed: Promise<number>;
  until(type: SocketEvent['type']): Promise<SocketEvent>;
}

/** @param url the gateway's, such as `http://localhost:4173` */
export function connectSocket(
  url: string,
  headers: Record<string, string> = {},
  path = SOCKET_PATH,
): TestSocket {
  const socket = new WebSocket(url.replace('http', 'ws') + path, { headers });
  const events: SocketEvent[] = [];
  socket.on('message', (data) => events.push(z.parse(socketEvent, JSON.parse(String(data)))));
  const closed = new Promise<number>((resolve) => {
    socket.once('close', resolve);
    socket.once('error', () => undefined);
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
  });
  const until = async (type: SocketEvent['type']) => {
    const deadline = Date.now() + 4000;
    while (Date.now() < deadline) {
      const found = events.find((event) => event.type === type);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`No event ${type}, only ${JSON.stringify(events)}.`);
  };
  return { socket, events, closed, until };
}

/** A socket that records the session's events. */
export async function liveSocket(url: string, token: string): Promise<TestSocket> {
  const made = connectSocket(url);
  made.socket.once('open', () => made.socket.send(JSON.stringify({ type: 'hello', token })));
  await made.until('ready');
  return made;
}
