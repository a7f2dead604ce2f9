import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR } from '../../gateway/contract/durations.ts';
import {
  excludeMember,
  getInbox,
  type SendLineMessage,
  sendLineMessage,
  sentLineMessages,
  unreadCount,
} from '../../gateway/contract/index.ts';
import { playExclusions } from '../../gateway/database/schema/index.ts';
import { storeMessage } from '../../gateway/modules/messages/store-message.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { type LinePerson, logIn, openBelow } from './agents-support.ts';
import type { TestClient } from './client.ts';
import { type Player, player, startProtected } from './protection-support.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startProtected();
}, 60_000);
afterAll(() => running.close());

type Kind = 'service' | 'promotional';

/** Writes a message in the back office; to everybody unless an account is given. */
async function write(kind: Kind, title: string, username = '') {
  const answer = await fetch(`${running.url}/sandbox/messages/staff`, {
    method: 'POST',
    body: new URLSearchParams({ username, kind, title, body: 'Words of the staff.' }),
    redirect: 'manual',
  });
  return answer.status;
}

async function read(of: { client: TestClient; token: string }, filter: 'all' | 'unread' = 'all') {
  const { list, unread, totalCount } = await of.client.value(
    getInbox,
    { filter, pageNo: 1, pageSize: 50 },
    { token: of.token },
  );
  const badge = await of.client.value(unreadCount, {}, { token: of.token });
  expect(badge.unread).toBe(unread);
  expect(totalCount).toBe(list.length);
  return { titles: list.map(({ title }) => title), unread };
}

/** Takes a break and logs in again. */
async function takeBreak(me: Player, wish: 'timeOut' | 'selfExclusion'): Promise<Player> {
  await me.client.value(
    excludeMember,
    wish === 'timeOut'
      ? { kind: 'timeOut', length: 'week' }
      : { kind: 'selfExclusion', length: 'forever' },
    { token: me.token },
  );
  return me.as((await me.client.logIn(me.username, me.password)).token);
}

test.each(['timeOut', 'selfExclusion'] as const)(
  '[R10.04c] during a %s nothing promotional is sent, earlier offers are hidden, and service messages arrive',
  async (wish) => {
    const me = await player(running);
    const other = await player(running);
    const before = (await read(me)).titles;
    const mark = randomUUID().slice(0, 8);
    expect(await write('promotional', `Offer before ${mark}`)).toBe(303);
    expect((await read(me)).titles).toEqual([`Offer before ${mark}`, ...before]);
    const resting = await takeBreak(me, wish);
    expect((await read(resting)).titles).toEqual(before);
    await write('promotional', `Offer to all ${mark}`);
    await write('promotional', `Offer to one ${mark}`, me.username);
    await write('service', `Service to all ${mark}`);
    await write('service', `Service to one ${mark}`, me.username);
    const shown = await read(resting);
    expect(shown.titles).toEqual([`Service to one ${mark}`, `Service to all ${mark}`, ...before]);
    expect((await read(resting, 'unread')).titles).toHaveLength(shown.unread);
    // Everybody else gets both.
    expect((await read(other)).titles.slice(0, 3)).toEqual([
      `Service to all ${mark}`,
      `Offer to all ${mark}`,
      `Offer before ${mark}`,
    ]);
  },
);

test('[R10.04c] after the break earlier offers are visible again, and those of the break are never sent', async () => {
  const me = await player(running);
  await write('promotional', 'Offer of yesterday', me.username);
  const resting = await takeBreak(me, 'timeOut');
  await write('promotional', 'Offer of the break', me.username);
  running.gateway.clock.advance(7 * DAY + HOUR);
  const back = resting.as((await me.client.logIn(me.username, me.password)).token);
  await write('promotional', 'Offer of today', me.username);
  expect((await read(back)).titles.slice(0, 2)).toEqual(['Offer of today', 'Offer of yesterday']);
});

test('[R10.04c] messages of the gateway itself follow the same rule', async () => {
  const me = await player(running);
  const resting = await takeBreak(me, 'timeOut');
  const { accountId } = me;
  const at = running.gateway.clock.now();
  const texts = (title: string) => ({ EN: { title, body: 'b' }, TY: { title, body: 'b' } });
  await running.gateway.db.transaction(async (tx) => {
    await storeMessage(tx, { accountId, texts: texts('A new rank'), kind: 'promotional', at });
    await storeMessage(tx, { accountId, texts: texts('A payment'), at });
  });
  const { titles } = await read(resting);
  expect(titles).toContain('A payment');
  expect(titles).not.toContain('A new rank');
});

test('[R10.04c] an agent’s messages to the line are withheld from members on a break, without telling the agent; answers are too', async () => {
  const agent = await logIn(running, 'demo_agent');
  const resting = await openBelow(running, agent);
  const playing = await openBelow(running, agent);
  const send = (by: LinePerson, input: SendLineMessage) =>
    by.client.call(sendLineMessage, input, {
      token: by.token,
      idempotencyKey: randomUUID(),
    });
  // The member asks a question, and then takes a break.
  await send(resting, { to: 'upline', title: 'A question', body: 'When?' });
  const { id: accountId } = resting;
  const at = running.gateway.clock.now();
  await running.gateway.db
    .insert(playExclusions)
    .values({ accountId, kind: 'timeOut', startsAt: at, endsAt: at + DAY });
  const words = { title: 'Tonight', body: 'The table opens at eight.' };
  const asked = await agent.client.value(
    getInbox,
    { filter: 'all', pageNo: 1, pageSize: 50 },
    { token: agent.token },
  );
  const question = asked.list.find(({ title }) => title === 'A question');
  const all = await send(agent, { to: 'direct', ...words });
  const one = await send(agent, { to: 'one', account: resting.username, ...words });
  expect(all.success && one.success).toBe(true);
  expect(one).toMatchObject({ value: { receivers: 1 } });
  await send(agent, { to: 'reply', messageId: question?.id ?? 0, title: 'At eight', body: 'x' });
  expect((await read(playing)).titles).toContain('Tonight');
  const { titles } = await read(resting);
  expect(titles).not.toContain('Tonight');
  expect(titles).not.toContain('At eight');
  const sent = await agent.client.value(sentLineMessages, { pageSize: 10 }, { token: agent.token });
  expect(sent.list.filter(({ title }) => title === 'Tonight')).toHaveLength(2);
});
