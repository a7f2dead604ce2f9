import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { games, vendors } from '../../gateway/database/schema/index.ts';
import { createLaunch } from '../../gateway/sandbox/play/create-launch.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { startTestGateway } from '../contract/client.ts';

export interface TwoGateways {
  readonly both: readonly [RunningGateway, RunningGateway];
  readonly gateway: RunningGateway['gateway'];
  /** Time of both clocks in milliseconds, which are moved together. */
  now(): number;
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

/** Two gateways on this file's database, like two processes. */
export async function startTwoGateways(): Promise<TwoGateways> {
  const first = await startTestGateway({ demoData: 'none' });
  const second = await startTestGateway({ demoData: 'none' });
  return {
    both: [first, second],
    gateway: first.gateway,
    now: () => first.gateway.clock.now(),
    advance: (milliseconds) => {
      for (const { gateway } of [first, second]) gateway.clock.advance(milliseconds);
    },
    close: async () => {
      await second.close();
      await first.close();
    },
  };
}

/** Number of deadlocks in this file's database. */
export async function countDeadlocks(): Promise<number> {
  const name = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1);
  const log = await readFile(inject('postgres').log, 'utf8');
  return log.split('\n').filter((line) => line.includes(`[${name}] ERROR:  deadlock`)).length;
}

interface TestGame {
  readonly nodeId: string;
  readonly gameType: 'RNG' | 'ELOTT' | 'SPORTS';
  readonly gameCode: string;
}

/** Adds games to the empty catalogue. */
export async function addGames({ gateway }: TwoGateways, added: readonly TestGame[]) {
  const { db } = gateway;
  await db.insert(vendors).values({ vassalage: 'LOTT', name: { EN: 'House', TY: 'Bahay' } });
  await db.insert(games).values(
    added.map((game) => ({
      ...game,
      roomId: game.nodeId,
      vassalage: 'LOTT',
      name: { EN: game.gameCode, TY: game.gameCode },
      searchText: game.gameCode,
      gameClassify: 'ALL',
      isNew: false,
      releasedAt: 0,
      supportPlay: 0,
      rtp: 9360,
      lines: 20,
      minBet: 20,
      maxBet: 50_000,
      popularity: 1,
      theme: 'koi',
      motif: 'fish',
    })),
  );
}

/** Opens a game for real money; returns a client of the game's calls. */
export async function openGame(
  { gateway, url }: RunningGateway,
  accountId: number,
  nodeId: string,
) {
  const address = await createLaunch(gateway, {
    accountId,
    sessionId: undefined,
    accountType: 1,
    nodeId,
    language: 'EN',
  });
  const token = address.slice(address.indexOf('#') + 1);
  return async (path: string, body: object): Promise<{ status: number; errorCode?: string }> => {
    const response = await fetch(`${url}/sandbox/play/${path}`, {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...(await response.json()) };
  };
}
