import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  messageTargets,
  type SendLineMessage,
  sendLineMessage,
  sentLineMessages,
} from '../../gateway/contract/agent-messages.ts';
import { getInbox, readMessage } from '../../gateway/contract/member-pages.ts';
import { unreadCount } from '../../gateway/contract/members.ts';
import { chooseMarketing } from '../../gateway/contract/own-account.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import { moveAccount } from '../../gateway/database/line-closure.ts';
import {
  accountLines,
  lineActions,
  messages,
  playExclusions,
  throttleWindows,
} from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { idOf, type LinePerson, logIn, openBelow } from './agents-support.ts';
import { startTestGateway } from './client.ts';

let running: RunningGateway;
let top: LinePerson;
let agent: LinePerson;
let member: LinePerson;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  top = await logIn(running, 'demo_agent');
  agent = await openBelow(running, top, { kind: 'agent', rate: 80 });
  member = await openBelow(running, agent);
}, 60_000);
afterAll(() => running?.close());
beforeEach(async () => {
  await running.gateway.db.delete(throttleWindows);
});

const WORDS = { title: 'Tonight', body: 'The table opens at eight.\nCome early.' };

const send = (by: LinePerson, input: SendLineMessage, key: string = randomUUID()) =>
  by.client.call(sendLineMessage, input, { token: by.token, idempotencyKey: key });

async function inbox(of: LinePerson) {
  const { list } = await of.client.value(
    getInbox,
    { pageNo: 1, pageSize: 50 },
    { token: of.token },
  );
  return list;
}

const postToBackOffice = (path: string, body: Record<string, string> = {}) =>
  fetch(`${running.url}/sandbox/messages/${path}`, {
    method: 'POST',
    body: new URLSearchParams(body),
    redirect: 'manual',
  });

