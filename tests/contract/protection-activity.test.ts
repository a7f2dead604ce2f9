import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../gateway/contract/durations.ts';
import {
  ACTIVITY_AMOUNTS,
  ACTIVITY_PERIODS,
  type ActivityPeriod,
  memberActivity,
  memberActivityFile,
} from '../../gateway/contract/protection.ts';
import { accounts, journalLines, wallets } from '../../gateway/database/schema/index.ts';
import { activityOf } from '../../gateway/modules/protection/activity.ts';
import { toMajor } from '../../gateway/modules/wallet/money.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { createClient, startTestGateway } from './client.ts';

let running: RunningGateway;
beforeAll(async () => {
  running = await startTestGateway();
}, 120_000);
afterAll(() => running.close());

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

interface Line {
  readonly kind: string;
  readonly amount: number;
  readonly at: number;
}

/** Every line of the journal on an account's wallet, read independently of aggregated figures. */
async function journalOf(accountId: number, currency: string): Promise<readonly Line[]> {
  return running.gateway.db
    .select({ kind: journalLines.kind, amount: journalLines.amount, at: journalLines.createdAt })
    .from(journalLines)
    .innerJoin(wallets, eq(wallets.id, journalLines.walletId))
    .where(
      and(
        eq(wallets.accountId, accountId),
        eq(wallets.kind, 'main'),
        eq(wallets.currency, currency),
      ),
    );
}

const KINDS: Readonly<Record<string, readonly string[]>> = {
  deposits: ['deposit'],
  withdrawals: ['withdrawal'],
  stakes: ['bet', 'refund'],
  wins: ['win'],
  bonuses: ['bonus', 'referral', 'rebate'],
};

function sumsOf(lines: readonly Line[], currency: string) {
  const sum = (kinds: readonly string[]) =>
    lines.reduce((total, { kind, amount }) => total + (kinds.includes(kind) ? amount : 0), 0);
  const known = Object.values(KINDS).flat();
  const other = lines.reduce(
    (total, { kind, amount }) => total + (known.includes(kind) ? 0 : amount),
    0,
  );
  const of = (name: string) => sum(KINDS[name] ?? []);
  const major = (minor: number) => toMajor(minor, currency);
  return {
    deposits: major(of('deposits')),
    // Adding 0 converts -0 to 0.
    withdrawals: major(-of('withdrawals') + 0),
    stakes: major(-of('stakes') + 0),
    wins: major(of('wins')),
    net: major(of('wins') + of('stakes')),
    bonuses: major(of('bonuses')),
    other: major(other),
  };
}

test('[R10.07] deposits, withdrawals, stakes, wins, bonuses and net equal the journal, for every member of the demo data and every preset', async () => {
  const { db, clock } = running.gateway;
  const people = await db
    .selectDistinct({ id: accounts.id, currency: accounts.currency })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.accountId, accounts.id))
    .where(and(ne(accounts.type, 4), eq(wallets.kind, 'main'), isNotNull(wallets.balance)));
  expect(people.length).toBeGreaterThan(10);
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  const month = `${today.slice(0, 7)}-01`;
  const days: Readonly<Record<Exclude<ActivityPeriod, 'lifetime' | 'range'>, string>> = {
    day: today,
    week: new Date(startOf(today) - ((new Date(startOf(today)).getUTCDay() + 6) % 7) * DAY)
      .toISOString()
      .slice(0, 10),
    month,
    year: `${today.slice(0, 4)}-01-01`,
  };
  const range = {
    from: new Date(startOf(today) - 40 * DAY).toISOString().slice(0, 10),
    until: new Date(startOf(today) - 3 * DAY).toISOString().slice(0, 10),
  };
  for (const { id, currency } of people) {
    const journal = await journalOf(id, currency);
    for (const period of ACTIVITY_PERIODS) {
      const found = await activityOf(running.gateway, id, {
        period,
        ...(period === 'range' && { from: range.from, until: range.until }),
      });
      const from =
        period === 'range' ? range.from : period === 'lifetime' ? '1970-01-01' : days[period];
      const until = period === 'range' ? range.until : today;
      const within = journal.filter(({ at }) => at >= startOf(from) && at < startOf(until) + DAY);
      const { playedMs: _played, ...totals } = found.totals;
      expect(totals, `account ${id}, ${period}`).toEqual(sumsOf(within, currency));
      const balance = (before: number) =>
        toMajor(
          journal.reduce((sum, { amount, at }) => sum + (at < before ? amount : 0), 0),
          currency,
        );
      expect([found.opening, found.closing]).toEqual([
        balance(startOf(found.from)),
        balance(startOf(until) + DAY),
      ]);
      for (const name of ACTIVITY_AMOUNTS) {
        const sum = found.points.reduce((total, point) => total + point[name], 0);
        expect(sum, `${name} by ${found.by}`).toBeCloseTo(found.totals[name], 6);
      }
    }
  }
  // Some 25,000 queries: half a minute alone, four times that beside other load.
}, 240_000);

