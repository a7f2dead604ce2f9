import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RequestOf } from '../../gateway/contract/endpoint.ts';
import * as contract from '../../gateway/contract/games.ts';
import { games } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';

let running: RunningGateway;
let client: TestClient;
let all: (typeof games.$inferSelect)[];
beforeAll(async () => {
  running = await startTestGateway();
  client = createClient(running.url);
  all = await running.gateway.db.select().from(games);
}, 60_000);
afterAll(() => running.close());

type ListRequest = Partial<RequestOf<typeof contract.gameList>>;
type FacetRequest = RequestOf<typeof contract.gameFacets>;

const LIST = { language: 'EN', pageNo: 1, pageSize: 999, clientType: 3, platform: 'x' } as const;
const list = (change: ListRequest) => client.value(contract.gameList, { ...LIST, ...change });
const facets = (request: FacetRequest) => client.value(contract.gameFacets, request);
const ids = (answer: Awaited<ReturnType<typeof list>>) => answer.games.map(({ nodeId }) => nodeId);
const rowOf = (nodeId: string) => {
  const row = all.find((each) => each.nodeId === nodeId);
  if (!row) throw new Error(`no game ${nodeId}`);
  return row;
};
const countOf = (rows: readonly { key: string; gameCount: number }[], key: string) =>
  rows.find((row) => row.key === key)?.gameCount;

describe('a list filtered by the facts of its games', () => {
  test.each(contract.VOLATILITIES)('volatility %s', async (volatility) => {
    const found = await list({ volatility });
    const expected = all.filter((row) => row.volatility === volatility);
    expect(expected.length).toBeGreaterThan(10);
    expect(found.totalCount).toBe(expected.length);
    for (const nodeId of ids(found)) expect(rowOf(nodeId).volatility).toBe(volatility);
  });

  test.each(contract.GAME_FEATURES)('feature %s', async (feature) => {
    const has = (row: (typeof all)[number]) =>
      feature === 'FREE_TRIAL' ? row.supportPlay === 0 : row.features.includes(feature);
    const found = await list({ feature });
    expect(found.totalCount).toBe(all.filter(has).length);
    expect(found.totalCount).toBeGreaterThan(10);
    for (const nodeId of ids(found)) expect(has(rowOf(nodeId)), nodeId).toBe(true);
  });

  test('any of the volatilities, all of the features, together with vendor and category', async () => {
    const request = {
      gameType: 'RNG',
      vassalage: 'LUMEN',
      volatility: 'LOW,HIGH',
      feature: 'FREE_SPINS,FREE_TRIAL',
    } as const;
    const found = await list(request);
    const expected = all.filter(
      (row) =>
        row.gameType === 'RNG' &&
        row.vassalage === 'LUMEN' &&
        (row.volatility === 'LOW' || row.volatility === 'HIGH') &&
        row.features.includes('FREE_SPINS') &&
        row.supportPlay === 0,
    );
    expect(expected.length).toBeGreaterThan(3);
    expect(ids(found).toSorted()).toEqual(expected.map(({ nodeId }) => nodeId).toSorted());
    expect((await facets(request)).totalCount).toBe(expected.length);
  });

  test.each([
    ['volatility', 'HUGE'],
    ['feature', 'FREE_SPINS,'],
    ['sort', 'BEST'],
  ] as const)('%s=%s is refused', async (name, value) => {
    const query = new URLSearchParams({
      ...LIST,
      pageNo: '1',
      pageSize: '18',
      clientType: '3',
      [name]: value,
    });
    const answer = await fetch(`${running.url}${contract.gameList.path}?${query}`, {
      headers: { Merchant: 'baize' },
    });
    expect(answer.status).toBe(400);
  });
});

