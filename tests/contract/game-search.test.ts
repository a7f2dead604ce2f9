import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchCatalogue } from '../../gateway/contract/game-search.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';

let running: RunningGateway;
let client: TestClient;
beforeAll(async () => {
  running = await startTestGateway();
  client = createClient(running.url);
}, 60_000);
afterAll(() => running.close());

const search = (text: string, language: 'EN' | 'TY' = 'EN') =>
  client.value(searchCatalogue, { text, language }, { language });
const marked = (name: string, marks: readonly { from: number; to: number }[]) =>
  marks.map(({ from, to }) => name.slice(from, to));

test('a misspelt name finds its game first, with the matched words', async () => {
  const { games } = await search('emberfal dargon');
  const [first] = games;
  expect(first?.game.gameName).toBe('Emberfall Dragon');
  expect(marked('Emberfall Dragon', first?.marks ?? [])).toEqual(['Emberfal', 'Dragon']);
});

test('vendors are found with a card for each category, also by a prefix', async () => {
  const { vendors } = await search('lumne');
  expect(vendors[0]?.card).toMatchObject({ vassalage: 'LUMEN', gameType: 'RNG', isGame: 0 });
  const tidal = (await search('tidal nine')).vendors.map(({ card }) => card);
  expect(tidal.map(({ vassalage, gameType }) => [vassalage, gameType])).toEqual([
    ['TIDAL', 'RNG'],
    ['TIDAL', 'FISH'],
  ]);
});

test('a name in one language is found in the other, and shown in the requested one', async () => {
  const { games } = await search('gabi ng mga parol', 'EN');
  expect(games[0]?.game.gameName).toBe('Parol Nights');
  expect((await search('parol nights', 'TY')).games[0]?.game.gameName).toBe('Gabi ng mga Parol');
});

test('games of every category are found, twelve at most; nonsense and empty texts find nothing', async () => {
  expect((await search('dragon')).games).toHaveLength(12);
  expect((await search('barkada hi-lo')).games[0]?.game.gameType).toBe('PVP');
  for (const text of ['', '   ', '%', 'qqxxzzqq']) {
    expect(await search(text), text).toEqual({ vendors: [], games: [] });
  }
});

test('a text longer than 64 characters is refused', async () => {
  const answer = await client.call(searchCatalogue, { text: 'a'.repeat(65), language: 'EN' });
  expect(answer).toMatchObject({ success: false, errorCode: 'request_param_err' });
});

test('among 2,500 games and with typing errors the response takes far less than 150 ms', async () => {
  await search('warm up');
  const times: number[] = [];
  for (const text of ['emberfal', 'dargon', 'lucky fortunne', 'salon prive roulete', 'qqxxzzqq']) {
    const start = performance.now();
    await search(text);
    times.push(performance.now() - start);
  }
  const middle = times.sort((a, b) => a - b)[2] ?? Number.POSITIVE_INFINITY;
  expect(middle).toBeLessThan(100);
});
