import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AgentContract,
  type ContractsView,
  contractAgents,
  contractList,
  processContractDividend,
  processContractHourSalary,
  processRealTimeSalaryContract,
  viewContracts,
} from '../../gateway/contract/contracts.ts';
import { getInbox } from '../../gateway/contract/member-pages.ts';
import { consolidated } from '../../gateway/contract/members.ts';
import { accounts, agentContracts } from '../../gateway/database/schema/index.ts';
import { contractOf } from '../../gateway/modules/contracts/views.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';
import { readPages } from './read-pages.ts';

let running: RunningGateway;
let client: TestClient;
beforeAll(async () => {
  running = await startTestGateway({ demoData: 'accounts' });
  client = createClient(running.url);
}, 60_000);
afterAll(() => running?.close());

const logIn = async (username: string) => ({ token: (await client.logIn(username)).token });
type Caller = Awaited<ReturnType<typeof logIn>>;
/** All pages of a group of contracts. */
async function pagesOf(
  of: Caller,
  query: { group: 'line' | 'ended'; search?: string; pageSize: number },
) {
  const pages = await readPages(client, contractList, query, of);
  return pages.map(({ list }) => list);
}

/** All contracts that an agent sees, and the possible proposals to it, as the portal compiles them. */
async function view(of: Caller) {
  const seen = await client.value(viewContracts, {}, of);
  const line = (await pagesOf(of, { group: 'line', pageSize: 100 })).flat();
  const ended = (await pagesOf(of, { group: 'ended', pageSize: 100 })).flat();
  expect([line.length, ended.length]).toEqual([seen.line.total, seen.ended]);
  expect(seen.line.toAnswer).toBe(line.filter(({ actions }) => actions.includes('accept')).length);
  const { currencySymbol, decimals, offers, upline } = seen;
  const { list: agents } =
    seen.agents > 0 ? await client.value(contractAgents, { pageSize: 100 }, of) : { list: [] };
  const to = (who: { account?: string; nickname: string }, offered: ContractsView['offers']) =>
    offered.map((each) => ({ ...who, ...each, currencySymbol, decimals }));
  const proposals = [
    ...(upline ? to({ nickname: upline.nickname }, upline.offers) : []),
    ...agents.flatMap((agent) => to(agent, offers)),
  ];
  return { ...seen, list: [...seen.list, ...line, ...ended], proposals };
}
type View = Awaited<ReturnType<typeof view>>;

/** The agents directly below an account, in the order of the demo. */
async function below(username: string): Promise<string[]> {
  const { db } = running.gateway;
  const [upline] = await db.select().from(accounts).where(eq(accounts.username, username));
  const rows = await db
    .select()
    .from(accounts)
    .where(eq(accounts.uplineId, upline?.id ?? 0))
    .orderBy(asc(accounts.id));
  return rows.map((row) => row.username);
}

async function agentBelow(index: number): Promise<Caller & { username: string }> {
  const username = (await below('demo_agent'))[index] ?? '';
  return { username, ...(await logIn(username)) };
}

const found = (list: readonly AgentContract[], like: Partial<AgentContract>) => {
  const contract = list.find((each) =>
    Object.entries(like).every(([name, value]) => each[name as keyof AgentContract] === value),
  );
  if (!contract) throw new Error(`No contract is like ${JSON.stringify(like)}.`);
  return contract;
};
const terms = (rate: number) => ({
  action: 'request' as const,
  rate,
  activeMembers: 3,
  betAmount: 2500,
  validBetPeriod: 'W' as const,
  profitLossPeriod: 'M' as const,
  paymentPeriod: 'H' as const,
});

