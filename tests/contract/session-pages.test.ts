import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { BOOT_PATH, boot } from '../../gateway/contract/boot.ts';
import { memberInfo } from '../../gateway/contract/members.ts';
import { captcha } from '../../gateway/contract/session.ts';
import {
  countries,
  flattenWhitelabel,
  permission,
  registerSettings,
  whitelabel,
} from '../../gateway/contract/system.ts';
import { readConfig } from '../../gateway/core/config.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startInMemory } from './client.ts';

const TEMPLATE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><!--boot--><title>Baize</title>
<script type="module" crossorigin src="/assets/app-1a2b3c.js"></script></head>
<body><div id="root"></div></body></html>`;
const CSS = '@font-face{src:url(fonts/inter-plain-wght-normal.woff2)}[data-brand]{color:red}';

let folder: string;
let running: RunningGateway;

async function brand(slug: string, merchants: readonly string[], css: string) {
  const place = join(folder, 'brands', slug);
  await mkdir(join(place, 'fonts'), { recursive: true });
  await writeFile(join(place, 'brand.css'), css);
  const name = { en: slug.toUpperCase(), fil: `${slug} fil` };
  const json = {
    slug,
    name,
    merchants,
    modes: ['dark', 'light'],
    themeColor: { dark: '#000' },
    copyright: '© 2019-2024',
    licence: { text: { en: 'Licensed.' } },
    support: { chat: { configured: true, href: '/chat' }, phone: { configured: false } },
  };
  await writeFile(join(place, 'brand.json'), JSON.stringify(json));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-pages-'));
  const portalFolder = join(folder, 'dist');
  await mkdir(join(portalFolder, 'assets'), { recursive: true });
  await writeFile(join(portalFolder, 'index.html'), TEMPLATE);
  await writeFile(join(portalFolder, 'assets', 'app-1a2b3c.js'), 'export const plain = 1;');
  await writeFile(join(portalFolder, 'assets', 'app-1a2b3c.js.br'), 'compressed by the build');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await brand('alpha', [], CSS);
  await mkdir(join(folder, 'brands', 'broken'));
  await writeFile(join(folder, 'brands', 'broken', 'brand.css'), CSS);
  await writeFile(join(folder, 'brands', 'broken', 'brand.json'), '{}');
  await brand('bravo', ['baize'], `${CSS}/* </style><b>$&</b> */`);
  const brandsFolder = join(folder, 'brands');
  // Without a server build the browser renders these pages, whatever was built beside the sources.
  const portalServer = join(folder, 'no-server-build.js');
  const config = { ...readConfig({}), port: 0, portalFolder, portalServer, brandsFolder };
  running = await startInMemory(config, { demoData: 'accounts' });
}, 60_000);
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true });
});

const client = () => createClient(running.url);
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(running.url + path, { headers });

function bootOf(html: string) {
  const [, text = ''] =
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  return z.parse(boot, JSON.parse(text));
}

describe('the page', () => {
  test('contains boot data, language, brand and its style, before anything that loads', async () => {
    const response = await get('/');
    const html = await response.text();
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(html).toContain('<html lang="en" data-brand="bravo" data-mode="dark">');
    expect(html).toContain('url(/brands/bravo/fonts/inter-plain-wght-normal.woff2)');
    expect(html).toContain(
      '<link rel="preload" href="/brands/bravo/fonts/inter-plain-wght-normal.woff2" as="font"',
    );
    expect(html.indexOf('<style')).toBeLessThan(html.indexOf('/assets/app-'));
    expect(bootOf(html)).toMatchObject({
      language: 'EN',
      demo: true,
      brand: { slug: 'bravo', name: 'BRAVO', mode: 'dark', support: { chat: '/chat' } },
      brands: [{ slug: 'alpha' }, { slug: 'bravo' }],
      permission: { systemStatus: 0, info: { merchant: 'baize' } },
    });
  });

  test('follows the cookies where they are supported', async () => {
    const html = await (await get('/', { Cookie: 'lang=TY; brand=alpha; mode=light' })).text();
    expect(html).toContain('<html lang="fil-PH" data-brand="alpha" data-mode="light">');
    expect(bootOf(html)).toMatchObject({ language: 'TY', brand: { name: 'alpha fil' } });
    const odd = await (await get('/', { Cookie: 'lang=KLINGON; brand=..; mode=x' })).text();
    expect(odd).toContain('<html lang="en" data-brand="bravo" data-mode="dark">');
  });

  test('a brand that is deployed or changed while a gateway runs is available a moment later', async () => {
    const wish = { Cookie: 'brand=charlie' };
    expect(await (await get('/', wish)).text()).toContain('data-brand="bravo"');
    await brand('charlie', [], CSS);
    const pageHas = (...texts: string[]) =>
      vi.waitFor(async () => {
        const html = await (await get('/', wish)).text();
        for (const text of texts) expect(html).toContain(text);
      });
    await pageHas('<html lang="en" data-brand="charlie"', '{color:red}');
    await brand('charlie', [], CSS.replace('red', 'rebeccapurple'));
    await pageHas('{color:rebeccapurple}');
    await rm(join(folder, 'brands', 'charlie'), { recursive: true });
  });

  test('data of a brand or a setting cannot break out of its element', async () => {
    const caller = client();
    const maintenanceText = '</script><img src=x onerror=alert(1)>';
    await caller.developer('status', { systemStatus: 1, maintenanceText });
    const html = await (await get('/')).text();
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).not.toContain('<img');
    expect(bootOf(html).permission.maintenanceInfo?.text).toBe(maintenanceText);
    await caller.developer('status', { systemStatus: 0 });
  });

  test('every path of the router gets it, and no other does', async () => {
    for (const path of ['/login', '/index.html', '/rng?vassalage=X', '/a/b/c']) {
      expect(await (await get(path)).text(), path).toContain('<div id="root">');
    }
    for (const path of ['/wps/nope', '/lgw/nope', '/missing.js', '/assets/missing-1.js']) {
      const response = await get(path, { Merchant: 'baize' });
      expect(response.status, path).toBe(404);
      expect(await response.json()).toMatchObject({ success: false, errorCode: 'not_found' });
    }
  });

  test('its policy allows no inline script, and of styles only the brand’s', async () => {
    const first = await get('/');
    const policy = first.headers.get('content-security-policy') ?? '';
    const [, style = ''] =
      /<style id="brand-style"[^>]*>(.*?)<\/style>/s.exec(await first.text()) ?? [];
    expect(style).toContain('{color:red}');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`; style-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(first.headers.get('permissions-policy')).toContain('camera=()');
  });
});

