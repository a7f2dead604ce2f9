import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { memberInfo } from '../../gateway/contract/members.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway } from '../contract/client.ts';
import { liveSocket } from '../contract/test-socket.ts';

// The gateway connects to its database through a proxy of the test, which can be interrupted and restored.

const direct = new URL(process.env.DATABASE_URL ?? '');
const carried = new Set<Socket>();
let way: Server;
let port: number;
let running: RunningGateway;

function open(): Server {
  const server = createServer((near) => {
    const far = connect(Number(direct.port), direct.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      carried.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        carried.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(port, '127.0.0.1');
  return server;
}

async function cut(): Promise<void> {
  const closed = once(way, 'close');
  way.close();
  for (const socket of carried) socket.destroy();
  await closed;
}

beforeAll(async () => {
  port = 0;
  way = open();
  await once(way, 'listening');
  const address = way.address();
  if (typeof address !== 'object' || !address) throw new Error('The way has no port.');
  port = address.port;
  const indirect = new URL(direct);
  indirect.hostname = '127.0.0.1';
  indirect.port = String(port);
  vi.stubEnv('DATABASE_URL', indirect.href);
  running = await startTestGateway({ demoData: 'accounts' });
});
afterAll(async () => {
  await running?.close();
  await cut();
});

test('while the database is unreachable calls fail at once, and everything recovers with it; live events reconnect', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const uncaught = vi.fn();
  process.on('uncaughtException', uncaught);
  const client = createClient(running.url);
  const { token } = await client.logIn('demo_player');
  const ask = () => client.call(memberInfo, {}, { token });
  const live = await liveSocket(running.url, token);
  expect((await ask()).status).toBe(200);

  await cut();
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  expect(performance.now() - started).toBeLessThan(5000);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 503, errorCode: 'system_busy' });
    expect(answer.headers.get('retry-after')).toBe('5');
  }

  way = open();
  await once(way, 'listening');
  await expect.poll(async () => (await ask()).status, { timeout: 20_000 }).toBe(200);
  const again = await Promise.all(Array.from({ length: 20 }, ask));
  expect(again.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  // Events of the outage are lost: the portal reconnects, and gets the current state. A socket that was reading its
  // state when the database was lost is closed at once, and the next one again when the gateway listens anew.
  await live.closed;
  const { accountId } = await running.gateway.sessions.require(token);
  await vi.waitFor(
    async () => {
      const anew = await liveSocket(running.url, token);
      expect(await anew.until('balance')).toMatchObject({ type: 'balance' });
      await running.gateway.events.publish(accountId, { type: 'unread', unread: 77 });
      await expect
        .poll(() => anew.events.at(-1), { timeout: 2000 })
        .toEqual({ type: 'unread', unread: 77 });
      anew.socket.close();
    },
    { timeout: 20_000 },
  );
  expect(uncaught).not.toHaveBeenCalled();
  process.off('uncaughtException', uncaught);
  log.mockRestore();
});
