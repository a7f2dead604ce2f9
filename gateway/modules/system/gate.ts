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

/** The gateway's own calls. */
const OWN: readonly PathAccess[] = [
  // What the pages for maintenance, region and domain need, and what measures a line.
  { path: permission.path, access: 'open' },
  { path: whitelabel.path, access: 'open' },
  { path: BOOT_PATH, access: 'open' },
  { path: MIRROR_PING_PATH, access: 'open' },
  { path: '/wps', access: 'closed' },
  { path: '/lgw', access: 'closed' },
];

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * The first entry that names the path, or a folder above it, counts. Pages and assets, which say what is the
 * matter, are open; whatever else nobody named is closed.
 */
function accessOf(named: readonly PathAccess[], method: string, path: string): RouteAccess {
  // A browser's preflight asks for leave only; the call itself is checked.
  if (method === 'OPTIONS') return 'open';
  const found = named.find((each) => path === each.path || path.startsWith(`${each.path}/`));
  return found?.access ?? (READS.includes(method) ? 'open' : 'closed');
}

/** The binding of calls that the gateway makes to itself; no request from outside can bring it. */
export interface OwnCall {
  readonly ownCall?: boolean;
}

/**
 * Stands before every route. `route` checks once more when a call that writes has been read whole,
 * and `checkRound` inside the transaction of a round.
 * @param ofProviders the paths that the providers serve, and how far each is checked
 */
export function systemGate(
  gateway: Gateway,
  ofProviders: readonly PathAccess[],
): MiddlewareHandler<{ Bindings: OwnCall }> {
  const named = [...OWN, ...ofProviders];
  return async (context, next) => {
    const access = accessOf(named, context.req.method, context.req.path);
    const isOwn = context.env?.ownCall ?? false;
    const host = isOwn ? undefined : hostOf(context);
    const ip = isOwn ? undefined : callerIp(context, gateway.config);
    if (access === 'closed') await checkSystemState(gateway.db, { host, ip });
    else if (access === 'domain' && host !== undefined) await checkDomain(gateway.db, host);
    await next();
  };
}

/** What a game's own calls bring to the gate. */
interface OpenedGame {
  readonly nodeId: string;
  /** The login that opened it; null for a visitor. */
  readonly sessionId: string | null;
  /** The address that the round is asked for from. */
  readonly callerIp: string;
}

/**
 * Refuses a new round, bet or cancellation while the merchant, the game or its vendor does not
 * serve, and once the login that opened the game has ended. Inside the transaction that would move
 * the money, after a repeated key has got its stored answer.
 * @returns the game, as it is now
 * @throws {GatewayError} system_maintenance, region_restricted, login.not.session; game_maintenance
 *   with `maintainTime` and `endTime`; game_not_found
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
