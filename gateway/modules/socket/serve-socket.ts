import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { SessionEndReason } from '../../contract/errors.ts';
import { type SocketEvent, socketHello } from '../../contract/events.ts';
import type { Gateway, Session } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { sessionEnd } from '../session/sessions.ts';

const HELLO_WITHIN = 5_000;
const HEARTBEAT_EVERY = 30_000;
/** Close codes 4000 to 4999 are an application's own. */
export const CLOSE_NO_HELLO = 4000;
export const CLOSE_SESSION_ENDED = 4001;

function readHello(data: unknown): string | undefined {
  try {
    return z.parse(socketHello, JSON.parse(String(data))).token;
  } catch {
    return undefined;
  }
}

function send(socket: WebSocket, event: SocketEvent): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event));
}

function end(socket: WebSocket, reason: SessionEndReason): void {
  send(socket, { type: 'sessionEnded', reason });
  socket.close(CLOSE_SESSION_ENDED, reason);
}

/** After hello: events out, a heartbeat, and the end with the session. */
function follow(socket: WebSocket, gateway: Gateway, session: Session): void {
  /** The event names an account; only the session's own row says whether it is this one's end. */
  const endIfOver = async () => {
    const reason = await sessionEnd(gateway, session.sessionId);
    if (reason) end(socket, reason);
  };
  const failed = (error: unknown) => {
    console.error('A socket could not look at its session:', error);
    socket.terminate();
  };
  const unsubscribe = gateway.events.subscribe(session.accountId, (event) => {
    if (event.type === 'sessionEnded') endIfOver().catch(failed);
    else send(socket, event);
  });
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const heartbeat = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
    endIfOver().catch(failed);
  }, HEARTBEAT_EVERY);
  socket.once('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
  });
  send(socket, { type: 'ready', serverTime: gateway.clock.now() });
  // The session may have ended between hello and subscribing; its event was missed then.
  endIfOver().catch(failed);
}

/** One socket: its first message must be hello with a live token, within five seconds. */
export function serveSocket(socket: WebSocket, gateway: Gateway): void {
  const deadline = setTimeout(() => socket.close(CLOSE_NO_HELLO, 'no hello'), HELLO_WITHIN);
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearTimeout(deadline));
  socket.once('message', async (data) => {
    clearTimeout(deadline);
    const token = readHello(data);
    if (!token) return socket.close(CLOSE_NO_HELLO, 'no hello');
    try {
      const session = await gateway.sessions.require(token);
      if (socket.readyState === socket.OPEN) follow(socket, gateway, session);
    } catch (error) {
      if (error instanceof GatewayError) return end(socket, error.detail?.reason ?? 'missing');
      console.error('A socket could not log in:', error);
      socket.terminate();
    }
  });
}