describe('a message in the line', () => {
  test('[R11.13] reaches those directly below, the whole line, or one account, with its sender', async () => {
    const targets = await top.client.value(messageTargets, {}, { token: top.token });
    const below = await running.gateway.db
      .select({ depth: accountLines.depth })
      .from(accountLines)
      .where(and(eq(accountLines.ancestorId, top.id), isNull(accountLines.untilDay)));
    expect(targets).toEqual({
      direct: below.filter(({ depth }) => depth === 1).length,
      line: below.filter(({ depth }) => depth > 0).length,
      blocked: false,
    });
    expect(targets.line).toBeGreaterThan(targets.direct);

    const direct = await send(top, { to: 'direct', ...WORDS, title: 'To the direct' });
    expect(direct).toMatchObject({
      value: { audience: 'direct', receivers: targets.direct, removed: false },
    });
    const whole = await send(top, { to: 'line', ...WORDS, title: 'To the line' });
    expect(whole).toMatchObject({ value: { audience: 'line', receivers: targets.line } });
    const one = await send(top, {
      to: 'one',
      account: member.username.toUpperCase(),
      ...WORDS,
      title: 'To one',
    });
    expect(one).toMatchObject({
      value: { audience: 'one', account: member.username, receivers: 1 },
    });

    const titles = async (of: LinePerson) => (await inbox(of)).map(({ title }) => title);
    expect(await titles(agent)).toEqual(expect.arrayContaining(['To the direct', 'To the line']));
    expect(await titles(agent)).not.toContain('To one');
    expect(await titles(member)).toEqual(expect.arrayContaining(['To the line', 'To one']));
    expect(await titles(member)).not.toContain('To the direct');
    expect(await titles(top)).not.toContain('To the line');
    const [read] = (await inbox(member)).filter(({ title }) => title === 'To one');
    expect(read).toMatchObject({
      body: WORDS.body,
      read: false,
      from: { account: 'demo_agent' },
    });
    const sent = await top.client.value(sentLineMessages, { pageSize: 2 }, { token: top.token });
    expect(sent.list.map(({ title }) => title)).toEqual(['To one', 'To the line']);
    const rest = await top.client.value(
      sentLineMessages,
      { pageSize: 2, cursor: sent.next ?? '' },
      { token: top.token },
    );
    expect(rest.list.map(({ title }) => title)).toEqual(['To the direct']);
    expect(rest.next).toBeUndefined();
  });

  test('[R11.13] can be answered by the downline, at any depth, and the upline can be written to', async () => {
    await send(top, { to: 'one', account: member.username, ...WORDS, title: 'A question' });
    const [question] = (await inbox(member)).filter(({ title }) => title === 'A question');
    const answer = await send(member, {
      to: 'reply',
      messageId: question?.id ?? 0,
      title: 'Re: A question',
      body: 'Yes.',
    });
    expect(answer).toMatchObject({ value: { audience: 'one', account: 'demo_agent' } });
    expect((await inbox(top))[0]).toMatchObject({
      title: 'Re: A question',
      from: { account: member.username },
    });
    const toUpline = await send(member, { to: 'upline', ...WORDS, title: 'To my agent' });
    expect(toUpline).toMatchObject({ value: { audience: 'upline', receivers: 1 } });
    expect((await inbox(agent))[0]).toMatchObject({ title: 'To my agent' });
    const targets = await member.client.value(messageTargets, {}, { token: member.token });
    expect(targets).toEqual({
      direct: 0,
      line: 0,
      blocked: false,
      upline: { account: agent.username, nickname: agent.username },
    });
    const unread = await agent.client.value(unreadCount, {}, { token: agent.token });
    expect(unread.unread).toBeGreaterThan(0);
  });

  test('[R11.13] [R11.15] stays in the line: nobody outside, nobody above except the upline, and messages of the merchant cannot be answered', async () => {
    for (const account of ['demo_player', 'nobody_here', 'demo_agent']) {
      expect(await send(agent, { to: 'one', account, ...WORDS })).toMatchObject({
        status: 404,
        errorCode: 'not_found',
      });
    }
    expect(await send(agent, { to: 'one', account: agent.username, ...WORDS })).toMatchObject({
      status: 400,
      value: { fields: { account: 'message_self' } },
    });
    for (const to of ['direct', 'line'] as const) {
      expect(await send(member, { to, ...WORDS })).toMatchObject({ errorCode: 'non_agent_login' });
    }
    expect(await send(top, { to: 'upline', ...WORDS })).toMatchObject({
      errorCode: 'function.not.available',
    });
    const player = await logIn(running, 'demo_player');
    const [own] = await inbox(player);
    expect(await send(player, { to: 'reply', messageId: own?.id ?? 0, ...WORDS })).toMatchObject({
      status: 404,
    });
    const [ofMember] = (await inbox(member)).filter(({ from }) => from);
    expect(
      await send(player, { to: 'reply', messageId: ofMember?.id ?? 0, ...WORDS }),
    ).toMatchObject({ status: 404 });
    const trial = { ...player, token: (await player.client.freePlay()).token };
    expect(await send(trial, { to: 'upline', ...WORDS })).toMatchObject({
      errorCode: 'in_need_true_account',
    });
    const lonely = await openBelow(running, top, { kind: 'agent', rate: 0 });
    expect(await send(lonely, { to: 'direct', ...WORDS })).toMatchObject({
      status: 400,
      value: { fields: { to: 'nobody_below' } },
    });
    expect((await lonely.client.value(sentLineMessages, {}, { token: lonely.token })).list).toEqual(
      [],
    );
  });

  test('[R10.04c] [R11.13] an upline’s answer reaches accounts that opted out of offers, but nobody who takes a break, during it or later; messages upwards always arrive', async () => {
    const asker = await openBelow(running, agent);
    await send(asker, { to: 'upline', ...WORDS, title: 'May I ask' });
    const [asked] = (await inbox(agent)).filter(({ title }) => title === 'May I ask');
    const answer = (title: string) =>
      send(agent, { to: 'reply', messageId: asked?.id ?? 0, ...WORDS, title });
    const answers = async () =>
      (await inbox(asker)).map(({ title }) => title).filter((title) => /answer/.test(title));
    const choice = { channel: 'inbox', agreed: false } as const;
    await asker.client.value(chooseMarketing, choice, { token: asker.token });
    await answer('First answer');
    expect(await answers()).toEqual(['First answer']);

    const { db, clock } = running.gateway;
    const [taken] = await db
      .insert(playExclusions)
      .values({ accountId: asker.id, kind: 'timeOut', startsAt: 0, endsAt: clock.now() + 60_000 })
      .returning({ id: playExclusions.id });
    // A break is private: the sender gets the same response.
    expect(await answer('Second answer')).toMatchObject({ value: { receivers: 1 } });
    await answer('Third answer');
    const stored = await db
      .select({ title: messages.title })
      .from(messages)
      .where(eq(messages.accountId, asker.id));
    expect(stored.map(({ title }) => title)).not.toContain('Second answer');
    await db
      .update(playExclusions)
      .set({ endsAt: 1 })
      .where(eq(playExclusions.id, taken?.id ?? 0));
    expect(await answers()).toEqual(['First answer']);
    await answer('Last answer');
    expect(await answers()).toEqual(['Last answer', 'First answer']);

    await db.insert(playExclusions).values({
      accountId: agent.id,
      kind: 'timeOut',
      startsAt: 0,
      endsAt: clock.now() + 60_000,
    });
    const [last] = (await inbox(asker)).filter(({ title }) => title === 'Last answer');
    await send(asker, { to: 'reply', messageId: last?.id ?? 0, ...WORDS, title: 'Thank you' });
    const arrived = await db
      .select({ title: messages.title })
      .from(messages)
      .where(eq(messages.accountId, agent.id));
    expect(arrived.map(({ title }) => title)).toContain('Thank you');
    await db.delete(playExclusions).where(eq(playExclusions.accountId, agent.id));
  });

  test('[R11.13] an account that has left the line cannot be answered any more', async () => {
    const leaver = await openBelow(running, agent);
    await send(agent, { to: 'one', account: leaver.username, ...WORDS, title: 'Stay' });
    const [stay] = (await inbox(leaver)).filter(({ title }) => title === 'Stay');
    await running.gateway.db.transaction((tx) =>
      moveAccount(tx, { accountId: leaver.id, uplineId: null, fromDay: 0 }),
    );
    expect(await send(leaver, { to: 'reply', messageId: stay?.id ?? 0, ...WORDS })).toMatchObject({
      status: 404,
      errorCode: 'not_found',
    });
  });

  test('[R11.13] is plain text of limited length with title and body, idempotent by key, and throttled', async () => {
    const refused = async (change: Partial<typeof WORDS>) => {
      const answer = await send(agent, { to: 'direct', ...WORDS, ...change });
      expect(answer.status).toBe(400);
      return Object.keys((!answer.success && answer.value?.fields) || {});
    };
    expect(await refused({ title: '  ' })).toEqual(['title']);
    expect(await refused({ body: ' \n ' })).toEqual(['body']);
    expect(await refused({ title: 'x'.repeat(81) })).toEqual(['title']);
    expect(await refused({ body: 'x'.repeat(1001) })).toEqual(['body']);
    expect(await refused({ title: 'two\nlines' })).toEqual(['title']);

    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send(agent, { to: 'direct', ...WORDS, title: 'Once' }, key)),
    );
    expect(answers.every(({ success }) => success)).toBe(true);
    expect((await inbox(member)).filter(({ title }) => title === 'Once')).toHaveLength(1);
    expect(await send(agent, { to: 'line', ...WORDS, title: 'Once' }, key)).toMatchObject({
      errorCode: 'idempotency_conflict',
    });

    const { agents } = await writeSettings(running.gateway.db, {});
    await writeSettings(running.gateway.db, { agents: { ...agents, dailyBroadcasts: 2 } });
    await running.gateway.db.delete(throttleWindows);
    const three = [];
    for (let index = 0; index < 3; index += 1)
      three.push(await send(agent, { to: 'line', ...WORDS }));
    expect(three.map(({ success }) => success)).toEqual([true, true, false]);
    expect(three[2]).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' });
    expect(await send(agent, { to: 'upline', ...WORDS })).toMatchObject({ success: true });
    await writeSettings(running.gateway.db, { agents });
  });
});

