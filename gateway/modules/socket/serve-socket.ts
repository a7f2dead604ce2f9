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
/** Close codes 4000 to 4999 are an application's own. */
const CLOSE_NO_HELLO = 4000;
const CLOSE_SESSION_ENDED = 4001;
/** The host is not the merchant's, or (the chat's) the merchant does not serve now. */
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

/** How what events tell the changes of stands now: unread messages, and the money in each wallet. */
async function sendStanding(
  socket: WebSocket,
  gateway: Gateway,
  { accountId }: Session,
): Promise<void> {
  send(socket, { type: 'unread', unread: await unreadMessages(gateway, accountId) });
  // Before it is read: an event of a later change counts as newer, and stays.
  const at = gateway.clock.now();
  const { minor, currency } = await accountBalance(gateway.db, accountId);
  const held = await vendorBalances(gateway.db, accountId, currency);
  for (const { vassalage, minor: balance } of [...held, { vassalage: '', minor }]) {
    send(socket, balanceEvent({ vassalage, balance: balance ?? 0, currency }, at));
  }
}

/** After hello: events out, a heartbeat, and the end with the session. */
function follow(
  socket: WebSocket,
  gateway: Gateway,
  session: Session,
  systemStatus: MerchantSettings['systemStatus'],
): void {
  /** The event names an account; only the session's own row says whether it is this one's end. */
  const endIfOver = async () => {
    const reason = await sessionEnd(gateway, session.sessionId);
    if (reason) end(socket, reason);
  };
  const failed = (error: unknown) => {
    logError('A socket could not look at its session', error);
    socket.terminate();
  };
  const unsubscribe = gateway.events.subscribe(session.accountId, {
    onEvent: (event) => {
      if (event.type === 'sessionEnded') endIfOver().catch(failed);
      // R4.04: until the password is changed only the end of the session is told.
      else if (!session.mustChangePassword) send(socket, event);
    },
    // Whoever connects again is told how everything stands.
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
  // The page's own answers may be older than this subscription.
  if (!session.mustChangePassword) sendStanding(socket, gateway, session).catch(failed);
  // Who comes back after a break may have missed the event of a status that began meanwhile.
  if (systemStatus !== SYSTEM_STATUS.normal) send(socket, { type: 'systemStatus', systemStatus });
  // The session may have ended between hello and subscribing; its event was missed then.
  endIfOver().catch(failed);
}

/**
 * One socket: its first message must be hello with a live token, within five seconds. During
 * maintenance it is served, for it tells of the maintenance; on a foreign host it is not.
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
        follow(socket, gateway, session, statusFor(settings, ip));
    } catch (error) {
      if (error instanceof GatewayError) return end(socket, error.detail?.reason ?? 'missing');
      logError('A socket could not log in', error);
      socket.terminate();
    }
  });
}