test('[R3.07] a contract has rate, active members, bet amount and three periods; only its parties see it', async () => {
  const agent = await logIn('demo_agent');
  const { list, types } = await view(agent);
  expect(types).toEqual(['dividend', 'dailySalary', 'hourSalary', 'realtimeSalary']);
  const offer = found(list, { isOwn: true, status: 'offered' });
  expect(offer).toMatchObject({
    type: 'dividend',
    rate: 3000,
    activeMembers: 10,
    betAmount: 50_000,
    validBetPeriod: 'M',
    profitLossPeriod: 'M',
    paymentPeriod: 'H',
    proposedBy: 'upline',
    actions: ['accept', 'reject'],
  });
  expect(offer.upline).toBeUndefined();
  expect(offer.ends.map(({ rate }) => rate).toSorted()).toEqual([3500, 3800, 4000]);
  const own = list.filter((each) => each.isOwn);
  expect(own.filter(({ status }) => status === 'active').map(({ type }) => type)).toEqual([
    'realtimeSalary',
    'hourSalary',
    'dailySalary',
    'dividend',
  ]);
  expect(own.map(({ status }) => status)).toEqual(
    expect.arrayContaining(['rejected', 'terminated']),
  );
  expect(await client.value(consolidated, {}, agent)).toEqual({
    dailysalreqtype: true,
    divtypereq: true,
    contracthoursalreq: true,
    realtimesalreqtype: true,
    dailysalinfotype: true,
    divtypeinfo: true,
  });

  const member = await logIn('demo_player');
  expect(await client.value(viewContracts, {}, member)).toMatchObject({
    list: [],
    line: { total: 0, toAnswer: 0 },
    ended: 0,
    offers: [],
    agents: 0,
  });
  expect(
    await client.call(processContractDividend, { action: 'accept', contractId: 1 }, member),
  ).toMatchObject({ status: 403, errorCode: 'function.not.available' });
  const { token } = await client.freePlay();
  expect(await client.call(viewContracts, {}, { token })).toMatchObject({
    errorCode: 'in_need_true_account',
  });
  expect(await client.call(viewContracts, {})).toMatchObject({ status: 401 });
  expect(await client.call(contractList, { group: 'line' }, member)).toMatchObject({
    errorCode: 'non_agent_login',
  });
});

test('[R11.15] where the merchant hides names, contracts and offers show a masked account for those below', async () => {
  const agent = await logIn('demo_agent');
  const masked = /^[a-z0-9_]{1,2}\*\*\*[a-z0-9_]$/;
  const namesOf = ({ list, proposals }: View) => ({
    own: list.filter(({ isOwn }) => isOwn).map((each) => each.agent.nickname),
    below: [
      ...list.filter(({ isOwn }) => !isOwn).map((each) => each.agent.nickname),
      ...list.flatMap(({ ends }) => ends.map(({ nickname }) => nickname)),
      ...proposals.filter(({ account }) => account !== undefined).map(({ nickname }) => nickname),
    ],
  });
  await client.developer('settings', { lineSees: { names: false, contacts: false } });
  const hidden = namesOf(await view(agent));
  await client.developer('settings', { lineSees: { names: true, contacts: false } });
  const shown = namesOf(await view(agent));
  expect(shown.below.length).toBeGreaterThan(3);
  expect(hidden.below).toHaveLength(shown.below.length);
  for (const nickname of hidden.below) expect(nickname).toMatch(masked);
  for (const nickname of shown.below) expect(nickname).not.toMatch(masked);
  // The caller sees its own name.
  expect(hidden.own).toEqual(shown.own);
});

test('[R4.24a] nobody can answer the contract of another, or with the call of another type', async () => {
  const [agent, other] = [await logIn('demo_agent'), await agentBelow(1)];
  const { list } = await view(agent);
  const { contractId } = found(list, { isOwn: true, status: 'offered' });
  const accept = { action: 'accept', contractId } as const;
  for (const refused of [
    await client.call(processContractDividend, accept, other),
    await client.call(processContractHourSalary, accept, agent),
  ]) {
    expect(refused).toMatchObject({ status: 404, errorCode: 'not_found' });
  }
  const offered = found(list, { isOwn: false, type: 'realtimeSalary', status: 'offered' });
  expect(offered.actions).toEqual(['terminate']);
  expect(
    await client.call(
      processRealTimeSalaryContract,
      { action: 'accept', contractId: offered.contractId },
      agent,
    ),
  ).toMatchObject({ status: 409, errorCode: 'contract_closed' });

  await client.developer('flags', { DIVIDEND: false });
  expect(await client.call(processContractDividend, accept, agent)).toMatchObject({
    errorCode: 'function.not.available',
  });
  expect(await client.value(consolidated, {}, agent)).toMatchObject({ divtypeinfo: false });
  await client.developer('flags', { DIVIDEND: true });
});

