import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  LINE_FIGURES,
  teamMembersExport,
  teamMembersList,
  teamOverview,
} from '../../gateway/contract/agents.ts';
import { DAY } from '../../gateway/contract/durations.ts';
import type { AnyEndpoint, RequestOf, ResponseOf } from '../../gateway/contract/endpoint.ts';
import {
  agentIncome,
  agentIncomeExport,
  lineBets,
  lineBetsExport,
  lineResults,
  lineResultsExport,
  lineTransactions,
  lineTransactionsExport,
  teamDaysExport,
} from '../../gateway/contract/line-records.ts';
import { merchantDay } from '../../gateway/core/calendar.ts';
import {
  accounts,
  agentContracts,
  contractPeriods,
  gameRounds,
  withdrawOrders,
} from '../../gateway/database/schema/index.ts';
import { rollUpLines } from '../../gateway/modules/agents/roll-up.ts';
import { postEntry } from '../../gateway/modules/wallet/post-entry.ts';
import { accountWallet, houseWallet } from '../../gateway/modules/wallet/wallets.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { NOTHING_PLAYED } from './agents-support.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';
import { csvRows } from './csv-rows.ts';
import { readPages } from './read-pages.ts';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const cents = (amount: number) => Math.round(amount * 100);

let running: RunningGateway;
let client: TestClient;
let token: string;
let days: { from: string; until: string };

beforeAll(async () => {
  running = await startTestGateway();
  client = createClient(running.url);
  token = (await client.logIn('demo_agent')).token;
  const now = running.gateway.clock.now();
  days = { from: dayOf(now - 89 * DAY), until: dayOf(now) };
  await rollUpLines(running.gateway);
}, 60_000);
afterAll(() => running?.close());

async function idOf(username: string): Promise<number> {
  const [row] = await running.gateway.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.username, username));
  if (!row) throw new Error(`${username} was not seeded.`);
  return row.id;
}

/** An account of the line with rounds, below the agent. */
async function playerOfLine(): Promise<string> {
  const page = await client.value(lineBets, { ...days, pageSize: 1 }, { token });
  const [row] = page.list;
  if (!row) throw new Error('Nobody of the line has played.');
  return row.account;
}

/** All pages of a record, with the totals of the last one. */
async function everything<E extends AnyEndpoint>(
  endpoint: E,
  payload: Omit<RequestOf<E>, 'cursor'>,
): Promise<{
  rows: ResponseOf<E> extends { list: (infer Row)[] } ? Row[] : never;
  last: ResponseOf<E>;
}> {
  const pages = await readPages(client, endpoint, payload, { token });
  const rows = pages.flatMap((page) => (page as { list: unknown[] }).list);
  return { rows: rows as never, last: pages.at(-1) as ResponseOf<E> };
}

const sum = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
  rows.reduce((total, row) => total + cents(value(row)), 0);

/** Sum of the stakes in rows of team betting: cancelled bets do not count, unless they are filtered by state. */
const stakesOf = (
  rows: readonly { readonly status: string; readonly betAmount: number }[],
  state?: string,
) =>
  sum(
    rows.filter(({ status }) => status !== 'cancelled' || state === 'cancelled'),
    ({ betAmount }) => betAmount,
  );

/** Parses a file to cells; no cell of the demo contains a line break. */
async function fileOf<E extends AnyEndpoint>(
  endpoint: E,
  payload: RequestOf<E>,
  language: 'EN' | 'TY' = 'EN',
): Promise<{ headings: string[]; rows: string[][]; headers: Headers }> {
  const answer = await client.call(endpoint, payload, { token, language });
  if (!answer.success) throw new Error(`${endpoint.path}: ${answer.errorCode}`);
  return { ...csvRows(String(answer.value)), headers: answer.headers };
}

