import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createAffiliateUrl,
  raiseLineRate,
  viewAffiliateUrls,
} from '../../gateway/contract/agent-accounts.ts';
import { addBankCard, setPaymentPassword, withdraw } from '../../gateway/contract/cashier.ts';
import {
  contractForecast,
  contractRecords,
  contractRecordsExport,
} from '../../gateway/contract/contract-records.ts';
import {
  CONTRACT_TYPES,
  type ContractType,
  contractAgents,
  contractList,
  PROCESS_CONTRACT,
  viewContracts,
  writeTiers,
} from '../../gateway/contract/contracts.ts';
import { DAY } from '../../gateway/contract/durations.ts';
import { consolidated } from '../../gateway/contract/members.ts';
import {
  accounts,
  agentContracts,
  contractPeriods,
  journalEntries,
  journalLines,
  wallets,
} from '../../gateway/database/schema/index.ts';
import { rollUpLines } from '../../gateway/modules/agents/roll-up.ts';
import { settleContracts } from '../../gateway/modules/contracts/job.ts';
import { checkJournal } from '../../gateway/modules/wallet/check-journal.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { addOwedPeriod, logIn, NOTHING_PLAYED, openBelow } from './agents-support.ts';
import { PAYMENT_PASSWORD } from './cashier-support.ts';
import { createClient, DEMO_PASSWORD, startTestGateway, type TestClient } from './client.ts';
import { csvRows } from './csv-rows.ts';
import { readPages } from './read-pages.ts';

let running: RunningGateway;
let client: TestClient;
let token: string;
beforeAll(async () => {
  running = await startTestGateway();
  client = createClient(running.url);
  token = (await client.logIn('demo_agent')).token;
}, 120_000);
afterAll(() => running?.close());

const db = () => running.gateway.db;
const now = () => running.gateway.clock.now();
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const past = () => ({ from: dayOf(now() - 95 * DAY), until: dayOf(now()) });
const cents = (amount: number) => Math.round(amount * 100);
const sumOf = (amounts: readonly number[]) =>
  amounts.reduce((total, amount) => total + cents(amount), 0);

async function accountOf(username: string) {
  const [row] = await db().select().from(accounts).where(eq(accounts.username, username));
  if (!row) throw new Error(`${username} was not seeded.`);
  return row;
}
/** Agents directly below the demo's, in the order of their creation. */
async function below() {
  const { id } = await accountOf('demo_agent');
  return db().select().from(accounts).where(eq(accounts.uplineId, id)).orderBy(asc(accounts.id));
}

type Query = Partial<Parameters<typeof client.value<typeof contractRecords>>[1]>;
const records = (type: ContractType, query: Query = {}, as = token) =>
  client.value(contractRecords, { ...past(), type, pageSize: 100, ...query }, { token: as });

async function everything(type: ContractType, query: Query = {}) {
  const payload = { ...past(), type, pageSize: 100, ...query };
  const pages = await readPages(client, contractRecords, payload, { token });
  return pages.flatMap(({ list }) => list);
}

async function fileOf(type: ContractType, query: Query) {
  return csvRows(
    await client.value(contractRecordsExport, { ...past(), ...query, type }, { token }),
  );
}

