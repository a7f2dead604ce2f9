import type { MiddlewareHandler } from 'hono';
import { BOOT_PATH } from '../../contract/boot.ts';
import { MIRROR_PING_PATH } from '../../contract/mirror-sites.ts';
import { permission, whitelabel } from '../../contract/system.ts';
import { hostOf } from '../../core/allowed-host.ts';
import { callerIp } from '../../core/caller-ip.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { PathAccess, RouteAccess } from '../../core/route-access.ts';
import { checkDomain, checkSystemState } from '../../core/system-state.ts';
import { awaitAll } from '../../database/transact.ts';
import type { Transaction } from '../../database/types.ts';
import { findGame, type GameRow, maintenanceOf } from '../games/game-row.ts';
import { sessionEnd, sessionError } from '../session/sessions.ts';

/** The gateway's own endpoints. */
const OWN: readonly PathAccess[] = [
  // Needed by the pages for maintenance, region and domain, and for measuring mirror sites.
  { path: permission.path, access: 'open' },
  { path: whitelabel.path, access: 'open' },
  { path: BOOT_PATH, access: 'open' },
  { path: MIRROR_PING_PATH, access: 'open' },
  { path: '/wps', access: 'closed' },
  { path: '/lgw', access: 'closed' },
];

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Returns the access of a path: that of the first entry with the path or a parent of it. Without an entry,
 * reads are open, because pages and assets explain why access is refused; everything else is closed.
 */
function accessOf(named: readonly PathAccess[], method: string, path: string): RouteAccess {
  // A preflight request only asks for permission; the actual request is checked.
  if (method === 'OPTIONS') return 'open';
  const found = named.find((each) => path === each.path || path.startsWith(`${each.path}/`));
  return found?.access ?? (READS.includes(method) ? 'open' : 'closed');
}

/** Binding of requests that the gateway makes to itself; requests from outside cannot set it. */
export interface InternalRequest {
  readonly internalRequest?: boolean;
}

/**
 * Middleware that checks the system state before every route. `route` checks again when the body of a
 * writing request has been read, and `checkRound` in the transaction of a round.
 * @param ofProviders the providers' paths with their access
 */
export function systemGate(
  gateway: Gateway,
  ofProviders: readonly PathAccess[],
): MiddlewareHandler<{ Bindings: InternalRequest }> {
  const named = [...OWN, ...ofProviders];
  return async (context, next) => {
    const access = accessOf(named, context.req.method, context.req.path);
    const isInternal = context.env?.internalRequest ?? false;
    const host = isInternal ? undefined : hostOf(context);
    const ip = isInternal ? undefined : callerIp(context, gateway.config);
    if (access === 'closed') await checkSystemState(gateway.db, { host, ip });
    else if (access === 'domain' && host !== undefined) await checkDomain(gateway.db, host);
    await next();
  };
}

/** What a request of a game brings to the gate. */
interface OpenedGame {
  readonly nodeId: string;
  /** The session that launched the game; null for a visitor. */
  readonly sessionId: string | null;
  /** The IP address that requests the round. */
  readonly callerIp: string;
}

/**
 * Refuses a new round, bet or cancellation while the merchant, the game or its vendor is unavailable, and
 * after the session that launched the game has ended. Called in the transaction that would move the money,
 * after a repeated key has got its stored response.
 * @returns the game in its current state
 * @throws {GatewayError} system_maintenance, region_restricted, login.not.session; game_maintenance with
 * `maintainTime` and `endTime`; game_not_found
 */
export async function checkRound(
  tx: Transaction,
  gateway: Pick<Gateway, 'clock' | 'config'>,
  { nodeId, sessionId, callerIp: ip }: OpenedGame,
): Promise<GameRow> {
  const { clock, config } = gateway;
  const [ended, game] = await awaitAll([
    sessionId ? sessionEnd({ db: tx, clock, config }, sessionId) : undefined,
    findGame(tx, nodeId),
    checkSystemState(tx, { ip }),
  ]);
  if (ended) throw sessionError(ended);
  if (!game) throw new GatewayError('game_not_found', 'There is no such game.');
  const window = maintenanceOf(game, clock.now());
  if (window) throw new GatewayError('game_maintenance', 'The game is under maintenance.', window);
  return game;
}
