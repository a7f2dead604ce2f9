import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamMembersList, teamOverview } from '../../gateway/contract/agents.ts';
import { DAY } from '../../gateway/contract/durations.ts';
import type { RequestOf } from '../../gateway/contract/endpoint.ts';
import { rowsOf } from '../../gateway/database/rows-of.ts';
import { accountLines, accounts, settings, wallets } from '../../gateway/database/schema/index.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway, type TestClient } from './client.ts';
import { readPages } from './read-pages.ts';

let running: RunningGateway;
let client: TestClient;
let token: string;
beforeAll(async () => {
  running = await startTestGateway();
  client = createClient(running.url);
  token = (await client.logIn('demo_agent')).token;
}, 60_000);
afterAll(() => running?.close());

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const cents = (amount: number) => Math.round(amount * 100);

async function idOf(username: string): Promise<number> {
  const [row] = await running.gateway.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.username, username));
  if (!row) throw new Error(`${username} was not seeded.`);
  return row.id;
}

/** All accounts below an account, computed by the upline of each, without the closure table. */
async function lineByUplines(id: number): Promise<number[]> {
  const all = await running.gateway.db
    .select({ id: accounts.id, uplineId: accounts.uplineId })
    .from(accounts);
  const found = [id];
  for (const each of found) {
    found.push(...all.filter(({ uplineId }) => uplineId === each).map((row) => row.id));
  }
  return found;
}

