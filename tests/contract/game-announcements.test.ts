import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR } from '../../gateway/contract/durations.ts';
import type { RequestOf } from '../../gateway/contract/endpoint.ts';
import * as contract from '../../gateway/contract/index.ts';
import { gameAnnouncements } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';

let running: RunningGateway;
let client: TestClient;
beforeAll(async () => {
  running = await startTestGateway();
  client = createClient(running.url);
}, 60_000);
afterAll(() => running.close());

const news = (change: Partial<RequestOf<typeof contract.gameAnnouncements>> = {}) =>
  client.value(contract.gameAnnouncements, {
    language: 'EN',
    ...contract.LIST_DEFAULTS,
    ...change,
  });

test('[R7.02b] each lobby has news about games and vendors of the catalogue, newest first', async () => {
  for (const gameType of ['RNG', 'LIVE', 'FISH', 'PVP'] as const) {
    const { list } = await news({ gameType });
    expect(list.length, gameType).toBeGreaterThan(0);
    expect(new Set(list.map((item) => item.gameType))).toEqual(new Set([gameType]));
    const times = list.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    for (const { nodeId, kind, vassalage, title } of list) {
      if (!nodeId) continue;
      const { game } = await client.value(contract.gameDetail, { nodeId, language: 'EN' });
      expect(game).toMatchObject({ gameType, vassalage });
      expect(title).toContain(game.gameName);
      if (kind === 'NEW') expect(game.isNew).toBe(1);
      if (kind === 'JACKPOT') expect(game.jackpot).toBeGreaterThan(0);
      expect(game.maintenance).toBe(kind === 'MAINTENANCE');
    }
  }
});

test('[R7.02b] filtered by vendor, in the requested language, and paged', async () => {
  const { list } = await news({ vassalage: 'RAVEL' });
  expect(list[0]).toMatchObject({ kind: 'MAINTENANCE', title: 'Ravelin is under maintenance' });
  const filipino = await news({ vassalage: 'RAVEL', language: 'TY' });
  expect(filipino.list[0]?.title).toBe('Inaayos pa ang Ravelin');
  const all = await news();
  const second = await news({ pageNo: 2, pageSize: 3 });
  expect(second.list).toEqual(all.list.slice(3, 6));
  expect(second).toMatchObject({
    totalCount: all.totalCount,
    totalPages: Math.ceil(all.totalCount / 3),
  });
});

test('[R7.02b] future and expired news is not shown', async () => {
  const { db, clock } = running.gateway;
  const text = (title: string) => ({ EN: title, TY: title });
  const item = (id: string, publishedAt: number, endsAt: number | null) => ({
    id,
    kind: 'NEW' as const,
    title: text(id),
    content: text('<p>Text</p>'),
    gameType: 'COCKFIGHT' as const,
    publishedAt,
    endsAt,
  });
  const now = clock.now();
  await db
    .insert(gameAnnouncements)
    .values([
      item('COMES', now + HOUR, null),
      item('GOES', now - HOUR, now + HOUR),
      item('STAYS', now - 2 * HOUR, null),
    ]);
  const titles = async () => (await news({ gameType: 'COCKFIGHT' })).list.map(({ title }) => title);
  expect(await titles()).toEqual(['GOES', 'STAYS']);
  clock.advance(HOUR);
  expect(await titles()).toEqual(['COMES', 'STAYS']);
});
