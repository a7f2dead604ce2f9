import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permission } from '../../gateway/contract/system.ts';
import { MAX_CLOCK_OFFSET_MS } from '../../gateway/core/clock.ts';
import { readConfig } from '../../gateway/core/config.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startInMemory, startTestGateway } from './client.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

type Headers = Readonly<Record<string, string>>;

/** A request with exactly these headers: `fetch` would add its own. */
function send(method: string, path: string, headers: Headers, body = '', url = running.url) {
  const { port } = new URL(url);
  const where = { host: '127.0.0.1', port, path, method };
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = request({ ...where, headers: { Host: `localhost:${port}`, ...headers } });
    asked.once('error', reject);
    asked.once('response', async (answer) => {
      let text = '';
      for await (const part of answer) text += part;
      resolve({ status: answer.statusCode ?? 0, text });
    });
    asked.end(body);
  });
}

const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
const FOREIGN: readonly (readonly [string, Headers])[] = [
  ['a form of another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['a form of another port', { Origin: 'http://localhost:1', 'Sec-Fetch-Site': 'same-site' }],
  ['another site over plain HTTP', { Origin: 'http://evil.example' }],
  ['a page without an origin', { Origin: 'null' }],
  ['a form without an origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a browser that tells neither', {}],
];
const DOORS = [
  ['POST', '/sandbox/developer/clock'],
  ['POST', '/sandbox/developer/status'],
  ['POST', '/sandbox/developer/flags'],
  ['POST', '/sandbox/developer/register-rules'],
  ['POST', '/sandbox/developer/settings'],
  ['POST', '/sandbox/cashier/pay/token'],
  ['POST', '/sandbox/cashier/deposits/D1'],
  ['POST', '/sandbox/cashier/withdrawals/W1'],
  ['POST', '/sandbox/cashier/payments/P1'],
  ['POST', '/sandbox/cashier/work'],
  ['POST', '/sandbox/cashier/settings'],
  ['POST', '/sandbox/rewards/applications/A1'],
  ['POST', '/sandbox/rewards/redemptions/R1'],
  ['POST', '/sandbox/rewards/points'],
  ['POST', '/sandbox/contracts/offers'],
  ['POST', '/sandbox/contracts/1/end'],
  ['POST', '/sandbox/feedback/F1'],
  ['POST', '/sandbox/protection/staff'],
  ['POST', '/sandbox/protection/identity/1'],
  ['POST', '/sandbox/protection/signs/search'],
  ['POST', '/sandbox/protection/signs/1'],
  ['POST', '/sandbox/identity/authorize'],
  ['GET', '/sandbox/developer'],
  ['GET', '/sandbox/developer/sms'],
  ['GET', '/sandbox/developer/mails'],
  ['GET', '/sandbox/cashier'],
  ['GET', '/sandbox/rewards'],
  ['GET', '/sandbox/contracts'],
  ['GET', '/sandbox/feedback'],
  ['GET', '/sandbox/protection'],
  ['GET', '/sandbox/protection/identity/1/pictures/0'],
  ['GET', '/sandbox/identity/authorize'],
] as const;

describe("the demo's back office", () => {
  test.each(FOREIGN)('refuse %s', async (_who, headers) => {
    const before = running.gateway.clock.now();
    for (const [method, path] of DOORS) {
      // A browser's read request without these headers cannot show the response to another site.
      if (method === 'GET' && !('Origin' in headers) && !('Sec-Fetch-Site' in headers)) continue;
      const body = method === 'POST' ? '{"advanceMs":86400000}' : '';
      const answer = await send(method, path, { ...BROWSER, ...headers }, body);
      expect(answer, `${method} ${path}`).toMatchObject({ status: 403 });
      expect(JSON.parse(answer.text)).toMatchObject({ errorCode: 'function.not.available' });
    }
    expect(running.gateway.clock.now() - before).toBeLessThan(3_600_000);
  });

  test.each(['evil.example', 'evil.example:4173', 'localhost.evil.example', '127.0.0.1.nip.io'])(
    'refuse the host %s, which its owner may have pointed at this machine',
    async (host) => {
      const headers = { ...BROWSER, Host: host, 'Sec-Fetch-Site': 'same-origin' };
      for (const [method, path] of DOORS) {
        const answer = await send(method, path, { ...headers, Origin: `http://${host}` });
        expect(answer, `${method} ${path}`).toMatchObject({ status: 403 });
        expect(JSON.parse(answer.text)).toMatchObject({ errorCode: 'domain_invalid' });
      }
    },
  );

  test('answer their own pages, the address bar, and programs', async () => {
    const { port } = new URL(running.url);
    const move = '{"advanceMs":0}';
    const own: readonly Headers[] = [
      { ...BROWSER, 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
      { ...BROWSER, Origin: `http://localhost:${port}` },
      { ...BROWSER, Host: `192.168.1.5:${port}`, Origin: `http://192.168.1.5:${port}` },
      { Host: `[::1]:${port}` },
      {},
    ];
    for (const headers of own) {
      const answer = await send('POST', '/sandbox/developer/clock', headers, move);
      expect(answer, JSON.stringify(headers)).toMatchObject({ status: 200 });
    }
    const input = { ...BROWSER, 'Sec-Fetch-Site': 'none' };
    expect((await send('GET', '/sandbox/cashier', input)).status).toBe(200);
  });

  test('answer a domain that the merchant allows', async () => {
    const client = createClient(running.url);
    await client.developer('settings', { allowedDomains: ['demo.example', 'localhost'] });
    const headers = { ...BROWSER, Host: 'demo.example', Origin: 'https://demo.example' };
    const answer = await send('POST', '/sandbox/developer/clock', headers, '{"advanceMs":0}');
    expect(answer.status).toBe(200);
    const other = { ...headers, Host: 'evil.example', Origin: 'http://evil.example' };
    expect((await send('POST', '/sandbox/developer/clock', other)).status).toBe(403);
    await client.developer('settings', { allowedDomains: [] });
  });

  test('their own forms send an origin', async () => {
    const page = await fetch(`${running.url}/sandbox/cashier`);
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
  });
});

describe('the movable clock', () => {
  test.each([
    1e300,
    -1e300,
    1e16,
    0.5,
    MAX_CLOCK_OFFSET_MS + 1,
    -MAX_CLOCK_OFFSET_MS - 1,
    '1000',
    null,
    [],
  ])('is not moved by %j', async (advanceMs) => {
    const client = createClient(running.url);
    const before = running.gateway.clock.now();
    await expect(client.developer('clock', { advanceMs })).rejects.toThrow('request_param_err');
    expect(Math.abs(running.gateway.clock.now() - before)).toBeLessThan(60_000);
    await client.logIn('demo_player');
  });

  test('moves no further in many steps than in one', async () => {
    const client = createClient(running.url);
    const move = (advanceMs: number) => client.developer('clock', { advanceMs });
    await move(MAX_CLOCK_OFFSET_MS / 2);
    await expect(move(MAX_CLOCK_OFFSET_MS / 2 + 1)).rejects.toThrow('request_param_err');
    await move(-MAX_CLOCK_OFFSET_MS / 2);
  });

  test('no end of a maintenance exceeds the range of dates', async () => {
    const client = createClient(running.url);
    for (const maintenanceEndTime of [1e300, -1, 8.64e15 + 1]) {
      const status = client.developer('status', { systemStatus: 1, maintenanceEndTime });
      await expect(status).rejects.toThrow('request_param_err');
      const settings = client.developer('settings', { maintenanceEndTime });
      await expect(settings).rejects.toThrow('request_param_err');
    }
    expect((await client.value(permission, {})).systemStatus).toBe(0);
  });
});

test('BAIZE_DEMO=0 has no back office', async () => {
  const config = readConfig({ PORT: '0', BAIZE_DEMO: '0' });
  const strict = await startInMemory(config, { demoData: 'none' });
  for (const [method, path] of DOORS) {
    const answer = await send(method, path, {}, '', strict.url);
    // A GET of an unknown path is the portal's page, built or not.
    if (method === 'POST') expect(answer.status, path).toBe(404);
    else expect(answer.text, path).not.toMatch(/<form|"success":true/);
  }
  await strict.close();
}, 30_000);

test('no other machine reaches the gateway unless its host is configured', async () => {
  const { port } = new URL(running.url);
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const outside = own.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  // A machine without a network has no other interface to test.
  if (outside === undefined) return;
  await expect(fetch(`http://${outside}:${port}/`)).rejects.toThrow('fetch failed');
});
