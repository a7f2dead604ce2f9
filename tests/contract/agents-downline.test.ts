import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openDownline,
  ownLineRate,
  raiseLineRate,
  setLineNote,
} from '../../gateway/contract/agent-accounts.ts';
import { teamMembersList, teamOverview } from '../../gateway/contract/agents.ts';
import type { RequestOf } from '../../gateway/contract/endpoint.ts';
import { changePassword, memberInfo, memberTerms } from '../../gateway/contract/members.ts';
import { writeSettings } from '../../gateway/core/merchant-settings.ts';
import { accounts, lineActions } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { freshName, idOf, type LinePerson, logIn, openBelow } from './agents-support.ts';
import { startTestGateway } from './client.ts';

let running: RunningGateway;
let agent: LinePerson;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  agent = await logIn(running, 'demo_agent');
}, 60_000);
afterAll(() => running?.close());

const GIVEN = 'Given-by-7-agents';

function open(by: LinePerson, change: Partial<RequestOf<typeof openDownline>> = {}, key?: string) {
  return by.client.call(
    openDownline,
    { account: freshName(), password: GIVEN, kind: 'member', rate: 20, ...change },
    { token: by.token, idempotencyKey: key ?? randomUUID() },
  );
}

async function rowOf(by: LinePerson, account: string) {
  const { list } = await by.client.value(teamMembersList, { search: account }, { token: by.token });
  return list.find((row) => row.account === account);
}

