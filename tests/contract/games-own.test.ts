import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyEndpoint, RequestOf } from '../../gateway/contract/endpoint.ts';
import * as contract from '../../gateway/contract/games.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';

let running: RunningGateway;
let client: TestClient;
let member: string;
let trial: string;
let slots: contract.Game[];
let games: contract.Game[];

const LIST = { language: 'EN', pageNo: 1, pageSize: 100, clientType: 3, platform: 'x' } as const;
const RECENT = { page: 1, pageSize: 12, language: 'EN', clientType: 3 } as const;
const change = ({ nodeId, vassalage: vendor, gameType }: contract.Game) => ({
  data: { nodeId, vendor, gameType },
});
const launch = ({ nodeId, vassalage }: contract.Game, accountType = 1) => ({
  launchMode: 'GLS' as const,
  platform: 'x',
  clientType: 3,
  gameId: nodeId,
  nodeId,
  accountType,
  vassalage,
  language: 'EN' as const,
});
const tryOut = ({ nodeId, vassalage }: contract.Game) => ({
  nodeId,
  vassalage,
  language: 'EN' as const,
  platform: 'x',
  ageConfirmed: '1' as const,
});
/** Moves to a new second of the throttle of favourites. */
const nextSecond = () => client.developer('clock', { advanceMs: 1_100 });

beforeAll(async () => {
  running = await startTestGateway();
  client = createClient(running.url);
  member = (await client.logIn('demo_player')).token;
  trial = (await client.freePlay()).token;
  ({ games } = await client.value(contract.gameList, { ...LIST, gameType: 'RNG', pageSize: 999 }));
  slots = games.filter((game) => game.supportPlay === 0 && !game.maintenance);
}, 60_000);
afterAll(() => running.close());

const at = (index: number): contract.Game => {
  const game = slots[index];
  if (!game) throw new Error('The catalogue has too few slots.');
  return game;
};
const refusal = async <E extends AnyEndpoint>(call: E, request: RequestOf<E>, token?: string) => {
  const answer = await client.call(call, request, token === undefined ? {} : { token });
  expect(answer.success).toBe(false);
  return answer.errorCode;
};

describe('favourites', () => {
  const ids = () => client.value(contract.favouriteIds, {}, { token: member });

  test('[R4.17] [R7.02a] adding returns the ids, a duplicate is skipped, removing twice is no error', async () => {
    await nextSecond();
    const token = member;
    const first = await client.value(contract.addFavourite, change(at(0)), { token });
    expect(first).toContain(at(0).nodeId);
    const again = await client.value(contract.addFavourite, change(at(0)), { token });
    expect(again.filter((id) => id === at(0).nodeId)).toHaveLength(1);
    await client.value(contract.removeFavourite, change(at(0)), { token });
    expect(await client.value(contract.removeFavourite, change(at(0)), { token })).not.toContain(
      at(0).nodeId,
    );
    expect(await ids()).not.toContain(at(0).nodeId);
  });

  test('the list is newest first, paged and filtered', async () => {
    for (const index of [1, 2, 3]) {
      await nextSecond();
      await client.value(contract.addFavourite, change(at(index)), { token: member });
    }
    const page = await client.value(
      contract.favouriteGames,
      { ...LIST, pageSize: 2 },
      { token: member },
    );
    expect(page.content.map((game) => game.nodeId)).toEqual([at(3).nodeId, at(2).nodeId]);
    expect(page).toMatchObject({ pageNum: 1, totalPages: 2 });
    const fish = { ...LIST, gameType: 'FISH' as const };
    const none = await client.value(contract.favouriteGames, fish, { token: member });
    expect(none.content).toEqual([]);
  });

  test('more than five changes a second are refused with the time to wait', async () => {
    await nextSecond();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        client.call(contract.addFavourite, change(at(4)), { token: member }),
      ),
    );
    const refused = answers.filter((answer) => !answer.success);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' });
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
  });

  test('a game that does not exist is refused', async () => {
    await nextSecond();
    const data = { nodeId: '1', vendor: 'LUMEN', gameType: 'RNG' as const };
    expect(await refusal(contract.addFavourite, { data }, member)).toBe('game_not_found');
  });

  test('a visitor has none', async () => {
    expect(await refusal(contract.favouriteIds, {})).toBe('login.not.session');
  });
});