describe('[R11.11] records of the four kinds', () => {
  test.each(CONTRACT_TYPES)(
    '%s: every period with figures, rate, amount, state and payer; totals are of all pages',
    async (type) => {
      for (const side of ['received', 'paidOut'] as const) {
        const { total, totals, list } = await records(type, { side });
        const all = await everything(type, { side, pageSize: 7 });
        expect(all.length).toBe(total);
        expect(all.length, `${type} ${side}`).toBeGreaterThan(2);
        expect(all.slice(0, list.length)).toEqual(list);
        expect(new Set(all.map(({ recordId }) => recordId)).size).toBe(all.length);
        for (const sum of ['bets', 'validBets', 'wins', 'bonuses', 'amount', 'paid'] as const) {
          expect(cents(totals[sum]), sum).toBe(sumOf(all.map((each) => each[sum])));
        }
        expect(cents(totals.owed)).toBe(cents(totals.amount) - cents(totals.paid));
        for (const each of all) {
          if (side === 'received') expect(each.agent.account).toBe('demo_agent');
          else expect(each.payer?.account).toBe('demo_agent');
          if (side === 'received') expect(each.payer).toBeUndefined();
          expect(each.tier === 0).toBe(each.missing !== undefined);
          const base = type === 'dividend' ? each.houseWin + each.carriedIn : each.validBets;
          if (each.amount > 0) {
            expect(cents(each.amount)).toBe(Math.floor((cents(base) * each.rate) / 10_000));
          }
        }
      }
    },
  );

  test('a state is filtered alone, and a range by the day of the end', async () => {
    const all = await everything('dailySalary');
    for (const state of ['paid', 'notReached', 'nothing'] as const) {
      const found = await everything('dailySalary', { state });
      expect(found).toEqual(all.filter((each) => each.state === state));
    }
    const day = dayOf(now() - 20 * DAY);
    const found = await everything('dailySalary', { from: day, until: day });
    expect(found).toEqual(all.filter((each) => each.day === day));
    expect(found).toHaveLength(1);
  });

  test('a range of more than a year, an invalid cursor and a member are refused', async () => {
    const ask = (query: Query, as: string) =>
      client.call(contractRecords, { ...past(), type: 'dividend', ...query }, { token: as });
    expect(await ask({ from: '2020-01-01' }, token)).toMatchObject({
      errorCode: 'request_param_err',
      value: { fields: { until: 'range_too_long' } },
    });
    expect(await ask({ cursor: 'x' }, token)).toMatchObject({
      value: { fields: { cursor: 'cursor_invalid' } },
    });
    const member = (await client.logIn('demo_player')).token;
    expect(await ask({}, member)).toMatchObject({ status: 403, errorCode: 'non_agent_login' });
    const refused = await client.call(contractForecast, { type: 'dividend' }, { token: member });
    expect(refused).toMatchObject({ status: 403, errorCode: 'non_agent_login' });
    const file = { ...past(), type: 'dividend' } as const;
    expect(await client.call(contractRecordsExport, file, { token: member })).toMatchObject({
      status: 403,
      errorCode: 'non_agent_login',
    });
    const long = { ...file, from: '2020-01-01' };
    expect(await client.call(contractRecordsExport, long, { token })).toMatchObject({
      errorCode: 'request_param_err',
      value: { fields: { until: 'range_too_long' } },
    });
  });

  test.each(CONTRACT_TYPES)(
    '%s is exported with all results, in its order, with amounts as plain decimals',
    async (type) => {
      for (const side of ['received', 'paidOut'] as const) {
        const { totals, total } = await records(type, { side });
        const file = await fileOf(type, { side, sort: 'amount', descending: 'false' });
        expect(file.rows).toHaveLength(total);
        const column = (heading: string) => {
          const at = file.headings.indexOf(heading);
          expect(at, heading).toBeGreaterThanOrEqual(0);
          return file.rows.map((row) => row[at] ?? '');
        };
        const sums = {
          bets: 'Bets',
          validBets: 'Valid bets',
          wins: 'Wins',
          bonuses: 'Bonuses',
          houseWin: 'House win',
          amount: 'Amount',
          paid: 'Paid',
          owed: 'Still owed',
        } as const;
        for (const [sum, heading] of Object.entries(sums)) {
          const cells = column(heading);
          expect(cells.every((cell) => /^-?\d+\.\d\d$/.test(cell))).toBe(true);
          expect(sumOf(cells.map(Number)), heading).toBe(cents(totals[sum as keyof typeof sums]));
        }
        const amounts = column('Amount').map(Number);
        expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
        const all = await everything(type, { side, sort: 'amount', descending: 'false' });
        expect(column('Account')).toEqual(all.map(({ agent }) => agent.account));
        expect(column('Rate (%)').map(Number)).toEqual(all.map(({ rate }) => rate / 100));
        expect(column('Missing members').map(Number)).toEqual(
          all.map(({ missing }) => missing?.activeMembers ?? 0),
        );
        expect(new Set(column('Who pays'))).toEqual(
          new Set([side === 'received' ? 'the merchant' : 'demo_agent']),
        );
      }
      const answer = await client.call(
        contractRecordsExport,
        { ...past(), type },
        { token, language: 'TY' },
      );
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="[a-z-]+-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv"$/,
      );
      expect(csvRows(String(answer.value)).headings[0]).toBe('Simula ng panahon (UTC)');
    },
  );

  test('periods are sorted by their end or their amount, page by page', async () => {
    for (const sort of ['time', 'amount'] as const) {
      const down = await everything('dailySalary', { sort, pageSize: 7 });
      const up = await everything('dailySalary', { sort, descending: 'false', pageSize: 9 });
      const value = (each: (typeof up)[number]) => (sort === 'time' ? each.endsAt : each.amount);
      expect(up.map(value)).toEqual(up.map(value).toSorted((one, other) => one - other));
      expect(down).toEqual(up.toReversed());
    }
  });

  test('[R11.15] the upline sees a masked account where the merchant hides names, in page and file', async () => {
    await client.developer('settings', { lineSees: { names: false, contacts: false } });
    try {
      const [paidOut] = await everything('dividend', { side: 'paidOut' });
      if (!paidOut) throw new Error('Nothing was paid out.');
      const { account, nickname } = paidOut.agent;
      expect(nickname).toContain('*');
      expect(nickname.startsWith(account.slice(0, 1))).toBe(true);
      const file = await fileOf('dividend', { side: 'paidOut' });
      expect(file.rows.every((row) => row[3]?.includes('*'))).toBe(true);
      const [received] = await everything('dividend');
      expect(received?.agent.nickname).not.toContain('*');
    } finally {
      await client.developer('settings', { lineSees: { names: true, contacts: false } });
    }
  });

  test('each currency of the paid agents can be chosen, with totals of its own', async () => {
    const type = 'hourSalary';
    const [agent] = (await below()).slice(-1);
    const [found] = await db()
      .select({ contract: agentContracts, period: contractPeriods })
      .from(contractPeriods)
      .innerJoin(agentContracts, eq(agentContracts.id, contractPeriods.contractId))
      .where(eq(contractPeriods.type, type))
      .limit(1);
    const upline = await accountOf('demo_agent');
    if (!agent || !found) throw new Error('The demo has no such contract.');
    const own = await records(type, { side: 'paidOut' });
    expect(own.currencies).toEqual(['USD']);
    await db().update(accounts).set({ currency: 'JPY' }).where(eq(accounts.id, agent.id));
    const { id: _, highestRate: __, ...terms } = found.contract;
    const status = 'terminated' as const;
    const [made] = await db()
      .insert(agentContracts)
      .values({ ...terms, agentId: agent.id, uplineId: upline.id, status, dueAt: null })
      .returning({ id: agentContracts.id });
    if (!made) throw new Error('Nothing was made.');
    const { id: ___, entryId: ____, ...row } = found.period;
    const of = { contractId: made.id, agentId: agent.id, payerId: upline.id, currency: 'JPY' };
    await db()
      .insert(contractPeriods)
      .values({ ...row, ...of, amount: 1250, paid: 0, paidAt: null, state: 'owed' });
    const both = await records(type, { side: 'paidOut' });
    expect(both.currencies).toEqual(['USD', 'JPY']);
    expect(both.totals).toEqual(own.totals);
    const yen = await records(type, { side: 'paidOut', currency: 'JPY' });
    expect(yen).toMatchObject({ currency: 'JPY', currencies: ['USD', 'JPY'], total: 1 });
    expect(yen.totals).toMatchObject({ amount: 1250, paid: 0, owed: 1250 });
    expect((await records(type)).currencies).toEqual(['USD']);
    await db().delete(contractPeriods).where(eq(contractPeriods.contractId, made.id));
    await db().delete(agentContracts).where(eq(agentContracts.id, made.id));
    await db().update(accounts).set({ currency: 'USD' }).where(eq(accounts.id, agent.id));
  });

  test('in the demo data the journal’s payments equal the records, and everything is consistent', async () => {
    const rows = await db()
      .select({ scope: journalEntries.scope, amount: journalLines.amount })
      .from(journalLines)
      .innerJoin(journalEntries, eq(journalEntries.id, journalLines.entryId))
      .innerJoin(wallets, eq(wallets.id, journalLines.walletId))
      .innerJoin(accounts, eq(accounts.id, wallets.accountId))
      .where(eq(journalEntries.kind, 'salary'));
    const paid = new Map<string, number>();
    for (const { scope, amount } of rows) {
      if (amount > 0) paid.set(scope, (paid.get(scope) ?? 0) + amount);
    }
    const recorded = new Map<string, number>();
    for (const each of await db().select().from(contractPeriods)) {
      const scope = `contract:${each.contractId}`;
      if (each.paid > 0) recorded.set(scope, (recorded.get(scope) ?? 0) + each.paid);
    }
    expect(recorded.size).toBeGreaterThan(8);
    expect(Object.fromEntries(paid)).toEqual(Object.fromEntries(recorded));
    expect(await checkJournal(db())).toEqual([]);
  });
});

