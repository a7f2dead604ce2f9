import { performance } from 'node:perf_hooks';
import { DAY } from '../../../gateway/contract/durations.ts';
import {
  type AnyEndpoint,
  agentIncome,
  lineBets,
  lineResults,
  lineTransactions,
  type RequestOf,
  teamMembersList,
  teamOverview,
} from '../../../gateway/contract/index.ts';
import type { TestClient } from '../../contract/client.ts';

/** One call with a time budget. */
interface Case {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

export interface Measured {
  readonly name: string;
  /** Milliseconds. */
  readonly median: number;
  readonly max: number;
}

/** Number of pages before the late page that is measured. */
const LATE_PAGE = 8;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

interface Line {
  readonly client: TestClient;
  readonly token: string;
  readonly now: number;
  /** An agent directly below the agent, and a member with rounds. */
  readonly branch: string;
  readonly member: string;
  readonly vendor: string;
  readonly rareVendor: string;
}

/** Every call of the agent center's pages, with the most expensive filters. */
export async function casesOf(line: Line): Promise<Case[]> {
  const { client, token, now, branch, member, vendor, rareVendor } = line;
  const last = (days: number) => ({ from: dayOf(now - (days - 1) * DAY), until: dayOf(now) });
  const cases: Case[] = [];
  const add = <E extends AnyEndpoint>(name: string, endpoint: E, payload: RequestOf<E>) =>
    cases.push({ name, run: () => client.value(endpoint, payload, { token }) });
  /** The same calls, some pages later. */
  const addLate = async <E extends AnyEndpoint>(name: string, endpoint: E, payload: object) => {
    let cursor: string | undefined;
    for (let page = 0; page < LATE_PAGE; page += 1) {
      const answer: unknown = await client.value(
        endpoint,
        { ...payload, pageSize: 100, ...(cursor && { cursor }) } as RequestOf<E>,
        { token },
      );
      const next: unknown = Reflect.get(Object(answer), 'next');
      if (typeof next !== 'string') break;
      cursor = next;
    }
    add(name, endpoint, { ...payload, ...(cursor && { cursor }) } as RequestOf<E>);
  };

  add('overview, today', teamOverview, last(1));
  add('overview, 30 days', teamOverview, last(30));
  add('overview, 90 days', teamOverview, last(90));
  add('overview, 366 days', teamOverview, last(366));
  add('overview of a branch', teamOverview, { ...last(30), account: branch });
  add('team, right below', teamMembersList, {});
  add('team, level 4', teamMembersList, { level: 4 });
  add('team, level 4 by balance', teamMembersList, { level: 4, sort: 'balance' });
  add('team, level 4 by last login', teamMembersList, { level: 4, sort: 'lastLogin' });
  add('team, search', teamMembersList, { search: member.slice(0, -1) });
  await addLate('team, late page', teamMembersList, { level: 4, sort: 'registered' });
  for (const days of [1, 7, 90, 366]) add(`bets, ${days} days`, lineBets, last(days));
  const range = last(90);
  add('bets by amount', lineBets, { ...range, sort: 'bet' });
  add('bets by win', lineBets, { ...range, sort: 'win' });
  add('bets by win, one day', lineBets, { ...last(1), sort: 'win' });
  add('bets, oldest first', lineBets, { ...range, descending: 'false' });
  add('bets of a product', lineBets, { ...range, gameType: 'FISH' });
  add('bets of a rare product', lineBets, { ...range, gameType: 'COCKFIGHT' });
  add('bets of a vendor', lineBets, { ...range, vassalage: vendor });
  add('bets of a vendor by win', lineBets, { ...range, vassalage: vendor, sort: 'win' });
  add('bets of a rare vendor', lineBets, { ...range, vassalage: rareVendor });
  add('bets of a rare vendor by win', lineBets, {
    ...range,
    vassalage: rareVendor,
    sort: 'win',
  });
  add('bets, unsettled', lineBets, { ...range, state: 'open' });
  add('bets, cancelled', lineBets, { ...range, state: 'cancelled' });
  add('bets, cancelled by amount', lineBets, { ...range, state: 'cancelled', sort: 'bet' });
  add('bets of a member', lineBets, { ...range, account: member, scope: 'own' });
  add('bets of a branch', lineBets, { ...range, account: branch });
  add('bets of those right below', lineBets, { ...range, scope: 'direct' });
  await addLate('bets, late page', lineBets, range);
  await addLate('bets by amount, late page', lineBets, { ...range, sort: 'bet' });
  for (const days of [30, 90]) {
    add(`results by branch, ${days} days`, lineResults, { ...last(days), sort: 'net' });
    add(`results by member, ${days} days`, lineResults, { ...last(days), by: 'member' });
  }
  add('results by member, by account', lineResults, { ...range, by: 'member', sort: 'account' });
  add('results of a branch', lineResults, { ...range, account: branch });
  add('income, 90 days', agentIncome, range);
  for (const days of [1, 30, 90]) add(`transactions, ${days} days`, lineTransactions, last(days));
  add('transactions by amount', lineTransactions, { ...range, sort: 'amount' });
  add('transactions of a kind', lineTransactions, { ...range, kind: 'rebate' });
  add('transactions of a kind by amount', lineTransactions, {
    ...range,
    kind: 'bonus',
    sort: 'amount',
  });
  add('transactions of no kind', lineTransactions, { ...range, kind: 'dividend' });
  for (const state of ['pending', 'returned', 'done'] as const) {
    add(`transactions, ${state}`, lineTransactions, { ...range, state });
  }
  add('transactions of a member', lineTransactions, { ...range, account: member, scope: 'own' });
  add('transactions of a branch', lineTransactions, { ...range, account: branch });
  await addLate('transactions, late page', lineTransactions, range);
  return cases;
}

/** Number of calls of each case, after two that fill caches and plans. */
export async function measure(cases: readonly Case[], times: number): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { name, run } of cases) {
    const taken: number[] = [];
    for (let call = -2; call < times; call += 1) {
      const start = performance.now();
      await run();
      if (call >= 0) taken.push(performance.now() - start);
    }
    taken.sort((one, other) => one - other);
    measured.push({ name, median: taken[taken.length >> 1] ?? 0, max: taken.at(-1) ?? 0 });
  }
  return measured;
}