async function number(query: ReturnType<typeof sql>): Promise<number> {
  const answer = await running.gateway.db.execute(query);
  const [row] = rowsOf<{ value: unknown }>(answer);
  return Number(row?.value);
}
const among = (ids: readonly number[]) =>
  sql`(${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;

describe('the overview of a line', () => {
  test('[R11.01] [R11.08] [R2.83] equals rounds and journal of the agent and all accounts below, with the period before', async () => {
    const now = running.gateway.clock.now();
    const from = now - 29 * DAY;
    const answer = await client.value(
      teamOverview,
      { from: dayOf(from), until: dayOf(now) },
      { token },
    );
    const ids = await lineByUplines(await idOf('demo_agent'));
    const start = Date.parse(`${dayOf(from)}T00:00:00Z`);
    const rounds = (column: 'bet' | 'valid_bet' | 'win', since: number, before: number) =>
      number(sql`select coalesce(sum(${sql.raw(column)}), 0) as value from game_rounds r
        join wallets w on w.id = r.wallet_id
        where r.state = 'settled' and w.kind = 'main' and w.currency = 'USD'
          and r.account_id in ${among(ids)} and r.settled_at >= ${since} and r.settled_at < ${before}`);
    const moved = (kinds: readonly string[], since: number, before: number) =>
      number(sql`select coalesce(sum(l.amount), 0) as value from journal_lines l
        join wallets w on w.id = l.wallet_id
        where w.kind = 'main' and w.currency = 'USD' and w.account_id in ${among(ids)}
          and l.kind in (${sql.join(
            kinds.map((kind) => sql`${kind}`),
            sql`, `,
          )}) and l.created_at >= ${since} and l.created_at < ${before}`);
    const end = now + DAY;
    expect(cents(answer.figures.bets)).toBe(await rounds('bet', start, end));
    expect(cents(answer.figures.bets)).toBeGreaterThan(0);
    expect(cents(answer.figures.validBets)).toBe(await rounds('valid_bet', start, end));
    expect(cents(answer.figures.wins)).toBe(await rounds('win', start, end));
    expect(cents(answer.figures.deposits)).toBe(await moved(['deposit'], start, end));
    expect(cents(answer.figures.withdrawals)).toBe(0 - (await moved(['withdrawal'], start, end)));
    expect(cents(answer.figures.rebates)).toBe(await moved(['rebate'], start, end));
    expect(cents(answer.figures.bonuses)).toBe(await moved(['bonus', 'referral'], start, end));
    expect(cents(answer.previous.bets)).toBe(await rounds('bet', start - 30 * DAY, start));
    expect(answer.previousFrom).toBe(dayOf(start - 30 * DAY));
    expect(answer.previousUntil).toBe(dayOf(start - DAY));
    const balance = await number(sql`select sum(balance) as value from wallets
      where kind = 'main' and currency = 'USD' and account_id in ${among(ids)}`);
    expect(cents(answer.balance.now)).toBe(balance);
    const change = await number(sql`select coalesce(sum(l.amount), 0) as value from journal_lines l
      join wallets w on w.id = l.wallet_id
      where w.kind = 'main' and w.currency = 'USD' and w.account_id in ${among(ids)}
        and l.created_at >= ${start}`);
    expect(cents(answer.balance.before)).toBe(balance - change);
    const until = start + 15 * DAY;
    const earlier = await client.value(
      teamOverview,
      { from: dayOf(from), until: dayOf(until - DAY) },
      { token },
    );
    const since = await number(sql`select coalesce(sum(l.amount), 0) as value from journal_lines l
      join wallets w on w.id = l.wallet_id
      where w.kind = 'main' and w.currency = 'USD' and w.account_id in ${among(ids)}
        and l.created_at >= ${until}`);
    expect(since).not.toBe(0);
    expect(cents(earlier.balance.now)).toBe(balance - since);
    expect(earlier.balance.before).toBe(answer.balance.before);
    expect(answer.members.total).toBe(ids.length - 1);
    const played = await number(sql`select count(distinct r.account_id) as value from game_rounds r
      join wallets w on w.id = r.wallet_id
      where r.state = 'settled' and w.kind = 'main' and r.valid_bet > 0
        and r.account_id in ${among(ids.slice(1))} and r.settled_at >= ${start}`);
    expect(answer.members.active).toBe(played);

    expect(answer.days).toHaveLength(30);
    const sum = (list: readonly { validBets: number }[]) =>
      list.reduce((total, { validBets }) => total + cents(validBets), 0);
    expect(sum(answer.days)).toBe(cents(answer.figures.validBets));
    expect(sum([...answer.branches, answer.otherBranches, answer.own])).toBe(
      cents(answer.figures.validBets),
    );
    expect(sum(answer.products)).toBe(cents(answer.figures.validBets));
    expect(answer.branches.length).toBeLessThanOrEqual(10);
    expect(answer.branches.length).toBeGreaterThan(1);
  });

  test('[R11.15] an account outside the line is not found, and a member has no line', async () => {
    const days = { from: '2026-11-01', until: '2026-11-02' };
    const outside = await client.call(teamOverview, { ...days, account: 'demo_player' }, { token });
    expect(outside).toMatchObject({ status: 404, errorCode: 'not_found' });
    const nobody = await client.call(teamOverview, { ...days, account: 'nobody_here' }, { token });
    expect(nobody).toMatchObject({ status: 404, errorCode: 'not_found' });
    const member = createClient(running.url);
    const { token: memberToken } = await member.logIn('demo_player');
    for (const endpoint of [teamOverview, teamMembersList]) {
      const refused = await member.call(endpoint, days, { token: memberToken });
      expect(refused).toMatchObject({ status: 403, errorCode: 'non_agent_login' });
    }
  });

  test('[R11.01] an invalid range is refused at its field', async () => {
    const refused = async (from: string, until: string) => {
      const answer = await client.call(teamOverview, { from, until }, { token });
      expect(answer).toMatchObject({ status: 400, errorCode: 'request_param_err' });
      return answer.success ? undefined : answer.value?.fields;
    };
    expect(await refused('2026-02-30', '2026-03-01')).toEqual({ from: 'date_invalid' });
    expect(await refused('2026-03-02', '2026-03-01')).toEqual({ until: 'range_reversed' });
    expect(await refused('2025-01-01', '2026-01-02')).toEqual({ until: 'range_too_long' });
    const currency = await client.call(
      teamOverview,
      { from: '2026-03-01', until: '2026-03-01', currency: 'XYZ' },
      { token },
    );
    expect(currency).toMatchObject({
      status: 400,
      value: { fields: { currency: 'currency_unknown' } },
    });
  });

  test('[R11.01] days begin in the merchant’s time zone, and a change of it recalculates them', async () => {
    const now = running.gateway.clock.now();
    const days = { from: dayOf(now - 3 * DAY), until: dayOf(now - 2 * DAY) };
    const start = Date.parse(`${days.from}T00:00:00+08:00`);
    const ids = await lineByUplines(await idOf('demo_agent'));
    await client.developer('settings', { timeZone: 'Asia/Manila' });
    const answer = await client.value(teamOverview, days, { token });
    expect(answer.timeZone).toBe('Asia/Manila');
    const bets = await number(sql`select coalesce(sum(bet), 0) as value from game_rounds r
      join wallets w on w.id = r.wallet_id
      where r.state = 'settled' and w.kind = 'main' and w.currency = 'USD'
        and r.account_id in ${among(ids)}
        and r.settled_at >= ${start} and r.settled_at < ${start + 2 * DAY}`);
    expect(cents(answer.figures.bets)).toBe(bets);
    await client.developer('settings', { timeZone: 'UTC' });
    const [row] = await running.gateway.db
      .select()
      .from(settings)
      .where(eq(settings.key, 'merchant'));
    expect(row?.value).toMatchObject({ timeZone: 'UTC' });
  });
});

describe('the team', () => {
  test('[R11.03] can be filtered by kind, level, registration, last login and balance, each independently', async () => {
    const list = async (filter: Partial<RequestOf<typeof teamMembersList>>) =>
      (
        await client.value(teamMembersList, { level: 1, pageSize: 100, ...filter }, { token })
      ).list.map(({ account }) => account);
    const everybody = await list({});
    const { db, clock } = running.gateway;
    const [first = '', second = '', third = ''] = everybody;
    const now = clock.now();
    const seen = (account: string, lastLoginAt: number | null) =>
      db.update(accounts).set({ lastLoginAt }).where(eq(accounts.username, account));
    for (const account of everybody) await seen(account, null);
    await seen(first, now - DAY / 2);
    await seen(second, now - 5 * DAY);
    await seen(third, now - 40 * DAY);
    expect(await list({ lastLogin: '1' })).toEqual([first]);
    expect(await list({ lastLogin: '7' })).toEqual([first, second].sort());
    expect(await list({ lastLogin: '30' })).toEqual([first, second].sort());
    expect(await list({ lastLogin: 'longer' })).toEqual([third]);
    expect(await list({ lastLogin: 'never' })).toEqual(everybody.slice(3));

    const rows = await client.value(teamMembersList, { level: 1, pageSize: 100 }, { token });
    const rich = rows.list.filter(({ balance }) => balance > 0).map(({ account }) => account);
    expect(await list({ balance: 'some' })).toEqual(rich);
    expect(await list({ balance: 'none' })).toEqual(
      everybody.filter((account) => !rich.includes(account)),
    );
    const days = rows.list.map(({ registeredAt }) => dayOf(registeredAt)).sort();
    const middle = days[Math.floor(days.length / 2)] ?? '';
    expect(await list({ registeredFrom: middle })).toEqual(
      rows.list
        .filter(({ registeredAt }) => dayOf(registeredAt) >= middle)
        .map(({ account }) => account),
    );
    const agents = rows.list.filter(({ isAgent }) => isAgent).map(({ account }) => account);
    expect(await list({ kind: 'agent' })).toEqual(agents);
    expect(await list({ kind: 'member' })).toEqual(
      everybody.filter((account) => !agents.includes(account)),
    );
    const refused = await client.call(teamMembersList, { registeredFrom: '2026-02-30' }, { token });
    expect(refused).toMatchObject({
      success: false,
      errorCode: 'request_param_err',
      value: { fields: { registeredFrom: 'date_invalid' } },
    });
  });

  test('[R11.03] is sorted by balances in several currencies in units of the catalogue', async () => {
    const { db } = running.gateway;
    const direct = await client.value(teamMembersList, {}, { token });
    const names = direct.list.map(({ account }) => account);
    const given = [
      ['VND', 3_000_000],
      ['KWD', 299_999],
      ['JPY', 30_001],
      ['USD', 29_998],
    ] as const;
    const before = await db.select().from(accounts).where(inArray(accounts.username, names));
    for (const [index, [currency, balance]] of given.entries()) {
      const account = before[index];
      if (!account) throw new Error('The line is too short.');
      await db.update(accounts).set({ currency }).where(eq(accounts.id, account.id));
      const wallet = { accountId: account.id, kind: 'main', currency, balance } as const;
      await db
        .insert(wallets)
        .values({ ...wallet, createdAt: 0 })
        .onConflictDoNothing();
      await db
        .update(wallets)
        .set({ balance })
        .where(and(eq(wallets.accountId, account.id), eq(wallets.currency, currency)));
    }
    const sorted = async (descending: 'true' | 'false') => {
      const query = { sort: 'balance', descending, pageSize: 2 } as const;
      const pages = await readPages(client, teamMembersList, query, { token });
      return pages
        .flatMap(({ list }) => list)
        .filter(({ account }) =>
          before.slice(0, given.length).some((row) => row.username === account),
        )
        .map(({ currency, balance }) => [currency, balance]);
    };
    const lowest = [
      ['USD', 299.98],
      ['KWD', 299.999],
      ['VND', 3_000_000],
      ['JPY', 30_001],
    ];
    expect(await sorted('false')).toEqual(lowest);
    expect(await sorted('true')).toEqual(lowest.toReversed());
    for (const { id, currency } of before) {
      await db.update(accounts).set({ currency }).where(eq(accounts.id, id));
    }
  });

  test('[R2.85] [R11.03] is paged by a cursor without gaps, in any order, with the counts of each', async () => {
    const agent = await idOf('demo_agent');
    const { db } = running.gateway;
    for (const sort of ['account', 'registered', 'lastLogin', 'balance'] as const) {
      for (const descending of ['true', 'false'] as const) {
        const query = { search: '', level: 4, sort, descending, pageSize: 70 };
        const pages = await readPages(client, teamMembersList, query, { token });
        for (const { total } of pages) expect(total).toBe(315);
        const names = pages.flatMap(({ list }) => list.map(({ account }) => account));
        expect(new Set(names).size).toBe(315);
        expect(names).toHaveLength(315);
        if (sort === 'account') {
          const sorted = names.toSorted();
          expect(names).toEqual(descending === 'true' ? sorted.toReversed() : sorted);
        }
      }
    }
    const direct = await client.value(teamMembersList, {}, { token });
    expect(direct.path).toEqual([{ account: 'demo_agent', nickname: 'Amelia Tan' }]);
    expect(direct.total).toBe(5);
    for (const row of direct.list) {
      const id = await idOf(row.account);
      expect(row.team).toBe((await lineByUplines(id)).length - 1);
      expect(row.level).toBe(1);
      const below = await db
        .select({ id: accountLines.descendantId })
        .from(accountLines)
        .where(
          and(
            eq(accountLines.ancestorId, id),
            inArray(accountLines.depth, [1]),
            isNull(accountLines.untilDay),
          ),
        );
      expect(row.direct).toBe(below.length);
    }
    expect(agent).toBeGreaterThan(0);

    const [first] = direct.list;
    if (!first) throw new Error('The line is empty.');
    const opened = await client.value(teamMembersList, { account: first.account }, { token });
    expect(opened.path.map(({ account }) => account)).toEqual(['demo_agent', first.account]);
    expect(opened.total).toBe(first.direct);
    const found = await client.value(
      teamMembersList,
      { search: opened.list[0]?.account ?? '' },
      { token },
    );
    expect(found.list.map(({ account, level }) => [account, level])).toContainEqual([
      opened.list[0]?.account,
      2,
    ]);
  });

  test('a search for a LIKE wildcard finds nobody, and an invalid cursor is refused', async () => {
    expect((await client.value(teamMembersList, { search: '%' }, { token })).total).toBe(0);
    for (const cursor of ['x', Buffer.from('[1,"2"]').toString('base64url')]) {
      const answer = await client.call(teamMembersList, { cursor }, { token });
      expect(answer).toMatchObject({
        status: 400,
        value: { fields: { cursor: 'cursor_invalid' } },
      });
    }
  });
});
