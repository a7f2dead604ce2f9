import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { BOOT_PATH, boot } from '../../gateway/contract/boot.ts';
import { SOCKET_PATH } from '../../gateway/contract/events.ts';
import { memberInfo } from '../../gateway/contract/members.ts';
import { captcha, login } from '../../gateway/contract/session.ts';
import { permission } from '../../gateway/contract/system.ts';
import { type Config, ConfigError, readConfig } from '../../gateway/core/config.ts';
import { createUpstreamApp } from '../../gateway/core/upstream/index.ts';
import { createWebServer } from '../../gateway/core/web-server.ts';
import { type RunningGateway, type RunningServer, startServer } from '../../gateway/server.ts';
import { freePort } from '../../scripts/preflight.ts';
import { createClient, startInMemory } from './client.ts';
import { ENDPOINTS } from './endpoints.ts';

const TEMPLATE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><!--boot--><title>Baize</title></head>
<body><div id="root"><!--app--></div></body></html>`;
/** Renders the home page from one response of the platform. */
const SERVER_BUILD = `export const addressToRender = (path) => path;
export const renderPage = async ({ boot, answer }) => {
  const countries = await answer({ path: '/wps/system/country' }, {});
  return { html: '<p>' + boot.permission.info.merchant + ' ' + countries?.length + '</p>', answers: { countries } };
};`;

let folder: string;
let platform: RunningGateway;
let portal: RunningServer;

const settings = (upstream: string): Config => ({
  ...readConfig({
    BAIZE_UPSTREAM: upstream,
    BAIZE_TRUSTED_PROXIES: 'loopback',
    DATABASE_URL: 'postgres://nowhere.invalid/none',
  }),
  port: 0,
  dataFolder: join(folder, 'data'),
  portalFolder: join(folder, 'dist'),
  portalServer: join(folder, 'server.mjs'),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-upstream-'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist', 'index.html'), TEMPLATE);
  await writeFile(join(folder, 'server.mjs'), SERVER_BUILD);
  // The platform trusts the address that its proxy, the portal, reports.
  const own = readConfig({
    PORT: '0',
    BAIZE_DEMO: '1',
    BAIZE_TRUSTED_PROXIES: 'loopback',
    DATABASE_URL: process.env.DATABASE_URL,
  });
  platform = await startInMemory(own, { demoData: 'accounts' });
  portal = await startServer(settings(platform.url));
}, 60_000);
afterAll(async () => {
  await portal?.close();
  await platform?.close();
  await rm(folder, { recursive: true });
});

function bootOf(html: string) {
  const [, text = ''] =
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  return z.parse(boot, JSON.parse(text));
}

/** The first message of a logged-in socket, or the HTTP status that refused it. */
function firstWord(url: string, token: string, headers = {}, path = SOCKET_PATH) {
  const socket = new WebSocket(url.replace('http', 'ws') + path, { headers });
  return new Promise<unknown>((resolve) => {
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', token })));
    socket.once('message', (data) => resolve(JSON.parse(String(data))));
    socket.on('error', () => undefined);
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
  }).finally(() => socket.close());
}

describe('a portal in front of a platform', () => {
  test("serves the page with the platform's status, and opens no database", async () => {
    await createClient(platform.url).developer('flags', { REWCEN3: true });
    const response = await fetch(portal.url, {
      headers: { 'X-Forwarded-For': '203.0.113.9', Cookie: 'lang=TY; brand=cedar' },
    });
    const served = bootOf(await response.text());
    expect(served).toMatchObject({
      language: 'TY',
      demo: false,
      permission: {
        info: { merchant: 'baize', whitelabel: { REWCEN3: true } },
        systemStatus: 0,
      },
    });
    expect(served.brands.length).toBeLessThanOrEqual(1);
    expect(Math.abs(served.permission.serverTime - Date.now())).toBeLessThan(2_000);
    expect(existsSync(join(folder, 'data'))).toBe(false);
    // A server-rendered page is the same for everybody; only boot data has the visitor's own address.
    expect(served.permission.location.ip).toBe('');
    const call = await fetch(portal.url + BOOT_PATH, {
      headers: { 'X-Forwarded-For': '203.0.113.9' },
    });
    const own = (await call.json()).value;
    expect(z.safeParse(boot, own).success).toBe(true);
    expect(own.permission.location).toEqual({ ip: '203.0.113.9' });
  });

  test("renders the home page from the platform's responses", async () => {
    const html = await (await fetch(portal.url)).text();
    expect(html).toMatch(/<p>baize 2\d\d<\/p>/);
  });

  test('an encrypted login and its session work through it', async () => {
    const client = createClient(portal.url);
    const { token } = await client.logIn('demo_player');
    expect(await client.value(memberInfo, {}, { token })).toMatchObject({
      account: 'demo_player',
    });
    expect(await firstWord(portal.url, token)).toMatchObject({ type: 'ready' });
    expect(await firstWord(portal.url, token, { Origin: portal.url })).toMatchObject({
      type: 'ready',
    });
  });

  test('a refusal is passed on unchanged, with its request id and cookies', async () => {
    const client = createClient(portal.url);
    const own = createClient(platform.url);
    const through = await client.call(memberInfo, {});
    const direct = await own.call(memberInfo, {});
    const { headers, ...answer } = through;
    expect(answer).toEqual({ ...direct, headers: undefined });
    expect(answer).toMatchObject({ status: 401, errorCode: 'login.not.session' });
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    const picture = await client.call(captcha, {});
    expect(picture.headers.getSetCookie()).toEqual([expect.stringContaining('captchaId=')]);
  });

  test("reports the visitor's address to the platform, whatever headers the visitor sends", async () => {
    const headers = {
      Merchant: 'baize',
      'X-Forwarded-For': '198.51.100.1, 203.0.113.20',
    };
    const answer = await (await fetch(portal.url + permission.path, { headers })).json();
    expect(answer.value.location.ip).toBe('203.0.113.20');
  });

  test('refuses a body above the limit, declared or not', async () => {
    const body = 'x'.repeat(65 * 1024);
    const declared = await fetch(portal.url + login.path, { method: 'POST', body });
    const streamed = await fetch(portal.url + login.path, {
      method: 'POST',
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    for (const answer of [declared, streamed]) {
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ errorCode: 'request_too_large' });
    }
  });

  const uploads = ENDPOINTS.flatMap(({ method, path, uploadLimit }) =>
    uploadLimit === undefined ? [] : [{ method, path, uploadLimit }],
  );
  test('there is more than one call that accepts a file', () => {
    expect(uploads.length).toBeGreaterThanOrEqual(3);
  });
  test.each(uploads)(
    'passes on a file by $method $path that is larger than any other body',
    async ({ method, path, uploadLimit }) => {
      const send = (bytes: number) =>
        fetch(portal.url + path, {
          method,
          headers: { Merchant: 'baize' },
          body: 'x'.repeat(bytes),
        });
      // The platform's own response: nobody is logged in.
      expect(await (await send(uploadLimit)).json()).toMatchObject({
        errorCode: 'login.not.session',
      });
      expect((await send(uploadLimit + 1)).status).toBe(413);
    },
  );

  test('upgrades the one socket only, of its own origin only', async () => {
    expect(await firstWord(portal.url, '', { Origin: 'https://evil.example' })).toBe(403);
    expect(await firstWord(portal.url, '', {}, '/wps/system/status')).toBe(404);
    expect(await firstWord(portal.url, '', {}, '/socket')).toBe(404);
    // An invalid URL ends neither the process nor the response.
    const answer = await new Promise<string>((resolve) => {
      const { port } = new URL(portal.url);
      const raw = connectTcp(Number(port), 'localhost', () =>
        raw.write(
          'GET // HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
        ),
      );
      raw.once('data', (data) => resolve(String(data)));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  });
});

describe('a platform by another vendor', () => {
  let server: Server;
  let other: RunningServer;
  const seen: IncomingMessage[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(request);
      const answers: Record<string, unknown> = {
        '/wps/system/status': { info: {}, maintenance: true, regionRestriction: false },
        '/wps/system/whitelabel': [{ modId: 'FREEPLAY3', enabled: '1', childrenNodes: [] }],
      };
      if (request.url === '/sandbox/away') {
        response.writeHead(302, { Location: 'http://localhost:1/wps/internal' }).end();
        return;
      }
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Set-Cookie', ['a=1; Domain=platform.example; Path=/', 'b=2']);
      response.end(JSON.stringify({ success: true, value: answers[request.url ?? ''] }));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    other = await startServer(settings(`http://localhost:${port}`));
  });
  afterAll(async () => {
    await other?.close();
    server.closeAllConnections();
    server.close();
  });

  test('needs only the fields of the specification, and is polled once in five seconds', async () => {
    await fetch(other.url);
    const { permission: told } = bootOf(await (await fetch(other.url)).text());
    expect(told).toMatchObject({
      systemStatus: 1,
      info: { merchant: 'baize', whitelabel: { FREEPLAY3: true } },
    });
    expect(seen.filter(({ url }) => url === permission.path)).toHaveLength(1);
  });

  test('gets its own host name, and no requests of other paths', async () => {
    const before = seen.length;
    for (const path of ['/wpsx/a', '/admin', '/wps/..%2fadmin', '/assets/a.js']) {
      await fetch(other.url + path);
    }
    // The two that are pages are rendered from the platform's responses; nothing else was requested.
    const asked = seen.slice(before).map(({ url }) => url?.split('?')[0]);
    expect(new Set(asked)).toEqual(new Set(['/wps/system/country']));
    const answer = await fetch(`${other.url}/lgw/games/game_menus?a=1`);
    expect(seen.at(-1)).toMatchObject({ url: '/lgw/games/game_menus?a=1' });
    expect(seen.at(-1)?.headers.host).toBe(`localhost:${serverPort()}`);
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
  });

  test('its redirects are not followed for the visitor', async () => {
    const answer = await fetch(`${other.url}/sandbox/away`, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('http://localhost:1/wps/internal');
  });

  const serverPort = () => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
});