describe('files', () => {
  test('hashed assets are cached permanently and sent as the build compressed them', async () => {
    const response = await get('/assets/app-1a2b3c.js', { 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    const plain = await get('/assets/app-1a2b3c.js', { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await plain.text()).toBe('export const plain = 1;');
  });

  test('a brand file is revalidated, without a body when it is unchanged', async () => {
    const first = await get('/brands/alpha/brand.css');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/brands/alpha/brand.css', { 'If-None-Match': etag })).status).toBe(304);
  });

  test('a range of a file is that part of its stored bytes, whatever encodings the browser accepts', async () => {
    const part = await get('/brands/alpha/brand.css', {
      Range: 'bytes=1-9',
      'Accept-Encoding': 'gzip, br',
    });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 1-9/${CSS.length}`);
    expect(part.headers.get('content-encoding')).toBeNull();
    expect(await part.text()).toBe(CSS.slice(1, 10));
    const beyond = await get('/brands/alpha/brand.css', { Range: 'bytes=100000-' });
    expect(beyond.status).toBe(416);
  });

  test('missing files are not cached', async () => {
    const response = await get('/assets/missing-1a2b3c.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  test('nothing outside its folders is served', async () => {
    for (const path of [
      '/brands/%2e%2e/secret.txt',
      '/brands/..%2fsecret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/brands/alpha/%00.css',
      '/brands/.git/config.txt',
    ]) {
      const response = await get(path);
      expect(response.status, path).toBe(path.includes('%00') ? 400 : 404);
      expect(await response.text(), path).not.toContain('"secret"');
    }
  });

  test('text above 1 kB is compressed', async () => {
    const raw = await get(countries.path, { Merchant: 'baize', 'Accept-Encoding': 'br' });
    expect(raw.headers.get('content-encoding')).toBe('br');
    const list = await raw.json();
    expect(list.value.length).toBeGreaterThan(230);
    expect(list.value).toContainEqual({ countryCode: 'PH', countryDialingCode: '63' });
  });
});

describe('system status', () => {
  test('maintenance and a restricted region serve status and page, and nothing else', async () => {
    const caller = client();
    for (const [systemStatus, status, errorCode] of [
      [1, 503, 'system_maintenance'],
      [2, 403, 'region_restricted'],
    ] as const) {
      await caller.developer('status', { systemStatus, maintenanceText: 'Back soon.' });
      const value = await caller.value(permission, {});
      expect(value).toMatchObject({
        systemStatus,
        maintenance: systemStatus === 1,
        regionRestriction: systemStatus === 2,
      });
      expect(value.location.ip).toMatch(/^(127\.0\.0\.1|::1)$/);
      expect((await caller.call(whitelabel, {})).status).toBe(200);
      for (const refused of [
        await caller.call(memberInfo, {}, { token: 'x' }),
        await caller.call(captcha, {}),
        await caller.call(registerSettings, {}),
      ]) {
        expect(refused).toMatchObject({ status, errorCode });
      }
      const html = await (await get('/')).text();
      expect(bootOf(html).permission.systemStatus).toBe(systemStatus);
      const answer = await (await get(BOOT_PATH)).json();
      expect(answer.value.permission.systemStatus).toBe(systemStatus);
    }
    await caller.developer('status', { systemStatus: 0 });
    expect((await caller.call(registerSettings, {})).status).toBe(200);
  });

  test('the white-label tree is flattened to the flags of the status', async () => {
    const caller = client();
    await caller.developer('flags', { REWCEN3: true, FEEDBACK3: false });
    const flags = flattenWhitelabel(await caller.value(whitelabel, {}));
    expect(flags).toMatchObject({ REWCEN3: true, FEEDBACK3: false, FREEPLAY3: true });
    expect((await caller.value(permission, {})).info.whitelabel).toEqual(flags);
    await caller.developer('flags', { REWCEN3: false, FEEDBACK3: true });
  });

  test('a developer tool refuses unknown values', async () => {
    const caller = client();
    await expect(caller.developer('flags', { NOFLAG: true })).rejects.toThrow('request_param_err');
    await expect(caller.developer('status', { systemStatus: 7 })).rejects.toThrow();
    await expect(
      caller.developer('register-rules', { username: { acceptedPattern: '(' } }),
    ).rejects.toThrow('request_param_err');
    await expect(caller.developer('clock', {})).rejects.toThrow('request_param_err');
  });
});

test('outside the demo there are no developer tools, and one brand', async () => {
  const brandsFolder = join(folder, 'brands');
  const config = { ...readConfig({ BAIZE_DEMO: '0' }), port: 0, brandsFolder };
  const strict = await startInMemory(
    { ...config, portalFolder: join(folder, 'dist'), portalServer: join(folder, 'none.js') },
    { demoData: 'none' },
  );
  const sms = await fetch(`${strict.url}/sandbox/developer/sms`);
  expect(await sms.text()).toContain('<div id="root">');
  const clock = await fetch(`${strict.url}/sandbox/developer/clock`, {
    method: 'POST',
    body: '{}',
  });
  expect(clock.status).toBe(404);
  const html = await (await fetch(strict.url, { headers: { Cookie: 'brand=alpha' } })).text();
  expect(bootOf(html)).toMatchObject({ demo: false, brands: [{ slug: 'bravo' }] });
  await strict.close();
}, 30_000);
