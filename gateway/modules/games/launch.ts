import { HOUR } from '../../contract/durations.ts';
import type { Language } from '../../contract/languages.ts';
import { TRIAL_TYPE } from '../../contract/members.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { requirePort } from '../../core/ports.ts';
import { throttle } from '../../core/throttle.ts';
import { checkLaunch, persistRefusal } from '../protection/enforce.ts';
import { transferForLaunch } from '../wallet-transfers/transfer.ts';
import { atOrigin } from './game-origins.ts';
import { findGame, type GameRow, maintenanceOf } from './game-row.ts';
import { rememberGame } from './recent-games.ts';
import { findRoom } from './rooms/room-state.ts';

/** Values of `accountType` (protocol.md). */
const TRIAL_MONEY = 0;
/** The vendor of the lottery area VN. */
const VIETNAM = 'TCG_LOTTO_VN';

interface LaunchTarget {
  /** The caller's network, as in `Call`. */
  readonly network: string;
  readonly nodeId: string;
  readonly vassalage: string;
  /** The requested table; a launch with another game's table is refused. */
  readonly roomId?: string | undefined;
  readonly language: Language;
  /** The origin to load the game from. */
  readonly router?: string | undefined;
  /** The requested lottery code; a launch with another game's code is refused. */
  readonly lottoGameCode?: string | undefined;
  readonly lottoArea?: 'VN' | undefined;
  readonly lottoView?: 'betting' | 'lobby' | undefined;
}

async function openGame(gateway: Gateway, wanted: LaunchTarget): Promise<GameRow> {
  const game = await findGame(gateway.db, wanted.nodeId);
  if (!game || game.vassalage !== wanted.vassalage) {
    throw new GatewayError('game_not_found', 'There is no such game.');
  }
  const { lottoGameCode, lottoArea } = wanted;
  const isOfArea = lottoArea === undefined || game.vassalage === VIETNAM;
  if (!isOfArea || (lottoGameCode !== undefined && lottoGameCode !== game.gameCode)) {
    throw new GatewayError('game_not_found', 'There is no such lottery.');
  }
  const window = maintenanceOf(game, gateway.clock.now());
  if (window) throw new GatewayError('game_maintenance', 'The game is under maintenance.', window);
  if (wanted.roomId !== undefined) await requireOpenRoom(gateway, wanted.nodeId, wanted.roomId);
  return game;
}

/** @throws GatewayError game_not_found for another game's table, table_closed if it is closed now */
async function requireOpenRoom(gateway: Gateway, nodeId: string, roomId: string): Promise<void> {
  const room = await findRoom(gateway, { nodeId, roomId });
  if (!room) throw new GatewayError('game_not_found', 'There is no such table.');
  if (room.state !== 'open') throw new GatewayError('table_closed', 'The table is not open now.');
}

/**
 * Throttles free trials by the caller's network, because each inserts rows and no login is needed.
 * @throws GatewayError TOO_MANY_REQUEST
 */
async function throttleTrial(gateway: Gateway, network: string): Promise<void> {
  const { trialLaunch: limit } = (await readSettings(gateway.db)).hourlyLimits;
  await throttle(gateway, { name: 'trial-launch', limit, windowMs: HOUR }, network);
}

/** @throws GatewayError function.not.available for a game without a free trial */
function requireTrialGame(game: GameRow): void {
  if (game.supportPlay !== 0) {
    throw new GatewayError('function.not.available', 'This game has no free trial.');
  }
}

/**
 * Launches a game for the session's account and puts it first in its recent games. A trial account can
 * launch only games with a free trial, and plays with its own play money.
 * @throws GatewayError game_not_found, game_maintenance, table_closed, in_need_true_account,
 * function.not.available, TOO_MANY_REQUEST, limit_reached, player_excluded, identity_required,
 * wallet_transfer_returned, wallet_transfer_pending
 */
export async function launchFor(
  gateway: Gateway,
  session: Session,
  wanted: LaunchTarget & { readonly accountType: number; readonly transfer?: 'skip' | undefined },
): Promise<string> {
  const { accountType, language } = wanted;
  const isTrial = session.accountType === TRIAL_TYPE;
  if (isTrial && accountType !== TRIAL_MONEY) {
    throw new GatewayError('in_need_true_account', 'This call needs a real account.');
  }
  const game = await openGame(gateway, wanted);
  if (accountType === TRIAL_MONEY) {
    requireTrialGame(game);
    await throttleTrial(gateway, wanted.network);
  }
  const { nodeId } = game;
  if (accountType !== TRIAL_MONEY) {
    const at = gateway.clock.now();
    await persistRefusal(gateway, session.accountId, () =>
      gateway.db.transaction((tx) => checkLaunch(tx, session.accountId, at)),
    );
    if (wanted.transfer !== 'skip') {
      const { accountId } = session;
      await transferForLaunch(gateway, { accountId, vassalage: game.vassalage });
    }
  }
  const address = await requirePort(gateway.ports, 'games').launch({
    nodeId,
    roomId: wanted.roomId,
    accountId: session.accountId,
    sessionId: session.sessionId,
    accountType,
    language,
    view: wanted.lottoView,
  });
  if (!isTrial) await rememberGame(gateway, session.accountId, nodeId);
  return atOrigin(await readSettings(gateway.db), address, wanted.router);
}

/**
 * Launches a free trial with play money. A visitor may do so if FREEPLAY3 is on, after confirming their
 * age if the merchant requires it (R9.10).
 * @throws GatewayError game_not_found, game_maintenance, function.not.available, terms_not_accepted,
 * TOO_MANY_REQUEST
 */
export async function launchTrial(
  gateway: Gateway,
  session: Session | undefined,
  wanted: LaunchTarget & { readonly ageConfirmed?: '1' | undefined },
): Promise<string> {
  const { flags, trialNeedsAgeConfirmation } = await readSettings(gateway.db);
  if (!session && !flags.FREEPLAY3) {
    throw new GatewayError('function.not.available', 'Free play is off.');
  }
  if (!session && trialNeedsAgeConfirmation && !wanted.ageConfirmed) {
    throw new GatewayError('terms_not_accepted', 'Free play is for adults only.');
  }
  const game = await openGame(gateway, wanted);
  requireTrialGame(game);
  await throttleTrial(gateway, wanted.network);
  const address = await requirePort(gateway.ports, 'games').launch({
    nodeId: game.nodeId,
    accountId: session?.accountId,
    sessionId: session?.sessionId,
    accountType: TRIAL_MONEY,
    language: wanted.language,
  });
  return atOrigin(await readSettings(gateway.db), address, wanted.router);
}