test('[R4.24b] [R4.24c] while the merchant has disabled a type a contract of it can still be rejected and ended, because active ones are paid; none can be accepted or proposed', async () => {
  const { db } = running.gateway;
  const [agent, lower] = [await logIn('demo_agent'), await agentBelow(4)];
  const [upline] = await db.select().from(accounts).where(eq(accounts.username, 'demo_agent'));
  const [below] = await db.select().from(accounts).where(eq(accounts.username, lower.username));
  const [known] = await db.select().from(agentContracts).limit(1);
  if (!upline || !below || !known) throw new Error('The demo has no contracts.');
  const { id: _, highestRate: __, ...rest } = known;
  const of = { ...rest, type: 'dividend', agentId: below.id, uplineId: upline.id } as const;
  await db
    .update(agentContracts)
    .set({ status: 'terminated', endedAt: 0, dueAt: null })
    .where(and(eq(agentContracts.agentId, below.id), eq(agentContracts.type, 'dividend')));
  const [active, offered] = await db
    .insert(agentContracts)
    .values([
      { ...of, status: 'active', proposedBy: 'upline', settledDay: 1_000_000, dueAt: null },
      { ...of, status: 'offered', proposedBy: 'upline', settledDay: null, dueAt: null },
    ])
    .returning({ id: agentContracts.id });
  const process = (
    by: Caller,
    request: Parameters<typeof client.call<typeof processContractDividend>>[1],
  ) => client.call(processContractDividend, request, by);
  await client.developer('flags', { DIVIDEND: false });
  const contractId = offered?.id ?? 0;
  // Both still see active and pending contracts, and the possible actions.
  for (const [party, actions] of [
    [agent, ['terminate']],
    [lower, ['reject']],
  ] as const) {
    const { list, types, proposals } = await view(party);
    expect(types).not.toContain('dividend');
    expect(proposals.map(({ type }) => type)).not.toContain('dividend');
    expect(found(list, { contractId: active?.id ?? 0 }).actions).toEqual(['terminate']);
    expect(found(list, { contractId }).actions).toEqual(actions);
  }
  for (const refused of [
    await process(lower, { action: 'accept', contractId }),
    await process(agent, { ...terms(1), account: lower.username }),
  ]) {
    expect(refused).toMatchObject({ status: 403, errorCode: 'function.not.available' });
  }
  expect(await process(lower, { action: 'reject', contractId })).toMatchObject({
    value: { status: 'rejected' },
  });
  expect(await process(agent, { action: 'terminate', contractId: active?.id ?? 0 })).toMatchObject({
    value: { status: 'terminated', endReason: 'upline' },
  });
  await client.developer('flags', { DIVIDEND: true });
});

test('[R11.10] none can be proposed between accounts in different currencies, because the upline has no money in the agent’s', async () => {
  const { db } = running.gateway;
  const [agent, lower] = [await logIn('demo_agent'), await agentBelow(2)];
  const proposed = async () => ({
    down: (await view(agent)).proposals.some(({ account }) => account === lower.username),
    up: (await view(lower)).proposals.length > 0,
  });
  const inCurrency = (currency: string) =>
    db.update(accounts).set({ currency }).where(eq(accounts.username, lower.username));
  const before = await db.$count(agentContracts);
  expect(await proposed()).toEqual({ down: true, up: true });
  await inCurrency('PHP');
  expect(await proposed()).toEqual({ down: false, up: false });
  const refusal = { status: 400, value: { fields: { account: 'currency_differs' } } };
  const offer = { ...terms(50), account: lower.username };
  expect(await client.call(processContractDividend, offer, agent)).toMatchObject(refusal);
  expect(await client.call(processContractDividend, terms(50), lower)).toMatchObject(refusal);
  expect(await db.$count(agentContracts)).toBe(before);
  await inCurrency('USD');
});

