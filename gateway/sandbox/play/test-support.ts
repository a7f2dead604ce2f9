import { GAME_TYPES, type GameType } from '@baize/gateway/contract/fields.ts';
import { answerError } from '@baize/gateway/core/answer-error.ts';
import { games, vendors } from '@baize/gateway/database/schema/index.ts';
import type { Database } from '@baize/gateway/database/types.ts';
import { walletGateway } from '@baize/gateway/modules/wallet/test-support.ts';
import { Hono } from 'hono';
import { sandboxPorts } from '../ports.ts';
import { createLaunch, registerSandboxGames } from './index.ts';

const game = (nodeId: string, gameType: GameType) => ({
  nodeId,
  gameType,
  roomId: nodeId,
  gameCode: `TEST_${nodeId}`,
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

/** The test's game of a category. */
export const nodeOf = (gameType: GameType): string => `${gameType.toLowerCase()}-1`;

/** One game of each category, of one vendor; a second call changes nothing. */
export async function addTestGames(db: Database): Promise<void> {
  await db
    .insert(vendors)
    .values({ vassalage: 'TEST', name: { EN: 'Test Studio', TY: 'Test Studio' } })
    .onConflictDoNothing();
  await db
    .insert(games)
    .values(GAME_TYPES.map((gameType) => game(nodeOf(gameType), gameType)))
    .onConflictDoNothing();
}

/** The sandbox's calls and pages over a database of their own, with one game of each kind. */
export async function sandboxSetting() {
  const setting = await walletGateway((store) => sandboxPorts({ ...store, isDemo: true }));
  await addTestGames(setting.gateway.db);
  const app = new Hono();
  app.onError(answerError);
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
      // What the Node adapter binds: who calls.
      const binding = { incoming: { headers: {}, socket: { remoteAddress: '127.0.0.1' } } };
      const init = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
      const response = await app.request(`/sandbox/play/${path}`, init, binding);
      return { status: response.status, ...(await response.json()) };
    };
    return { address, token, call };
  };
  return { ...setting, app, launch };
}
