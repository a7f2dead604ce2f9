import { GAME_TYPES, type GameType } from '@baize/gateway/contract/fields.ts';
import { handleError } from '@baize/gateway/core/error-handler.ts';
import { games, vendors } from '@baize/gateway/database/schema/index.ts';
import type { Database } from '@baize/gateway/database/types.ts';
import { walletGateway } from '@baize/gateway/modules/wallet/test-support.ts';
import { Hono } from 'hono';
import { sandboxPorts } from '../ports.ts';
import { codeOfGame, type GameMark } from './engines.ts';
import { cancelPendingPublications, createLaunch, registerSandboxGames } from './index.ts';

const game = (nodeId: string, gameType: GameType, mark?: GameMark) => ({
  nodeId,
  gameType,
  roomId: nodeId,
  gameCode: codeOfGame('TEST', nodeId, mark),
  vassalage: 'TEST',
  name: { EN: 'Golden Koi', TY: 'Gintong Koi' },
  searchText: 'golden koi',
  gameClassify: 'SLOT',
  isNew: false,
  releasedAt: 0,
  supportPlay: 0,
  rtp: 9600,
  lines: 20,
  minBet: 20,
  maxBet: 10_000,
  popularity: 1,
  theme: 'koi',
  motif: 'fish',
});

export const SLOT_NODE = 'rng-1';
export const LIVE_NODE = 'live-1';

/** Games that are not the default of their category. */
export const MARKED_GAMES = [
  { nodeId: 'roulette-1', gameType: 'LIVE', mark: 'RLT' },
  { nodeId: 'dragon-tiger-1', gameType: 'LIVE', mark: 'DGT' },
  { nodeId: 'scratch-1', gameType: 'RNG', mark: 'SCR' },
  { nodeId: 'bingo-1', gameType: 'RNG', mark: 'BGO' },
] as const satisfies readonly { nodeId: string; gameType: GameType; mark: GameMark }[];

/** Games in which the player decides within a round. */
export const STEPPED_GAMES = [
  { nodeId: 'mines-1', gameType: 'RNG', mark: 'MIN' },
  { nodeId: 'video-poker-1', gameType: 'RNG', mark: 'VPK' },
  { nodeId: 'blackjack-1', gameType: 'LIVE', mark: 'BJK' },
] as const satisfies readonly { nodeId: string; gameType: GameType; mark: GameMark }[];

/** A slot with a jackpot: a seed of 500.00, 1% of stakes, won once in 50,000.00 of stakes. */
export const JACKPOT_NODE = 'jackpot-1';
export const JACKPOT_TERMS = { seed: 50_000, share: 10_000, odds: 100 };

/** The test's game of a category. */
export const nodeOf = (gameType: GameType): string => `${gameType.toLowerCase()}-1`;

/** Stores one game of each category and engine, of one vendor; idempotent. */
export async function addTestGames(db: Database): Promise<void> {
  await db
    .insert(vendors)
    .values({ vassalage: 'TEST', name: { EN: 'Test Studio', TY: 'Test Studio' } })
    .onConflictDoNothing();
  await db
    .insert(games)
    .values([
      ...GAME_TYPES.map((gameType) => game(nodeOf(gameType), gameType)),
      ...[...MARKED_GAMES, ...STEPPED_GAMES].map(({ nodeId, gameType, mark }) =>
        game(nodeId, gameType, mark),
      ),
      {
        ...game(JACKPOT_NODE, 'RNG'),
        jackpotSeed: JACKPOT_TERMS.seed,
        jackpotShare: JACKPOT_TERMS.share,
        jackpotOdds: JACKPOT_TERMS.odds,
      },
    ])
    .onConflictDoNothing();
}

/** The sandbox's calls and pages over a database of their own, with one game of each kind. */
export async function sandboxSetting() {
  const setting = await walletGateway((store) => sandboxPorts({ ...store, isDemo: true }));
  await addTestGames(setting.gateway.db);
  const app = new Hono();
  app.onError(handleError);
  registerSandboxGames(app, setting.gateway);
  const launch = async (
    accountId: number | undefined,
    accountType = 1,
    nodeId = SLOT_NODE,
    sessionId?: string,
  ) => {
    const language = 'EN' as const;
    const address = await createLaunch(setting.gateway, {
      accountId,
      sessionId,
      accountType,
      nodeId,
      language,
    });
    const token = address.slice(address.indexOf('#') + 1);
    const headers = { Authorization: token, 'Content-Type': 'application/json' };
    const call = async (path: string, body?: object) => {
      // Bindings of the Node adapter: the caller's address.
      const binding = { incoming: { headers: {}, socket: { remoteAddress: '127.0.0.1' } } };
      const init = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
      const response = await app.request(`/sandbox/play/${path}`, init, binding);
      return { status: response.status, ...(await response.json()) };
    };
    return { address, token, call };
  };
  const close = () => {
    cancelPendingPublications(setting.gateway);
    return setting.close();
  };
  return { ...setting, app, launch, close };
}
