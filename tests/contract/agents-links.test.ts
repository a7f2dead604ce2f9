import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AffiliateLink,
  createAffiliateUrl,
  deleteAffiliateUrl,
  enableAffiliateUrl,
  viewAffiliateUrls,
  viewRegisteredAffiliates,
} from '../../gateway/contract/agent-accounts.ts';
import { DAY } from '../../gateway/contract/durations.ts';
import type { RequestOf } from '../../gateway/contract/endpoint.ts';
import { affiliate, memberInfo } from '../../gateway/contract/members.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import { accounts, affiliateLinks, affiliateVisits } from '../../gateway/database/schema/index.ts';
import { deleteExpired } from '../../gateway/housekeeping.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { type LinePerson, logIn, openBelow } from './agents-support.ts';
import { cashierMember } from './cashier-support.ts';
import { createClient, startTestGateway } from './client.ts';
import { readPages } from './read-pages.ts';

let running: RunningGateway;
let top: LinePerson;
let agent: LinePerson;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  top = await logIn(running, 'demo_agent');
  agent = await openBelow(running, top, { kind: 'agent', rate: 80 });
}, 60_000);
afterAll(() => running?.close());

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

function create(
  by: LinePerson,
  change: Partial<RequestOf<typeof createAffiliateUrl>> = {},
  key: string = randomUUID(),
) {
  const input = { name: 'Fridays', kind: 'member', rate: 40, ...change } as const;
  return by.client.call(createAffiliateUrl, input, { token: by.token, idempotencyKey: key });
}

async function made(
  by: LinePerson,
  change: Partial<RequestOf<typeof createAffiliateUrl>> = {},
): Promise<AffiliateLink> {
  const answer = await create(by, change);
  if (!answer.success) throw new Error(answer.errorCode);
  return answer.value;
}

async function linkOf(by: LinePerson, linkId: number): Promise<AffiliateLink | undefined> {
  const { list } = await by.client.value(viewAffiliateUrls, { pageSize: 100 }, { token: by.token });
  return list.find((link) => link.linkId === linkId);
}

const visit = (code: string, client = createClient(running.url)) =>
  client.call(affiliate, { code, domain: 'localhost' });

test('[R11.02] a link has a unique code and starts with no visits; the same key creates one', async () => {
  const key = randomUUID();
  const endDay = dayOf(running.gateway.clock.now() + 5 * DAY);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => create(agent, { name: ' Summer ', endDay }, key)),
  );
  const links = answers.map((answer) => (answer.success ? answer.value : undefined));
  expect(new Set(links.map((link) => link?.linkId)).size).toBe(1);
  expect(links[0]).toMatchObject({
    name: 'Summer',
    kind: 'member',
    rate: 40,
    endDay,
    state: 'open',
    visits: 0,
    registrations: 0,
    firstDeposits: 0,
  });
  expect(links[0]?.code).toMatch(/^[A-Z2-9]{10}$/);
  expect(await create(agent, { name: 'Other', endDay }, key)).toMatchObject({
    errorCode: 'idempotency_conflict',
  });
});

test('[R11.02] an account that registers by its code is below the agent, with kind and rate of the link, and is counted with the first deposit', async () => {
  const forMembers = await made(agent, { rate: 40 });
  const forAgents = await made(agent, { kind: 'agent', rate: 70 });
  const told = await visit(forAgents.code);
  expect(told).toMatchObject({
    success: true,
    value: { code: forAgents.code, valid: true, kind: 'agent', rate: 70 },
  });
  const member = await cashierMember(running.url, {
    affiliateCode: forMembers.code.toLowerCase(),
  });
  const below = await cashierMember(running.url, { referralCode: forAgents.code });
  const stored = async (username: string) => {
    const [row] = await running.gateway.db
      .select({ uplineId: accounts.uplineId, type: accounts.type, rate: accounts.rate })
      .from(accounts)
      .where(eq(accounts.username, username));
    return row;
  };
  expect(await stored(member.username)).toEqual({ uplineId: agent.id, type: 0, rate: 40 });
  expect(await stored(below.username)).toEqual({ uplineId: agent.id, type: 41, rate: 70 });
  const info = await below.client.value(memberInfo, {}, { token: below.token });
  expect(info.type).toBe(41);

  expect(await linkOf(agent, forMembers.linkId)).toMatchObject({
    registrations: 1,
    firstDeposits: 0,
  });
  await member.fund(20);
  await member.fund(20);
  expect(await linkOf(agent, forMembers.linkId)).toMatchObject({
    registrations: 1,
    firstDeposits: 1,
  });
  const { list } = await agent.client.value(
    viewRegisteredAffiliates,
    { linkId: forMembers.linkId },
    { token: agent.token },
  );
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ account: member.username, kind: 'member' });
  expect(list[0]?.firstDepositAt).toBeGreaterThanOrEqual(list[0]?.registeredAt ?? Infinity);
});

