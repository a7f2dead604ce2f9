import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { launchChat } from '../../gateway/contract/chat.ts';
import { logout } from '../../gateway/contract/session.ts';
import { CHAT_SOCKET_PATH } from '../../gateway/sandbox/chat/chat-socket.ts';
import { seedSupport } from '../../gateway/sandbox/seed/support.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway } from './client.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  await running.gateway.db.transaction((tx) => seedSupport(tx, running.gateway));
}, 60_000);
afterAll(() => running.close());

const tokenOf = (chatUrl: string) => new URL(chatUrl, running.url).hash.slice(1);

async function ask(path: string, token: string, body?: object) {
  const answer = await fetch(`${running.url}/sandbox/chat/${path}`, {
    headers: { Authorization: token },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: answer.status, ...(await answer.json()) };
}

const write = (token: string, body: string, key: string = randomUUID()) =>
  ask('messages', token, { body, key });

test('[R2.110] a visitor’s message is answered, and still there when the chat is opened again', async () => {
  const visitor = createClient(running.url);
  const open = async () => tokenOf((await visitor.value(launchChat, {})).chatUrl);
  const token = await open();
  const key = randomUUID();
  expect((await write(token, 'How do I withdraw?\u202e', key)).success).toBe(true);
  await write(token, 'How do I withdraw?\u202e', key);
  const { value } = await ask('state', await open());
  expect(value.messages.map(({ author }: { author: string }) => author)).toEqual([
    'person',
    'assistant',
  ]);
  expect(value.messages[0].body).toBe('How do I withdraw?');
  expect(value.messages[1].body).toContain('Withdrawals');

  const stranger = createClient(running.url);
  const other = tokenOf((await stranger.value(launchChat, {})).chatUrl);
  expect((await ask('state', other)).value.messages).toEqual([]);
});

test('a message that is retried under its key gets its answer again, however fast', async () => {
  const visitor = createClient(running.url);
  const token = tokenOf((await visitor.value(launchChat, {})).chatUrl);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => write(token, 'How do I withdraw?', key)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const { value } = await ask('state', token);
  expect(value.messages).toHaveLength(2);
});

test('[R2.110] a chat is live in every window, and refuses messages that are too fast or without a token', async () => {
  const visitor = createClient(running.url);
  const token = tokenOf((await visitor.value(launchChat, {})).chatUrl);
  const socket = new WebSocket(running.url.replace('http', 'ws') + CHAT_SOCKET_PATH);
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    socket.on('open', () => socket.send(JSON.stringify({ token })));
    socket.on('message', (data) => {
      const event = JSON.parse(String(data));
      if (event.type === 'ready') resolve();
      else heard.push(event.message.author);
    });
  });
  await write(token, 'bonus');
  await expect.poll(() => heard).toEqual(['person', 'assistant']);
  socket.close();

  for (let more = 0; more < 7; more += 1) await write(token, `again ${more}`);
  const refused = await write(token, 'once more');
  expect([refused.status, refused.errorCode]).toEqual([429, 'TOO_MANY_REQUEST']);
  expect((await write('nobody', 'hello')).status).toBe(401);
  expect((await write(token, ' ')).status).toBe(400);
});

test('[R2.110] a member’s chat ends with the login that opened it', async () => {
  const client = createClient(running.url);
  const session = await client.logIn('demo_player');
  const { chatUrl } = await client.value(launchChat, {}, { token: session.token });
  expect((await ask('state', tokenOf(chatUrl))).success).toBe(true);
  await client.value(logout, {}, { token: session.token });
  expect((await ask('state', tokenOf(chatUrl))).status).toBe(401);
});
