import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY } from '../../gateway/contract/durations.ts';
import { launchGame } from '../../gateway/contract/games.ts';
import {
  lotteryMenus,
  lotteryRules,
  type PRIZE_MODES,
  vietnamMenu,
  vietnamNumbers,
} from '../../gateway/contract/lottery.ts';
import { elottSettledOrders, elottUnsettledOrders } from '../../gateway/contract/wallet.ts';
import { drawDueIssues } from '../../gateway/sandbox/lottery/settle.ts';
import { seedGames } from '../../gateway/sandbox/seed/games.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';

let running: RunningGateway;
let client: TestClient;
let token: string;
let trial: string;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  const { db, clock } = running.gateway;
  await db.transaction((tx) => seedGames(tx, clock));
  client = createClient(running.url);
  token = (await client.logIn('demo_player')).token;
  trial = (await client.freePlay()).token;
}, 60_000);
afterAll(() => running.close());

const menus = async (prizeMode: (typeof PRIZE_MODES)[number]) =>
  (await client.value(lotteryMenus, { prizeMode, language: 'EN', device: 'WEB' })).gameMenus;

/** The raw response of the old endpoint. */
async function bareMenu(query: Record<string, string>, merchant = 'baize') {
  const address = `${running.url}${vietnamMenu.path}?${new URLSearchParams(query)}`;
  const answer = await fetch(address, { headers: { Merchant: merchant } });
  return { status: answer.status, body: await answer.json() };
}