describe('team betting', () => {
  test('[R2.86] [R11.04] [R11.08] shows every product’s rounds of the line; totals over all pages equal the sum of the rows and the figures of the overview', async () => {
    const overview = await client.value(teamOverview, days, { token });
    const { rows, last } = await everything(lineBets, { ...days, state: 'settled', pageSize: 100 });
    expect(rows.length).toBeGreaterThan(100);
    expect(last.total).toBe(rows.length);
    expect(new Set(rows.map(({ orderNo }) => orderNo)).size).toBe(rows.length);
    expect(new Set(rows.map(({ gameType }) => gameType)).size).toBeGreaterThan(2);
    expect(sum(rows, (row) => row.betAmount)).toBe(cents(overview.figures.bets));
    expect(cents(last.totals.betAmount)).toBe(cents(overview.figures.bets));
    expect(sum(rows, (row) => row.validBetAmount)).toBe(cents(last.totals.validBetAmount));
    expect(cents(last.totals.validBetAmount)).toBe(cents(overview.figures.validBets));
    expect(sum(rows, (row) => row.winAmount)).toBe(cents(last.totals.winAmount));
    expect(cents(last.totals.winAmount)).toBe(cents(overview.figures.wins));
    expect(sum(rows, (row) => row.profitAndLoss)).toBe(cents(last.totals.profitAndLoss));
    const times = rows.map((row) => row.settleTime ?? 0);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  test('[R11.04] filters by account, scope, product, vendor and state, and its totals apply every filter', async () => {
    const account = await playerOfLine();
    const own = await everything(lineBets, { ...days, account, scope: 'own', pageSize: 50 });
    expect(own.rows.length).toBeGreaterThan(0);
    expect(new Set(own.rows.map((row) => row.account))).toEqual(new Set([account]));
    const [first] = own.rows;
    if (!first) throw new Error('Nothing was found.');
    const filters = [
      { account, scope: 'own' },
      { gameType: first.gameType },
      { vassalage: first.vassalage },
      { vassalage: first.vassalage, gameType: first.gameType, scope: 'team' },
      { account, scope: 'own', vassalage: first.vassalage },
      { scope: 'direct' },
      { state: 'open' },
      { state: 'cancelled' },
    ] as const;
    for (const filter of filters) {
      const { rows, last } = await everything(lineBets, { ...days, ...filter, pageSize: 100 });
      expect({ filter, total: last.total }).toEqual({ filter, total: rows.length });
      expect(cents(last.totals.betAmount)).toBe(
        stakesOf(rows, 'state' in filter ? filter.state : undefined),
      );
      expect(cents(last.totals.winAmount)).toBe(sum(rows, (row) => row.winAmount));
      expect(cents(last.totals.profitAndLoss)).toBe(sum(rows, (row) => row.profitAndLoss));
    }
    const ofVendor = await everything(lineBets, {
      ...days,
      vassalage: first.vassalage,
      pageSize: 100,
    });
    expect(new Set(ofVendor.rows.map(({ vassalage }) => vassalage))).toEqual(
      new Set([first.vassalage]),
    );
    expect(ofVendor.last.vendors.map(({ vassalage }) => vassalage)).toContain(first.vassalage);
  });

  test('[R11.04] an open or cancelled round is found by its state, and its bet is no result', async () => {
    const account = await playerOfLine();
    const id = await idOf(account);
    const now = running.gateway.clock.now();
    const { db } = running.gateway;
    const [round] = await db.select().from(gameRounds).where(eq(gameRounds.accountId, id)).limit(1);
    if (!round) throw new Error('The player has no round.');
    const { id: _, settledXid: __, ...values } = round;
    const states = ['open', 'cancelled'] as const;
    await db.insert(gameRounds).values(
      states.map((state, index) => ({
        ...values,
        orderNo: `RECORD${index}`,
        roundKey: `RECORD${index}`,
        bet: 700 + index,
        validBet: 0,
        win: 0,
        state,
        createdAt: now,
        settledAt: null,
      })),
    );
    for (const [index, state] of states.entries()) {
      const { rows, last } = await everything(lineBets, { ...days, state, pageSize: 10 });
      const found = rows.find(({ orderNo }) => orderNo === `RECORD${index}`);
      expect(found).toMatchObject({
        account,
        status: state,
        betAmount: (700 + index) / 100,
        profitAndLoss: 0,
      });
      expect(last.total).toBe(rows.length);
      expect(cents(last.totals.betAmount)).toBe(sum(rows, (row) => row.betAmount));
      expect(last.totals.profitAndLoss).toBe(0);
    }
    // Among valid bets a cancelled one does not count, as in the member's own record.
    const all = await everything(lineBets, { ...days, account, scope: 'own', pageSize: 100 });
    expect(all.rows.map(({ orderNo }) => orderNo)).toEqual(
      expect.arrayContaining(['RECORD0', 'RECORD1']),
    );
    expect(all.last.total).toBe(all.rows.length);
    expect(cents(all.last.totals.betAmount)).toBe(stakesOf(all.rows));
  });

  test('[R11.04] pages have no gaps in any order', async () => {
    const branch = { account: 'demo_subagent' };
    for (const sort of ['time', 'bet', 'win'] as const) {
      for (const descending of ['true', 'false'] as const) {
        const { rows, last } = await everything(lineBets, {
          ...days,
          ...branch,
          sort,
          descending,
          pageSize: 83,
        });
        expect(last.total).toBeGreaterThan(83);
        expect(new Set(rows.map(({ orderNo }) => orderNo)).size).toBe(last.total);
        const values = rows.map((row) => {
          if (sort === 'time') return row.settleTime ?? row.betTime;
          return cents(sort === 'bet' ? row.betAmount : row.winAmount);
        });
        const sorted = values.toSorted((one, other) => one - other);
        expect(values).toEqual(descending === 'true' ? sorted.toReversed() : sorted);
      }
    }
  });
});

describe('profit and loss', () => {
  test('[R2.87] [R11.05] [R11.08] the account’s own result and the rows of all pages, by branch or by member, equal the figures of the overview, at every level', async () => {
    const shown: (string | undefined)[] = [undefined];
    for (const account of shown) {
      const of = { ...days, ...(account !== undefined && { account }) };
      const overview = await client.value(teamOverview, of, { token });
      for (const by of ['branch', 'member'] as const) {
        const { rows, last } = await everything(lineResults, { ...of, by, pageSize: 7 });
        expect(last.total).toBe(rows.length);
        for (const name of LINE_FIGURES) {
          expect(cents(last.own[name]) + sum(rows, (row) => row.figures[name])).toBe(
            cents(last.totals[name]),
          );
          expect(cents(last.totals[name])).toBe(cents(overview.figures[name]));
        }
        expect(last.path[0]?.account).toBe('demo_agent');
        expect(last.path.at(-1)?.account).toBe(account ?? 'demo_agent');
        if (by === 'branch') {
          const below = rows.find((row) => row.isAgent && row.team > 0)?.account;
          if (below !== undefined && shown.length < 4) shown.push(below);
        }
      }
    }
    expect(shown.length).toBe(4);
  });

  test('[R11.05] can be sorted by the account or by any figure, without gaps', async () => {
    for (const sort of ['account', ...LINE_FIGURES] as const) {
      const { rows } = await everything(lineResults, {
        ...days,
        sort,
        account: 'demo_branch',
        by: 'member',
        descending: 'true',
        pageSize: 23,
      });
      const names = rows.map(({ account }) => account);
      expect(new Set(names).size).toBe(names.length);
      if (sort === 'account') expect(names).toEqual(names.toSorted().toReversed());
      else {
        const values = rows.map(({ figures }) => cents(figures[sort]));
        expect(values).toEqual(values.toSorted((one, other) => other - one));
      }
    }
  });
});

/** Pays an account of the line, by the gateway's own code. */
async function pay(
  username: string,
  kind: 'dividend' | 'salary' | 'bonus' | 'withdrawal',
  amount: number,
  reference: string,
): Promise<number> {
  const { db, clock } = running.gateway;
  const accountId = await idOf(username);
  const at = clock.now();
  const currency = 'USD';
  return db.transaction(async (tx) => {
    const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
    const house = await houseWallet(tx, 'house:cashier', currency, at);
    const { entryId } = await postEntry(tx, {
      kind: kind === 'withdrawal' ? 'withdrawal' : 'salary',
      scope: `record:${username}`,
      idempotencyKey: reference,
      body: { amount },
      reference,
      remark: kind === 'bonus' ? '=cmd|"calc"' : '',
      lines: [
        { walletId: house, amount: -amount, kind: 'house' },
        { walletId, amount, kind },
      ],
      at,
    });
    return entryId;
  });
}

describe('income', () => {
  test('[R2.88] [R11.06] shows payments to the agent by source and by day, and each receipt', async () => {
    const before = await client.value(agentIncome, days, { token });
    await pay('demo_agent', 'dividend', 12_345, 'INCOME-1');
    await pay('demo_agent', 'salary', 678, 'INCOME-2');
    await pay('demo_agent', 'bonus', 90, 'INCOME-3');
    const { rows, last } = await everything(agentIncome, { ...days, pageSize: 5 });
    expect(cents(last.totals.paid) - cents(before.totals.paid)).toBe(12_345 + 678 + 90);
    expect(last.total).toBe(before.total + 3);
    expect(rows).toHaveLength(last.total);
    expect(sum(rows, ({ amount }) => amount)).toBe(cents(last.totals.paid));
    expect(sum(last.days, ({ paid }) => paid)).toBe(cents(last.totals.paid));
    expect(sum(last.sources, ({ paid }) => paid)).toBe(cents(last.totals.paid));
    expect(last.days.at(0)?.day).toBe(days.from);
    expect(last.days.at(-1)?.day).toBe(days.until);
    for (const { source, paid, receipts } of last.sources) {
      const one = await everything(agentIncome, { ...days, source, pageSize: 100 });
      expect(one.rows).toHaveLength(receipts);
      expect(sum(one.rows, ({ amount }) => amount)).toBe(cents(paid));
      expect(new Set(one.rows.map((row) => row.source))).toEqual(new Set([source]));
    }
    expect(rows.find(({ orderNo }) => orderNo === 'INCOME-1')).toMatchObject({
      source: 'dividend',
      sourceName: 'Dividend',
      amount: 123.45,
    });
  });
});

test('[R11.06] [R11.10] the unpaid amount of a contract’s period is owed, by source and day', async () => {
  const { db, clock } = running.gateway;
  const agentId = await idOf('demo_agent');
  const [contract] = await db
    .select()
    .from(agentContracts)
    .where(and(eq(agentContracts.agentId, agentId), eq(agentContracts.type, 'dividend')))
    .limit(1);
  if (!contract) throw new Error('demo_agent has no dividend contract.');
  const before = await client.value(agentIncome, days, { token });
  const today = await merchantDay(db, clock.now());
  await db.insert(contractPeriods).values(
    [today, today - 400].map((day) => ({
      contractId: contract.id,
      periodKey: `record-test-${day}`,
      type: 'dividend' as const,
      agentId,
      payerId: null,
      currency: 'USD',
      startsAt: clock.now() - DAY,
      endsAt: clock.now(),
      day,
      ...NOTHING_PLAYED,
      rate: 100,
      amount: 5000,
      paid: 1250,
      state: 'owed' as const,
      createdAt: clock.now(),
    })),
  );
  const after = await client.value(agentIncome, days, { token });
  expect(cents(after.totals.owed) - cents(before.totals.owed)).toBe(3750);
  const owed = (answer: typeof after) =>
    cents(answer.sources.find(({ source }) => source === 'dividend')?.owed ?? 0);
  expect(owed(after) - owed(before)).toBe(3750);
  expect(after.totals.paid).toBe(before.totals.paid);
});

describe('transactions of the line', () => {
  test('[R2.89] [R11.07] [R11.08] shows every movement of the line’s wallets; incoming and outgoing totals equal the sum of the rows and the figures of the overview', async () => {
    const overview = await client.value(teamOverview, days, { token });
    const whole = await everything(lineTransactions, { ...days, pageSize: 100 });
    expect(whole.rows).toHaveLength(whole.last.total);
    expect(sum(whole.rows, ({ amount }) => Math.max(amount, 0))).toBe(cents(whole.last.totals.in));
    expect(sum(whole.rows, ({ amount }) => Math.max(-amount, 0))).toBe(
      cents(whole.last.totals.out),
    );
    expect(sum(whole.rows, ({ amount }) => amount)).toBe(cents(whole.last.totals.net));
    const deposits = await everything(lineTransactions, {
      ...days,
      kind: 'deposit',
      pageSize: 100,
    });
    expect(cents(deposits.last.totals.net)).toBe(cents(overview.figures.deposits));
    expect(deposits.rows).toHaveLength(deposits.last.total);
    for (const filter of [
      { scope: 'own' },
      { scope: 'direct' },
      { account: await playerOfLine(), scope: 'own', kind: 'bet' },
    ] as const) {
      const { rows, last } = await everything(lineTransactions, {
        ...days,
        ...filter,
        pageSize: 100,
      });
      expect({ filter, total: rows.length }).toEqual({ filter, total: last.total });
      expect(sum(rows, ({ amount }) => amount)).toBe(cents(last.totals.net));
    }
    const amounts = (await everything(lineTransactions, { ...days, sort: 'amount', pageSize: 100 }))
      .rows;
    expect(amounts).toHaveLength(whole.rows.length);
    expect(amounts.map(({ amount }) => amount)).toEqual(
      amounts.map(({ amount }) => amount).toSorted((one, other) => other - one),
    );
  });

  test('[R11.07] a withdrawal is found by its state: pending, returned or done', async () => {
    const account = await playerOfLine();
    const { db, clock } = running.gateway;
    const accountId = await idOf(account);
    const states = { PENDING: 'pending', REFUSED: 'refused', APPROVED: 'approved' } as const;
    for (const [name, status] of Object.entries(states)) {
      await pay(account, 'bonus', 5000, `FUND-${name}`);
      const holdEntryId = await pay(account, 'withdrawal', -5000, `W-${name}`);
      await db.insert(withdrawOrders).values({
        orderNo: `W-${name}`,
        accountId,
        idempotencyKey: name,
        bodyHash: '',
        currency: 'USD',
        amount: 5000,
        status,
        createdAt: clock.now(),
        bankName: 'Harbour Bank',
        holder: 'A Holder',
        accountNumber: '1',
        dueAt: clock.now() + DAY,
        holdEntryId,
      });
    }
    const of = { ...days, account, scope: 'own', kind: 'withdrawal', pageSize: 100 } as const;
    const wanted = { pending: 'W-PENDING', returned: 'W-REFUSED', done: 'W-APPROVED' } as const;
    for (const state of ['pending', 'returned', 'done'] as const) {
      const { rows, last } = await everything(lineTransactions, { ...of, state });
      expect(rows.map(({ orderNo }) => orderNo)).toContain(wanted[state]);
      expect(new Set(rows.map((row) => row.state))).toEqual(new Set([state]));
      expect(last.total).toBe(rows.length);
      expect(sum(rows, ({ amount }) => amount)).toBe(cents(last.totals.net));
    }
    const all = await everything(lineTransactions, { ...days, state: 'done', pageSize: 100 });
    expect(all.rows).toHaveLength(all.last.total);
    expect(sum(all.rows, ({ amount }) => amount)).toBe(cents(all.last.totals.net));
  });
});

describe('files', () => {
  test('[R11.04] [R11.05] [R11.06] [R11.07] every record can be exported with all results, with amounts as plain decimals', async () => {
    const bets = await client.value(lineBets, days, { token });
    const betFile = await fileOf(lineBetsExport, days);
    expect(betFile.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(betFile.headers.get('content-disposition')).toBe(
      `attachment; filename="team-bets-${days.from}-${days.until}.csv"`,
    );
    expect(betFile.headers.get('cache-control')).toBe('no-store');
    expect(betFile.rows).toHaveLength(bets.total);
    // The export consists of more than one page of the query.
    expect(bets.total).toBeGreaterThan(500);
    const column = betFile.headings.indexOf('Bets');
    const state = betFile.headings.indexOf('State');
    const standing = betFile.rows.filter((row) => row[state] !== 'Cancelled');
    expect(sum(standing, (row) => Number(row[column]))).toBe(cents(bets.totals.betAmount));
    expect(betFile.rows.every((row) => /^\d+\.\d\d$/.test(row[column] ?? ''))).toBe(true);

    const results = await client.value(lineResults, { ...days, by: 'member' }, { token });
    const resultFile = await fileOf(lineResultsExport, { ...days, by: 'member' });
    expect(resultFile.rows).toHaveLength(results.total);
    const net = resultFile.headings.indexOf('Net');
    expect(sum(resultFile.rows, (row) => Number(row[net])) + cents(results.own.net)).toBe(
      cents(results.totals.net),
    );

    const income = await client.value(agentIncome, days, { token });
    const incomeFile = await fileOf(agentIncomeExport, days);
    expect(incomeFile.rows).toHaveLength(income.total);
    const moved = await client.value(lineTransactions, days, { token });
    const movedFile = await fileOf(lineTransactionsExport, days);
    expect(movedFile.rows).toHaveLength(moved.total);

    const team = await fileOf(teamMembersExport, { search: '', level: 4 });
    expect(team.headings.slice(0, 3)).toEqual(['Account', 'Nickname', 'Kind']);
    expect(team.rows.length).toBeGreaterThan(20);
    const dayFile = await fileOf(teamDaysExport, days);
    expect(dayFile.rows).toHaveLength(90);
    expect(dayFile.rows[0]?.[0]).toBe(days.from);
  });

  test('[R11.04] a text that a spreadsheet would execute is escaped, and headings are in the caller’s language', async () => {
    await pay('demo_agent', 'bonus', 100, 'FORMULA-1');
    const file = await fileOf(agentIncomeExport, { ...days, source: 'bonus' }, 'TY');
    expect(file.headings).toEqual([
      'Oras (UTC)',
      'Pinagmulan',
      'Transaksyon',
      'Salapi',
      'Halaga',
      'Tala',
    ]);
    const row = file.rows.find((cells) => cells[2] === 'FORMULA-1');
    expect(row?.slice(1)).toEqual(['Bonus', 'FORMULA-1', 'USD', '1.00', `'=cmd|"calc"`]);
  });

  test('[R11.15] exports are authenticated by the header only, and for agents only', async () => {
    const address = new URL(lineBetsExport.path, running.url);
    address.search = new URLSearchParams({ ...days, token }).toString();
    const answer = await fetch(address, { headers: { Merchant: 'baize' } });
    expect(answer.status).toBe(401);
    const member = createClient(running.url);
    const { token: memberToken } = await member.logIn('demo_player');
    for (const endpoint of [
      lineBetsExport,
      lineResultsExport,
      agentIncomeExport,
      lineTransactionsExport,
      teamDaysExport,
      teamMembersExport,
    ]) {
      const refused = await member.call(endpoint, { ...days }, { token: memberToken });
      expect(refused).toMatchObject({ status: 403, errorCode: 'non_agent_login' });
    }
  });
});

describe('refusals', () => {
  const records = [
    lineBets,
    lineResults,
    agentIncome,
    lineTransactions,
    lineBetsExport,
    lineResultsExport,
    agentIncomeExport,
    lineTransactionsExport,
  ] as const;

  test('[R11.15] an account outside the line is not found, and a member has no records of a line', async () => {
    const member = createClient(running.url);
    const { token: memberToken } = await member.logIn('demo_player');
    const trial = createClient(running.url);
    const { token: trialToken } = await trial.freePlay();
    for (const endpoint of records) {
      for (const account of ['demo_player', 'nobody_here']) {
        const outside = await client.call(endpoint, { ...days, account }, { token });
        expect(outside).toMatchObject({ status: 404, errorCode: 'not_found' });
      }
      const refused = await member.call(endpoint, days, { token: memberToken });
      expect(refused).toMatchObject({ status: 403, errorCode: 'non_agent_login' });
      const tried = await trial.call(endpoint, days, { token: trialToken });
      expect(tried).toMatchObject({ status: 403, errorCode: 'in_need_true_account' });
    }
  });

  test('[R11.04] [R11.07] a range above a year, and an invalid kind, order, currency or cursor, are refused at their fields', async () => {
    const fieldsOf = async (endpoint: AnyEndpoint, payload: object) => {
      const answer = await client.call(endpoint, { ...days, ...payload } as never, { token });
      expect(answer).toMatchObject({ status: 400, errorCode: 'request_param_err' });
      return answer.success ? undefined : answer.value?.fields;
    };
    for (const endpoint of records) {
      expect(await fieldsOf(endpoint, { from: '2025-01-01', until: '2026-01-02' })).toEqual({
        until: 'range_too_long',
      });
      expect(await fieldsOf(endpoint, { from: '2026-02-30' })).toEqual({ from: 'date_invalid' });
      expect(await fieldsOf(endpoint, { sort: 'nickname' })).toHaveProperty('sort');
      expect(await fieldsOf(endpoint, { currency: 'XYZ' })).toEqual({
        currency: 'currency_unknown',
      });
    }
    expect(await fieldsOf(lineTransactions, { kind: 'house' })).toHaveProperty('kind');
    expect(await fieldsOf(lineBets, { state: 'lost' })).toHaveProperty('state');
    expect(await fieldsOf(agentIncome, { source: 'deposit' })).toHaveProperty('source');
    const cursors = ['x', '["a",1]', '[1]', '[1,1e300]', '[1.5,2]', '["\\u0000",1]'].map((text) =>
      text === 'x' ? text : Buffer.from(text).toString('base64url'),
    );
    for (const endpoint of [lineBets, lineResults, agentIncome, lineTransactions] as const) {
      for (const cursor of cursors) {
        expect(await fieldsOf(endpoint, { cursor })).toEqual({ cursor: 'cursor_invalid' });
      }
    }
  });
});

test('[R6.07] [R2.86] the gateway refuses team betting, page and file, where the merchant has disabled it', async () => {
  await client.developer('flags', { TEAMBETTING3: false });
  for (const endpoint of [lineBets, lineBetsExport] as const) {
    expect(await client.call(endpoint, days, { token })).toMatchObject({
      status: 403,
      errorCode: 'function.not.available',
    });
  }
  expect(await client.call(lineTransactions, days, { token })).toMatchObject({ success: true });
  await client.developer('flags', { TEAMBETTING3: true });
  expect(await client.call(lineBets, days, { token })).toMatchObject({ success: true });
});

test('[R11.15] where the merchant hides names, a masked account replaces every nickname of the line', async () => {
  const account = await playerOfLine();
  const masked = /^[a-z0-9_]{1,2}\*\*\*[a-z0-9_]$/;
  await client.developer('settings', { lineSees: { names: false, contacts: false } });
  const bets = await client.value(lineBets, { ...days, account, scope: 'own' }, { token });
  const moved = await client.value(lineTransactions, { ...days, account, scope: 'own' }, { token });
  const results = await client.value(lineResults, { ...days, by: 'member' }, { token });
  const overview = await client.value(teamOverview, days, { token });
  for (const list of [bets.list, moved.list, results.list, overview.branches]) {
    expect(list.length).toBeGreaterThan(0);
    for (const { nickname } of list) expect(nickname).toMatch(masked);
  }
  const file = await fileOf(lineBetsExport, { ...days, account, scope: 'own' });
  const column = file.headings.indexOf('Nickname');
  for (const row of file.rows) expect(row[column]).toMatch(masked);
  await client.developer('settings', { lineSees: { names: true, contacts: false } });
  const shown = await client.value(lineBets, { ...days, account, scope: 'own' }, { token });
  for (const { nickname } of shown.list) expect(nickname).not.toMatch(masked);
});

describe('the demo’s line', () => {
  test('[R11.04] [R11.07] has four levels, some 400 accounts and every kind of record, and two of its agents have known logins', async () => {
    const sizes = await Promise.all(
      [1, 2, 3, 4, 5].map(
        async (level) =>
          (await client.value(teamMembersList, { search: '', level }, { token })).total,
      ),
    );
    expect(sizes).toEqual([5, 20, 60, 315, 0]);
    for (const kind of ['deposit', 'withdrawal', 'bonus', 'rebate', 'bet', 'win'] as const) {
      const { total } = await client.value(lineTransactions, { ...days, kind }, { token });
      expect({ kind, found: total > 20 }).toEqual({ kind, found: true });
    }
    const overview = await client.value(teamOverview, days, { token });
    expect(overview.days.filter(({ bets }) => bets > 0).length).toBeGreaterThan(80);
    const ways: string[] = [];
    for (const name of ['demo_branch', 'demo_subagent']) {
      const { token: own } = await createClient(running.url).logIn(name);
      const { path, total } = await client.value(teamMembersList, { account: name }, { token });
      expect(total).toBeGreaterThan(0);
      ways.push(path.map(({ account }) => account).join(' > '));
      const found = await client.value(lineBets, days, { token: own });
      expect(found.total).toBeGreaterThan(10);
    }
    expect(ways).toEqual(['demo_agent > demo_branch', 'demo_agent > demo_branch > demo_subagent']);
  });
});

test('[R11.04] [R11.05] [R11.06] [R11.07] in a line with two currencies every record offers both, and its sums are of one', async () => {
  const { db, clock } = running.gateway;
  const account = await playerOfLine();
  const accountId = await idOf(account);
  const dollars = await client.value(lineBets, days, { token });
  expect(dollars.currencies).toEqual(['USD']);
  await db.transaction(async (tx) => {
    const of = { currency: 'PHP', at: clock.now() };
    const walletId = await accountWallet(tx, { accountId, kind: 'main', ...of });
    const [round] = await tx.select().from(gameRounds).where(eq(gameRounds.accountId, accountId));
    if (!round) throw new Error(`${account} has not played.`);
    const { id: _, launchId: __, entryId: ___, settledXid: ____, ...values } = round;
    await tx.insert(gameRounds).values({
      ...values,
      walletId,
      orderNo: 'PESOS1',
      roundKey: 'PESOS1',
      bet: 5000,
      validBet: 5000,
      win: 1200,
      state: 'settled',
      createdAt: of.at,
      settledAt: of.at,
    });
    const house = await houseWallet(tx, 'house:cashier', of.currency, of.at);
    await postEntry(tx, {
      kind: 'deposit',
      scope: `test:${accountId}`,
      idempotencyKey: 'pesos',
      body: {},
      reference: 'PESOS2',
      lines: [
        { walletId: house, amount: -70_000, kind: 'house' },
        { walletId, amount: 70_000, kind: 'deposit' },
      ],
      at: of.at,
    });
  });
  const pesos = { ...days, currency: 'PHP' };
  const bets = await client.value(lineBets, pesos, { token });
  expect(bets).toMatchObject({ currency: 'PHP', currencies: ['PHP', 'USD'], total: 1 });
  expect(bets.totals).toMatchObject({ betAmount: 50, validBetAmount: 50, winAmount: 12 });
  expect(bets.list.map(({ orderNo }) => orderNo)).toEqual(['PESOS1']);
  const moved = await client.value(lineTransactions, pesos, { token });
  expect(moved).toMatchObject({ currencies: ['PHP', 'USD'], total: 1 });
  expect(moved.totals).toEqual({ in: 700, out: 0, net: 700 });
  for (const by of ['branch', 'member'] as const) {
    const results = await client.value(lineResults, { ...pesos, by }, { token });
    expect(results.currencies).toEqual(['PHP', 'USD']);
    expect(results.totals).toMatchObject({ bets: 50, wins: 12, deposits: 700, net: -38 });
    expect(results.list[0]?.figures).toMatchObject({ bets: 50, deposits: 700, net: -38 });
  }
  const after = await client.value(lineBets, { ...days, pageSize: 1 }, { token });
  expect(after).toMatchObject({ currency: 'USD', total: dollars.total, totals: dollars.totals });
  // Later pages do not repeat it; income is of the agent's own wallets.
  const next = await client.value(lineBets, { ...days, cursor: after.next }, { token });
  expect(next.currencies).toBeUndefined();
  const income = (of: object) => client.value(agentIncome, { ...days, ...of }, { token });
  expect((await income({})).currencies).toEqual(['USD']);
  expect((await income({ account })).currencies).toEqual(['PHP', 'USD']);
});

test('[R11.03] in the team’s file each balance has its currency', async () => {
  const { db } = running.gateway;
  const account = await playerOfLine();
  const balances = async () => {
    const { headings, rows } = await fileOf(teamMembersExport, { search: account });
    const cells = ['Currency', 'Balance'].map((name) => headings.indexOf(name));
    return rows.map((row) => cells.map((at) => row[at]));
  };
  expect(await balances()).toEqual([['USD', expect.stringMatching(/^\d+\.\d\d$/)]]);
  await db.update(accounts).set({ currency: 'VND' }).where(eq(accounts.username, account));
  expect(await balances()).toEqual([['VND', '0']]);
  await db.update(accounts).set({ currency: 'USD' }).where(eq(accounts.username, account));
});

test('[R11.08] a reversed round is in neither rows nor totals of settled rounds, before and after lines are aggregated', async () => {
  const { db } = running.gateway;
  const page = await client.value(lineBets, { ...days, state: 'settled' }, { token });
  const gone = page.list.at(-1)?.orderNo ?? '';
  await db
    .update(gameRounds)
    .set({ state: 'cancelled', validBet: 0, win: 0 })
    .where(sql`${gameRounds.orderNo} = ${gone}`);
  for (const _ of ['open days', 'summed up']) {
    const after = await everything(lineBets, { ...days, state: 'settled', pageSize: 100 });
    expect(after.last.total).toBe(page.total - 1);
    expect(after.rows).toHaveLength(page.total - 1);
    expect(after.rows.map(({ orderNo }) => orderNo)).not.toContain(gone);
    expect(cents(after.last.totals.betAmount)).toBe(sum(after.rows, (row) => row.betAmount));
    await rollUpLines(running.gateway);
  }
});

test('[R11.01] [R11.05] [R11.08] for an account that came from another line its new upline sees the days since, as the rows of its own line do, and no former upline does', async () => {
  const { db, clock } = running.gateway;
  const all = await everything(lineBets, { ...days, state: 'settled', pageSize: 100 });
  const branches = (await client.value(teamOverview, days, { token })).branches;
  const account = branches.find(({ bets }) => bets > 0)?.account ?? '';
  const whole = await everything(lineBets, { ...days, account, state: 'settled', pageSize: 100 });
  const times = whole.rows
    .map(({ settleTime = 0 }) => settleTime)
    .sort((one, other) => one - other);
  const middle = times[Math.floor(times.length / 2)] ?? clock.now();
  const cameOn = await merchantDay(db, middle);
  const [agent, moved] = [await idOf('demo_agent'), await idOf(account)];
  // The state after a move: from that day on, for the account and all below it, under every account above the agent.
  await db.execute(sql`
    update account_lines set from_day = ${cameOn}
    where ancestor_id in (select ancestor_id from account_lines where descendant_id = ${agent})
      and descendant_id in (select descendant_id from account_lines where ancestor_id = ${moved})`);
  await rollUpLines(running.gateway);
  const since = await everything(lineBets, { ...days, account, state: 'settled', pageSize: 100 });
  const firstDay = dayOf(cameOn * DAY);
  expect(since.rows.length).toBeGreaterThan(0);
  expect(since.rows.length).toBeLessThan(whole.rows.length);
  expect(since.rows.every(({ settleTime = 0 }) => dayOf(settleTime) >= firstDay)).toBe(true);
  const rest = await everything(lineBets, { ...days, state: 'settled', pageSize: 100 });
  expect(all.rows.length - rest.rows.length).toBe(whole.rows.length - since.rows.length);
  for (const scope of ['own', 'direct', 'team'] as const) {
    const { rows } = await everything(lineTransactions, { ...days, account, scope, pageSize: 100 });
    expect(
      rows.every(({ time }) => dayOf(time) >= firstDay),
      scope,
    ).toBe(true);
  }
  const row = (await client.value(teamOverview, days, { token })).branches.find(
    (branch) => branch.account === account,
  );
  const drilled = await client.value(teamOverview, { ...days, account }, { token });
  for (const figure of LINE_FIGURES) {
    expect(cents(drilled.figures[figure]), figure).toBe(cents(row?.[figure] ?? Number.NaN));
  }
  // The days before the move are not visible.
  const before = { from: days.from, until: dayOf(cameOn * DAY - DAY) };
  const none = await client.value(lineBets, { ...before, account }, { token });
  expect(none).toMatchObject({ total: 0, list: [] });
  const former = await client.value(teamOverview, { ...before, account }, { token });
  expect(former.figures).toMatchObject({ bets: 0, deposits: 0, wins: 0 });
  const nobody = { total: 0, registrations: 0, firstDeposits: 0, active: 0 };
  expect(former.members).toEqual(nobody);
  const after = { from: dayOf(cameOn * DAY), until: days.until };
  const came = await client.value(teamOverview, { ...after, account }, { token });
  expect(came.previousMembers).toEqual(nobody);
  expect(came.members.total).toBeGreaterThan(0);
});
