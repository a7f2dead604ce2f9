import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '../../gateway/contract/durations.ts';
import type { RequestOf } from '../../gateway/contract/endpoint.ts';
import * as contract from '../../gateway/contract/index.ts';
import { dealerShifts, gameLaunches, gameRooms } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';

/** Of the test's merchant. */
const ZONE = 'UTC';

let running: RunningGateway;
let client: TestClient;
beforeAll(async () => {
  running = await startTestGateway();
  client = createClient(running.url);
}, 60_000);
afterAll(() => running.close());

const PAGE = { language: 'EN', pageNo: 1, pageSize: 999 } as const;
const rooms = (change: Partial<RequestOf<typeof contract.roomList>> = {}) =>
  client.value(contract.roomList, { ...PAGE, ...change });
const models = (change: Partial<RequestOf<typeof contract.liveModelList>> = {}) =>
  client.value(contract.liveModelList, { ...PAGE, ...change });

/** Moves the gateway's clock forward to an hour of the merchant's day. */
function toHour(hour: number): void {
  const { clock } = running.gateway;
  const text = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, timeStyle: 'medium' });
  const [hours = 0, minutes = 0, seconds = 0] = text.format(clock.now()).split(':').map(Number);
  const since = hours * HOUR + minutes * 60_000 + seconds * 1000;
  const ahead = hour * HOUR - since;
  clock.advance(ahead >= 0 ? ahead : ahead + 24 * HOUR);
}

/** A side to bet on, in games with sides. */
const SIDES: Readonly<Record<string, string>> = {
  baccarat: 'player',
  roulette: 'red',
  'dragon-tiger': 'dragon',
};

describe('GLS2_roomList', () => {
  test('[R7.01b] the tables of a vendor come from the database, with limits, dealer and state', async () => {
    toHour(12);
    const { rooms: all, totalCount, totalPages } = await rooms({ vassalage: 'PARL1' });
    const stored = await running.gateway.db.select().from(gameRooms);
    expect({ totalCount, totalPages }).toEqual({ totalCount: 6, totalPages: 1 });
    for (const room of all) {
      const row = stored.find(({ roomId }) => roomId === room.roomId);
      expect(room).toMatchObject({
        nodeId: row?.nodeId,
        tableNo: row?.tableNo,
        vassalage: 'PARL1',
        vendorName: 'Parlour One',
        gameType: 'LIVE',
        minBet: (row?.minBet ?? 0) / 100,
        maxBet: (row?.maxBet ?? 0) / 100,
        players: 0,
      });
      expect(room.dealer !== undefined).toBe(room.state === 'open');
    }
    // At noon the four tables around the clock are open, and the two of the evening are not.
    expect(all.map(({ state, tableNo }) => [state, tableNo])).toEqual([
      ['open', 1],
      ['open', 1],
      ['open', 1],
      ['open', 1],
      ['closed', 2],
      ['closed', 2],
    ]);
  });

  test('[R7.01b] it can be filtered by kind and game, and pages are full', async () => {
    const all = await rooms();
    expect(all.rooms.length).toBe(all.totalCount);
    expect(all.totalCount).toBeGreaterThan(30);
    expect((await rooms({ gameType: 'LIVE' })).totalCount).toBe(all.totalCount);
    expect((await rooms({ gameType: 'RNG' })).rooms).toEqual([]);
    const [{ nodeId = '' } = {}] = all.rooms;
    const ofGame = await rooms({ nodeId });
    expect(new Set(ofGame.rooms.map((room) => room.nodeId))).toEqual(new Set([nodeId]));
    const second = await rooms({ pageNo: 2, pageSize: 10 });
    expect(second.totalPages).toBe(Math.ceil(all.totalCount / 10));
    expect(second.rooms).toEqual(all.rooms.slice(10, 20));
  });

  test('[R7.01b] a closed table opens by the gateway’s clock, and cannot be launched before', async () => {
    toHour(12);
    const evening = (await rooms({ vassalage: 'PARL1' })).rooms.find(
      ({ tableNo }) => tableNo === 2,
    );
    if (!evening) throw new Error('no evening table');
    expect(evening.opensAt).toBe(
      running.gateway.clock.now() - (running.gateway.clock.now() % HOUR) + 6 * HOUR,
    );
    const sitDown = async (roomId: string) =>
      client.call(
        contract.launchGame,
        {
          launchMode: 'GLS',
          platform: contract.PLATFORM,
          clientType: contract.CLIENT_TYPE,
          gameId: evening.nodeId,
          nodeId: evening.nodeId,
          accountType: 1,
          vassalage: evening.vassalage,
          roomId,
          language: 'EN',
        },
        // Six hours without activity end a session.
        { token: (await client.logIn('demo_player')).token },
      );
    expect(await sitDown(evening.roomId)).toMatchObject({ status: 409, errorCode: 'table_closed' });

    toHour(18);
    const open = (await rooms({ nodeId: evening.nodeId })).rooms.find(
      ({ roomId }) => roomId === evening.roomId,
    );
    expect(open).toMatchObject({ state: 'open', dealer: { name: expect.any(String) } });
    expect(open?.opensAt).toBeUndefined();
    expect(await sitDown(evening.roomId)).toMatchObject({ success: true });
    expect(await sitDown('another')).toMatchObject({ status: 404, errorCode: 'game_not_found' });
  });

  test('[R7.01b] the table’s limits apply in the game, and its players are counted', async () => {
    toHour(19);
    const { token } = await client.logIn('demo_player');
    const table = (await rooms({ vassalage: 'MIRAD' })).rooms.find(({ tableNo }) => tableNo === 2);
    if (!table) throw new Error('no evening table');
    const answer = await client.value(
      contract.launchGame,
      {
        launchMode: 'GLS',
        platform: contract.PLATFORM,
        clientType: contract.CLIENT_TYPE,
        gameId: table.nodeId,
        nodeId: table.nodeId,
        accountType: 1,
        vassalage: table.vassalage,
        roomId: table.roomId,
        language: 'EN',
      },
      { token },
    );
    const [launch] = await running.gateway.db
      .select()
      .from(gameLaunches)
      .where(eq(gameLaunches.roomId, table.roomId));
    const gameToken = answer.content.game_url.split('#')[1] ?? '';
    const side = SIDES[launch?.engine ?? ''];
    const bet = (amount: number) =>
      fetch(`${running.url}/sandbox/play/round`, {
        method: 'POST',
        headers: { Authorization: gameToken, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          key: `bet-${amount}-at-the-table`,
          bet: amount,
          // What is played at the table: a game has sides of its own, or none.
          stake: side === undefined ? {} : { [side]: amount },
        }),
      });
    const lowest = launch?.minBet ?? 0;
    expect(lowest).toBe(table.minBet * 100);
    expect((await bet(lowest - 20)).status).toBe(400);
    expect((await rooms({ nodeId: table.nodeId })).rooms.map(({ players }) => players)).toEqual([
      0, 0,
    ]);
    expect((await bet(lowest)).status).toBe(200);
    const counted = (await rooms({ nodeId: table.nodeId })).rooms;
    expect(counted.find(({ roomId }) => roomId === table.roomId)?.players).toBe(1);
    expect(counted.find(({ roomId }) => roomId !== table.roomId)?.players).toBe(0);
    running.gateway.clock.advance(11 * 60_000);
    const later = (await rooms({ nodeId: table.nodeId })).rooms;
    expect(later.map(({ players }) => players)).toEqual([0, 0]);
  });
});

