import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../../gateway/core/config.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { startInMemory } from './client.ts';

const TEMPLATE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><!--boot--><title>Baize</title></head>
<body><div id="root"><!--app--></div></body></html>`;
/** Says how often it has drawn, and would draw whatever it is asked for. */
const SERVER_BUILD = `let drawn = 0;
export const renderedPaths = ['/', '/home'];
export const renderPage = async ({ url, boot }) => {
  drawn += 1;
  return { html: '<p>' + url + ' ' + boot.language + ' ' + drawn + '</p>', answers: {}, script: 'first()' };
};
export const describePage = async (path) =>
  path === '/' ? { title: 'Home & more', description: 'Of "Baize"', isPublic: true }
  : path === '/own' ? { title: 'Mine', isPublic: false } : undefined;
export const publicPaths = ['/', '/rng?a&b'];`;

let folder: string;
let running: RunningGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-page-cache-'));
  const portalFolder = join(folder, 'dist');
  const portalServer = join(folder, 'server.mjs');
  await mkdir(portalFolder);
  await writeFile(join(portalFolder, 'index.html'), TEMPLATE);
  await writeFile(portalServer, SERVER_BUILD);
  const config = { ...readConfig({ PORT: '0' }), portalFolder, portalServer };
  running = await startInMemory(config, { demoData: 'none' });
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await running.close();
  await rm(folder, { recursive: true });
});

const MANY = Array.from({ length: 80 }, (_, number) => number);

/** What the server build drew into a page; empty where the browser draws it. */
async function drawn(path: string, cookie = ''): Promise<string> {
  const page = await fetch(running.url + path, { headers: { Cookie: cookie } });
  return /<div id="root">(.*?)<\/div>/.exec(await page.text())?.[1] ?? '';
}

test('the head says what the build says of a page: title, description, its own address, the brand’s mark', async () => {
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

test('what a guard stands before is listed nowhere, and what is no page answers 404 with the portal', async () => {
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

test('robots.txt closes the calls and members’ pages, and names the list of public pages', async () => {
  const robots = await (await fetch(`${running.url}/robots.txt`)).text();
  expect(robots).toContain('Disallow: /wps/');
  expect(robots).toContain('Disallow: /member');
  expect(robots).toContain(`Sitemap: ${running.url}/sitemap.xml`);
  const sitemap = await (await fetch(`${running.url}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${running.url}/</loc>`);
  expect(sitemap).toContain(`<loc>${running.url}/rng?a&amp;b</loc>`);
});

test('the one script that stands in a drawn page runs by its hash; a page that the browser draws has none', async () => {
  const home = await fetch(running.url);
  expect(await home.text()).toContain('<script>first()</script>');
  const hash = createHash('sha256').update('first()').digest('base64');
  const scripts = ({ headers }: Response) =>
    /script-src ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  expect(scripts(home)).toBe(`'self' 'sha256-${hash}'`);
  const other = await fetch(`${running.url}/rng`);
  expect(await other.text()).not.toContain('<script>');
  expect(scripts(other)).toBe("'self'");
});

test('no query, path or cookie pushes the home page out of what was drawn', async () => {
  // A drawn page is new for some seconds, which a slow machine needs for these requests.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  expect(await drawn('/')).toBe('<p>/ EN 1</p>');
  expect(await drawn('/', 'lang=TY')).toBe('<p>/ TY 2</p>');
  for (const number of MANY) {
    expect(await drawn(`/?query=${number}`)).toBe('');
    expect(await drawn(`/path-${number}`)).toBe('');
    const cookie = `lang=L${number}; mode=m${number}; brand=b${number}; sideMenu=s${number}`;
    expect(await drawn('/', cookie)).toBe('<p>/ EN 1</p>');
  }
  expect(await drawn('/home')).toBe('<p>/home EN 3</p>');
  expect(await drawn('/')).toBe('<p>/ EN 1</p>');
  expect(await drawn('/', 'lang=TY')).toBe('<p>/ TY 2</p>');
});

test('a page’s own address stands on the main domain, with or without its scheme', async () => {
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