describe('a list in another order', () => {
  const falling = (values: readonly number[]) =>
    expect(values).toEqual(values.toSorted((one, other) => other - one));

  test('the highest return first', async () => {
    const found = await list({ gameType: 'RNG', sort: 'RETURN', pageSize: 500 });
    falling(found.games.map(({ rtp }) => rtp));
    expect(new Set(found.games.map(({ rtp }) => rtp)).size).toBeGreaterThan(2);
  });

  test('the newest first', async () => {
    const found = await list({ gameType: 'LIVE', sort: 'NEW' });
    falling(ids(found).map((nodeId) => rowOf(nodeId).releasedAt));
  });

  test('by the provider’s name', async () => {
    const { games: found } = await list({ gameType: 'FISH', sort: 'VENDOR' });
    const names = found.map(({ vendorName }) => vendorName);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(new Set(names).size).toBeGreaterThan(1);
  });

  test('what was played most within the week first', async () => {
    const { list: popular } = await client.value(contract.popularGames, {
      gameType: 'RNG',
      language: 'EN',
      limitNum: 18,
    });
    const found = await list({ gameType: 'RNG', sort: 'PLAYED', pageSize: 18 });
    expect(ids(found)).toEqual(popular.map(({ nodeId }) => nodeId));
  });

  test('an order overrides that of a search and of a selection, and pages do not overlap', async () => {
    const search = await list({ gameName: 'dragon', gameType: 'RNG', sort: 'RETURN' });
    expect(search.games.length).toBeGreaterThan(5);
    falling(search.games.map(({ rtp }) => rtp));
    falling((await list({ selection: 'HOT', sort: 'RETURN' })).games.map(({ rtp }) => rtp));
    const request = { gameType: 'RNG', sort: 'RETURN', pageSize: 200 } as const;
    const seen = new Set<string>();
    const first = await list(request);
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo += 1) {
      for (const nodeId of ids(await list({ ...request, pageNo }))) seen.add(nodeId);
    }
    expect(seen.size).toBe(first.totalCount);
  });
});

describe('facets', () => {
  test.each([
    { gameType: 'RNG' },
    { gameType: 'LIVE' },
    { gameType: 'RNG', vassalage: 'LUMEN' },
  ] as const)('each count of %o is what the list then has', async (request) => {
    const known = await facets(request);
    expect(known.totalCount).toBe((await list({ ...request, pageSize: 1 })).totalCount);
    for (const { key, gameCount } of known.volatility) {
      const { totalCount } = await list({ ...request, volatility: key, pageSize: 1 });
      expect(totalCount, key).toBe(gameCount);
    }
    for (const { key, gameCount } of known.feature) {
      const { totalCount } = await list({ ...request, feature: key, pageSize: 1 });
      expect(totalCount, key).toBe(gameCount);
    }
  });

  test('counts depend on the provider, the kind of game and the selection', async () => {
    const whole = await facets({ gameType: 'RNG' });
    for (const change of [
      { vassalage: 'LUMEN' },
      { gameClassify: 'VP' },
      { selection: 'NEW' },
    ] as const) {
      const part = await facets({ gameType: 'RNG', ...change });
      expect(part.totalCount).toBeLessThan(whole.totalCount);
      // All facts of the category are listed nevertheless, so that options do not appear and disappear.
      expect(part.feature.map(({ key }) => key)).toEqual(whole.feature.map(({ key }) => key));
      expect(part.volatility.map(({ key }) => key)).toEqual(whole.volatility.map(({ key }) => key));
    }
    const poker = await facets({ gameType: 'RNG', gameClassify: 'VP' });
    expect(countOf(poker.feature, 'FREE_SPINS')).toBe(0);
    expect(countOf(poker.feature, 'DECISIONS')).toBe(poker.totalCount);
  });

  test('a volatility is counted as if no other were selected, a feature together with those that are', async () => {
    const before = await facets({ gameType: 'RNG' });
    const low = await facets({ gameType: 'RNG', volatility: 'LOW' });
    expect(low.volatility).toEqual(before.volatility);
    expect(low.totalCount).toBe(countOf(before.volatility, 'LOW'));
    const triple = await facets({ gameType: 'RNG', feature: 'SPINS_TIMES_3' });
    expect(triple.totalCount).toBe(countOf(before.feature, 'SPINS_TIMES_3'));
    expect(countOf(triple.feature, 'SPINS_TIMES_2')).toBe(0);
    expect(countOf(triple.feature, 'FREE_SPINS')).toBe(triple.totalCount);
  });

  test('a fact that no game of the category has is not listed', async () => {
    const live = await facets({ gameType: 'LIVE' });
    expect(live.feature.map(({ key }) => key)).not.toContain('FREE_SPINS');
    expect(live.volatility.map(({ key }) => key)).not.toContain('HIGH');
  });
});