test('[R5.11] [R6.03b] a trial account is refused favourites and recent games', async () => {
  const needTrue = 'in_need_true_account';
  expect(await refusal(contract.favouriteIds, {}, trial)).toBe(needTrue);
  expect(await refusal(contract.favouriteGames, LIST, trial)).toBe(needTrue);
  expect(await refusal(contract.addFavourite, change(at(0)), trial)).toBe(needTrue);
  expect(await refusal(contract.removeFavourite, change(at(0)), trial)).toBe(needTrue);
  expect(await refusal(contract.recentGames, RECENT, trial)).toBe(needTrue);
});

describe('opening a game', () => {
  test('[R9.01] opened games become the recent ones: newest first, each once, at most twelve', async () => {
    const token = member;
    for (const index of [...Array(13).keys(), 5]) {
      await client.value(contract.launchGame, launch(at(index)), { token });
      await nextSecond();
    }
    const { list, totalPages } = await client.value(contract.recentGames, RECENT, { token });
    const expected = [5, 12, 11, 10, 9, 8, 7, 6, 4, 3, 2, 1].map((index) => at(index).nodeId);
    expect(list.map((game) => game.nodeId)).toEqual(expected);
    expect(totalPages).toBe(1);
  });

  test('the launch URL leads into the sandbox', async () => {
    const { content } = await client.value(contract.launchGame, launch(at(0)), { token: member });
    expect(content.game_url).toMatch(/^\/sandbox\/games\/slot\/\?node=\d+#/);
    expect((await fetch(running.url + content.game_url)).status).toBe(200);
  });

  test('[R4.16] a trial account plays for free only', async () => {
    expect(await refusal(contract.launchGame, launch(at(0)), trial)).toBe('in_need_true_account');
    const { content } = await client.value(contract.launchGame, launch(at(0), 0), { token: trial });
    expect(content.game_url).toContain('/sandbox/games/');
  });

  test('[R6.06g] a visitor can try a game where FREEPLAY3 is enabled, and only one with a free trial', async () => {
    const { content } = await client.value(contract.trialLaunch, tryOut(at(0)));
    expect(content.game_url).toContain('/sandbox/games/');
    const without = games.find((game) => game.supportPlay === 1 && !game.maintenance);
    if (!without) throw new Error('Every game has a free trial.');
    expect(await refusal(contract.trialLaunch, tryOut(without))).toBe('function.not.available');
    await client.developer('flags', { FREEPLAY3: false });
    expect(await refusal(contract.trialLaunch, tryOut(at(0)))).toBe('function.not.available');
    await client.developer('flags', { FREEPLAY3: true });
  });

  test('[R9.10] a visitor’s trial asks the age wherever it starts, where the merchant requires it', async () => {
    const { ageConfirmed: _confirmed, ...unconfirmed } = tryOut(at(0));
    expect(await refusal(contract.trialLaunch, unconfirmed)).toBe('terms_not_accepted');
    // A trial account has confirmed it at its start.
    const { content } = await client.value(contract.trialLaunch, unconfirmed, { token: trial });
    expect(content.game_url).toContain('/sandbox/games/');
    await client.developer('settings', { trialNeedsAgeConfirmation: false });
    expect((await client.value(contract.trialLaunch, unconfirmed)).content.game_url).toContain(
      '/sandbox/games/',
    );
    await client.developer('settings', { trialNeedsAgeConfirmation: true });
  });

  test('a game under maintenance returns its start and end', async () => {
    const request = { ...LIST, vassalage: 'RAVEL' };
    const { games: resting } = await client.value(contract.gameList, request);
    const [game] = resting;
    if (!game) throw new Error('The vendor under maintenance has no games.');
    expect(game.maintenance).toBe(true);
    const answer = await client.call(contract.launchGame, launch(game), { token: member });
    expect(answer).toMatchObject({ status: 503, errorCode: 'game_maintenance' });
    const { maintainTime = 0, endTime = 0 } = answer.success ? {} : (answer.value ?? {});
    expect(endTime).toBeGreaterThan(maintainTime);
  });

  test('a game can be opened under its own vendor only', async () => {
    const strange = { ...launch(at(0)), vassalage: 'NUMER' };
    expect(await refusal(contract.launchGame, strange, member)).toBe('game_not_found');
    expect(await refusal(contract.launchGame, launch(at(0)))).toBe('login.not.session');
  });
});
