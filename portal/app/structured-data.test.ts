import { expect, test, vi } from 'vitest';
import { storyGame } from '../shared/games/story-games.ts';
import { STORY_BOOT } from './story-boot.ts';
import { type StructuredDataInput, structuredData } from './structured-data.ts';

const origin = 'https://www.merchant.example';
const games = [
  { ...storyGame(1), nodeId: 'N 1', displayName: 'Gold & </script>', lagerIcon: '/art/one.webp' },
  { ...storyGame(2), nodeId: 'N2', lagerIcon: 'https://pictures.example/two.webp' },
];

const input = (path: string, more: Partial<StructuredDataInput> = {}): StructuredDataInput => ({
  path,
  boot: STORY_BOOT,
  origin,
  title: 'Slots',
  answer: vi.fn(async () => ({ games, totalPages: 9, totalCount: 160 })),
  ...more,
});

test('a lobby lists its games with vendors, pictures and addresses, and its breadcrumb', async () => {
  const lobby = input('/rng');
  expect(await structuredData(lobby)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Meridian', item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: 'Slots', item: `${origin}/rng` },
        ],
      },
      {
        '@type': 'ItemList',
        name: 'Slots',
        url: `${origin}/rng`,
        numberOfItems: 2,
        itemListElement: [
          ['Gold & </script>', 'N%201', `${origin}/art/one.webp`],
          [games[1]?.displayName, 'N2', 'https://pictures.example/two.webp'],
        ].map(([name, node, image], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'VideoGame',
            name,
            url: `${origin}/rng?popup=game-info:${node}`,
            image,
            author: { '@type': 'Organization', name: games[index]?.vendorName },
            applicationCategory: 'Game',
            gamePlatform: 'Web browser',
            inLanguage: 'en',
            typicalAgeRange: '18-',
          },
        })),
      },
    ],
  });
  const ofAge21 = { ...STORY_BOOT, brand: { ...STORY_BOOT.brand, minimumAge: 21 } };
  expect(JSON.stringify(await structuredData(input('/rng', { boot: ofAge21 })))).toContain(
    '"typicalAgeRange":"21-"',
  );
  expect(lobby.answer).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/wps/relay/GCSGAME_gameList' }),
    expect.objectContaining({ gameType: 'RNG', pageNo: 1, pageSize: 18, language: 'EN' }),
  );
});

test('home names the organization of the site, with the merchant’s other pages and the brand’s contacts', async () => {
  const data = await structuredData(input('/'));
  expect(data).toMatchObject({
    '@graph': [
      {
        '@type': 'Organization',
        name: 'Meridian',
        url: `${origin}/`,
        logo: `${origin}/brands/meridian/icon-512.png`,
        sameAs: [
          'https://www.facebook.com/baize.example',
          'https://t.me/baize_example',
          'https://wa.me/639170000001',
        ],
        contactPoint: { email: 'support@meridian.example', telephone: '+63280000001' },
      },
      { '@type': 'WebSite', name: 'Meridian', url: `${origin}/`, inLanguage: 'en' },
    ],
  });
});

test('without games, or without a response of the gateway, a lobby has its breadcrumb only', async () => {
  for (const answered of [undefined, { games: [], totalPages: 0, totalCount: 0 }]) {
    const data = await structuredData(input('/live', { answer: async () => answered }));
    expect(data).toMatchObject({ '@graph': [{ '@type': 'BreadcrumbList' }] });
  }
});

test('other pages, and a closed portal, have no structured data', async () => {
  expect(await structuredData(input('/promotions'))).toBeUndefined();
  for (const status of [{ systemStatus: 1 as const }, { domainInvalid: true }]) {
    const permission = { ...STORY_BOOT.permission, ...status };
    const boot = { ...STORY_BOOT, permission };
    expect(await structuredData(input('/rng', { boot }))).toBeUndefined();
  }
});