test('a stopped platform is reported in the envelope; the page keeps its last known status', async () => {
  const gone = await startInMemory({ ...readConfig({}), port: 0 }, { demoData: 'accounts' });
  const shop = await startServer(settings(gone.url));
  const caller = createClient(gone.url);
  await caller.developer('flags', { FEEDBACK3: false });
  await fetch(shop.url);
  await gone.close();
  const answer = await fetch(shop.url + permission.path, { headers: { Merchant: 'baize' } });
  expect(answer.status).toBe(502);
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(await answer.json()).toMatchObject({ success: false, errorCode: 'unknown_error' });
  expect(await firstWord(shop.url, '')).toBe(502);
  // Of another visitor, whose status was never requested.
  const page = await fetch(shop.url, { headers: { 'X-Forwarded-For': '203.0.113.77' } });
  expect(page.status).toBe(200);
  expect(bootOf(await page.text()).permission).toMatchObject({
    info: { whitelabel: { FEEDBACK3: false } },
  });
  const call = await fetch(shop.url + BOOT_PATH, {
    headers: { 'X-Forwarded-For': '203.0.113.77' },
  });
  expect((await call.json()).value.permission.location).toEqual({ ip: '203.0.113.77' });
  await shop.close();
}, 30_000);

describe('a slow platform', () => {
  /** Timeout in milliseconds until a response begins. */
  const ANSWER_WITHIN = 300;
  let platformServer: Server;
  let shop: Server;
  let url: string;
  /** Answers by path what a test wants. */
  const answers = new Map<string, (response: ServerResponse) => void>();

  beforeAll(async () => {
    platformServer = createServer((request, response) =>
      answers.get(request.url ?? '')?.(response),
    );
    const platformPort = await listening(platformServer);
    const { upstream, ...config } = settings(`http://localhost:${platformPort}`);
    if (!upstream) throw new Error('No platform is set.');
    const own = { ...config, upstream };
    shop = createWebServer(createUpstreamApp(own, ANSWER_WITHIN), own);
    url = `http://localhost:${await listening(shop)}`;
  });
  afterAll(() => {
    for (const each of [shop, platformServer]) {
      each.closeAllConnections();
      each.close();
    }
  });

  const listening = async (server: Server): Promise<number> => {
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };

  test('a file that takes longer than the timeout of a response is complete', async () => {
    answers.set('/wps/file', (response) => {
      response.write('first;');
      setTimeout(() => response.end('last'), 3 * ANSWER_WITHIN);
    });
    expect(await (await fetch(`${url}/wps/file`)).text()).toBe('first;last');
  });

  test('a response that does not begin is aborted', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answers.set('/wps/silent', () => undefined);
    const answer = await fetch(`${url}/wps/silent`);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ errorCode: 'unknown_error' });
    logged.mockRestore();
  });

  test('a visitor who disconnects during a file ends it at the platform too', async () => {
    const left = new Promise<void>((resolve) => {
      answers.set('/wps/long', (response) => {
        response.on('close', resolve);
        response.write('first;');
      });
    });
    const visitor = new AbortController();
    const answer = await fetch(`${url}/wps/long`, { signal: visitor.signal });
    visitor.abort();
    await expect(answer.text()).rejects.toThrow();
    await left;
  });
});

test('an address that leads back to this gateway is refused at once', async () => {
  const port = await freePort();
  const self = await startServer({ ...settings(`http://localhost:${port}`), port });
  const answer = await fetch(`${self.url}/wps/captcha`, { headers: { Merchant: 'baize' } });
  expect(answer.status).toBe(508);
  expect((await fetch(self.url)).status).toBe(200);
  await self.close();
});

test.each([
  'platform.example',
  'ftp://platform.example',
  'https://platform.example/gateway',
  'https://user:secret@platform.example',
  'https://platform.example/?a=1',
])('BAIZE_UPSTREAM=%s is refused in one line', (text) => {
  const read = () => readConfig({ BAIZE_UPSTREAM: text });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^BAIZE_UPSTREAM must be an http or https address[^\n]*$/);
});