test('[R11.02] a visitor is counted once a day, and only for links', async () => {
  const link = await made(agent);
  const one = createClient(running.url);
  await Promise.all(Array.from({ length: 4 }, () => visit(link.code, one)));
  expect(await linkOf(agent, link.linkId)).toMatchObject({ visits: 1 });
  await visit(link.code.toLowerCase());
  expect(await linkOf(agent, link.linkId)).toMatchObject({ visits: 2 });
  const stored = await running.gateway.db
    .select()
    .from(affiliateVisits)
    .where(eq(affiliateVisits.linkId, link.linkId));
  expect(stored).toHaveLength(2);

  await running.gateway.db
    .update(affiliateVisits)
    .set({ day: (stored[0]?.day ?? 0) - 1 })
    .where(eq(affiliateVisits.linkId, link.linkId));
  await visit(link.code, one);
  expect(await linkOf(agent, link.linkId)).toMatchObject({ visits: 3 });
  await deleteExpired(running.gateway);
  const left = await running.gateway.db
    .select()
    .from(affiliateVisits)
    .where(eq(affiliateVisits.linkId, link.linkId));
  expect(left).toHaveLength(1);
});

test('[R11.02] a disabled, ended or deleted link is refused as an invitation code, when it is checked and at registration', async () => {
  const refused = { success: true, value: { valid: false } };
  const set = (link: AffiliateLink, enabled: boolean) =>
    agent.client.call(enableAffiliateUrl, { linkId: link.linkId, enabled }, { token: agent.token });
  const link = await made(agent);
  expect(await set(link, false)).toMatchObject({ value: { state: 'disabled' } });
  expect(await visit(link.code)).toMatchObject(refused);
  await expect(cashierMember(running.url, { affiliateCode: link.code })).rejects.toThrow(
    'invitation_code_error',
  );
  expect(await set(link, true)).toMatchObject({ value: { state: 'open' } });
  expect(await visit(link.code)).toMatchObject({ value: { valid: true } });

  const now = running.gateway.clock.now();
  const today = await made(agent, { endDay: dayOf(now) });
  expect(await visit(today.code)).toMatchObject({ value: { valid: true } });
  await running.gateway.db
    .update(affiliateLinks)
    .set({ endDay: Math.floor(now / DAY) - 1 })
    .where(eq(affiliateLinks.id, today.linkId));
  expect(await visit(today.code)).toMatchObject(refused);
  await expect(cashierMember(running.url, { referralCode: today.code })).rejects.toThrow(
    'invitation_code_error',
  );
  expect(await linkOf(agent, today.linkId)).toMatchObject({ state: 'ended', registrations: 0 });
  const remove = () =>
    agent.client.call(deleteAffiliateUrl, { linkId: link.linkId }, { token: agent.token });
  expect(await remove()).toMatchObject({ value: { deleted: true } });
  expect(await remove()).toMatchObject({ status: 404, errorCode: 'not_found' });
  expect(await visit(link.code)).toMatchObject(refused);
  expect(await linkOf(agent, link.linkId)).toBeUndefined();
  expect(await set(link, true)).toMatchObject({ status: 404 });
});

