import { createConnection } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { logout } from '../../gateway/contract/session.ts';
import { publishUnread, storeMessage } from '../../gateway/modules/messages/store-message.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway } from './client.ts';
import { connectSocket, liveSocket } from './test-socket.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
}, 60_000);
afterAll(() => running.close());

const client = () => createClient(running.url);

const connect = (headers?: Record<string, string>, path?: string) =>
  connectSocket(running.url, headers, path);
const live = (token: string) => liveSocket(running.url, token);

const opened = (socket: WebSocket) =>
  new Promise<'open'>((resolve) => socket.once('open', () => resolve('open')));

describe('the socket', () => {
  test("sends the account's own events, and no one else's", async () => {
    const { token } = await client().logIn('demo_player');
    const { token: other } = await client().logIn('demo_agent');
    const [mine, theirs] = await Promise.all([live(token), live(other)]);
    expect(await mine.until('unread')).toEqual({ type: 'unread', unread: 2 });
    expect(await theirs.until('unread')).toEqual({ type: 'unread', unread: 0 });
    await Promise.all([mine.until('balance'), theirs.until('balance')]);
    const { accountId } = await running.gateway.sessions.require(token);
    const text = { title: 'Hello', body: 'there' };
    const at = running.gateway.clock.now();
    await running.gateway.db.transaction((tx) =>
      storeMessage(tx, { accountId, texts: { EN: text, TY: text }, at }),
    );
    await publishUnread(running.gateway, accountId);
    await expect.poll(() => mine.events.at(-1)).toEqual({ type: 'unread', unread: 3 });
    expect(theirs.events.map((event) => event.type)).toEqual(['ready', 'unread', 'balance']);
    mine.socket.close();
    theirs.socket.close();
  });

  test('ends with its session: a login elsewhere is reported and closes only the older one', async () => {
    const { token } = await client().logIn('demo_player');
    const older = await live(token);
    const { token: next } = await client().logIn('demo_player');
    const newer = await live(next);
    await newer.until('balance');
    expect(await older.until('sessionEnded')).toEqual({
      type: 'sessionEnded',
      reason: 'elsewhere',
    });
    expect(await older.closed).toBe(4001);
    expect(newer.events.map((event) => event.type)).toEqual(['ready', 'unread', 'balance']);
    await client().value(logout, {}, { token: next });
    expect(await newer.until('sessionEnded')).toEqual({ type: 'sessionEnded', reason: 'logout' });
    expect(await newer.closed).toBe(4001);
  });

  test('notifies everybody when the system status changes', async () => {
    const caller = client();
    const { token } = await caller.logIn('demo_player');
    const mine = await live(token);
    await caller.developer('status', { systemStatus: 1 });
    expect(await mine.until('systemStatus')).toEqual({ type: 'systemStatus', systemStatus: 1 });
    await caller.developer('status', { systemStatus: 0 });
    mine.socket.close();
  });

  test('requires a valid token as its first message', async () => {
    const dead = connect();
    dead.socket.once('open', () =>
      dead.socket.send(JSON.stringify({ type: 'hello', token: 'no such token' })),
    );
    expect(await dead.until('sessionEnded')).toEqual({ type: 'sessionEnded', reason: 'missing' });
    expect(await dead.closed).toBe(4001);
    const garbled = connect();
    garbled.socket.once('open', () => garbled.socket.send('{"type":'));
    expect(await garbled.closed).toBe(4000);
  });

  test('is closed when no message arrives for five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const silent = connect();
      await opened(silent.socket);
      vi.advanceTimersByTime(4_999);
      expect(silent.socket.readyState).toBe(WebSocket.OPEN);
      vi.advanceTimersByTime(1);
      expect(await silent.closed).toBe(4000);
    } finally {
      vi.useRealTimers();
    }
  });

  test('refuses pages of other origins, other paths, and more than forty from one address', async () => {
    expect(await connect({ Origin: 'https://evil.example' }).closed).toBe(403);
    expect(await connect({ Origin: 'null' }).closed).toBe(403);
    expect(await connect({}, '/wps/other').closed).toBe(404);
    const headers = { 'X-Forwarded-For': '192.0.2.7', Origin: running.url };
    const many = Array.from({ length: 40 }, () => connect(headers));
    await Promise.all(many.map(({ socket }) => opened(socket)));
    expect(await connect(headers).closed).toBe(429);
    many[0]?.socket.close();
    await many[0]?.closed;
    // The gateway sees the close a moment after the client.
    await expect
      .poll(() => {
        const again = connect(headers);
        many.push(again);
        return Promise.race([again.closed, opened(again.socket)]);
      })
      .toBe('open');
    for (const { socket } of many) socket.terminate();
  });

  test('an invalid URL is refused, and the gateway keeps running', async () => {
    const { port } = new URL(running.url);
    const answer = await new Promise<string>((resolve) => {
      const line = createConnection(Number(port), '127.0.0.1');
      line.once('data', (data) => resolve(String(data)));
      line.write('GET // HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    });
    expect(answer).toMatch(/^HTTP\/1\.1 404/);
    expect((await fetch(`${running.url}/wps/system/boot`)).status).toBe(200);
  });
});
