import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrands } from '../../gateway/core/brands.ts';
import { readConfig } from '../../gateway/core/config.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import { BACKDROP_NAMES } from '../../gateway/sandbox/art/backdrops.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { BACKDROPS } from '../../tokens/src/backdrops.ts';
import { cssWithFaces, writeBrand } from './brand-support.ts';
import { startInMemory } from './client.ts';

const TEMPLATE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><!--boot--><title>Baize</title></head>
<body><div id="root"><!--app--></div></body></html>`;
const SERVER_BUILD = `export const addressToRender = () => undefined;
export const renderPage = async () => undefined;
export const describePage = async (path) =>
  path === '/rng' ? { title: 'Slots · Alpha', isPublic: true } : undefined;
export const publicPaths = ['/rng'];`;
const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>`;
const TILE = svg('<rect width="64" height="64" rx="12" fill="#c00000"/>');
const ALONE = svg('<circle cx="32" cy="32" r="20" fill="#00c000"/>');

let folder: string;
let running: RunningGateway;

const brandsFolder = () => join(folder, 'brands');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-brand-files-'));
  const portalFolder = join(folder, 'dist');
  const portalServer = join(folder, 'server.mjs');
  await mkdir(portalFolder);
  await writeFile(join(portalFolder, 'index.html'), TEMPLATE);
  await writeFile(portalServer, SERVER_BUILD);
  const social = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#0b1020"/></svg>`;
  const files = { 'mark.svg': TILE, 'social.en.svg': social };
  await writeBrand(brandsFolder(), 'alpha', { merchants: ['baize'], files });
  await writeBrand(brandsFolder(), 'bravo', {
    files: { 'mark.svg': ALONE, 'icon-192.png': 'its own' },
  });
  const config = {
    ...readConfig({ PORT: '0' }),
    portalFolder,
    portalServer,
    brandsFolder: brandsFolder(),
  };
  running = await startInMemory(config, { demoData: 'none' });
}, 60_000);
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(running.url + path, { headers });
const pictureAt = async (path: string) => Buffer.from(await (await ask(path)).arrayBuffer());

/** The colour of one pixel of a picture, as `[r, g, b, alpha]`. */
async function pixel(picture: Buffer, left: number, top: number): Promise<number[]> {
  const cut = sharp(picture).ensureAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await cut.raw().toBuffer())];
}