test('[R11.02] a name, a rate above the own and a day that has passed or is invalid are refused at their fields, and at the limit nothing is created', async () => {
  const refused = async (change: Partial<RequestOf<typeof createAffiliateUrl>>) => {
    const answer = await create(agent, change);
    expect(answer.status).toBe(400);
    return answer.success ? undefined : answer.value?.fields;
  };
  expect(await refused({ name: '  ' })).toEqual({ name: 'required' });
  expect(await refused({ name: 'x'.repeat(61) })).toHaveProperty('name');
  expect(await refused({ rate: 81 })).toEqual({ rate: 'rate_above_own' });
  expect(await refused({ endDay: '2026-02-30' })).toEqual({ endDay: 'date_invalid' });
  expect(await refused({ endDay: '2020-01-01' })).toEqual({ endDay: 'date_past' });

  const busy = await openBelow(running, top, { kind: 'agent', rate: 80 });
  const { agents } = await writeSettings(running.gateway.db, {});
  await writeSettings(running.gateway.db, { agents: { ...agents, links: 2 } });
  const answers = await Promise.all(Array.from({ length: 5 }, () => create(busy)));
  await writeSettings(running.gateway.db, { agents });
  expect(answers.filter(({ success }) => success)).toHaveLength(2);
  expect(answers.filter(({ errorCode }) => errorCode === 'affiliate_limit_reached')).toHaveLength(
    3,
  );
});

test('[R11.02] [R11.15] links of others are not found, and members have none', async () => {
  const link = await made(agent);
  const calls = (by: LinePerson) => {
    const with_ = { token: by.token };
    return [
      by.client.call(enableAffiliateUrl, { linkId: link.linkId, enabled: false }, with_),
      by.client.call(deleteAffiliateUrl, { linkId: link.linkId }, with_),
      by.client.call(viewRegisteredAffiliates, { linkId: link.linkId }, with_),
    ];
  };
  for (const answer of await Promise.all(calls(top))) {
    expect(answer).toMatchObject({ status: 404, errorCode: 'not_found' });
  }
  const member = await logIn(running, 'demo_player');
  for (const answer of await Promise.all(calls(member))) {
    expect(answer).toMatchObject({ status: 403, errorCode: 'non_agent_login' });
  }
  expect(await create(member)).toMatchObject({ status: 403, errorCode: 'non_agent_login' });
  expect(await linkOf(agent, link.linkId)).toMatchObject({ state: 'open' });
});

test('[R11.02] links and their registrations are paged by a cursor without gaps, newest first', async () => {
  const busy = await openBelow(running, top, { kind: 'agent', rate: 80 });
  const all: number[] = [];
  for (let index = 0; index < 5; index += 1) all.push((await made(busy)).linkId);
  const { client, token } = busy;
  const pages = await readPages(client, viewAffiliateUrls, { pageSize: 2 }, { token });
  for (const { total } of pages) expect(total).toBe(5);
  const seen = pages.flatMap(({ list }) => list.map(({ linkId }) => linkId));
  expect(seen).toEqual(all.toReversed());
  for (const wrong of ['x', Buffer.from('[99999999999]').toString('base64url')]) {
    const answer = await busy.client.call(
      viewAffiliateUrls,
      { cursor: wrong },
      { token: busy.token },
    );
    expect(answer).toMatchObject({ status: 400, value: { fields: { cursor: 'cursor_invalid' } } });
  }

  const link = await made(busy);
  const names: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    names.push((await cashierMember(running.url, { affiliateCode: link.code })).username);
  }
  const first = await busy.client.value(
    viewRegisteredAffiliates,
    { linkId: link.linkId, pageSize: 2 },
    { token: busy.token },
  );
  const second = await busy.client.value(
    viewRegisteredAffiliates,
    { linkId: link.linkId, pageSize: 2, cursor: first.next ?? '' },
    { token: busy.token },
  );
  expect([...first.list, ...second.list].map(({ account }) => account)).toEqual(names.toReversed());
  expect(second.next).toBeUndefined();
});
