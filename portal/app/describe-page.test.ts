import { availablePromotions, gameVendors, LANGUAGES } from '@baize/gateway/contract';
import { expect, test, vi } from 'vitest';
import { AGENT_PAGES } from '../features/agent/lib/agent-pages.ts';
import { STORY_LANE } from '../shared/games/story-games.ts';
import { CENTER_TYPES, LOBBY_TYPES, MEMBER_PAGES } from '../shared/paths.ts';
import { describePage, publicPaths } from './describe-page.ts';
import { STORY_BOOT } from './story-boot.ts';

const { brand } = STORY_BOOT;
const PROMOTION = {
  promotionId: 'RELOAD',
  kind: 'mission',
  category: 'deposit',
  label: 'join',
  title: 'Daily reload',
  summary: 'A tenth on top.',
  terms: '<p>Once a day.</p>',
  banner: '/banner.webp',
  startsAt: Date.UTC(2026, 10, 1),
};

function headAt(address: string, language: (typeof LANGUAGES)[number]['code'] = 'EN') {
  const { pathname, search } = new URL(address, 'https://www.merchant.example');
  const answers = new Map<object, unknown>([
    [gameVendors, { data: { lanes: [STORY_LANE] } }],
    [availablePromotions, { list: [PROMOTION], available: 1, currencySymbol: '$', decimals: 2 }],
  ]);
  const answer = vi.fn(async (endpoint: object) => answers.get(endpoint));
  return describePage(
    pathname,
    { ...STORY_BOOT, language },
    { origin: 'https://www.merchant.example', search, answer },
  );
}

async function titleAt(...page: Parameters<typeof headAt>) {
  return (await headAt(...page))?.title ?? '';
}

for (const { code } of LANGUAGES) {
  test(`every page of the member center, the agent center and the lobbies has a title of its own (${code})`, async () => {
    const addresses = [
      ...MEMBER_PAGES.map((page) => `/member?page=${page}`),
      ...AGENT_PAGES.map((page) => `/agentHome?page=${page}`),
      ...[...LOBBY_TYPES, ...CENTER_TYPES].flatMap((type) => {
        const path = `/${type.toLowerCase()}`;
        return [path, `${path}?page=2`];
      }),
      ...LOBBY_TYPES.flatMap((type) => {
        const path = `/${type.toLowerCase()}`;
        return [`${path}?tab=HOT`, `${path}?tab=NEW`, `${path}?q=dragon`, `${path}?q=koi&page=2`];
      }),
      '/sports?gameType=COCKFIGHT',
    ];
    const titles = await Promise.all(addresses.map((address) => titleAt(address, code)));
    expect(new Set(titles).size).toBe(addresses.length);
    for (const title of titles) {
      expect(title).toMatch(new RegExp(`^.+ · ${brand.name}$`));
    }
  });
}

test('a page is named before its center and the brand; the center alone where there is no such page', async () => {
  expect(await titleAt('/member?page=depositv2')).toBe(`Deposit · My account · ${brand.name}`);
  expect(await titleAt('/member')).toBe(`My account · ${brand.name}`);
  expect(await titleAt('/member?page=none')).toBe(`My account · ${brand.name}`);
  expect(await titleAt('/agentHome?page=depositv2')).toBe(`Deposit · Agent center · ${brand.name}`);
  expect(await titleAt('/agentHome')).toBe(`Overview · Agent center · ${brand.name}`);
  expect(await titleAt('/agentHome?page=none')).toBe(`Agent center · ${brand.name}`);
  expect(await titleAt('/member?page=depositv2', 'TY')).toBe(
    `Magdeposito · Aking account · ${brand.name}`,
  );
});

test('a lobby is named by its filters, the narrowest first', async () => {
  const card = STORY_LANE.cards[0];
  expect(await titleAt(`/rng?q=dragon&classify=SC&vassalage=${card?.vassalage}&page=3`)).toBe(
    `“dragon” · Scratch cards · ${card?.displayName} · Slots · Page 3 · ${brand.name}`,
  );
  expect(await titleAt('/rng?tab=HOT&vassalage=NOBODY')).toBe(`Hot · Slots · ${brand.name}`);
  expect(await titleAt('/sports?gameType=COCKFIGHT')).toBe(`Cockfight · ${brand.name}`);
});

test("a popup with a path has a title of its own; a promotion's name precedes that of its page", async () => {
  expect(await titleAt('/help')).toBe(`Help center · ${brand.name}`);
  expect(await titleAt('/login')).toBe(`Log in · ${brand.name}`);
  expect(await titleAt('/register')).toBe(`Register · ${brand.name}`);
  expect(await titleAt('/promotions')).toBe(`Promotions · ${brand.name}`);
  expect(await titleAt('/promotions?promo=RELOAD')).toBe(
    `Daily reload · Promotions · ${brand.name}`,
  );
  expect(await titleAt('/promotions?promo=NONE')).toBe(`Promotions · ${brand.name}`);
});

test('each public page has one canonical address and a description of its own', async () => {
  expect(publicPaths).toEqual(expect.arrayContaining(['/', '/help', '/rng', '/promotions']));
  for (const path of ['/index', '/index.html', '/home']) {
    expect(publicPaths).not.toContain(path);
    expect(await headAt(path)).toMatchObject({ canonical: '/' });
  }
  for (const path of ['/login', '/register', '/seamless', '/member', '/agentHome']) {
    expect(publicPaths).not.toContain(path);
  }
  expect(await headAt('/help')).not.toHaveProperty('canonical');
  for (const { code } of LANGUAGES) {
    const [home, help] = await Promise.all([headAt('/', code), headAt('/help', code)]);
    expect(help?.description).toContain(brand.name);
    expect(help?.description).not.toBe(home?.description);
  }
});