test('a page has the brand’s icons, manifest, colour and preview picture, and all of them exist', async () => {
  const html = await (await ask('/rng?utm=1')).text();
  for (const line of [
    '<link rel="icon" type="image/svg+xml" href="/brands/alpha/mark.svg">',
    '<link rel="apple-touch-icon" href="/brands/alpha/apple-touch-icon.png">',
    '<link rel="manifest" href="/brands/alpha/manifest.webmanifest?lang=EN&amp;mode=dark">',
    '<meta name="application-name" content="Alpha">',
    '<meta name="theme-color" content="#131a2e">',
    '<meta name="description" content="First &amp; best">',
    '<meta property="og:site_name" content="Alpha">',
    '<meta property="og:locale" content="en_US">',
    `<meta property="og:image" content="${running.url}/brands/alpha/social-en.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Alpha: First &amp; best">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]) {
    expect(html).toContain(line);
  }
  for (const [, path = ''] of html.matchAll(
    /(?:href|content)="(?:http[^"]*?)?(\/brands\/[^"]+)"/g,
  )) {
    expect([path, (await ask(path.replaceAll('&amp;', '&'))).status]).toEqual([path, 200]);
  }
});

test('mode and language of the page are those of its manifest and of its texts', async () => {
  const html = await (await ask('/rng', { Cookie: 'mode=light; lang=TY' })).text();
  expect(html).toContain('<meta name="theme-color" content="#ffffff">');
  expect(html).toContain('manifest.webmanifest?lang=TY&amp;mode=light');
  expect(html).toContain('<meta property="og:locale" content="fil_PH">');
  expect(html).toContain('content="Alpa: Una at pinakamahusay"');
  // There is no Filipino picture, so the English one is used.
  expect(html).toContain('social-en.png');
});

test('the manifest installs the brand: its name, texts, colours and icons, in language and mode', async () => {
  const answer = await ask('/brands/alpha/manifest.webmanifest?lang=TY&mode=light');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  expect(await answer.json()).toEqual({
    id: '/',
    name: 'Alpa',
    short_name: 'Alpa',
    description: 'Una at pinakamahusay',
    lang: 'fil-PH',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#ffffff',
    background_color: '#ffffff',
    categories: ['games', 'entertainment'],
    icons: [
      ['icon-192.png', '192x192', 'image/png', 'any'],
      ['icon-512.png', '512x512', 'image/png', 'any'],
      ['icon-maskable-512.png', '512x512', 'image/png', 'maskable'],
      ['mark.svg', 'any', 'image/svg+xml', 'any'],
    ].map(([file, sizes, type, purpose]) => ({
      src: `/brands/alpha/${file}`,
      sizes,
      type,
      purpose,
    })),
  });
  const plain = await (await ask('/brands/alpha/manifest.webmanifest')).json();
  expect(plain).toMatchObject({ lang: 'en', theme_color: '#131a2e', name: 'Alpha' });
  expect((await ask('/brands/none/manifest.webmanifest')).status).toBe(404);
});

test('icons have the size of their name; only maskable ones have no transparent pixels', async () => {
  for (const [name, size, corner] of [
    ['icon-192.png', 192, [0, 0, 0, 0]],
    ['icon-512.png', 512, [0, 0, 0, 0]],
    // The tile's own colour extends to the edge.
    ['icon-maskable-512.png', 512, [192, 0, 0, 255]],
    ['apple-touch-icon.png', 180, [192, 0, 0, 255]],
  ] as const) {
    const picture = await pictureAt(`/brands/alpha/${name}`);
    const { format, width, height } = await sharp(picture).metadata();
    expect([name, format, width, height]).toEqual([name, 'png', size, size]);
    expect([name, await pixel(picture, 0, 0)]).toEqual([name, corner]);
  }
  // A mark without a tile is on the brand's background, with a margin.
  const alone = await pictureAt('/brands/bravo/icon-maskable-512.png');
  expect(await pixel(alone, 0, 0)).toEqual([11, 16, 32, 255]);
  expect(await pixel(alone, 256, 256)).toEqual([0, 192, 0, 255]);
});

test('the two paths that browsers request from every site are the brand’s', async () => {
  const ico = await pictureAt('/favicon.ico');
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 48 });
  const touch = await pictureAt('/apple-touch-icon.png');
  expect(touch).toEqual(await pictureAt('/brands/alpha/apple-touch-icon.png'));
});

test('a picture is cached until the brand changes; one from the brand’s own folder takes precedence', async () => {
  const first = await ask('/brands/alpha/icon-192.png');
  const etag = first.headers.get('etag') ?? '';
  const again = () => ask('/brands/alpha/icon-192.png', { 'If-None-Match': etag });
  expect((await again()).status).toBe(304);
  const mark = join(folder, 'brands/alpha/mark.svg');
  await writeFile(mark, ALONE);
  await utimes(mark, 1, 1);
  expect((await again()).status).toBe(200);
  await writeFile(mark, TILE);
  expect(await (await ask('/brands/bravo/icon-192.png')).text()).toBe('its own');
});

test('the preview picture has the size that networks show uncropped; missing ones are not found', async () => {
  const picture = await pictureAt('/brands/alpha/social-en.png');
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  });
  for (const path of [
    '/brands/alpha/social-fil.png',
    '/brands/alpha/social-xx.png',
    '/brands/alpha/toString.png',
    '/brands/none/icon-192.png',
    '/brands/..%2Falpha/icon-192.png',
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
});

test('boot data has the brand’s title pattern, its colours by mode, the merchant’s current year, its age and help center', async () => {
  const bootOf = (html: string) =>
    JSON.parse(/id="[^"]*boot[^"]*">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  const { clock, db } = running.gateway;
  const { brand } = bootOf(await (await ask('/rng')).text());
  const year = new Date(clock.now()).getUTCFullYear();
  expect(brand).toMatchObject({
    title: '{brand}: {page}',
    themeColor: { dark: '#131a2e', light: '#ffffff' },
    copyright: `© 2019-${year} Alpha`,
    minimumAge: 21,
    support: { help: 'https://help.example/' },
  });
  // An hour before the year's end in UTC it is next year in Manila.
  await writeSettings(db, { timeZone: 'Asia/Manila' });
  const now = clock.now;
  try {
    clock.now = () => Date.UTC(2031, 11, 31, 23);
    const html = await (await ask('/rng')).text();
    expect(bootOf(html).brand.copyright).toBe('© 2019-2032 Alpha');
  } finally {
    clock.now = now;
    await writeSettings(db, { timeZone: 'UTC' });
  }
});

test('boot data has the brand’s layout and its own texts by language, as soon as they are deployed', async () => {
  const boot = async () => (await ask('/wps/system/boot')).json();
  const file = join(folder, 'brands/alpha/layout.json');
  expect((await boot()).value.brand).not.toHaveProperty('layout');
  const layout = {
    menu: 'top',
    hasLowTiles: true,
    header: ['search', 'space', 'logo', 'account'],
    hero: 'cards',
    home: [{ section: 'winners' }, { section: 'hot', count: 6 }],
  };
  const texts = {
    en: { 'home.hot': 'Loved', 'home.title': 'At {brand}' },
    fil: { 'home.hot': 'Mahal' },
  };
  await writeFile(file, JSON.stringify({ ...layout, texts }));
  await expect.poll(async () => (await boot()).value.brand.layout).toEqual(layout);
  expect((await boot()).value.brand.texts).toEqual({
    EN: {
      'home.hot': [{ type: 0, value: 'Loved' }],
      'home.title': [
        { type: 0, value: 'At ' },
        { type: 1, value: 'brand' },
      ],
    },
    TY: { 'home.hot': [{ type: 0, value: 'Mahal' }] },
  });
  await rm(file);
  await expect.poll(async () => (await boot()).value.brand).not.toHaveProperty('layout');
  expect((await boot()).value.brand).not.toHaveProperty('texts');
});

test('of a brand’s fonts a page loads the common subset, and the brand’s own, before its style sheet is parsed', async () => {
  const face = (file: string) =>
    `@font-face{font-family:"A";src:url(fonts/${file})format("woff2")}`;
  const files = ['outfit-plain-wght-normal.woff2', 'outfit-latin-wght-normal.woff2'];
  const css = [...files, 'own-aurora.woff2'].map(face).join('');
  await writeBrand(brandsFolder(), 'charlie', { files: { 'brand.css': cssWithFaces(css) } });
  const brands = createBrands({ ...readConfig({}), brandsFolder: brandsFolder() });
  expect((await brands.find('charlie'))?.fonts).toEqual([
    '/brands/charlie/fonts/outfit-plain-wght-normal.woff2',
    '/brands/charlie/fonts/own-aurora.woff2',
  ]);
});

test('every backdrop that a brand may choose is drawn, and no other', () => {
  expect(BACKDROP_NAMES.toSorted()).toEqual(BACKDROPS.toSorted());
});