describe('opening an account in the downline', () => {
  test('[R2.84] [R11.02] opens a member directly below at a rate not above one’s own, who must choose another password first', async () => {
    const account = freshName();
    const answer = await open(agent, { account, rate: 120 });
    expect(answer).toMatchObject({
      success: true,
      value: { account, kind: 'member', rate: 120 },
    });
    expect(await rowOf(agent, account)).toMatchObject({
      isAgent: false,
      level: 1,
      rate: 120,
      state: 'new',
    });

    const owner = await logIn(running, account, GIVEN);
    const before = await owner.client.call(memberInfo, {}, { token: owner.token });
    expect(before).toMatchObject({ status: 403, errorCode: 'password_change_required' });
    const own = `Own-${randomUUID().slice(0, 12)}`;
    const passwords = { oldPassword: GIVEN, newPassword: own, confirmNewPassword: own };
    const { accepted, version } = await owner.client.value(memberTerms, {}, { token: owner.token });
    expect(accepted).toBe(false);
    // Nobody can use an account without accepting the current terms, whoever opened it.
    const without = [
      {},
      { termsAccepted: false, termsVersion: version },
      { termsAccepted: true, termsVersion: '1999-01-01' },
    ];
    for (const terms of without) {
      const refused = await owner.client.call(
        changePassword,
        { ...passwords, ...terms },
        { token: owner.token },
      );
      expect(refused).toMatchObject({ status: 400, errorCode: 'terms_not_accepted' });
    }
    await owner.client.value(
      changePassword,
      { ...passwords, termsAccepted: true, termsVersion: version },
      { token: owner.token },
    );
    const [stored] = await running.gateway.db
      .select({ version: accounts.termsVersion, at: accounts.termsAcceptedAt })
      .from(accounts)
      .where(eq(accounts.id, owner.id));
    expect(stored?.version).toBe(version);
    expect(stored?.at).toBeGreaterThan(0);
    const terms = await owner.client.value(memberTerms, {}, { token: owner.token });
    expect(terms).toEqual({ accepted: true, version });
    const info = await owner.client.value(memberInfo, {}, { token: owner.token });
    expect(info).toMatchObject({ account, type: 0 });
    expect(await rowOf(agent, account)).toMatchObject({ state: 'active' });
  });

  test('[R11.02] opens an agent, who can open further accounts at most at its own rate', async () => {
    const below = await openBelow(running, agent, { kind: 'agent', rate: 70 });
    expect((await below.client.value(ownLineRate, {}, { token: below.token })).rate).toBe(70);
    expect(await open(below, { rate: 71 })).toMatchObject({
      status: 400,
      value: { fields: { rate: 'rate_above_own' } },
    });
    const account = freshName();
    expect(await open(below, { account, kind: 'agent', rate: 70 })).toMatchObject({
      success: true,
    });
    expect(await rowOf(agent, account)).toMatchObject({ isAgent: true, level: 2, rate: 70 });
    const [row] = await running.gateway.db
      .select({ type: accounts.type, code: accounts.affiliateCode })
      .from(accounts)
      .where(eq(accounts.username, account));
    expect(row?.type).toBe(41);
    expect(row?.code).toMatch(/^[A-Z2-9]{10}$/);
  });

  test('[R11.02] applies the rules of registration to name and password, with each error at its field', async () => {
    const refused = async (change: Partial<RequestOf<typeof openDownline>>) => {
      const answer = await open(agent, change);
      expect(answer.status).toBe(400);
      return answer.success ? undefined : answer.value?.fields;
    };
    expect(await refused({ account: 'a' })).toEqual({ account: 'reg_pattern_1' });
    expect(await refused({ account: '' })).toEqual({ account: 'required' });
    expect(await refused({ account: '9lives' })).toEqual({ account: 'reg_pattern_1' });
    expect(await refused({ password: 'short' })).toEqual({ password: 'reg_pattern_0' });
    expect(await refused({ password: 'Baize1234' })).toEqual({ password: 'password_common' });
    expect(await refused({ account: 'demo_agent1x', password: 'demo_agent1x' })).toBeDefined();
    expect(await refused({ rate: 121 })).toEqual({ rate: 'rate_above_own' });
    expect(await refused({ rate: -1 })).toHaveProperty('rate');
    expect(await refused({ rate: 20.5 })).toHaveProperty('rate');
    const taken = freshName();
    await open(agent, { account: taken });
    expect(await refused({ account: taken.toUpperCase() })).toEqual({
      account: 'username_duplicated',
    });
  });

  test('[R11.02] the same key opens one account, however often and concurrently; another body under it is refused', async () => {
    const account = freshName();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => open(agent, { account }, key)),
    );
    expect(answers.map(({ success }) => success)).toEqual([true, true, true, true, true]);
    const rows = await running.gateway.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.username, account));
    expect(rows).toHaveLength(1);
    const actions = await running.gateway.db
      .select({ action: lineActions.action, detail: lineActions.detail })
      .from(lineActions)
      .where(eq(lineActions.subjectId, rows[0]?.id ?? 0));
    expect(actions).toEqual([{ action: 'openAccount', detail: { kind: 'member', rate: 20 } }]);
    expect(await open(agent, { account, rate: 30 }, key)).toMatchObject({
      status: 409,
      errorCode: 'idempotency_conflict',
    });
  });

  test('[R11.02] [R5.11] [R6.03b] members and trials cannot open accounts', async () => {
    const member = await logIn(running, 'demo_player');
    expect(await open(member)).toMatchObject({ status: 403, errorCode: 'non_agent_login' });
    const { client } = member;
    const { token } = await client.freePlay();
    expect(await open({ ...member, token })).toMatchObject({
      status: 403,
      errorCode: 'in_need_true_account',
    });
  });
});

