import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  announcements,
  type announcements as announcementsCall,
} from '../../gateway/contract/announcements.ts';
import type { RequestOf } from '../../gateway/contract/endpoint.ts';
import * as contract from '../../gateway/contract/games.ts';
import { games as gameRows } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { addMember } from './add-member.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';
import { openGame } from './game-support.ts';

let running: RunningGateway;
let client: TestClient;
beforeAll(async () => {
  running = await startTestGateway();
  client = createClient(running.url);
}, 60_000);
afterAll(() => running.close());

const LIST = { language: 'EN', pageNo: 1, pageSize: 18, clientType: 3, platform: 'html5' } as const;
const list = (change: Partial<RequestOf<typeof contract.gameList>> = {}) =>
  client.value(contract.gameList, { ...LIST, ...change });
const vendors = async () => {
  const request = { platform: contract.VENDOR_PLATFORM, language: 'EN' } as const;
  return (await client.value(contract.gameVendors, request)).data.lanes;
};
const HOT = { merchantCode: 'baize', isPlatform: 2, platform: 'html5', language: 'EN' } as const;

describe('vendors', () => {
  test('the lanes are in the order of the menu, each with its vendors', async () => {
    const lanes = await vendors();
    expect(lanes.map((lane) => lane.title)).toEqual([
      'RNG',
      'LIVE',
      'FISH',
      'PVP',
      'SPORTS',
      'ESPORTS',
      'LOTT',
      'ELOTT',
    ]);
    const slots = lanes[0];
    expect(slots?.cards.length).toBeGreaterThan(10);
    expect(slots?.gameClassify.map((row) => row.key)).toEqual(['SC', 'VP', 'JP', 'TG', 'AC', 'BG']);
    for (const lane of lanes) {
      for (const card of lane.cards) expect(card.gameCount, card.vassalage).toBeGreaterThan(0);
    }
  });

  test('[R4.19] e-sports and cockfight vendors in the sports lane are marked as such', async () => {
    const sports = (await vendors()).find((lane) => lane.title === 'SPORTS');
    const types = new Set(sports?.cards.map((card) => card.gameType));
    expect(types).toEqual(new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT']));
  });

  test('[R1.09] with flush the vendors are not cached; without it they may be for a moment', async () => {
    const asked = { platform: contract.VENDOR_PLATFORM, language: 'TY' } as const;
    const cacheOf = async (flush?: 1) => {
      const request = { ...asked, ...(flush && { flush }) };
      const { status, headers } = await client.call(contract.gameVendors, request);
      expect(status).toBe(200);
      return headers.get('cache-control');
    };
    expect(await cacheOf()).toBe('public, max-age=30');
    expect((await cacheOf(1)) ?? '').not.toMatch(/public|max-age/);
  });

  test('a card that opens a game names a game of its vendor; the only cockfight vendor does', async () => {
    const cards = (await vendors()).flatMap((lane) => lane.cards);
    const single = cards.filter((card) => card.gameType === 'COCKFIGHT');
    expect(single).toHaveLength(1);
    const { nodeId = '', vassalage } = single[0] ?? { vassalage: '' };
    const detail = await client.value(contract.gameDetail, { nodeId, language: 'EN' });
    expect(detail.game).toMatchObject({ vassalage, gameType: 'COCKFIGHT' });
  });

  test('[R4.18] the lottery cards by which a client finds its prize mode exist', async () => {
    const lanes = await vendors();
    const codes = (title: string) =>
      lanes.find((lane) => lane.title === title)?.cards.map((card) => card.vassalage);
    expect(codes('LOTT')).toEqual(['TCG_LOTTO_VN', 'TCG_SEA']);
    expect(codes('ELOTT')).toContain('LOTT');
  });
});

describe('the game list', () => {
  test('pages are full, do not overlap and add up', async () => {
    const first = await list({ vassalage: 'LUMEN', gameType: 'RNG' });
    const seen = new Set<string>();
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo += 1) {
      const page = await list({ vassalage: 'LUMEN', gameType: 'RNG', pageNo });
      expect(page.games).toHaveLength(
        pageNo < first.totalPages ? 18 : first.totalCount - 18 * (first.totalPages - 1),
      );
      for (const game of page.games) seen.add(game.nodeId);
    }
    expect(seen.size).toBe(first.totalCount);
    expect((await list({ pageNo: 9_999 })).games).toEqual([]);
  });

  test('there are some 2,500 games with unique names in each category', async () => {
    const { games, totalCount } = await list({ gameType: 'RNG', pageSize: 999 });
    expect((await list()).totalCount).toBeGreaterThan(2_400);
    expect(totalCount).toBeGreaterThan(1_900);
    const slots = games.filter((game) => game.gameClassify === 'ALL');
    expect(new Set(slots.map((game) => game.gameName)).size).toBe(slots.length);
  });

  test('a part of a name finds it, regardless of case, accents and punctuation', async () => {
    const hot = await list({ gameName: 'privé ROUL' });
    expect(hot.games[0]?.gameName).toBe('Salon Privé Roulette');
    expect((await list({ gameName: '  emberFALL drag' })).games[0]?.gameName).toBe(
      'Emberfall Dragon',
    );
    expect((await list({ gameName: '%' })).totalCount).toBe((await list()).totalCount);
    expect((await list({ gameName: 'no such game at all' })).games).toEqual([]);
  });

  test('[R2.53] a name with typing errors is found in a lobby as it is by the search in the header', async () => {
    for (const gameName of ['emberfal drgon', 'emberfalldragon', 'Emberfull Dragon']) {
      const { games, totalCount } = await list({ gameName, gameType: 'RNG' });
      expect(games[0]?.gameName, gameName).toBe('Emberfall Dragon');
      expect(totalCount).toBeGreaterThan(0);
    }
    const { games } = await list({ gameName: 'emberfal drgon', gameType: 'LIVE' });
    expect(games.map(({ gameName }) => gameName)).not.toContain('Emberfall Dragon');
  });

  test('search results are paged like the list, and contain the same games in a chosen order', async () => {
    const wanted = { gameName: 'dragon', gameType: 'RNG' } as const;
    const all = await list({ ...wanted, pageSize: 999 });
    expect(all.games).toHaveLength(all.totalCount);
    expect(all.totalCount).toBeGreaterThan(36);
    const paged: string[] = [];
    for (let pageNo = 1; pageNo <= Math.ceil(all.totalCount / 18); pageNo += 1) {
      const { games, totalCount, totalPages } = await list({ ...wanted, pageNo });
      expect([totalCount, totalPages]).toEqual([all.totalCount, Math.ceil(all.totalCount / 18)]);
      paged.push(...games.map(({ nodeId }) => nodeId));
    }
    expect(paged).toEqual(all.games.map(({ nodeId }) => nodeId));
    expect((await list({ ...wanted, pageNo: 9_999 })).games).toEqual([]);
    const byReturn = await list({ ...wanted, sort: 'RETURN', pageSize: 999 });
    const returns = byReturn.games.map(({ rtp }) => rtp ?? 0);
    expect(returns).toEqual(returns.toSorted((one, other) => other - one));
    expect(byReturn.games.map(({ nodeId }) => nodeId).sort()).toEqual(paged.sort());
  });

  test('name, vendor and language search together', async () => {
    const { games } = await list({
      gameName: 'parol',
      vassalage: 'SUNDA',
      gameType: 'RNG',
      language: 'TY',
    });
    expect(games.length).toBeGreaterThan(0);
    expect(games.map((game) => game.gameName)).toContain('Gabi ng mga Parol');
    for (const game of games) {
      expect(game.vassalage).toBe('SUNDA');
      expect(game.gameName.toLowerCase()).toContain('parol');
    }
  });

  test.each([
    ['NEW', (game: contract.Game) => game.isNew === 1],
    ['HOT', (game: contract.Game) => game.isHot === 1],
    ['JACKPOT', (game: contract.Game) => (game.jackpot ?? 0) > 0],
  ] as const)('the selection %s holds nothing else', async (selection, fits) => {
    const { games } = await list({ selection, pageSize: 200 });
    expect(games.length).toBeGreaterThan(10);
    expect(games.filter((game) => !fits(game))).toEqual([]);
  });

  test('bets and sub-categories filter', async () => {
    const tables = await list({ gameClassify: 'TG', minBet: 1, pageSize: 100 });
    expect(tables.games.length).toBeGreaterThan(5);
    for (const game of tables.games) {
      expect(game.gameClassify).toBe('TG');
      expect(game.minBet).toBeGreaterThanOrEqual(1);
    }
  });

  test('[R7.02a] the minimum number of lines filters', async () => {
    const rows = await running.gateway.db.select().from(gameRows);
    const slots = rows.filter(({ gameType }) => gameType === 'RNG');
    const counts = [...new Set(slots.map(({ lines }) => lines))].sort((one, other) => one - other);
    expect(counts.length).toBeGreaterThan(1);
    for (const minLineNum of counts) {
      const fits = slots.filter(({ lines }) => lines >= minLineNum).map(({ nodeId }) => nodeId);
      const found = await list({ gameType: 'RNG', minLineNum, pageSize: 999 });
      expect(found.totalCount).toBe(fits.length);
      expect(found.games).toHaveLength(Math.min(fits.length, 999));
      for (const { nodeId } of found.games) expect(fits).toContain(nodeId);
    }
    const most = counts.at(-1) ?? 0;
    expect((await list({ gameType: 'RNG', minLineNum: most + 1 })).games).toEqual([]);
  });

  test('a jackpot grows with stakes, not with the clock, and is the same in every list', async () => {
    const jackpots = async () => {
      const { games } = await list({ selection: 'JACKPOT', pageSize: 200 });
      const amounts = games.map(({ jackpot = 0 }) => jackpot);
      expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
      return new Map(games.map(({ nodeId, jackpot }) => [nodeId, jackpot]));
    };
    const before = await jackpots();
    await client.developer('clock', { advanceMs: 60_000 });
    expect(await jackpots()).toEqual(before);
    const { games } = await list({ gameName: 'Sunken Crown' });
    const { nodeId = '', jackpot = 0, minBet = 0 } = games[0] ?? {};
    expect(jackpot).toBe(before.get(nodeId));

    const { accountId } = await addMember(running, 10_000_000);
    const call = await openGame(running, accountId, nodeId);
    const bet = minBet * 10_000;
    const played = await call('round', { key: 'round-key-1', bet, stake: {} });
    expect(played.status).toBe(200);
    const { value: state } = await call('state');
    const after = await jackpots();
    const grown = jackpot + (bet * state.jackpot.share) / 10_000;
    expect(after.get(nodeId)).toBeCloseTo(grown, 1);
    expect(after.get(nodeId)).toBeGreaterThan(jackpot);
    expect(state.jackpot.amount / 100).toBe(after.get(nodeId));
    const detail = await client.value(contract.gameDetail, { nodeId, language: 'EN' });
    expect(detail.game.jackpot).toBe(after.get(nodeId));
    expect(detail.game.rtp).toBe(state.rtp);
    const others = [...before].filter(([id]) => id !== nodeId);
    expect([...after].filter(([id]) => id !== nodeId)).toEqual(others);
  });

  test('a member gets jackpots in the own currency, and that response is not cached publicly', async () => {
    const asked = { ...LIST, selection: 'JACKPOT' } as const;
    const visitor = await client.call(contract.gameList, asked);
    expect(visitor.headers.get('cache-control')).toMatch(/^public/);
    expect(visitor.headers.get('vary')).toContain('Authorization');
    const { token } = await client.logIn('demo_player');
    const member = await client.call(contract.gameList, asked, { token });
    expect(member.headers.get('cache-control')).toMatch(/^private/);
    // The merchant's currency is the member's too.
    expect(member.value).toEqual(visitor.value);
  });

  test.each([[{ pageSize: 1000 }], [{ pageNo: 0 }], [{ gameName: 'x'.repeat(65) }]])(
    '%o is refused',
    async (change) => {
      const answer = await client.call(contract.gameList, { ...LIST, ...change });
      expect(answer).toMatchObject({ status: 400, success: false, errorCode: 'request_param_err' });
    },
  );

  test('public lists may be cached for a moment and are not sent twice', async () => {
    const calm = { ...LIST, gameClassify: 'AC' };
    const first = await client.call(contract.gameList, calm);
    expect(first.headers.get('cache-control')).toMatch(/public, max-age=\d/);
    expect(first.headers.get('vary')).toContain('Language');
    const query = new URLSearchParams({ ...calm, pageNo: '1', pageSize: '18', clientType: '3' });
    const again = await fetch(`${running.url}${contract.gameList.path}?${query}`, {
      headers: { Merchant: 'baize', 'If-None-Match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});

describe('hot games and winners', () => {
  test('at least twelve hot games, hottest first, and only the requested category', async () => {
    const { list: hot } = await client.value(contract.hotGames, HOT);
    expect(hot.length).toBeGreaterThanOrEqual(12);
    expect(hot[0]?.gameName).toBe('Emberfall Dragon');
    expect(hot.every((game) => game.isHot === 1)).toBe(true);
    const { list: live } = await client.value(contract.hotGames, { ...HOT, gameType: 'LIVE' });
    expect(live.map((game) => game.gameName)).toEqual(['Salon Privé Roulette']);
  });

  test('the winners board is sorted by amount, limited, and its names are masked', async () => {
    const board = await client.value(contract.winnerBoard, {
      gameCategory: 'ALL',
      language: 'EN',
      limitNum: 20,
    });
    const amounts = board.list.map((row) => row.vo.winAmount);
    expect(amounts).toHaveLength(20);
    expect(amounts).toEqual([...amounts].sort((left, right) => right - left));
    for (const { vo } of board.list) expect(vo.customerName).toMatch(/^\w{1,2}\*{3}\w$/);
  });
});

describe('announcements', () => {
  const ask = (change: Partial<RequestOf<typeof announcementsCall>> = {}) =>
    client.value(announcements, {
      types: 'B,PL,PU,PR,H',
      platform: 'W',
      execution: 'B',
      language: 'EN',
      pageNo: 1,
      pageSize: 42,
      ...change,
    });

  test('only the requested types are returned, newest first', async () => {
    const all = await ask();
    expect(all.banners.filter((banner) => banner.groupName === 'w_home')).toHaveLength(5);
    for (const items of [all.player, all.popup, all.promotion]) {
      const times = items.map((item) => item.publishedAt);
      expect(times.length).toBeGreaterThan(1);
      expect(times).toEqual([...times].sort((left, right) => right - left));
    }
    expect(await ask({ types: 'PL' })).toMatchObject({ banners: [], popup: [], promotion: [] });
  });

  test('[R4.13] anonymous, logged-in and first-time audiences get different popups', async () => {
    const titles = async (execution: 'A' | 'B' | 'F') =>
      (await ask({ types: 'PU', execution })).popup.map((item) => item.title);
    expect(await titles('F')).toEqual(['Welcome: three things worth knowing']);
    expect(await titles('A')).not.toContain('Look around first');
    expect(await titles('B')).toContain('Look around first');
  });

  test('texts and banners are in the requested language', async () => {
    const { banners, player } = await ask({ language: 'TY' });
    expect(banners.find((banner) => banner.bannerId === 'parol')?.title).toBe('Linggo ng Parol');
    expect(player[0]?.title).toContain('Dragon ng Emberfall');
  });
});

describe('pictures', () => {
  test('covers, logos and banners are small and cached permanently', async () => {
    const { list: hot } = await client.value(contract.hotGames, HOT);
    const card = (await vendors())[0]?.cards[0];
    const paths = [hot[0]?.showIcon, `${hot[0]?.showIcon}?w=480`, hot[0]?.defaultIcon];
    for (const path of [...paths, card?.smallIcon, card?.lagerIcon, '/art/v1/banners/live.webp']) {
      const response = await fetch(running.url + path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^image\/(webp|svg\+xml)/);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect((await response.arrayBuffer()).byteLength).toBeLessThan(60_000);
    }
    expect((await fetch(`${running.url}/art/v1/games/1.webp`)).status).toBe(404);
  });

  test('clients that accept AVIF get it, smaller, and all others WebP at the same URL', async () => {
    const { list: hot } = await client.value(contract.hotGames, HOT);
    const banner = '/art/v1/banners/live.webp?w=900&shape=wide';
    for (const path of [hot[0]?.showIcon, `${hot[0]?.showIcon}?w=480`, banner]) {
      const read = async (accept: string) => {
        const response = await fetch(running.url + path, { headers: { accept } });
        expect(response.status, path).toBe(200);
        expect(response.headers.get('vary'), path).toBe('Accept');
        const { byteLength } = await response.arrayBuffer();
        return { type: response.headers.get('content-type'), byteLength };
      };
      // The second round is served from memory.
      for (const round of [1, 2]) {
        const avif = await read('image/avif,image/webp,*/*;q=0.8');
        const webp = await read('*/*');
        expect([avif.type, webp.type], `${path}, ${round}`).toEqual(['image/avif', 'image/webp']);
        expect(avif.byteLength).toBeLessThan(webp.byteLength);
      }
    }
  });
});
