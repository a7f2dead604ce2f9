import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import { TRIAL_TYPE } from '../../contract/members.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Transaction } from '../../database/open.ts';
import { accounts, gameLaunches, games, vendors } from '../../database/schema/index.ts';
import { TRIAL_FUNDS } from '../../modules/wallet/fund-trial.ts';
import { toMinor } from '../../modules/wallet/money.ts';
import { postEntry } from '../../modules/wallet/post-entry.ts';
import { accountWallet, houseWallet, playWallet } from '../../modules/wallet/wallets.ts';
import { engineFor } from './engines.ts';

/** A launch outlives a long sitting, not the day. */
const LAUNCH_HOURS = 12;
/** Play money of visitors is in the demo's currency. */
const VISITOR_CURRENCY = 'USD';

export interface Launch {
  readonly nodeId: string;
  /** The logged-in account; undefined for a visitor, who can only try for free. */
  readonly accountId: number | undefined;
  /** The login that opens it: when that ends, the game does. Undefined for a visitor. */
  readonly sessionId: string | undefined;
  /** 1 real money, 0 free trial (protocol.md). */
  readonly accountType: number;
  readonly language: Language;
  /** A vendor of lotteries can be entered by its lobby. */
  readonly view?: 'betting' | 'lobby' | undefined;
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

interface Purse {
  readonly walletId: number;
  readonly currency: string;
  readonly mode: 'real' | 'trial';
  /** Whose records the rounds belong to. */
  readonly accountId: number | null;
}

/** Play money for one launch, apart from every account. */
async function trialPurse(tx: Transaction, currency: string, at: number): Promise<Purse> {
  const walletId = await playWallet(tx, currency, at);
  const house = await houseWallet(tx, 'house:play-money', currency, at);
  const amount = toMinor(TRIAL_FUNDS, currency);
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

async function purseFor(tx: Transaction, launch: Launch, at: number): Promise<Purse> {
  const { accountId } = launch;
  if (accountId === undefined) return trialPurse(tx, VISITOR_CURRENCY, at);
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
  if (launch.accountType === 0) return trialPurse(tx, currency, at);
  const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
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

/** The lowest and highest bet that the engine's step allows within the game's. */
export function betRange(game: { minBet: number; maxBet: number }, step: number) {
  const minBet = Math.max(step, Math.ceil(game.minBet / step) * step);
  return { minBet, maxBet: Math.max(minBet, Math.floor(game.maxBet / step) * step) };
}

/**
 * Opens a game: makes the launch with its wallet and returns the address to put in the frame. The
 * token stands in the fragment, which no server, log or referrer sees.
 * @throws {GatewayError} game_not_found; game_maintenance where the sandbox has no engine for a
 *   category that the catalogue may yet get; in_need_true_account when a visitor asks for real money
 */
export async function createLaunch(gateway: Gateway, launch: Launch): Promise<string> {
  if (launch.accountId === undefined && launch.accountType !== 0) {
    throw new GatewayError('in_need_true_account');
  }
  const token = randomBytes(32).toString('base64url');
  const at = gateway.clock.now();
  const page = await gateway.db.transaction(async (tx) => {
    const { game, vendor } = await findGame(tx, launch.nodeId);
    const engine = engineFor(game);
    if (!engine) throw new GatewayError('game_maintenance');
    const purse = await purseFor(tx, launch, at);
    const filipino = launch.language === 'TY';
    await tx.insert(gameLaunches).values({
      ...purse,
      sessionId: launch.sessionId ?? null,
      ...betRange(game, engine.betStep),
      tokenHash: hashToken(token),
      engine: engine.id,
      nodeId: game.nodeId,
      gameName: filipino ? game.nameTy : game.nameEn,
      vassalage: game.vassalage,
      vendorName: filipino ? vendor.nameTy : vendor.nameEn,
      gameType: game.gameType,
      gameCode: game.gameCode,
      theme: `${game.nameEn} ${game.theme} ${game.motif}`,
      language: launch.language,
      createdAt: at,
      expiresAt: at + LAUNCH_HOURS * 3_600_000,
    });
    return engine.page;
  });
  const query = new URLSearchParams({
    node: launch.nodeId,
    ...(launch.view === 'lobby' && { view: launch.view }),
  });
  return `/sandbox/games/${page}/?${query}#${token}`;
}