describe('the rate of an account', () => {
  const raise = (by: LinePerson, account: string, rate: number) =>
    by.client.call(raiseLineRate, { account, rate }, { token: by.token });

  test('[R11.03] can be raised by the direct upline, up to its own rate, and never lowered', async () => {
    const below = await openBelow(running, agent, { kind: 'agent', rate: 30 });
    expect(await raise(agent, below.username, 60)).toMatchObject({
      success: true,
      value: { account: below.username, rate: 60 },
    });
    expect(await rowOf(agent, below.username)).toMatchObject({ rate: 60 });
    expect(await raise(agent, below.username, 60)).toMatchObject({ success: true });
    expect(await raise(agent, below.username, 59)).toMatchObject({
      status: 400,
      value: { fields: { rate: 'rate_lower' } },
    });
    expect(await raise(agent, below.username, 121)).toMatchObject({
      status: 400,
      value: { fields: { rate: 'rate_above_own' } },
    });
    expect(await rowOf(agent, below.username)).toMatchObject({ rate: 60 });
    const actions = await running.gateway.db
      .select({ action: lineActions.action, detail: lineActions.detail })
      .from(lineActions)
      .where(eq(lineActions.subjectId, below.id));
    expect(actions).toContainEqual({ action: 'raiseRate', detail: { from: 30, to: 60 } });
    expect(actions.filter(({ action }) => action === 'raiseRate')).toHaveLength(1);
  });

  test('[R11.03] [R11.15] cannot be raised by higher uplines, and is unknown outside the line', async () => {
    const below = await openBelow(running, agent, { kind: 'agent', rate: 50 });
    const deeper = await openBelow(running, below, { rate: 10 });
    expect(await raise(agent, deeper.username, 40)).toMatchObject({
      status: 400,
      value: { fields: { account: 'not_direct' } },
    });
    expect(await raise(below, below.username, 50)).toMatchObject({ status: 400 });
    expect(await raise(below, 'demo_agent', 50)).toMatchObject({
      status: 404,
      errorCode: 'not_found',
    });
    expect(await raise(below, 'demo_player', 50)).toMatchObject({ status: 404 });
    expect(await raise(below, deeper.username, 50)).toMatchObject({ success: true });
  });

  test('[R11.02] of a top agent is set by the merchant, and no account below has a higher one', async () => {
    const below = await openBelow(running, agent, { kind: 'agent', rate: 110 });
    const { agents } = await writeSettings(running.gateway.db, {});
    await writeSettings(running.gateway.db, { agents: { ...agents, topRate: 90 } });
    expect((await agent.client.value(ownLineRate, {}, { token: agent.token })).rate).toBe(90);
    expect((await below.client.value(ownLineRate, {}, { token: below.token })).rate).toBe(90);
    expect(await rowOf(agent, below.username)).toMatchObject({ rate: 90 });
    await writeSettings(running.gateway.db, { agents });
    expect((await below.client.value(ownLineRate, {}, { token: below.token })).rate).toBe(110);
  });
});

test('[R11.01] of online accounts an agent sees those below the account that it looks at, not that account itself', async () => {
  const own = await openBelow(running, agent, { kind: 'agent', rate: 50 });
  const today = new Date(running.gateway.clock.now()).toISOString().slice(0, 10);
  const days = { from: today, until: today };
  const online = async (by: LinePerson, account?: string) =>
    (await by.client.value(teamOverview, { ...days, account }, { token: by.token })).online;
  expect(await online(own)).toBe(0);
  await openBelow(running, own);
  expect(await online(own)).toBe(1);
  expect(await online(agent, own.username)).toBe(1);
});

test('[R11.03] a note on an account is visible to its writer only, can be removed, and does not exist outside the line', async () => {
  const below = await openBelow(running, agent, { kind: 'agent', rate: 50 });
  const deeper = await openBelow(running, below);
  const note = (by: LinePerson, account: string, text: string) =>
    by.client.call(setLineNote, { account, note: text }, { token: by.token });
  expect(await note(agent, deeper.username, '  calls on Fridays ')).toMatchObject({
    value: { account: deeper.username, note: 'calls on Fridays' },
  });
  expect(await rowOf(agent, deeper.username)).toMatchObject({ note: 'calls on Fridays' });
  expect(await rowOf(below, deeper.username)).not.toHaveProperty('note');
  await note(agent, deeper.username, 'new words');
  expect(await rowOf(agent, deeper.username)).toMatchObject({ note: 'new words' });
  await note(agent, deeper.username, '');
  expect(await rowOf(agent, deeper.username)).not.toHaveProperty('note');
  expect(await note(below, 'demo_player', 'x')).toMatchObject({ status: 404 });
  expect(await note(agent, deeper.username, 'x'.repeat(201))).toMatchObject({ status: 400 });
  expect(await idOf(running, deeper.username)).toBe(deeper.id);
});

test('[R11.03] an account that has not logged in for 30 days is dormant', async () => {
  const below = await openBelow(running, agent);
  await running.gateway.db
    .update(accounts)
    .set({ lastLoginAt: running.gateway.clock.now() - 31 * 86_400_000 })
    .where(eq(accounts.id, below.id));
  expect(await rowOf(agent, below.username)).toMatchObject({ state: 'dormant' });
});