test('[R11.03] the agents to whom contracts can be offered are paged, and searched by account', async () => {
  const { db } = running.gateway;
  const agent = await logIn('demo_agent');
  const [top] = await db.select().from(accounts).where(eq(accounts.username, 'demo_agent'));
  if (!top) throw new Error('The demo has no agent.');
  const { list: known } = await client.value(contractAgents, { pageSize: 100 }, agent);
  const made = (prefix: string, change: Partial<typeof top>) =>
    Array.from({ length: 130 }, (_, at) => {
      const name = `${prefix}${String(at).padStart(3, '0')}`;
      const { id: _id, email: _email, mobile: _mobile, affiliateCode: _code, ...rest } = top;
      return {
        ...rest,
        publicId: name,
        username: name,
        nickname: name,
        uplineId: top.id,
        ...change,
      };
    });
  const rows = await db
    .insert(accounts)
    .values([
      ...made('paged_', {}),
      ...made('dong_', { currency: 'VND' }),
      ...made('member_', { type: 0 }),
    ])
    .returning({ id: accounts.id });
  const accountsOf = async (query: { search?: string; pageSize: number }) => {
    const pages = await readPages(client, contractAgents, query, agent);
    return pages.map(({ list }) => list.map(({ account }) => account));
  };
  const pages = await accountsOf({ pageSize: 50 });
  const all = pages.flat();
  expect(pages.slice(0, -1).map(({ length }) => length)).toEqual([50, 50]);
  expect(all).toHaveLength(known.length + 130);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((name) => name.startsWith('paged_'))).toHaveLength(130);
  expect(all.filter((name) => /^(?:dong|member)_/.test(name))).toEqual([]);
  expect((await client.value(viewContracts, {}, agent)).agents).toBe(all.length);
  expect(await accountsOf({ search: 'Paged_12', pageSize: 4 })).toEqual([
    ['paged_120', 'paged_121', 'paged_122', 'paged_123'],
    ['paged_124', 'paged_125', 'paged_126', 'paged_127'],
    ['paged_128', 'paged_129'],
  ]);
  expect(await accountsOf({ search: 'p%', pageSize: 4 })).toEqual([[]]);
  expect(await client.call(contractAgents, { cursor: 'x' }, agent)).toMatchObject({
    errorCode: 'request_param_err',
  });
  expect(await client.call(contractAgents, {}, await logIn('demo_player'))).toMatchObject({
    errorCode: 'non_agent_login',
  });
  await db.delete(accounts).where(
    inArray(
      accounts.id,
      rows.map(({ id }) => id),
    ),
  );
});

test('[R2.109] contracts of a line are paged, those to be answered first, then the newest; ended ones too; both are searched by the agent', async () => {
  const { db } = running.gateway;
  const agent = await logIn('demo_agent');
  const [top] = await db.select().from(accounts).where(eq(accounts.username, 'demo_agent'));
  const [known] = await db.select().from(agentContracts).limit(1);
  if (!top || !known) throw new Error('The demo has no contracts.');
  const names = Array.from({ length: 30 }, (_, at) => `lines_${String(at).padStart(2, '0')}`);
  const people = await db
    .insert(accounts)
    .values(
      names.map((name) => {
        const { id: _id, email: _email, mobile: _mobile, affiliateCode: _code, ...rest } = top;
        return { ...rest, publicId: name, username: name, nickname: name, uplineId: top.id };
      }),
    )
    .returning({ id: accounts.id });
  const { id: _, highestRate: __, ...rest } = known;
  const of = { ...rest, type: 'dividend', uplineId: top.id, dueAt: null } as const;
  // Every third agent asks for a contract, the others have an active one and a rejected one.
  const requested = people.filter((_person, at) => at % 3 === 0);
  const active = people.filter((_person, at) => at % 3 !== 0);
  const inserted = await db
    .insert(agentContracts)
    .values(
      [
        ...requested.map(
          ({ id }) => ({ agentId: id, status: 'offered', proposedBy: 'agent' }) as const,
        ),
        ...active.map(
          ({ id }) => ({ agentId: id, status: 'active', proposedBy: 'agent' }) as const,
        ),
        ...active.map(
          ({ id }) => ({ agentId: id, status: 'rejected', proposedBy: 'agent' }) as const,
        ),
      ].map((row) => ({ ...of, ...row })),
    )
    .returning({ id: agentContracts.id });
  const pages = (query: Parameters<typeof pagesOf>[1]) => pagesOf(agent, query);
  const { line, ended, list } = await client.value(viewContracts, {}, agent);
  expect(list.every(({ isOwn, status }) => isOwn && /^(?:active|offered)$/.test(status))).toBe(
    true,
  );
  for (const [group, total] of [
    ['line', line.total],
    ['ended', ended],
  ] as const) {
    const found = await pages({ group, pageSize: 12 });
    expect(found.slice(0, -1).every(({ length }) => length === 12)).toBe(true);
    const all = found.flat();
    expect(all).toHaveLength(total);
    expect(new Set(all.map(({ contractId }) => contractId)).size).toBe(total);
    const isFirst = ({ actions }: AgentContract) => Number(actions.includes('accept'));
    expect(all).toEqual(
      all.toSorted(
        (one, other) => isFirst(other) - isFirst(one) || other.contractId - one.contractId,
      ),
    );
  }
  const shown = await pages({ group: 'line', search: 'Lines_0', pageSize: 4 });
  expect(shown.map((page) => page.map((each) => [each.agent.account, each.status]))).toEqual([
    [
      ['lines_09', 'offered'],
      ['lines_06', 'offered'],
      ['lines_03', 'offered'],
      ['lines_00', 'offered'],
    ],
    [
      ['lines_08', 'active'],
      ['lines_07', 'active'],
      ['lines_05', 'active'],
      ['lines_04', 'active'],
    ],
    [
      ['lines_02', 'active'],
      ['lines_01', 'active'],
    ],
  ]);
  expect(await pages({ group: 'ended', search: 'lines_09', pageSize: 4 })).toEqual([[]]);
  expect(await client.call(contractList, { group: 'line', cursor: 'x' }, agent)).toMatchObject({
    errorCode: 'request_param_err',
  });
  await db.delete(agentContracts).where(
    inArray(
      agentContracts.id,
      inserted.map(({ id }) => id),
    ),
  );
  await db.delete(accounts).where(
    inArray(
      accounts.id,
      people.map(({ id }) => id),
    ),
  );
});