test('[R11.09] [R11.11] the demo’s periods equal what the gateway itself computes from its rounds', async () => {
  const seeded = await db().select().from(contractPeriods).orderBy(asc(contractPeriods.id));
  const figures = (rows: typeof seeded) =>
    rows
      .map(
        ({ agentId, type, periodKey, bets, validBets, wins, bonuses, tier, amount, ...row }) => ({
          period: `${agentId} ${type} ${periodKey}`,
          sums: [bets, validBets, wins, bonuses],
          tiers: [row.activeMembers, row.tierBets, row.missingMembers, row.missingBets, tier],
          amounts: [amount, row.carriedIn, row.carriedOut],
          ends: [row.startsAt, row.endsAt, row.day],
        }),
      )
      .toSorted((one, other) => (one.period < other.period ? -1 : 1));
  // As the gateway does by itself before it pays: sums of lines exist for finished days.
  await rollUpLines(running.gateway);
  const agents = [await accountOf('demo_agent'), ...(await below()).slice(0, 1)];
  const ids = agents.map(({ id }) => id);
  const undone = new Error('Computed and undone.');
  const computed: (typeof seeded)[] = [];
  const work = db().transaction(async (tx) => {
    const own = and(inArray(agentContracts.agentId, ids), eq(agentContracts.status, 'active'));
    const contracts = await tx.select().from(agentContracts).where(own);
    await tx.update(agentContracts).set({ status: 'terminated', dueAt: null }).where(own);
    // The same contracts again, of the merchant, from their beginning on.
    for (const { id: _, highestRate: __, ...contract } of contracts) {
      const isByDay = contract.type === 'dividend' || contract.type === 'dailySalary';
      await tx.insert(agentContracts).values({
        ...contract,
        uplineId: null,
        carried: 0,
        ...(isByDay
          ? { settledDay: (contract.countedFrom ?? 0) - 1, dueAt: 0 }
          : { settledUntil: contract.answeredAt, settledPosition: 0 }),
      });
    }
    // Events would wait for the connection that this transaction uses.
    const events = { ...running.gateway.events, publish: async () => undefined };
    await settleContracts({ ...running.gateway, db: tx, events } as typeof running.gateway);
    const last = Math.max(...seeded.map(({ id }) => id));
    computed.push(await tx.select().from(contractPeriods).where(gt(contractPeriods.id, last)));
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  const [again = []] = computed;
  const ofThose = seeded.filter(({ agentId }) => ids.includes(agentId));
  expect(ofThose.length).toBeGreaterThan(200);
  expect(figures(again)).toEqual(figures(ofThose));
}, 120_000);

test('[R11.11] the forecast has figures so far, the tier, the requirement of the next one, the amount and the payer', async () => {
  for (const type of CONTRACT_TYPES) {
    const { running: own, owed } = await client.value(contractForecast, { type }, { token });
    if (!own) throw new Error(`No contract of ${type} runs.`);
    expect(own.payer).toBeUndefined();
    expect(own.from <= own.until).toBe(true);
    expect(own.rate).toBe(own.tiers[own.tier - 1]?.rate ?? 0);
    const above = own.tiers[own.tier];
    expect(own.next?.rate).toBe(above?.rate);
    if (above && own.next) {
      const { activeMembers, betAmount } = own.next.missing;
      expect(activeMembers).toBe(Math.max(0, above.activeMembers - own.activeMembers));
      expect(cents(betAmount)).toBe(Math.max(0, cents(above.betAmount) - cents(own.tierBets)));
    }
    expect(owed.toMe).toBe(0);
  }
  const [first] = await below();
  const { token: lower } = await client.logIn(first?.username ?? '');
  const answer = await client.value(contractForecast, { type: 'dividend' }, { token: lower });
  expect(answer.running?.payer).toMatchObject({ account: 'demo_agent' });
});

test('[R11.10] both see the debt; it is paid before a withdrawal of the upline', async () => {
  const { clock } = running.gateway;
  const [agent] = await below();
  const upline = await accountOf('demo_agent');
  if (!agent) throw new Error('Nobody is below.');
  const [contract] = await db()
    .select()
    .from(agentContracts)
    .where(
      and(
        eq(agentContracts.agentId, agent.id),
        eq(agentContracts.type, 'dailySalary'),
        eq(agentContracts.status, 'active'),
      ),
    );
  if (!contract) throw new Error('No daily salary runs.');
  const shared = {
    contractId: contract.id,
    type: contract.type,
    agentId: agent.id,
    payerId: upline.id,
    currency: 'USD',
    startsAt: now() - DAY,
    endsAt: now(),
    day: Math.floor(now() / DAY),
    ...NOTHING_PLAYED,
    rate: 100,
    createdAt: clock.now(),
  };
  const held = async (accountId: number) => {
    const [row] = await db()
      .select({ balance: wallets.balance })
      .from(wallets)
      .where(and(eq(wallets.accountId, accountId), eq(wallets.kind, 'main')));
    return row?.balance ?? 0;
  };
  const before = { upline: await held(upline.id), agent: await held(agent.id) };
  const amount = before.upline - 20_00;
  await addOwedPeriod(running, { ...shared, periodKey: 'test:owed', amount, state: 'owed' });
  const lower = (await client.logIn(agent.username)).token;
  const seen = async (as: string) =>
    (await client.value(contractForecast, { type: 'dailySalary' }, { token: as })).owed;
  expect((await seen(token)).byMe.map((each) => cents(each.amount))).toEqual([amount]);
  expect(cents((await seen(lower)).toMe)).toBe(amount);

  await client.value(
    setPaymentPassword,
    {
      loginPassword: DEMO_PASSWORD,
      newPaymentPassword: PAYMENT_PASSWORD,
      confirmPaymentPassword: PAYMENT_PASSWORD,
    },
    { token },
  );
  const card = await client.value(
    addBankCard,
    {
      bankCode: 'HARB',
      holder: 'Amelia Tan',
      accountNumber: '1234567890',
      paymentPassword: PAYMENT_PASSWORD,
    },
    { token },
  );
  const take = (major: number) =>
    client.call(
      withdraw,
      { cardId: card.cardId, amount: major, paymentPassword: PAYMENT_PASSWORD },
      { token, idempotencyKey: randomUUID() },
    );
  expect(await take(21)).toMatchObject({ errorCode: 'insufficient_balance' });
  expect(await held(upline.id)).toBe(before.upline);
  expect(await take(20)).toMatchObject({ success: true });
  expect(await held(upline.id)).toBe(0);
  expect(await held(agent.id)).toBe(before.agent + amount);
  expect(await seen(token)).toMatchObject({ byMe: [] });
});

/** A new agent below the demo's, with one below it, and contracts for the two. */
async function freshContracts() {
  const { id, username } = await accountOf('demo_agent');
  const top = { client, token, username, password: DEMO_PASSWORD, id };
  const agent = await openBelow(running, top, { kind: 'agent', rate: 20 });
  const lower = await openBelow(running, agent, { kind: 'agent', rate: 10 });
  const [run] = await db().select().from(agentContracts).where(eq(agentContracts.status, 'active'));
  if (!run) throw new Error('No contract runs.');
  const { id: _, highestRate: __, ...terms } = run;
  return {
    agent,
    lower,
    entries: () => agent.client.value(consolidated, {}, { token: agent.token }),
    /** Creates an active contract that is never due. */
    inserted: async (type: ContractType, agentId = agent.id, uplineId = top.id) => {
      const of = { type, agentId, uplineId, status: 'active', settledUntil: null } as const;
      const days = { settledDay: 1_000_000, dueAt: now() + 365 * DAY };
      const [row] = await db()
        .insert(agentContracts)
        .values({ ...terms, ...of, ...days })
        .returning();
      return row?.id ?? 0;
    },
    set: (contractId: number, status: 'active' | 'terminated') =>
      db().update(agentContracts).set({ status }).where(eq(agentContracts.id, contractId)),
  };
}

test('[R11.10] [R11.11] [R2.94] the menu entries stay for accounts that pay by a contract or have periods of one, after its end too', async () => {
  const { agent, lower, entries, inserted, set } = await freshContracts();
  const type = 'dividend';
  const contractId = await inserted(type, lower.id, agent.id);
  expect(await entries(), 'it pays').toMatchObject({ divtypereq: true, divtypeinfo: true });
  await set(contractId, 'terminated');
  expect(await entries(), 'nothing is left').toMatchObject({ divtypereq: false });
  const [found] = await db().select().from(contractPeriods).limit(1);
  if (!found) throw new Error('The demo has no period.');
  const { id: _, entryId: __, ...period } = found;
  await addOwedPeriod(running, {
    ...period,
    contractId,
    type,
    agentId: lower.id,
    payerId: agent.id,
    amount: 500,
    paid: 0,
    paidAt: null,
    state: 'owed',
  });
  for (const party of [agent, lower]) {
    const shown = await party.client.value(consolidated, {}, { token: party.token });
    expect(shown).toMatchObject({ divtypereq: true, divtypeinfo: true, dailysalreqtype: false });
  }
  const { owed } = await agent.client.value(contractForecast, { type }, { token: agent.token });
  expect(owed.byMe).toEqual([{ amount: 5, currencySymbol: '$', decimals: 2 }]);
});

test('[R3.03] [R11.09] [R11.10] contracts are in the currency of their agent, which an upline with another one is told', async () => {
  const { agent, lower, inserted } = await freshContracts();
  await db().update(accounts).set({ currency: 'VND' }).where(eq(accounts.id, lower.id));
  const type = 'dividend';
  await inserted(type, agent.id);
  const contractId = await inserted(type, lower.id, agent.id);
  await db()
    .update(agentContracts)
    .set({ betAmount: 50_000, moreTiers: [] })
    .where(eq(agentContracts.id, contractId));
  const as = { token: agent.token };
  const { list, upline, ...own } = await agent.client.value(viewContracts, {}, as);
  const { list: line } = await agent.client.value(contractList, { group: 'line' }, as);
  const { list: agents } = await agent.client.value(contractAgents, {}, as);
  const dong = { currencySymbol: '₫', decimals: 0 };
  const dollars = { currencySymbol: '$', decimals: 2 };
  const below = line.find((each) => each.contractId === contractId);
  expect(below).toMatchObject({ betAmount: 50_000, tiers: [{ betAmount: 50_000 }], ...dong });
  expect(list.find((each) => each.isOwn)).toMatchObject(dollars);
  expect(upline?.offers.length).toBeGreaterThan(0);
  expect(own).toMatchObject(dollars);
  expect(agents.map(({ account }) => account)).not.toContain(lower.username);

  const [found] = await db().select().from(contractPeriods).limit(1);
  if (!found) throw new Error('The demo has no period.');
  const { id: _, entryId: __, ...period } = found;
  await addOwedPeriod(running, {
    ...period,
    contractId,
    type,
    agentId: lower.id,
    payerId: agent.id,
    currency: 'VND',
    amount: 700,
    paid: 0,
    paidAt: null,
    state: 'owed',
  });
  const seen = await agent.client.value(contractForecast, { type }, { token: agent.token });
  expect(seen).toMatchObject({ currency: 'USD', owed: { byMe: [{ amount: 700, ...dong }] } });
});

test('[R2.94] [R6.06f] each entry depends on the merchant’s flag and the agent’s contract', async () => {
  const FLAGS = {
    dividend: ['DIVIDEND', ['divtypereq', 'divtypeinfo']],
    dailySalary: ['DAYSAL', ['dailysalreqtype']],
    hourSalary: ['HOURSAL3', ['contracthoursalreq']],
    realtimeSalary: ['HOURSAL3', ['realtimesalreqtype']],
  } as const;
  const shown = () => client.value(consolidated, {}, { token });
  const all = {
    dailysalreqtype: true,
    divtypereq: true,
    contracthoursalreq: true,
    realtimesalreqtype: true,
    dailysalinfotype: true,
    divtypeinfo: true,
  };
  expect(await shown()).toEqual(all);
  const none = Object.fromEntries(Object.keys(all).map((entry) => [entry, false]));
  const { entries: entriesOf, inserted, set } = await freshContracts();
  expect(await entriesOf()).toEqual(none);
  for (const type of CONTRACT_TYPES) {
    const [flag, entries] = FLAGS[type];
    const off = Object.fromEntries(entries.map((entry) => [entry, false]));
    await client.developer('flags', { [flag]: false });
    expect(await shown(), `${flag} off`).toMatchObject(off);
    await client.developer('flags', { [flag]: true });
    expect(await shown(), `${flag} on`).toEqual(all);
    // For an agent without any payment or debt.
    const contractId = await inserted(type);
    expect(await entriesOf(), `${type} active`).toEqual({
      ...none,
      ...Object.fromEntries(entries.map((entry) => [entry, true])),
      dailysalinfotype: type !== 'dividend',
    });
    await set(contractId, 'terminated');
    expect(await entriesOf(), `${type} ended`).toEqual(none);
  }
  await client.developer('flags', { AGENTPOLICY3: false });
  expect(Object.values(await shown())).not.toContain(true);
  await client.developer('flags', { AGENTPOLICY3: true });
});

test.each([
  ['dividend', 'DIVIDEND'],
  ['dailySalary', 'DAYSAL'],
  ['hourSalary', 'HOURSAL3'],
  ['realtimeSalary', 'HOURSAL3'],
  ['dividend', 'AGENTPOLICY3'],
] as const)(
  '[R2.94] [R6.07] the gateway itself refuses records, forecast and file of a %s while the merchant has %s off',
  async (type, flag) => {
    const asked = () =>
      Promise.all([
        client.call(contractRecords, { ...past(), type }, { token }),
        client.call(contractForecast, { type }, { token }),
        client.call(contractRecordsExport, { ...past(), type }, { token }),
      ]);
    await client.developer('flags', { [flag]: false });
    for (const answer of await asked()) {
      expect(answer).toMatchObject({ status: 403, errorCode: 'function.not.available' });
    }
    await client.developer('flags', { [flag]: true });
    for (const answer of await asked()) expect(answer.status).toBe(200);
  },
);

const PERIODS = { validBetPeriod: 'W', profitLossPeriod: 'M', paymentPeriod: 'D' } as const;

test('[R11.09] tiers must be ascending, up to the upline’s own highest rate', async () => {
  const [, , third] = await below();
  const offer = (rates: readonly number[], bets: readonly number[] = [100, 200, 300]) => {
    const [first, ...above] = rates.map((rate, index) => ({
      rate,
      activeMembers: index,
      betAmount: bets[index] ?? 0,
    }));
    return client.call(
      PROCESS_CONTRACT.realtimeSalary,
      {
        action: 'request',
        account: third?.username ?? '',
        ...PERIODS,
        rate: first?.rate ?? 0,
        activeMembers: 0,
        betAmount: first?.betAmount ?? 0,
        moreTiers: writeTiers(above),
      },
      { token },
    );
  };
  expect(await offer([20, 20])).toMatchObject({
    errorCode: 'request_param_err',
    value: { fields: { moreTiers: 'tiers_invalid' } },
  });
  expect(await offer([20, 30], [200, 100])).toMatchObject({
    value: { fields: { moreTiers: 'tiers_invalid' } },
  });
  expect(await offer([20, 81])).toMatchObject({
    errorCode: 'contract_rate_too_high',
    value: { fields: { moreTiers: 'contract_rate_too_high' } },
  });
  const made = await offer([20, 30, 40]);
  expect(made).toMatchObject({
    success: true,
    value: {
      rate: 20,
      tiers: [
        { rate: 20, activeMembers: 0, betAmount: 100 },
        { rate: 30, activeMembers: 1, betAmount: 200 },
        { rate: 40, activeMembers: 2, betAmount: 300 },
      ],
    },
  });
  expect(await offer([20, 30, 40])).toMatchObject({ success: true });
  expect(await offer([20, 30])).toMatchObject({ errorCode: 'contract_pending' });
});

describe('the merchant’s back office', () => {
  const send = (path: string, fields: Record<string, string>) =>
    fetch(`${running.url}/sandbox/contracts/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const page = async () => (await fetch(`${running.url}/sandbox/contracts`)).text();
  const offer = (fields: Record<string, string>) =>
    send('offers', { account: 'demo_agent', type: 'hourSalary', ...PERIODS, ...fields });

  test('[R11.10] offers tiers to top agents, who accept them once, and shows their costs', async () => {
    const [agent] = await below();
    const tiers = { rate1: '25', activeMembers1: '1', betAmount1: '50' };
    expect((await offer({ ...tiers, account: agent?.username ?? '' })).status).toBe(404);
    expect((await offer({ ...tiers, rate1: '201' })).status).toBe(409);
    expect((await offer({})).status).toBe(400);
    const two = { ...tiers, rate2: '30', activeMembers2: '5', betAmount2: '500' };
    expect((await offer(two)).status).toBe(303);
    expect((await offer(two)).status).toBe(303);
    const { list } = await client.value(viewContracts, {}, { token });
    const offered = list.filter((each) => each.type === 'hourSalary' && each.status === 'offered');
    expect(offered.map((each) => each.tiers)).toEqual([
      [
        { rate: 25, activeMembers: 1, betAmount: 50 },
        { rate: 30, activeMembers: 5, betAmount: 500 },
      ],
    ]);
    const contractId = offered[0]?.contractId ?? 0;
    const answers = await Promise.all(
      (['accept', 'reject'] as const).map((action) =>
        client.call(PROCESS_CONTRACT.hourSalary, { action, contractId }, { token }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)?.errorCode).toBe('contract_closed');
    const text = await page();
    expect(text).toContain('What they cost');
    expect(text).toMatch(/<td>demo_agent<\/td><td>Real-time salary<\/td><td class="number">\d+/);
  });

  test('[R11.10] moves an account under another upline: contracts with the former one end, and rates of the line and its links are reduced to the new upline’s', async () => {
    const top = await logIn(running, 'demo_agent');
    const previous = await openBelow(running, top, { kind: 'agent', rate: 90 });
    const next = await openBelow(running, top, { kind: 'agent', rate: 40 });
    const agent = await openBelow(running, previous, { kind: 'agent', rate: 80 });
    const member = await openBelow(running, agent, { rate: 30 });
    const lower = await openBelow(running, agent, { kind: 'agent', rate: 70 });
    await agent.client.value(
      createAffiliateUrl,
      { name: 'Friends', kind: 'member', rate: 60 },
      { token: agent.token, idempotencyKey: randomUUID() },
    );
    const [run] = await db()
      .select()
      .from(agentContracts)
      .where(eq(agentContracts.status, 'active'));
    if (!run) throw new Error('No contract runs.');
    const { id: _, highestRate: __, ...terms } = run;
    const of = { ...terms, agentId: agent.id, uplineId: previous.id, settledUntil: now() };
    await db()
      .insert(agentContracts)
      .values([
        { ...of, type: 'hourSalary', status: 'active', dueAt: null },
        { ...of, type: 'realtimeSalary', status: 'offered', dueAt: null },
      ]);
    const move = (account: string, upline: string) => send('moves', { account, upline });
    expect((await move(agent.username, 'nobody_here')).status).toBe(404);
    for (const below of [agent, lower, member]) {
      expect((await move(agent.username, below.username)).status).toBe(400);
    }
    expect((await move(agent.username, next.username)).status).toBe(303);
    const rows = await db()
      .select({ id: accounts.id, rate: accounts.rate, uplineId: accounts.uplineId })
      .from(accounts)
      .where(inArray(accounts.id, [agent.id, lower.id, member.id, previous.id]));
    const rates = new Map(rows.map((row) => [row.id, row.rate]));
    expect([agent, lower, member, previous].map(({ id }) => rates.get(id))).toEqual([
      40, 40, 30, 90,
    ]);
    expect(rows.find(({ id }) => id === agent.id)?.uplineId).toBe(next.id);
    const { list: links } = await agent.client.value(viewAffiliateUrls, {}, { token: agent.token });
    expect(links.map(({ rate }) => rate)).toEqual([40]);
    const ended = { group: 'ended' } as const;
    const { list } = await agent.client.value(contractList, ended, { token: agent.token });
    expect(list.map(({ type, status, endReason }) => [type, status, endReason]).sort()).toEqual([
      ['hourSalary', 'terminated', 'moved'],
      ['realtimeSalary', 'terminated', 'moved'],
    ]);
    // No account has a higher rate than its upline.
    const raise = { account: lower.username, rate: 41 };
    expect(await agent.client.call(raiseLineRate, raise, { token: agent.token })).toMatchObject({
      value: { fields: { rate: 'rate_above_own' } },
    });
    expect(await checkJournal(db())).toEqual([]);
  });

  test('[R11.02] a former top agent moves with the merchant’s rate, whatever is stored: no account below has a higher one then', async () => {
    const upline = await openBelow(running, await logIn(running, 'demo_agent'), {
      kind: 'agent',
      rate: 120,
    });
    const agent = await openBelow(running, upline, { kind: 'agent', rate: 20 });
    const move = (to: string) => send('moves', { account: agent.username, upline: to });
    expect((await move('')).status).toBe(303);
    const lower = await openBelow(running, agent, { kind: 'agent', rate: 110 });
    const rates = async () => {
      const rows = await db()
        .select({ id: accounts.id, rate: accounts.rate })
        .from(accounts)
        .where(inArray(accounts.id, [agent.id, lower.id]));
      return [agent, lower].map(({ id }) => rows.find((row) => row.id === id)?.rate);
    };
    expect(await rates()).toEqual([20, 110]);
    expect((await move(upline.username)).status).toBe(303);
    expect(await rates()).toEqual([120, 110]);
    expect((await move('')).status).toBe(303);
    await db().update(accounts).set({ rate: 90 }).where(eq(accounts.id, upline.id));
    expect((await move(upline.username)).status).toBe(303);
    expect(await rates()).toEqual([90, 90]);
  });

  test('[R4.24c] withdraws an offer and ends a contract; contracts of others are not its own', async () => {
    const [agent] = await below();
    const tiers = { rate1: '10', activeMembers1: '0', betAmount1: '0' };
    const status = async (id: number) => {
      const [row] = await db().select().from(agentContracts).where(eq(agentContracts.id, id));
      return row?.status;
    };
    const offered = async () => {
      expect((await offer({ ...tiers, type: 'dailySalary' })).status).toBe(303);
      const [made] = await db()
        .select()
        .from(agentContracts)
        .where(and(eq(agentContracts.status, 'offered'), eq(agentContracts.rate, 10)));
      return made?.id ?? 0;
    };
    const end = async (id: number) => {
      expect((await send(`${id}/end`, {})).status).toBe(303);
      expect(await status(id)).toBe('terminated');
      expect((await send(`${id}/end`, {})).status).toBe(303);
    };
    await end(await offered());
    const id = await offered();
    const accept = { action: 'accept', contractId: id } as const;
    const top = { token: (await client.logIn('demo_agent')).token };
    await client.value(PROCESS_CONTRACT.dailySalary, accept, top);
    expect(await status(id)).toBe('active');
    await end(id);
    const { list } = await client.value(contractList, { group: 'ended' }, top);
    expect(list.find(({ contractId }) => contractId === id)).toMatchObject({
      status: 'terminated',
      endReason: 'upline',
    });
    const [theirs] = await db()
      .select()
      .from(agentContracts)
      .where(and(eq(agentContracts.agentId, agent?.id ?? 0), eq(agentContracts.status, 'active')));
    expect((await send(`${theirs?.id ?? 0}/end`, {})).status).toBe(404);
    expect((await send('abc/end', {})).status).toBe(404);
    expect(await status(theirs?.id ?? 0)).toBe('active');
  });
});
