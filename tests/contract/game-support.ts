import { randomUUID } from 'node:crypto';
import { MINUTE } from '../../gateway/contract/durations.ts';
import type { GameType } from '../../gateway/contract/fields.ts';
import { games, vendors } from '../../gateway/database/schema/index.ts';
import { postEntry } from '../../gateway/modules/wallet/post-entry.ts';
import { accountWallet, houseWallet } from '../../gateway/modules/wallet/wallets.ts';
import { LOTTERY_STAKES } from '../../gateway/sandbox/lottery/lotteries.ts';
import { drawDueIssues } from '../../gateway/sandbox/lottery/settle.ts';
import { createLaunch } from '../../gateway/sandbox/play/index.ts';
import { addTestGames, nodeOf } from '../../gateway/sandbox/play/test-support.ts';
import type { RunningGateway } from '../../gateway/server.ts';

/** A line of a slip; the stake in minor units. */
export interface TestLine {
  readonly kind: string;
  readonly pick: string;
  readonly stake: number;
}

interface BoardBet {
  readonly orderNo: string;
  readonly state: string;
  /** Minor units. */
  readonly win: number;
}

/**
 * Adds a game to a gateway without a catalogue. Returns its node.
 * @param gameCode the code of a scheduled lottery, or of any other game
 */
export async function addGame(
  { gateway: { db } }: RunningGateway,
  gameType: GameType,
  gameCode: string,
): Promise<string> {
  await db
    .insert(vendors)
    .values({ vassalage: 'TEST', name: { EN: 'Test Studio', TY: 'Test Studio' } })
    .onConflictDoNothing();
  await db
    .insert(games)
    .values({
      nodeId: gameCode,
      gameType,
      roomId: gameCode,
      gameCode,
      vassalage: 'TEST',
      name: { EN: gameCode, TY: gameCode },
      searchText: gameCode,
      gameClassify: 'ALL',
      isNew: false,
      releasedAt: 0,
      supportPlay: 0,
      rtp: 9360,
      lines: 0,
      ...LOTTERY_STAKES,
      popularity: 1,
      theme: 'test',
      motif: 'lottoball',
    })
    .onConflictDoNothing();
  return gameCode;
}

/** Moves the gateway's clock to a second after the next draw of a one-minute lottery. */
export function toNextIssue({ gateway: { clock } }: RunningGateway): void {
  clock.advance(MINUTE - (clock.now() % MINUTE) + 1_000);
}

/**
 * Opens a game, for real money or as a free trial of a visitor. Returns a client of the sandbox in the role of the game's
 * page.
 */
export async function openGame(
  running: RunningGateway,
  accountId: number | undefined,
  nodeId: string,
) {
  const address = await createLaunch(running.gateway, {
    accountId,
    sessionId: undefined,
    accountType: accountId === undefined ? 0 : 1,
    nodeId,
    language: 'EN',
  });
  const headers = {
    Authorization: address.slice(address.indexOf('#') + 1),
    'Content-Type': 'application/json',
  };
  return async (path: string, body?: object) => {
    const response = await fetch(`${running.url}/sandbox/play/${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: response.status, ...(await response.json()) };
  };
}

/** Opens one of the test games, and adds them if they are missing. */
export async function openTestGame(
  running: RunningGateway,
  accountId: number | undefined,
  gameType: GameType = 'RNG',
) {
  await addTestGames(running.gateway.db);
  return { call: await openGame(running, accountId, nodeOf(gameType)) };
}

/**
 * A member at a one-minute lottery whose issue has just begun, so that it does not close before the first slip.
 */
export async function openLottery(running: RunningGateway, accountId: number, nodeId: string) {
  toNextIssue(running);
  const call = await openGame(running, accountId, nodeId);
  const bets = async (): Promise<readonly BoardBet[]> => (await call('lottery/board')).value.bets;
  let slips = 0;
  return {
    /** Sum of the wins of all bets, minor units. */
    won: async (): Promise<number> => (await bets()).reduce((sum, { win }) => sum + win, 0),
    /** Places a slip on the open issue. @throws when it is refused */
    place: async (lines: readonly TestLine[]): Promise<void> => {
      slips += 1;
      const { issueNo } = (await call('lottery/board')).value.issue;
      const placed = await call('lottery/slip', { key: `slip-key-${slips}`, issueNo, lines });
      if (placed.status !== 200) throw new Error(JSON.stringify(placed));
    },
    /** Cancels every open bet. */
    cancelAll: async (): Promise<void> => {
      for (const { orderNo, state } of await bets()) {
        if (state === 'open') await call('lottery/cancel', { orderNo });
      }
    },
    /** Draws the open issue and settles all of its bets. */
    draw: async (): Promise<void> => {
      toNextIssue(running);
      do await drawDueIssues(running.gateway);
      while ((await bets()).some(({ state }) => state === 'open'));
    },
  };
}

/** Posts lines of one round to a member's main wallet, as a game does in several steps; minor units. */
export function roundLines(
  { gateway }: RunningGateway,
  accountId: number,
  order: string = randomUUID(),
) {
  return (line: 'bet' | 'refund' | 'win', money: number) =>
    gateway.db.transaction(async (tx) => {
      const at = gateway.clock.now();
      const walletId = await accountWallet(tx, { accountId, kind: 'main', currency: 'USD', at });
      await postEntry(tx, {
        kind: 'round',
        scope: `slip:${order}`,
        idempotencyKey: randomUUID(),
        body: {},
        reference: order,
        lines: [
          { walletId, amount: money, kind: line },
          {
            walletId: await houseWallet(tx, 'house:games', 'USD', at),
            amount: -money,
            kind: 'house',
          },
        ],
        at,
      });
    });
}
