import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../gateway/core/config.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startInMemory } from './client.ts';

const templateWith = (styles: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><!--boot--><title>Baize</title>
<style id="page-style" data-version="1">${styles}</style></head>
<body><div id="root"><!--app--></div></body></html>`;
/**
 * A server build that counts its renderings, and renders any page. It runs in a thread of its own: while the file `hold`
 * exists, slow pages wait. One page is rendered from the file `answer`.
 */
const serverBuild = (
  hold: string,
  answer: string,
) => `import { existsSync, readFileSync } from 'node:fs';
let drawn = 0;
export const addressToRender = (path, search) => {
  if (!['/', '/home', '/broken', '/ending', '/answer'].includes(path) && !path.startsWith('/slow')) return undefined;
  const page = new URLSearchParams(search).get('page');
  return page ? path + '?page=' + page : path;
};
export const renderPage = async ({ url, boot, previousAnswersHash }) => {
  const answersHash = url === '/answer' ? readFileSync(${JSON.stringify(answer)}, 'utf8') : undefined;
  if (answersHash && answersHash === previousAnswersHash) return undefined;
  drawn += 1;
  if (url === '/broken') throw new Error('This page is broken.');
  if (url === '/ending') process.exit(3);
  while (url.startsWith('/slow') && existsSync(${JSON.stringify(hold)})) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { html: '<p>' + url + ' ' + boot.language + ' ' + drawn + '</p>', preloads: '<link rel="preload" as="image" href="/first.webp">', answers: {}, script: 'first()', answersHash };
};
export const describePage = async (path, _boot, { origin }) =>
  path === '/data' ? { title: 'Data', isPublic: true, structuredData: { '@type': origin + '</script>' } }
  : path === '/' ? { title: 'Home & more', description: 'Of "Baize"', isPublic: true }
  : path === '/index' ? { title: 'Home & more', canonical: '/', isPublic: true }
  : path === '/own' ? { title: 'Mine', isPublic: false } : undefined;
export const pagePaths = ['/', '/index.html', '/login', '/vnLottery', '/agentHome'];
export const publicPaths = ['/', '/rng?a&b'];`;

/** Pages are rendered by a low-priority thread: on a busy machine a second may pass. */
const eventually = (check: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 20_000 });

let folder: string;
/** While it exists, slow pages are not rendered. */
let hold: string;
/** The data of the page that is rendered from a response. */
let answer: string;
let template: string;
let running: RunningGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-page-cache-'));
  const portalFolder = join(folder, 'dist');
  const portalServer = join(folder, 'server.mjs');
  await mkdir(portalFolder);
  template = join(portalFolder, 'index.html');
  await writeFile(template, templateWith('p{color:red}'));
  hold = join(folder, 'hold');
  answer = join(folder, 'answer');
  await writeFile(answer, 'first');
  await writeFile(portalServer, serverBuild(hold, answer));
  const config = { ...readConfig({ PORT: '0' }), portalFolder, portalServer };
  running = await startInMemory(config, { demoData: 'none' });
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await running.close();
  await rm(folder, { recursive: true });
});

const MANY = Array.from({ length: 80 }, (_, number) => number);

/** The server build's markup in a page; empty where the browser renders it. */
async function drawn(path: string, cookie = ''): Promise<string> {
  const page = await fetch(running.url + path, { headers: { Cookie: cookie } });
  return /<div id="root">(.*?)<\/div>/.exec(await page.text())?.[1] ?? '';
}

test('the head has the build’s data of a page: title, description, canonical URL, the brand’s mark', async () => {
  const page = await fetch(`${running.url}/?utm=1`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('<title>Home &amp; more</title>');
  expect(html).toContain('<meta name="description" content="Of &quot;Baize&quot;">');
  expect(html).toContain(`<link rel="canonical" href="${running.url}/">`);
  expect(html).toContain('<meta property="og:title" content="Home &amp; more">');
  expect(html).toContain('<link rel="icon" type="image/svg+xml" href="/brands/meridian/mark.svg">');
  expect(html).not.toContain('noindex');
});

test('a page with several addresses has one canonical URL', async () => {
  const html = await (await fetch(`${running.url}/index?utm=1`)).text();
  expect(html).toContain(`<link rel="canonical" href="${running.url}/">`);
  expect(html).toContain(`<meta property="og:url" content="${running.url}/">`);
});

test('[R2.02] [R2.04] [R2.15] another spelling of a page’s path redirects to its own, and never off the site', async () => {
  const ask = (path: string) => fetch(running.url + path, { redirect: 'manual' });
  for (const [path, own] of [
    ['/vnlottery', '/vnLottery'],
    [
      '/VNLOTTERY/?gameType=LOTT&next=%2F%2Fevil.example',
      '/vnLottery?gameType=LOTT&next=%2F%2Fevil.example',
    ],
    ['/agentHome/', '/agentHome'],
    ['/login//', '/login'],
    ['/index.html/', '/index.html'],
    ['//', '/'],
  ] as const) {
    const { status, headers } = await ask(path);
    expect([status, headers.get('location')], path).toEqual([308, own]);
  }
  for (const path of [
    '/',
    '/vnLottery',
    '/login?next=/rng/',
    '/vnlottery/more',
    '/no-such-page/',
  ]) {
    expect((await ask(path)).headers.has('location'), path).toBe(false);
  }
  for (const path of ['//evil.example', '//evil.example/', '//login/', '/\\evil.example/']) {
    expect((await ask(path)).headers.has('location'), path).toBe(false);
  }
});

test('pages behind a guard are not listed, and unknown paths respond 404 with the portal', async () => {
  const own = await fetch(`${running.url}/own`);
  expect(own.status).toBe(200);
  const ownHtml = await own.text();
  expect(ownHtml).toContain('<title>Mine</title>');
  expect(ownHtml).toContain('<meta name="robots" content="noindex">');
  expect(ownHtml).not.toContain('canonical');
  const none = await fetch(`${running.url}/no-such-page`);
  expect(none.status).toBe(404);
  const noneHtml = await none.text();
  expect(noneHtml).toContain('<div id="root">');
  expect(noneHtml).toContain('<title>Baize</title>');
  expect(noneHtml).toContain('<meta name="robots" content="noindex">');
});

test('structured data is in the head as data, and cannot close its element', async () => {
  const answer = await fetch(`${running.url}/data`);
  const html = await answer.text();
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ '@type': `${running.url}</script>` });
  // The script policy needs no exception, because data is not executed.
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
});

test('robots.txt excludes the calls and members’ pages, and names the sitemap', async () => {
  const robots = await (await fetch(`${running.url}/robots.txt`)).text();
  expect(robots).toContain('Disallow: /wps/');
  expect(robots).toContain('Disallow: /member');
  expect(robots).toContain(`Sitemap: ${running.url}/sitemap.xml`);
  const sitemap = await (await fetch(`${running.url}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${running.url}/</loc>`);
  expect(sitemap).toContain(`<loc>${running.url}/rng?a&amp;b</loc>`);
});

/** The sources in a page's content security policy for one directive. */
const sourcesOf = ({ headers }: Response, directive: 'script-src' | 'style-src') => {
  const policy = headers.get('content-security-policy') ?? '';
  return new RegExp(`${directive} ([^;]+)`).exec(policy)?.[1]?.split(' ');
};

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the one inline script of a server-rendered page is allowed by its hash; a page that the browser renders has none', async () => {
  const home = await fetch(running.url);
  expect(await home.text()).toContain('<script>first()</script>');
  expect(sourcesOf(home, 'script-src')).toEqual(["'self'", hashOf('first()')]);
  const other = await fetch(`${running.url}/own`);
  expect(await other.text()).not.toContain('<script>');
  expect(sourcesOf(other, 'script-src')).toEqual(["'self'"]);
});

test('the inline styles of a page are allowed by their hashes, also those of a new build', async () => {
  const stylesOf = async (path: string) => {
    const page = await fetch(running.url + path);
    const texts = [...(await page.text()).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
      ([, text = '']) => text,
    );
    return { texts, named: sourcesOf(page, 'style-src') };
  };
  for (const path of ['/', '/own']) {
    const { texts, named } = await stylesOf(path);
    expect(texts).toHaveLength(2);
    expect(texts).toContain('p{color:red}');
    expect(named).toEqual(["'self'", ...texts.map(hashOf)]);
  }
  await writeFile(template, templateWith('p{color:blue}'));
  await eventually(async () => {
    const { texts, named } = await stylesOf('/');
    expect(named).toEqual(["'self'", ...texts.map(hashOf)]);
    expect(texts).toContain('p{color:blue}');
  });
});

test('the first resources of a server-rendered page are preloaded before its styles, and once', async () => {
  const html = await (await fetch(running.url)).text();
  const at = html.indexOf('<link rel="preload" as="image"');
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(html.indexOf('<style'));
  expect(html.match(/first\.webp/g)).toHaveLength(1);
});

test('a page is rendered with the part of its query that it reads, and once for all other queries', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const plain = await drawn('/home');
  expect(plain).toMatch(/^<p>\/home EN \d+<\/p>$/);
  expect(await drawn('/home?utm_source=mail&popup=login')).toBe(plain);
  const second = await drawn('/home?utm_source=mail&page=2');
  expect(second).toMatch(/^<p>\/home\?page=2 EN \d+<\/p>$/);
  expect(await drawn('/home?page=2')).toBe(second);
  expect(await drawn('/home')).toBe(plain);
});

test('a page that fails to render is left to the browser, and the gateway logs the reason', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const page = await fetch(`${running.url}/broken`);
  expect(await page.text()).toContain('<div id="root"></div>');
  expect(log.mock.calls.flat().join(' ')).toContain('This page is broken.');
  log.mockRestore();
});

test('if the rendering thread ends, its page is left to the browser, and the next one is rendered', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await drawn('/ending')).toBe('');
  expect(log.mock.calls.flat().join(' ')).toContain('The render thread exited with code 3.');
  log.mockRestore();
  await eventually(async () => expect(await drawn('/home?page=77')).toMatch(/^<p>\/home\?page=77/));
});

test('a server-rendered page is the same for everybody: it contains no client address, and the time is in a header', async () => {
  const [first, second] = [await fetch(running.url), await fetch(running.url)];
  const html = await first.text();
  expect(await second.text()).toBe(html);
  const [, boot = ''] =
    /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(boot).permission.location).toEqual({ ip: '' });
  for (const { headers } of [first, second]) {
    const [, time] = /^clock;dur=(\d+)$/.exec(headers.get('server-timing') ?? '') ?? [];
    expect(Math.abs(Number(time) - Date.now())).toBeLessThan(10_000);
    expect(headers.get('vary')).toBe('Cookie, Accept-Encoding');
  }
  const withoutTime = (page: string) => page.replace(/"serverTime":\d+/, '');
  for (const encoding of ['gzip', 'identity']) {
    const other = await fetch(running.url, { headers: { 'Accept-Encoding': encoding } });
    expect(withoutTime(await other.text())).toBe(withoutTime(html));
  }
});

test('[R1.06] where the region is restricted each visitor is shown their own address', async () => {
  const client = createClient(running.url);
  await client.developer('status', { systemStatus: 2, maintenanceText: '' });
  try {
    const html = await (await fetch(running.url)).text();
    expect(html).toContain('<div id="root"></div>');
    expect(html).toMatch(/"location":\{"ip":"(127\.0\.0\.1|::1)"\}/);
  } finally {
    await client.developer('status', { systemStatus: 0, maintenanceText: '' });
  }
});

/** Delays every page below `/slow` until the result is called. */
function holdUpSlowPages(): () => void {
  writeFileSync(hold, '');
  return () => rmSync(hold);
}

test.each([
  ['eight pages', 8, (page: number) => `/slow-${page}`],
  ['two pages of queries that anybody can make up', 2, (page: number) => `/slow?page=${page}`],
])(
  '%s may wait to be drawn; the browser draws what comes beyond, and nobody waits for it',
  async (_, most, path) => {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const goOn = holdUpSlowPages();
    const beyond = 3;
    const slowPages = Array.from({ length: most + beyond }, (_unused, page) => path(page + 1));
    // Their order is undefined: with so many at once, some are left to the browser.
    const refused = new Set<string>();
    const asked = slowPages.map(async (each) => {
      if ((await drawn(each)) === '') refused.add(each);
    });
    await eventually(() => expect(refused.size).toBe(beyond));
    const waiting = slowPages.filter((each) => !refused.has(each));
    goOn();
    await Promise.all(asked);
    for (const each of waiting) expect(await drawn(each)).toMatch(/^<p>\/slow/);
  },
);

describe('a cached page', () => {
  /** Milliseconds for which it is fresh, and for which one with unchanged data is kept. */
  const FRESH = 5_000;
  const SAME = 40_000;
  const LONGEST = 60_000;

  /** A page rendered just now, and its state after a number of milliseconds. */
  async function drawAnswer(start: number) {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(start);
    const at = (time: number) => {
      clock.mockReturnValue(start + time);
      return drawn('/answer');
    };
    return { first: await at(0), at };
  }

  test('stays while its data is unchanged, and is rendered again before it is a minute old', async () => {
    const { first, at } = await drawAnswer(performance.now());
    expect(first).toMatch(/^<p>\/answer EN \d+<\/p>$/);
    for (let time = 0; time < SAME; time += FRESH) expect(await at(time)).toBe(first);
    // The previous one is served until the new one is ready.
    expect(await at(SAME)).toBe(first);
    await eventually(async () => expect(await at(SAME)).not.toBe(first));
    const second = await at(SAME);
    // Checking its data does not make it younger.
    expect(await at(SAME + SAME - FRESH)).toBe(second);
    await eventually(async () => expect(await at(SAME + LONGEST + 1)).not.toBe(second));
  });

  test('is rendered again once, however many requests come meanwhile', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const start = performance.now();
    const at = (time: number) => {
      clock.mockReturnValue(start + time);
      return drawn('/slow-anew');
    };
    const first = await at(0);
    const goOn = holdUpSlowPages();
    for (let time = SAME; time < LONGEST; time += FRESH) expect(await at(time)).toBe(first);
    goOn();
    await eventually(async () => expect(await at(SAME)).not.toBe(first));
    const count = (page: string) => Number(/(\d+)<\/p>$/.exec(page)?.[1]);
    expect(count(await at(SAME))).toBe(count(first) + 1);
  });

  test('is rendered again at once if its data has changed', async () => {
    const { first, at } = await drawAnswer(performance.now() + 5 * LONGEST);
    expect(await at(FRESH)).toBe(first);
    await writeFile(answer, 'second');
    await eventually(async () => expect(await at(2 * FRESH)).not.toBe(first));
  });
});

test('queued pages with queries do not prevent a page without a query from being rendered again', async () => {
  const start = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start);
  const home = await drawn('/home');
  const goOn = holdUpSlowPages();
  const waiting = [21, 22].map((page) => drawn(`/slow?page=${page}`));
  await eventually(async () => expect(await drawn('/slow?page=30')).toBe(''));
  // Beyond the time for which a page may still be served.
  clock.mockReturnValue(start + 61_000);
  const again = await drawn('/home');
  expect(again).toMatch(/^<p>\/home EN \d+<\/p>$/);
  expect(again).not.toBe(home);
  goOn();
  await Promise.all(waiting);
});

test('a page that is not rendered in time is left to the browser, and serves later requests', async () => {
  const start = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start);
  const goOn = holdUpSlowPages();
  expect(await drawn('/slow')).toBe('');
  // The next request does not wait a second time.
  clock.mockReturnValue(start + 3000);
  expect(await drawn('/slow')).toBe('');
  expect(await drawn('/home')).toMatch(/^<p>\/home EN \d+<\/p>$/);
  goOn();
  await eventually(async () => expect(await drawn('/slow')).toMatch(/^<p>\/slow EN \d+<\/p>$/));
});

test('no query, path or cookie evicts the home page from the cache', async () => {
  // A rendered page is fresh for some seconds, which a slow machine needs for these requests.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const home = await drawn('/');
  const filipino = await drawn('/', 'lang=TY');
  expect(home).toMatch(/^<p>\/ EN \d+<\/p>$/);
  expect(filipino).toMatch(/^<p>\/ TY \d+<\/p>$/);
  for (const number of MANY) {
    expect(await drawn(`/?query=${number}`)).toBe(home);
    expect(await drawn(`/?page=${number}`)).not.toBe(home);
    expect(await drawn(`/path-${number}`)).toBe('');
    const cookie = `lang=L${number}; mode=m${number}; brand=b${number}; sideMenu=s${number}`;
    expect(await drawn('/', cookie)).toBe(home);
  }
  expect(await drawn('/')).toBe(home);
  expect(await drawn('/', 'lang=TY')).toBe(filipino);
});

test('a page’s canonical URL is on the main domain, with or without its scheme', async () => {
  try {
    for (const mainDomain of ['www.merchant.example', 'https://www.merchant.example']) {
      await writeSettings(running.gateway.db, { mainDomain });
      const html = await (await fetch(running.url)).text();
      expect(html).toContain('<link rel="canonical" href="https://www.merchant.example/">');
    }
  } finally {
    await writeSettings(running.gateway.db, { mainDomain: '' });
  }
});
