import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../../gateway/core/config.ts';
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
  return { html: '<p>' + url + ' ' + boot.language + ' ' + drawn + '</p>', answers: {}, script: 'first()', title: 'Home & more', description: 'Of "Baize"' };
};`;

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
  expect(page.status).toBe(200);
  return /<div id="root">(.*?)<\/div>/.exec(await page.text())?.[1] ?? '';
}

test('a drawn page has the title and the description that its build gives', async () => {
  const html = await (await fetch(running.url)).text();
  expect(html).toContain('<title>Home &amp; more</title>');
  expect(html).toContain('<meta name="description" content="Of &quot;Baize&quot;">');
  const other = await (await fetch(`${running.url}/rng`)).text();
  expect(other).toContain('<title>Baize</title>');
  expect(other).not.toContain('name="description"');
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