test('[R10.07] a range is reported by the day or the month, and an invalid one is refused at its field', async () => {
  const client = createClient(running.url);
  const { token } = await client.logIn('demo_player');
  const ask = (query: object) => client.call(memberActivity, query as never, { token });
  const week = await client.value(memberActivity, { period: 'week' }, { token });
  expect(week.by).toBe('day');
  expect(week.points.length).toBeLessThanOrEqual(7);
  const long = { period: 'range' as const, from: '2026-01-01', until: '2026-03-04' };
  expect(await client.value(memberActivity, long, { token })).toMatchObject({ by: 'month' });
  const short = await client.value(memberActivity, { ...long, until: '2026-03-03' }, { token });
  expect([short.by, short.points.length]).toEqual(['day', 62]);
  const problems = [
    [{ period: 'range' }, { from: 'required' }],
    [{ period: 'range', from: '2026-02-01' }, { until: 'required' }],
    [{ period: 'range', from: '2026-02-30', until: '2026-03-01' }, { from: 'date_invalid' }],
    [{ period: 'range', from: '2026-03-02', until: '2026-03-01' }, { until: 'range_reversed' }],
    [{ period: 'range', from: '2000-01-01', until: '2026-03-01' }, { until: 'range_too_long' }],
  ] as const;
  for (const [query, fields] of problems) {
    expect(await ask(query), JSON.stringify(query)).toMatchObject({
      errorCode: 'request_param_err',
      value: { fields },
    });
  }
});

test('[R10.07] the CSV has a line for each day, whose sums equal the totals', async () => {
  const client = createClient(running.url);
  const { token } = await client.logIn('demo_player');
  const { totals, points } = await client.value(memberActivity, { period: 'lifetime' }, { token });
  const answer = await client.call(memberActivityFile, { period: 'lifetime' }, { token });
  if (!answer.success) throw new Error(answer.errorCode);
  expect(answer.headers.get('content-disposition')).toMatch(/my-activity-.*\.csv/);
  const [head, ...lines] = answer.value.replace('\uFEFF', '').split('\r\n');
  expect(head).toBe(
    'Day or month,Currency,Deposits,Withdrawals,Stakes,Wins,Net,Bonuses,Other,Minutes played',
  );
  expect(lines).toHaveLength(points.length);
  for (const [index, name] of ACTIVITY_AMOUNTS.entries()) {
    const sum = lines.reduce((total, line) => total + Number(line.split(',')[index + 2]), 0);
    expect(sum, name).toBeCloseTo(totals[name], 6);
  }
  const filipino = await client.call(
    memberActivityFile,
    { period: 'day' },
    { token, language: 'TY' },
  );
  expect(filipino.success && filipino.value).toContain('Mga deposito');
});
