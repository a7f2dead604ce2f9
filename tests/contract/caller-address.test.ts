import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SOCKET_PATH } from '../../gateway/contract/events.ts';
import { captcha, loginFreePlay } from '../../gateway/contract/session.ts';
import { permission, registerSettings } from '../../gateway/contract/system.ts';
import { readConfig } from '../../gateway/core/config.ts';
import { readSettings } from '../../gateway/core/merchant-settings.ts';
import { sessions } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, ownAddress, startInMemory } from './client.ts';

const FREE_PLAY = {
  os: 'linux',
  platform: 'W',
  encryption: true,
  gatewayVersion: 3,
  ageConfirmed: true,
} as const;
/** Longer than an index of the database allows. */
const LONG = Array.from({ length: 7_000 }, (_, digit) => digit % 10).join('');

const start = (env: Record<string, string>) =>
  startInMemory(readConfig({ PORT: '0', ...env }), { demoData: 'none' });

let proxied: RunningGateway;
let open: RunningGateway;
beforeAll(async () => {
  [proxied, open] = await Promise.all([start({ BAIZE_TRUSTED_PROXIES: 'loopback' }), start({})]);
}, 60_000);
afterAll(async () => {
  await proxied.close();
  await open.close();
});

async function addressSeen({ url }: RunningGateway, forwarded: string): Promise<unknown> {
  const headers = { Merchant: 'baize', 'X-Forwarded-For': forwarded };
  const answer = await fetch(url + permission.path, { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()).value.location.ip;
}

const freePlay = ({ url }: RunningGateway, forwarded: string) =>
  createClient(url, forwarded).call(loginFreePlay, FREE_PLAY);

/** The status of a socket's handshake: 101, or that of the refusal. */
function handshake({ url }: RunningGateway, forwarded: string, opened: WebSocket[]) {
  const headers = { 'X-Forwarded-For': forwarded };
  const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH, { headers });
  opened.push(socket);
  return new Promise<number>((resolve) => {
    socket.on('error', () => undefined);
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
  });
}

