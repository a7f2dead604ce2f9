import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { launchChat } from '../../gateway/contract/chat.ts';
import { uploadActivityPicture } from '../../gateway/contract/promotions.ts';
import { login } from '../../gateway/contract/session.ts';
import { permission } from '../../gateway/contract/system.ts';
import { readConfig } from '../../gateway/core/config.ts';
import { SANDBOX_CLIENT } from '../../gateway/sandbox/identity/client.ts';
import { createLaunch } from '../../gateway/sandbox/play/index.ts';
import { seedGames } from '../../gateway/sandbox/seed/games.ts';
import { type RunningGateway, startUpstream } from '../../gateway/server.ts';
import { createClient, startTestGateway } from './client.ts';

const MEGABYTE = 1024 * 1024;

let running: RunningGateway;
let rounds: string;
let chat: string;
let member: string;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  const { gateway } = running;
  await gateway.db.transaction((tx) => seedGames(tx, gateway.clock));
  const [game] = await gateway.db.query.games.findMany({
    where: (row, { eq }) => eq(row.gameType, 'RNG'),
    limit: 1,
  });
  const address = await createLaunch(gateway, {
    accountId: undefined,
    accountType: 0,
    language: 'EN',
    nodeId: game?.nodeId ?? '',
    sessionId: undefined,
  });
  rounds = address.slice(address.indexOf('#') + 1);
  const client = createClient(running.url);
  chat = (await client.value(launchChat, {})).chatUrl.split('#')[1] ?? '';
  member = (await client.logIn('demo_player')).token;
}, 60_000);
afterAll(() => running.close());

interface Raw {
  readonly url: string;
  readonly lines: readonly string[];
  readonly body?: string | Buffer;
}

/** Sends exactly these bytes. Returns what was received until the gateway ended the connection. */
function sendRaw({ url, lines, body = '' }: Raw, until?: RegExp): Promise<string> {
  const { port } = new URL(url);
  return new Promise((resolve) => {
    let answer = '';
    const line = connect(Number(port), '127.0.0.1', () => {
      line.write([...lines, '', ''].join('\r\n'));
      line.write(body);
    });
    line.on('data', (data) => {
      answer += String(data);
      if (until?.test(answer)) line.destroy();
    });
    // The gateway may end the connection during our write.
    line.on('error', () => undefined);
    line.on('close', () => resolve(answer));
  });
}

/** One chunk of a body without its end. */
const endless = (bytes: number) =>
  Buffer.concat([Buffer.from(`${bytes.toString(16)}\r\n`), Buffer.alloc(bytes, 97)]);

const asks = (method: string, path: string, ...headers: string[]) => [
  `${method} ${path} HTTP/1.1`,
  'Host: localhost',
  'Merchant: baize',
  ...headers,
];

const identity = `/sandbox/identity/authorize?${new URLSearchParams({
  response_type: 'code',
  response_mode: 'web_message',
  client_id: SANDBOX_CLIENT,
  redirect_uri: 'http://localhost',
  state: 's'.repeat(16),
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
})}`;

describe('a body above the limit is refused while it streams', () => {
  test.each([
    ['/sandbox/play/round', () => rounds],
    ['/sandbox/play/step', () => rounds],
    ['/sandbox/play/shown', () => rounds],
    ['/sandbox/play/lottery/slip', () => rounds],
    ['/sandbox/play/lottery/cancel', () => rounds],
    ['/sandbox/chat/messages', () => chat],
    ['/sandbox/developer/clock', () => ''],
    ['/sandbox/developer/status', () => ''],
    ['/sandbox/developer/flags', () => ''],
    ['/sandbox/developer/register-rules', () => ''],
    ['/sandbox/developer/settings', () => ''],
    ['/sandbox/cashier/settings', () => ''],
    ['/sandbox/cashier/deposits/D1', () => ''],
    ['/sandbox/cashier/withdrawals/W1', () => ''],
    ['/sandbox/cashier/payments/P1', () => ''],
    ['/sandbox/feedback/F1', () => ''],
    ['/sandbox/rewards/applications/A1', () => ''],
    ['/sandbox/rewards/redemptions/R1', () => ''],
    ['/sandbox/rewards/points', () => ''],
    ['/sandbox/contracts/offers', () => ''],
    ['/sandbox/contracts/1/end', () => ''],
    [identity, () => ''],
    [login.path, () => ''],
    [uploadActivityPicture.path, () => member],
  ])('%s', async (path, token) => {
    const lines = asks('POST', path, ...(token() ? [`Authorization: ${token()}`] : []));
    const bytes = path === uploadActivityPicture.path ? 6 * MEGABYTE : 80 * 1024;
    const chunked = [...lines, 'Transfer-Encoding: chunked'];
    const streamed = { url: running.url, lines: chunked, body: endless(bytes) };
    const declared = { url: running.url, lines: [...lines, `Content-Length: ${600 * MEGABYTE}`] };
    for (const request of [streamed, declared]) {
      const answer = await sendRaw(request, /"errorCode":"[^"]*"/);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain('"errorCode":"request_too_large"');
    }
  });
});

describe('a connection that waits for its caller is closed', () => {
  const connections = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };
  let short: RunningGateway;
  const log = vi.spyOn(console, 'error');
  beforeAll(async () => {
    short = await startTestGateway({ demoData: 'none', connections });
  }, 60_000);
  beforeEach(() => log.mockClear());
  afterEach(() => expect(log).not.toHaveBeenCalled());
  afterAll(() => short.close());

  test('incomplete bodies, a hundred concurrently', async () => {
    const lines = asks('POST', login.path, 'Content-Length: 1000');
    const half = { url: short.url, lines, body: '{"value":' };
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendRaw(half)));
    for (const answer of answers) expect(answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
    expect((await fetch(short.url + permission.path)).status).toBe(400);
  });

  test('incomplete headers', async () => {
    const { port } = new URL(short.url);
    const answer = await new Promise<string>((resolve) => {
      let received = '';
      const line = connect(Number(port), '127.0.0.1', () => line.write('GET / HTTP/1.1\r\nHost:'));
      line.on('data', (data) => {
        received += String(data);
      });
      line.on('close', () => resolve(received));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a refused socket whose caller leaves its own side open', async () => {
    const { port } = new URL(short.url);
    const closed = await new Promise<boolean>((resolve) => {
      const line = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
      line.write(
        `${asks('GET', '/none', 'Connection: Upgrade', 'Upgrade: websocket').join('\r\n')}\r\n\r\n`,
      );
      line.resume();
      // A peer that has closed the connection responds to further bytes with a reset.
      line.on('end', () => {
        const knock = () => {
          if (line.destroyed) return;
          line.write('x');
          setImmediate(knock);
        };
        knock();
      });
      line.on('error', () => undefined);
      line.on('close', () => resolve(true));
    });
    expect(closed).toBe(true);
  });

  test('in front of a platform, too', async () => {
    const config = readConfig({ PORT: '0', BAIZE_UPSTREAM: short.url });
    const portal = await startUpstream({ ...config, upstream: new URL(short.url) }, connections);
    const lines = asks('POST', login.path, 'Content-Length: 1000');
    const answer = await sendRaw({ url: portal.url, lines, body: '{"value":' });
    expect(answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
    await portal.close();
  });
});

test('headers above 16 kB are refused', async () => {
  const lines = asks('GET', permission.path, `X-Long: ${'x'.repeat(17 * 1024)}`);
  expect(await sendRaw({ url: running.url, lines })).toMatch(/^HTTP\/1\.1 431 /);
});