test('[R8.11] what accepting does to the own share: by the highest tiers, without contracts below that end with it', async () => {
  const { db } = running.gateway;
  const [top] = await db.select().from(accounts).where(eq(accounts.username, 'demo_agent'));
  const [known] = await db.select().from(agentContracts).limit(1);
  if (!top || !known) throw new Error('The demo has no contracts.');
  const { id: _id, email: _email, mobile: _mobile, affiliateCode: _code, ...person } = top;
  const opened = async (name: string, uplineId: number) => {
    const [row] = await db
      .insert(accounts)
      .values({ ...person, publicId: name, username: name, nickname: name, uplineId })
      .returning({ id: accounts.id });
    return row?.id ?? 0;
  };
  const middle = await opened('share_middle', top.id);
  const [ana, ben] = [await opened('share_ana', middle), await opened('share_ben', middle)];
  const { id: _, highestRate: __, ...rest } = known;
  const offered = async (change: Partial<typeof rest>) => {
    const [row] = await db
      .insert(agentContracts)
      .values({ ...rest, type: 'dividend', moreTiers: [], dueAt: null, ...change })
      .returning({ id: agentContracts.id });
    return row?.id ?? 0;
  };
  const share = async (contractId: number) => (await contractOf(db, middle, contractId)).share;
  const own = { agentId: middle, uplineId: top.id } as const;
  const below = (agentId: number) => ({ agentId, uplineId: middle }) as const;
  const asked = { status: 'offered', proposedBy: 'agent' } as const;
  const first = await offered({ ...below(ana), ...asked, rate: 2000 });
  // Without an own rate there is nothing to pass on.
  expect(await share(first)).toBeUndefined();
  const tiers = [{ rate: 3500, activeMembers: 5, betAmount: 0 }];
  const proposed = { ...own, status: 'offered', proposedBy: 'upline' } as const;
  const offer = await offered({ ...proposed, rate: 1000, moreTiers: tiers });
  expect(await share(offer)).toEqual({ own: 3500, passedOn: 0, keeps: 3500 });
  await offered({ ...own, status: 'active', rate: 4500 });
  await offered({ ...own, status: 'active', type: 'hourSalary', rate: 60 });
  await offered({ ...below(ana), status: 'active', rate: 3000 });
  await offered({ ...below(ben), status: 'active', rate: 4000 });
  // The contract of 4,000 ends with an own rate of 3,500.
  expect(await share(offer)).toEqual({ own: 3500, before: 4500, passedOn: 3000, keeps: 500 });
  // A new one of ana replaces that of 3,000.
  expect(await share(first)).toEqual({ own: 4500, before: 1500, passedOn: 2000, keeps: 2500 });
  const stepped = await offered({ ...below(ben), ...asked, rate: 1000, moreTiers: tiers });
  expect(await share(stepped)).toEqual({ own: 4500, before: 500, passedOn: 3500, keeps: 1000 });
  // Who asked cannot accept.
  expect(
    await share(await offered({ ...own, ...asked, type: 'hourSalary', rate: 30 })),
  ).toBeUndefined();
  const made = [middle, ana, ben];
  await db.delete(agentContracts).where(inArray(agentContracts.agentId, made));
  await db.delete(accounts).where(inArray(accounts.id, made.toReversed()));
});