describe('the back office’s page for messages', () => {
  test('[R11.13] shows messages to staff, removes them from every inbox, and logs both', async () => {
    const sent = await send(top, {
      to: 'line',
      title: 'Free <b>money</b>',
      body: 'Send me your password.',
    });
    const id = sent.success ? sent.value.id : 0;
    const before = await member.client.value(unreadCount, {}, { token: member.token });
    const page = await (await fetch(`${running.url}/sandbox/messages`)).text();
    expect(page).toContain('Free &lt;b&gt;money&lt;/b&gt;');
    expect(page).not.toContain('<b>money');
    const [read] = (await inbox(agent)).filter(({ title }) => title.startsWith('Free'));
    await agent.client.value(readMessage, { id: read?.id ?? 0 }, { token: agent.token });

    expect((await postToBackOffice(`${id}/remove`)).status).toBe(303);
    expect((await postToBackOffice(`${id}/remove`)).status).toBe(303);
    for (const person of [agent, member]) {
      expect((await inbox(person)).some(({ title }) => title.startsWith('Free'))).toBe(false);
    }
    const after = await member.client.value(unreadCount, {}, { token: member.token });
    expect(after.unread).toBe(before.unread - 1);
    const [row] = await running.gateway.db
      .select({ left: sql`count(*)`.mapWith(Number) })
      .from(messages)
      .where(eq(messages.lineMessageId, id));
    expect(row?.left).toBe(0);
    const { list } = await top.client.value(sentLineMessages, {}, { token: top.token });
    expect(list.find((each) => each.id === id)).toMatchObject({ removed: true });
    const actions = await running.gateway.db
      .select({ actorId: lineActions.actorId, detail: lineActions.detail })
      .from(lineActions)
      .where(and(eq(lineActions.subjectId, top.id), eq(lineActions.action, 'removeMessage')));
    expect(actions).toEqual([{ actorId: null, detail: { lineMessageId: id } }]);
    expect((await postToBackOffice('999999/remove')).status).toBe(404);
  });

  test('[R11.13] bans an account from writing in the line, with a message, and lifts the ban', async () => {
    const username = agent.username;
    expect((await postToBackOffice('senders', { username, decision: 'block' })).status).toBe(303);
    for (const input of [
      { to: 'direct', ...WORDS },
      { to: 'upline', ...WORDS },
      { to: 'one', account: member.username, ...WORDS },
    ] as const) {
      expect(await send(agent, input)).toMatchObject({
        status: 403,
        errorCode: 'message_blocked',
      });
    }
    expect(await agent.client.value(messageTargets, {}, { token: agent.token })).toMatchObject({
      blocked: true,
    });
    expect(await send(top, { to: 'one', account: username, ...WORDS })).toMatchObject({
      success: true,
    });
    expect((await postToBackOffice('senders', { username, decision: 'allow' })).status).toBe(303);
    expect(await send(agent, { to: 'direct', ...WORDS })).toMatchObject({ success: true });
    expect(
      (await postToBackOffice('senders', { username: 'nobody', decision: 'block' })).status,
    ).toBe(404);
    expect((await postToBackOffice('senders', { username, decision: 'x' })).status).toBe(400);
    expect(await idOf(running, username)).toBe(agent.id);
  });
});