describe('the live model list', () => {
  test('[R7.02b] those on shift are first, with table, languages and the hours of the shift', async () => {
    toHour(9);
    const { list } = await models({ vassalage: 'PARL1' });
    const now = running.gateway.clock.now();
    // Three shifts a day at four tables, two at two more.
    expect(list).toHaveLength(16);
    expect(list.map(({ isOnShift }) => isOnShift)).toEqual(list.map((_, index) => index < 4));
    for (const model of list) {
      expect(model.pictureUrl).toContain(model.modelId);
      expect(model.languages[0]).toBe('en');
      expect(model.shiftFrom <= now && now < model.shiftUntil, model.name).toBe(model.isOnShift);
      expect(model.shiftUntil).toBeGreaterThan(now);
    }
    const waiting = list.slice(4).map(({ shiftFrom }) => shiftFrom);
    expect(waiting).toEqual(waiting.toSorted((one, other) => one - other));
  });

  test('[R7.02b] the dealer changes with the clock, and each deals at one table', async () => {
    toHour(15);
    const before = (await models()).list.filter(({ isOnShift }) => isOnShift);
    toHour(16);
    const after = (await models()).list.filter(({ isOnShift }) => isOnShift);
    const names = (list: typeof before) => new Set(list.map(({ modelId }) => modelId));
    expect(names(before).size).toBe(before.length);
    const again = after.filter(({ modelId }) => names(before).has(modelId));
    expect(again).toEqual([]);
    const [{ modelId = '', roomId = '' } = {}] = after;
    const [shift] = await running.gateway.db
      .select()
      .from(dealerShifts)
      .where(and(eq(dealerShifts.dealerId, modelId), eq(dealerShifts.roomId, roomId)));
    expect(shift).toMatchObject({ fromHour: 16, untilHour: 24 });
  });

  test('[R7.02b] a dealer’s picture is drawn; an unknown name has none', async () => {
    const [{ pictureUrl = '' } = {}] = (await models()).list;
    const picture = await fetch(running.url + pictureUrl);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await fetch(`${running.url}/art/v1/dealers/PARL1-Nobody.webp`)).status).toBe(404);
  });
});