test('[R4.24d] a new one is requested up to the upline’s own rate, once, and answered once', async () => {
  const [agent, asking] = [await logIn('demo_agent'), await agentBelow(1)];
  const refused = async (of: Caller, rate: number, account?: string) =>
    client.call(processRealTimeSalaryContract, { ...terms(rate), account }, of);
  expect(await refused(asking, 81)).toMatchObject({
    errorCode: 'contract_rate_too_high',
    value: { fields: { rate: expect.any(String) } },
  });
  expect(await refused(agent, 10)).toMatchObject({ errorCode: 'function.not.available' });
  expect(await refused(asking, 10, 'demo_player')).toMatchObject({ errorCode: 'USER_NOT_EXIST' });
  expect(await client.call(processContractHourSalary, terms(21), asking)).toMatchObject({
    errorCode: 'contract_rate_too_high',
  });

  const asked = await Promise.all(
    [1, 2, 3].map(() => client.value(processRealTimeSalaryContract, terms(50), asking)),
  );
  expect(new Set(asked.map(({ contractId }) => contractId)).size).toBe(1);
  expect(await refused(asking, 40)).toMatchObject({ errorCode: 'contract_pending' });
  const { contractId } = asked[0] ?? { contractId: 0 };
  const answers = await Promise.all(
    (['accept', 'reject', 'accept', 'reject'] as const).map((action) =>
      client.call(processRealTimeSalaryContract, { action, contractId }, agent),
    ),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(2);
  for (const { success, errorCode } of answers) {
    if (!success) expect(errorCode).toBe('contract_closed');
  }
  const { status } = found((await view(asking)).list, { contractId });
  expect(['active', 'rejected']).toContain(status);

  const made = await client.value(
    processContractDividend,
    { ...terms(1500), account: asking.username },
    agent,
  );
  expect(made).toMatchObject({ proposedBy: 'upline', isOwn: false, actions: ['terminate'] });
  const back = { action: 'terminate', contractId: made.contractId } as const;
  expect(await client.value(processContractDividend, back, agent)).toMatchObject({
    status: 'terminated',
    endReason: 'upline',
  });
  expect(
    await client.call(processContractDividend, { ...back, action: 'accept' }, asking),
  ).toMatchObject({ errorCode: 'contract_closed' });
});

test('[R4.24c] an active contract can be ended by the upline, and by the agent, and by nobody else', async () => {
  const [agent, asking, other] = [
    await logIn('demo_agent'),
    await agentBelow(2),
    await agentBelow(1),
  ];
  const answer = (of: Caller, action: 'accept' | 'terminate', contractId: number) =>
    client.call(processRealTimeSalaryContract, { action, contractId }, of);
  for (const [ending, endReason] of [
    [agent, 'upline'],
    [asking, 'agent'],
  ] as const) {
    const { contractId } = await client.value(processRealTimeSalaryContract, terms(20), asking);
    expect(await answer(agent, 'accept', contractId)).toMatchObject({ success: true });
    expect(found((await view(asking)).list, { contractId }).status).toBe('active');
    expect(await answer(other, 'terminate', contractId)).toMatchObject({ errorCode: 'not_found' });
    expect(await answer(ending, 'terminate', contractId)).toMatchObject({ success: true });
    for (const party of [agent, asking]) {
      expect(found((await view(party)).list, { contractId })).toMatchObject({
        status: 'terminated',
        endReason,
        actions: [],
      });
    }
    expect(await answer(asking, 'accept', contractId)).toMatchObject({
      errorCode: 'contract_closed',
    });
  }
});

test('[R4.24e] [R8.11] accepting ends higher rates in the line, all at once and once', async () => {
  const agent = await logIn('demo_agent');
  // Exactly the new contract's rate is not higher.
  const equal = await agentBelow(4);
  const asked = await client.value(processContractDividend, terms(3000), equal);
  const accepted = { action: 'accept', contractId: asked.contractId } as const;
  expect(await client.value(processContractDividend, accepted, agent)).toMatchObject({
    status: 'active',
  });
  const { contractId, ends } = found((await view(agent)).list, {
    isOwn: true,
    status: 'offered',
  });
  expect(ends).toHaveLength(3);
  // The warning named fewer contracts than would end by now.
  const told = { action: 'accept', contractId, ends: 2 } as const;
  expect(await client.call(processContractDividend, told, agent)).toMatchObject({
    errorCode: 'request_param_err',
    value: { fields: { ends: 'contract_ends_changed' } },
  });
  expect(found((await view(agent)).list, { contractId })).toMatchObject({
    status: 'offered',
    ends,
  });
  const accept = { action: 'accept', contractId, ends: ends.length } as const;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => client.call(processContractDividend, accept, agent)),
  );
  for (const { success } of answers) expect(success).toBe(true);
  const dividends = (await view(agent)).list.filter(({ type }) => type === 'dividend');
  const own = dividends.filter(({ isOwn }) => isOwn);
  expect(own.map(({ status, endReason }) => [status, endReason])).toEqual([
    ['active', undefined],
    ['terminated', 'replaced'],
  ]);
  const ended = dividends.filter(({ endReason }) => endReason === 'higherRate');
  expect(ended.map(({ rate }) => rate).toSorted()).toEqual([3500, 4000]);
  expect(found(dividends, { isOwn: false, rate: 2500 }).status).toBe('active');
  expect(found(dividends, { contractId: asked.contractId }).status).toBe('active');

  const [first = ''] = await below('demo_agent');
  const [third = ''] = await below(first);
  const deep = await logIn(third);
  expect(found((await view(deep)).list, { rate: 3800 }).endReason).toBe('higherRate');
  // It pays its own downline by such a contract, so the entry stays (R11.11).
  expect(await client.value(consolidated, {}, deep)).toMatchObject({ divtypereq: true });
  const { list: inbox } = await client.value(getInbox, { pageNo: 1, pageSize: 10 }, deep);
  expect(inbox.filter(({ title }) => title.startsWith('Your dividend contract'))).toHaveLength(1);
  // A rate that the upline no longer has cannot be requested.
  expect(await client.call(processContractDividend, terms(3100), await logIn(first))).toMatchObject(
    { errorCode: 'contract_rate_too_high' },
  );
});