describe('behind a trusted proxy that appends', () => {
  test('the address is the one that the proxy wrote', async () => {
    expect(await addressSeen(proxied, '203.0.113.5')).toBe('203.0.113.5');
    expect(await addressSeen(proxied, '198.51.100.7, 203.0.113.5')).toBe('203.0.113.5');
    expect(await addressSeen(proxied, 'unknown, 203.0.113.5')).toBe('203.0.113.5');
  });

  test('[R4.01] [R1.06] a region is determined by the visitor’s address, and not by a forged one', async () => {
    const client = createClient(proxied.url, '203.0.113.77');
    const seen = async (forwarded: string) => {
      const caller = createClient(proxied.url, forwarded);
      const { systemStatus, regionRestriction, location } = await caller.value(permission, {});
      const { status, errorCode } = await caller.call(registerSettings, {});
      return { systemStatus, regionRestriction, ip: location.ip, status, errorCode };
    };
    const served = { systemStatus: 0, regionRestriction: false, status: 200 };
    const refused = {
      systemStatus: 2,
      regionRestriction: true,
      status: 403,
      errorCode: 'region_restricted',
    };
    await client.developer('settings', {
      restrictedNetworks: ['203.0.113.64/26', '2001:db8:5::/48'],
    });
    expect(await seen('203.0.113.77')).toMatchObject({ ...refused, ip: '203.0.113.77' });
    expect(await seen('2001:db8:5::9')).toMatchObject({ ...refused, ip: '2001:db8:5::9' });
    expect(await seen('198.51.100.7, 203.0.113.77')).toMatchObject(refused);
    expect(await seen('203.0.113.5')).toMatchObject(served);
    expect(await seen('203.0.113.77, 203.0.113.5')).toMatchObject(served);
    expect(await seen('2001:db8:6::9')).toMatchObject(served);
    for (const wrong of ['PH', '203.0.113.0/33', '']) {
      await expect(client.developer('settings', { restrictedNetworks: [wrong] })).rejects.toThrow();
    }
    await client.developer('settings', { restrictedNetworks: [] });
    expect(await seen('203.0.113.77')).toMatchObject(served);
  });

  test('no forged address evades a throttle', async () => {
    const limit = (await readSettings(proxied.gateway.db)).hourlyLimits.freePlay;
    const answers = await Promise.all(
      Array.from({ length: limit + 15 }, (_, number) =>
        freePlay(proxied, `198.51.100.${number}, 203.0.113.6`),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(limit);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('no forged address evades the cap of sockets', async () => {
    const opened: WebSocket[] = [];
    const statuses = await Promise.all(
      Array.from({ length: 45 }, (_, number) =>
        handshake(proxied, `198.51.100.${number}, 203.0.113.7`, opened),
      ),
    );
    for (const socket of opened) socket.terminate();
    expect(statuses.filter((status) => status === 101)).toHaveLength(40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  test('one IPv6 network is one caller, whichever of its addresses it uses', async () => {
    const limit = (await readSettings(proxied.gateway.db)).hourlyLimits.freePlay;
    const answers = await Promise.all(
      Array.from({ length: limit + 15 }, (_, number) =>
        freePlay(proxied, `2001:db8:7:1:${number.toString(16)}::${number + 1}`),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(limit);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    // The neighbouring network is another customer; the whole address is shown and stored.
    const neighbour = await freePlay(proxied, '2001:db8:7:2::1');
    const tokenHash = createHash('sha256')
      .update(neighbour.success ? neighbour.value.token : '')
      .digest('hex');
    const stored = await proxied.gateway.db
      .select({ ip: sessions.ip })
      .from(sessions)
      .where(eq(sessions.tokenHash, tokenHash));
    expect(stored).toEqual([{ ip: '2001:db8:7:2::1' }]);
    expect(await addressSeen(proxied, '2001:db8:7:1::5')).toBe('2001:db8:7:1::5');
  });

  test('one IPv6 network has one cap of sockets, whichever of its addresses it uses', async () => {
    const opened: WebSocket[] = [];
    const statuses = await Promise.all(
      Array.from({ length: 45 }, (_, number) =>
        handshake(proxied, `2001:db8:8:1::${number + 1}`, opened),
      ),
    );
    const neighbour = await handshake(proxied, '2001:db8:8:2::1', opened);
    for (const socket of opened) socket.terminate();
    expect(statuses.filter((status) => status === 101)).toHaveLength(40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(neighbour).toBe(101);
  });

  test.each([LONG, `203.0.113.8, ${LONG}`, '203.0.113.8:80', '<script>', "'; drop table x; --"])(
    'an invalid address (%#) is neither an error nor stored',
    async (forwarded) => {
      expect(await addressSeen(proxied, forwarded)).toBe('127.0.0.1');
      const picture = await createClient(proxied.url, forwarded).call(captcha, {});
      expect([200, 429]).toContain(picture.status);
      const entered = await freePlay(proxied, forwarded);
      if (!entered.success) throw new Error(entered.errorCode);
      const tokenHash = createHash('sha256').update(entered.value.token).digest('hex');
      const stored = await proxied.gateway.db
        .select({ ip: sessions.ip })
        .from(sessions)
        .where(eq(sessions.tokenHash, tokenHash));
      expect(stored).toEqual([{ ip: '127.0.0.1' }]);
    },
  );
});

test('without a trusted proxy the header is ignored, by calls and by sockets', async () => {
  expect(await addressSeen(open, '203.0.113.5')).toBe('127.0.0.1');
  expect(await addressSeen(open, LONG)).toBe('127.0.0.1');
  const opened: WebSocket[] = [];
  const statuses = await Promise.all(
    Array.from({ length: 41 }, (_, number) => handshake(open, `198.51.100.${number}`, opened)),
  );
  for (const socket of opened) socket.terminate();
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

describe('under TLS', () => {
  const told = (running: RunningGateway, proto: string, path = '/') =>
    fetch(running.url + path, {
      headers: {
        Merchant: 'baize',
        'X-Forwarded-Proto': proto,
        // One address gets a captcha a second.
        'X-Forwarded-For': ownAddress(),
      },
    });

  test('cookies are Secure, and every response has an HSTS header', async () => {
    const picture = await told(proxied, 'https', captcha.path);
    expect(picture.headers.getSetCookie()).toEqual([expect.stringMatching(/; Secure/)]);
    const paths = ['/', captcha.path, '/wps/none', '/sandbox/developer', '/art/none.svg'];
    for (const path of paths) {
      const { headers } = await told(proxied, 'https', path);
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000');
    }
  });

  test('reported by an untrusted proxy, neither is', async () => {
    for (const answer of [
      await told(open, 'https', captcha.path),
      await createClient(proxied.url).call(captcha, {}),
    ]) {
      expect(answer.headers.getSetCookie()).toEqual([expect.not.stringMatching(/Secure/)]);
      expect(answer.headers.has('strict-transport-security')).toBe(false);
    }
  });
});

test('a number of hops counts from the right', async () => {
  const behindTwo = await start({ BAIZE_TRUSTED_PROXIES: '2' });
  expect(await addressSeen(behindTwo, '198.51.100.7, 203.0.113.5, 192.0.2.1')).toBe('203.0.113.5');
  await behindTwo.close();
});
