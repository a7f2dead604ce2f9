import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { SessionEndReason } from '../../contract/errors.ts';
import { type SocketEvent, socketHello } from '../../contract/events.ts';
import { SYSTEM_STATUS } from '../../contract/system.ts';
import { isAllowedHost } from '../../core/allowed-host.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { logError } from '../../core/log-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { statusFor, type Visitor } from '../../core/system-state.ts';
import { unreadMessages } from '../messages/unread.ts';
import { sessionEnd } from '../session/sessions.ts';
import { accountBalance, vendorBalances } from '../wallet/balance.ts';
import { balanceEvent } from '../wallet/publish-balances.ts';

const HELLO_TIMEOUT_MS = 5_000;
const HEARTBEAT_INTERVAL_MS = 30_000;
/** Close codes 4000 to 4999 are reserved for applications. */
const CLOSE_NO_HELLO = 4000;
const CLOSE_SESSION_ENDED = 4001;
/** The host is not the merchant's, or (chat) the merchant does not serve at the moment. */
export const CLOSE_NOT_SERVED = 4003;

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

/**
 * Sends the current state of what events report changes of: unread messages, and the balance of each
 * wallet.
 */
async function sendCurrentState(
  socket: WebSocket,
  gateway: Gateway,
  { accountId }: Session,
): Promise<void> {
  send(socket, { type: 'unread', unread: await unreadMessages(gateway, accountId) });
  // Read before the state: an event of a later change counts as newer and is kept.
  const at = gateway.clock.now();
  const { minor, currency } = await accountBalance(gateway.db, accountId);
  const held = await vendorBalances(gateway.db, accountId, currency);
  for (const { vassalage, minor: balance } of [...held, { vassalage: '', minor }]) {
    send(socket, balanceEvent({ vassalage, balance: balance ?? 0, currency }, at));
  }
}

/** Sends events and heartbeats after hello, and closes the socket when the session ends. */
function sendEvents(
  socket: WebSocket,
  gateway: Gateway,
  session: Session,
  systemStatus: MerchantSettings['systemStatus'],
): void {
  /** The event identifies an account; whether this session has ended must be read from its row. */
  const endIfOver = async () => {
    const reason = await sessionEnd(gateway, session.sessionId);
    if (reason) end(socket, reason);
  };
  const failed = (error: unknown) => {
    logError('A socket could not check its session', error);
    socket.terminate();
  };
  const unsubscribe = gateway.events.subscribe(session.accountId, {
    onEvent: (event) => {
      if (event.type === 'sessionEnded') endIfOver().catch(failed);
      // R4.04: until the password is changed, only the end of the session is sent.
      else if (!session.mustChangePassword) send(socket, event);
    },
    // The client reconnects and then receives the current state.
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
    endIfOver().catch(failed);
  }, HEARTBEAT_INTERVAL_MS);
  socket.once('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
  });
  send(socket, { type: 'ready', serverTime: gateway.clock.now() });
  // The page's responses may be older than this subscription.
  if (!session.mustChangePassword) sendCurrentState(socket, gateway, session).catch(failed);
  // A client that reconnects may have missed the event of the current status.
  if (systemStatus !== SYSTEM_STATUS.normal) send(socket, { type: 'systemStatus', systemStatus });
  // The session may have ended between hello and the subscription, before its event could be received.
  endIfOver().catch(failed);
}

/**
 * Serves one socket: its first message must be hello with a valid token, within five seconds. It is
 * served during maintenance, because it reports the maintenance, but not on a foreign host.
 */
export function serveSocket(
  socket: WebSocket,
  gateway: Gateway,
  { host, ip }: Required<Visitor>,
): void {
  const deadline = setTimeout(() => socket.close(CLOSE_NO_HELLO, 'no hello'), HELLO_TIMEOUT_MS);
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearTimeout(deadline));
  socket.once('message', async (data) => {
    clearTimeout(deadline);
    const token = readHello(data);
    if (!token) return socket.close(CLOSE_NO_HELLO, 'no hello');
    try {
      const settings = await readSettings(gateway.db);
      if (host !== undefined && !isAllowedHost(settings, host))
        return socket.close(CLOSE_NOT_SERVED, 'domain');
      const session = await gateway.sessions.require(token, {
        duringPasswordChange: true,
        duringExclusion: true,
      });
      if (socket.readyState === socket.OPEN)
        sendEvents(socket, gateway, session, statusFor(settings, ip));
    } catch (error) {
      if (error instanceof GatewayError) return end(socket, error.detail?.reason ?? 'missing');
      logError('A socket could not log in', error);
      socket.terminate();
    }
  });
}