test('[R11.03] [R11.09] active and pending contracts are shown after years of ended ones too, and all of these', async () => {
  const { db } = running.gateway;
  const [agent, asking] = [await logIn('demo_agent'), await agentBelow(3)];
  const [known] = await db
    .select()
    .from(agentContracts)
    .where(eq(agentContracts.status, 'terminated'));
  if (!known) throw new Error('No contract has ended.');
  const { id: _, highestRate: __, ...agreed } = known;
  const [top] = await db.select().from(accounts).where(eq(accounts.username, 'demo_agent'));
  const [lower] = await db.select().from(accounts).where(eq(accounts.username, asking.username));
  if (!top || !lower) throw new Error('Nobody is there.');
  const of = { ...agreed, agentId: lower.id, uplineId: top.id, dueAt: null, settledUntil: null };
  const ended = await db
    .insert(agentContracts)
    .values(Array(301).fill(of))
    .returning({ id: agentContracts.id });
  const offered = { ...terms(10), account: asking.username };
  const { contractId } = await client.value(processRealTimeSalaryContract, offered, agent);
  for (const party of [agent, asking]) {
    const { list } = await view(party);
    expect(found(list, { contractId }).status).toBe('offered');
    const shown = list.filter(({ status }) => status === 'terminated' || status === 'rejected');
    const newest = ended.map(({ id }) => id).toSorted((one, other) => other - one);
    expect(shown.map((each) => each.contractId).slice(0, 301)).toEqual(newest);
  }
});