test('[R7.01] [R4.18] a menu lists the vendors of its prize mode, each lottery with its next draw', async () => {
  const vendors = async (mode: (typeof PRIZE_MODES)[number]) =>
    (await menus(mode)).map(({ vassalage }) => vassalage);
  expect(await vendors('ELOTT')).toEqual(['LOTT', 'NUMER', 'BILOG']);
  expect(await vendors('ZY')).toEqual(['LOTT']);
  expect(await vendors('LOTT')).toEqual(['TCG_LOTTO_VN', 'LOTT']);
  expect(await vendors('SEA')).toEqual(['TCG_SEA']);
  const [house, instant] = await menus('ELOTT');
  expect(house?.games).toHaveLength(16);
  for (const game of house?.games ?? []) {
    expect(game.issue?.drawAt).toBeGreaterThan(game.serverTime);
    expect(game.issue?.seedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(game.lastDraw?.drawAt).toBeLessThanOrEqual(game.serverTime);
    expect(game).not.toHaveProperty('seed');
  }
  expect(instant?.games.every(({ issue }) => issue === undefined)).toBe(true);
});

test('the next draw is the same in every menu until it is drawn, then its numbers are', async () => {
  const speed = async () =>
    (await menus('ZY'))[0]?.games.find(({ gameCode }) => gameCode === 'HOUSE_SPEED_FIVE_1M');
  const first = await speed();
  expect((await speed())?.issue).toEqual(first?.issue);
  running.gateway.clock.advance((first?.issue?.drawAt ?? 0) - running.gateway.clock.now() + 50);
  await drawDueIssues(running.gateway);
  const next = await speed();
  expect(next?.lastDraw?.issueNo).toBe(first?.issue?.issueNo);
  expect(next?.lastDraw?.numbers).toEqual([
    { prize: 'main', numbers: [expect.stringMatching(/^\d{5}$/)] },
  ]);
});

test('[R7.01] [R7.02] Vietnam’s menu answers a bare list to prizeMode and device WEB', async () => {
  const { status, body } = await bareMenu({ prizeMode: 'ELOTT', device: 'WEB', language: 'TY' });
  expect(status).toBe(200);
  const games = z.parse(vietnamMenu.response, body);
  expect(games).toHaveLength(14);
  expect(new Set(games.map(({ region }) => region))).toEqual(
    new Set(['north', 'central', 'south']),
  );
  expect(games.map(({ gameName }) => gameName)).toContain('Gabi ng Saigon');
  expect(await bareMenu({ prizeMode: 'ELOTT', device: 'APP', language: 'TY' })).toMatchObject({
    status: 400,
    body: { success: false, errorCode: 'request_param_err' },
  });
});

test('[R7.02] Vietnam’s numbers: a day, a region, the same at every request', async () => {
  const now = await client.value(vietnamNumbers, { language: 'EN' });
  expect(now.list).toHaveLength(10);
  const date = new Date(Date.parse(now.today) - 3 * DAY).toISOString().slice(0, 10);
  const ask = () => client.value(vietnamNumbers, { date, region: 'north', language: 'EN' });
  const { list } = await ask();
  expect(list.map(({ gameName }) => gameName)).toEqual([
    'Hanoi Special',
    'Red River Daily',
    'Ha Long Bay',
  ]);
  expect(list.flatMap(({ numbers }) => numbers?.flatMap((prize) => prize.numbers))).toHaveLength(
    81,
  );
  expect(await ask()).toEqual({ ...(await ask()), list });
  const tomorrow = new Date(Date.parse(now.today) + DAY).toISOString().slice(0, 10);
  for (const day of [tomorrow, '2020-01-01', '2026-13-45']) {
    const refused = await client.call(vietnamNumbers, { date: day, language: 'EN' });
    expect(refused).toMatchObject({ status: 400, value: { fields: { date: 'out_of_range' } } });
  }
});

test('the rules publish the pay and return of every bet, and the limits', async () => {
  const rules = await client.value(lotteryRules, { gameCode: 'VN_SAIGON', language: 'EN' });
  expect(rules).toMatchObject({ period: 86_400, closesBefore: 900, highestPayout: 50_000 });
  expect(rules.bets[0]).toEqual({
    kind: 'any2',
    pays: [{ example: '12', pays: 5.2, oneIn: 100, rtp: 93.6 }],
  });
  const none = await client.call(lotteryRules, { gameCode: 'X', language: 'EN' });
  expect(none).toMatchObject({ status: 404, errorCode: 'game_not_found' });
});

test('[R7.05] the launch restricts the lottery to its code and area, and opens lobby or betting', async () => {
  const games = z.parse(
    vietnamMenu.response,
    (await bareMenu({ prizeMode: 'ELOTT', device: 'WEB', language: 'EN' })).body,
  );
  const hue = games.find(({ gameCode }) => gameCode === 'VN_HUE');
  const { nodeId = '' } = hue ?? {};
  const request = {
    launchMode: 'LOTT' as const,
    platform: 'x',
    clientType: 3,
    gameId: 'VN_HUE',
    nodeId,
    accountType: 1,
    vassalage: 'TCG_LOTTO_VN',
    language: 'EN' as const,
    device: 'WEB' as const,
    lottoArea: 'VN' as const,
    lottoPrizeMode: 'ELOTT',
    lottoGameCode: 'VN_HUE',
    lottoView: 'betting' as const,
    backUrl: 'https://play.example/',
  };
  const open = (change: Partial<typeof request> | { lottoView: 'lobby' }, who = token) =>
    client.call(launchGame, { ...request, ...change }, { token: who });
  const betting = await open({});
  expect(betting.success && betting.value.content.game_url).toMatch(
    /^\/sandbox\/games\/lottery\/\?node=\d+#/,
  );
  const lobby = await open({ lottoView: 'lobby' });
  expect(lobby.success && lobby.value.content.game_url).toMatch(/view=lobby#/);
  expect(await open({ lottoGameCode: 'VN_HANOI' })).toMatchObject({ errorCode: 'game_not_found' });
  const [sea] = await menus('SEA');
  const straits = sea?.games[0];
  expect(
    await open({
      nodeId: straits?.nodeId ?? '',
      vassalage: 'TCG_SEA',
      lottoGameCode: straits?.gameCode,
    } as Partial<typeof request>),
  ).toMatchObject({ errorCode: 'game_not_found' });
  expect(await open({}, trial)).toMatchObject({ errorCode: 'in_need_true_account' });
  expect(await open({ accountType: 0 }, trial)).toMatchObject({ success: true });
});

test('[R7.02] lottery bets have records of their own, visible to their owner only', async () => {
  const range = { startTime: 0, endTime: DAY, pageNo: 1, pageSize: 20 };
  for (const endpoint of [elottSettledOrders, elottUnsettledOrders]) {
    expect(await client.value(endpoint, range, { token })).toMatchObject({
      list: [],
      totalCount: 0,
    });
    expect(await client.call(endpoint, range, { token: trial })).toMatchObject({
      errorCode: 'in_need_true_account',
    });
    expect(await client.call(endpoint, range)).toMatchObject({ status: 401 });
  }
});
