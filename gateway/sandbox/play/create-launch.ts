import { randomBytes } from 'node:crypto';
import { HOUR } from '@baize/gateway/contract/durations.ts';
import { DEFAULT_LANGUAGE } from '@baize/gateway/contract/languages.ts';
import { TRIAL_TYPE } from '@baize/gateway/contract/members.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { readSettings } from '@baize/gateway/core/merchant-settings.ts';
import type { GameLaunch } from '@baize/gateway/core/ports.ts';
import { sha256 } from '@baize/gateway/core/sha256.ts';
import { inLanguage } from '@baize/gateway/core/translated.ts';
import {
  accounts,
  gameLaunches,
  gameRooms,
  games,
  vendors,
} from '@baize/gateway/database/schema/index.ts';
import { and, eq } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { checkLaunch } from '@baize/gateway/modules/protection/enforce.ts';
import { trialFunds } from '@baize/gateway/modules/wallet/fund-trial.ts';
import { catalogueToMinor } from '@baize/gateway/modules/wallet/money.ts';
import { postEntry } from '@baize/gateway/modules/wallet/post-entry.ts';
import {
  accountWallet,
  houseWallet,
  playWallet,
  vendorWallet,
} from '@baize/gateway/modules/wallet/wallets.ts';
import { engineFor } from './engines.ts';

/** Lifetime of a launch: longer than a long session of play, shorter than a day. */
const LAUNCH_HOURS = 12;

interface WalletSelection {
  readonly walletId: number;
  readonly currency: string;
  readonly mode: 'real' | 'trial';
  /** The account that the rounds belong to in the records. */
  readonly accountId: number | null;
}

/** Creates a wallet of play money for one launch, separate from every account. */
async function selectTrialWallet(
  tx: Transaction,
  currency: string,
  at: number,
): Promise<WalletSelection> {
  const walletId = await playWallet(tx, currency, at);
  const house = await houseWallet(tx, 'house:play-money', currency, at);
  const amount = trialFunds(currency);
  await postEntry(tx, {
    kind: 'trial',
    scope: `wallet:${walletId}`,
    idempotencyKey: 'trial-funds',
    body: { amount },
    reference: `TW${walletId}`,
    lines: [
      { walletId: house, amount: -amount, kind: 'house' },
      { walletId, amount, kind: 'trial' },
    ],
    at,
  });
  return { walletId, currency, mode: 'trial', accountId: null };
}

async function selectWallet(
  tx: Transaction,
  launch: GameLaunch,
  { vassalage, at }: { readonly vassalage: string; readonly at: number },
): Promise<WalletSelection> {
  const { accountId } = launch;
  if (accountId === undefined) {
    return selectTrialWallet(tx, (await readSettings(tx)).currency, at);
  }
  const [account] = await tx
    .select({ type: accounts.type, currency: accounts.currency })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) throw new GatewayError('USER_NOT_EXIST');
  const { currency } = account;
  if (account.type === TRIAL_TYPE) {
    const walletId = await accountWallet(tx, { accountId, kind: 'trial', currency, at });
    return { walletId, currency, mode: 'trial', accountId };
  }
  if (launch.accountType === 0) return selectTrialWallet(tx, currency, at);
  const { vendorWallets } = await readSettings(tx);
  const walletId = vendorWallets
    ? await vendorWallet(tx, { accountId, currency, vassalage, at })
    : await accountWallet(tx, { accountId, kind: 'main', currency, at });
  return { walletId, currency, mode: 'real', accountId };
}

async function findGame(tx: Transaction, nodeId: string) {
  const [row] = await tx
    .select({ game: games, vendor: vendors })
    .from(games)
    .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
    .where(eq(games.nodeId, nodeId));
  if (!row) throw new GatewayError('game_not_found');
  return row;
}

/** The limits of the opened table, or the game's own. @throws GatewayError game_not_found */
async function limitsOf(tx: Transaction, game: typeof games.$inferSelect, roomId?: string) {
  if (roomId === undefined) return game;
  const [room] = await tx
    .select()
    .from(gameRooms)
    .where(and(eq(gameRooms.roomId, roomId), eq(gameRooms.nodeId, game.nodeId)));
  if (!room) throw new GatewayError('game_not_found');
  return room;
}

/**
 * The lowest and highest bet in minor units of a currency that fit the engine's step and the game's limits, which are
 * hundredths of the catalogue's unit.
 */
export function betRange(
  game: { readonly minBet: number; readonly maxBet: number },
  step: number,
  currency: string,
) {
  const lowest = catalogueToMinor(game.minBet, currency, 'up');
  const highest = catalogueToMinor(game.maxBet, currency, 'down');
  const minBet = Math.max(step, Math.ceil(lowest / step) * step);
  return { minBet, maxBet: Math.max(minBet, Math.floor(highest / step) * step) };
}

/**
 * Opens a game: creates the launch with its wallet and returns the URL for the frame. The token is in the fragment,
 * which no server, log or referrer contains.
 * @throws {GatewayError} game_not_found; game_maintenance where the sandbox has no engine for a
 *   category that the catalogue may get later; in_need_true_account when a visitor asks for real money;
 *   the refusals of `checkLaunch`
 */
export async function createLaunch(
  gateway: Pick<Gateway, 'db' | 'clock'>,
  launch: GameLaunch,
): Promise<string> {
  if (launch.accountId === undefined && launch.accountType !== 0) {
    throw new GatewayError('in_need_true_account');
  }
  const token = randomBytes(32).toString('base64url');
  const at = gateway.clock.now();
  const page = await gateway.db.transaction(async (tx) => {
    const { game, vendor } = await findGame(tx, launch.nodeId);
    const engine = engineFor(game);
    if (!engine) throw new GatewayError('game_maintenance');
    const selection = await selectWallet(tx, launch, { vassalage: game.vassalage, at });
    if (selection.mode === 'real' && selection.accountId !== null) {
      await checkLaunch(tx, selection.accountId, at);
    }
    await tx.insert(gameLaunches).values({
      ...selection,
      sessionId: launch.sessionId ?? null,
      ...betRange(await limitsOf(tx, game, launch.roomId), engine.betStep, selection.currency),
      tokenHash: sha256(token),
      engine: engine.id,
      nodeId: game.nodeId,
      roomId: launch.roomId ?? null,
      gameName: inLanguage(game.name, launch.language),
      vassalage: game.vassalage,
      vendorName: inLanguage(vendor.name, launch.language),
      gameType: game.gameType,
      gameCode: game.gameCode,
      theme: `${inLanguage(game.name, DEFAULT_LANGUAGE)} ${game.theme} ${game.motif}`,
      language: launch.language,
      createdAt: at,
      expiresAt: at + LAUNCH_HOURS * HOUR,
    });
    return engine.page;
  });
  const query = new URLSearchParams({
    node: launch.nodeId,
    ...(launch.view === 'lobby' && { view: launch.view }),
  });
  return `/sandbox/games/${page}/?${query}#${token}`;
}
