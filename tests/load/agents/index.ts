import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { DAY } from '../../../gateway/contract/durations.ts';
import { lineBets, teamMembersList } from '../../../gateway/contract/index.ts';
import { rowsOf } from '../../../gateway/database/rows-of.ts';
import { rollUpLines } from '../../../gateway/modules/agents/roll-up.ts';
import type { RunningGateway } from '../../../gateway/server.ts';
import { startPostgres } from '../../../scripts/postgres.ts';
import { reportFailure, ScriptError } from '../../../scripts/terminal.ts';
import { createClient, startTestGateway } from '../../contract/client.ts';
import { casesOf, type Measured, measure } from './measure.ts';
import { BENCH_AGENT, RARE_VENDOR, type Size, seedLoad } from './seed.ts';

/** Budget of one call in milliseconds: on PostgreSQL with the whole line, and embedded with the demo's data. */
const BUDGET = { postgres: 300, embedded: 50 } as const;
const CALLS = 20;
const POLL_MS = 500;

const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);

async function measureLine(running: RunningGateway, agent: string, rareVendor?: string) {
  const client = createClient(running.url);
  const { token } = await client.logIn(agent);
  const now = running.gateway.clock.now();
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const bets = await client.value(
    lineBets,
    { from: dayOf(now - 30 * DAY), until: dayOf(now) },
    { token },
  );
  const team = await client.value(teamMembersList, {}, { token });
  const [bet] = bets.list;
  const [branch] = team.list;
  if (!bet || !branch) throw new ScriptError(`The line of ${agent} is empty.`);
  const line = {
    client,
    token,
    now,
    branch: branch.account,
    member: bet.account,
    vendor: bet.vassalage,
    rareVendor: rareVendor ?? bet.vassalage,
  };
  return measure(await casesOf(line), CALLS);
}

/** Prints the measurements. Returns the number of calls over the budget. */
function print(title: string, measured: readonly Measured[], budget: number): number {
  const width = Math.max(...measured.map(({ name }) => name.length));
  console.log(`\n${title}: median and longest of ${CALLS} calls, budget ${budget} ms`);
  for (const { name, median, max } of measured) {
    const verdict = max <= budget ? '' : median <= budget ? '  the longest missed' : '  MISSED';
    const numbers = [median, max].map((time) => time.toFixed(1).padStart(9)).join('');
    console.log(`  ${name.padEnd(width)}${numbers}${verdict}`);
  }
  return measured.filter(({ max }) => max > budget).length;
}

/** Aggregates the figures of lines until no day is left; the gateway's own job may run at the same time. */
async function rollUpAll({ gateway }: RunningGateway): Promise<void> {
  for (;;) {
    await rollUpLines(gateway);
    const [row] = rowsOf<{ waiting: boolean }>(
      await gateway.db.execute(sql`
        select exists (
          select 1 from (select distinct day from account_figures) as f
          where f.day < (select max(day) from account_figures)
            and not exists (select 1 from line_figure_days d where d.day = f.day)
        ) as waiting`),
    );
    if (!row?.waiting) return;
    await wait(POLL_MS);
  }
}

/** Measures on a database; one without the line is filled first. */
async function onDatabase(url: string, size: Size): Promise<Measured[]> {
  const address = new URL(url);
  // The statements that fill a line take minutes.
  address.searchParams.set('statement_timeout', '0');
  process.env.DATABASE_URL = address.href;
  const running = await startTestGateway();
  try {
    const { db } = running.gateway;
    const known = await db.execute(
      sql`select 1 from accounts where username = ${BENCH_AGENT}::text`,
    );
    if (rowsOf(known).length === 0) await seedLoad(running, size, say);
    say('lines');
    await rollUpAll(running);
    await db.execute('vacuum analyze');
    say('measuring');
    return await measureLine(running, BENCH_AGENT, RARE_VENDOR);
  } finally {
    await running.close();
    delete process.env.DATABASE_URL;
  }
}

async function onPostgres(size: Size, url: string | undefined): Promise<Measured[]> {
  if (url !== undefined) return onDatabase(url, size);
  const postgres = await startPostgres();
  try {
    return await onDatabase(postgres.url, size);
  } finally {
    await postgres.stop();
  }
}

async function embedded(): Promise<Measured[]> {
  const running = await startTestGateway();
  try {
    await rollUpLines(running.gateway);
    say('measuring the demo');
    return await measureLine(running, 'demo_agent');
  } finally {
    await running.close();
  }
}

/**
 * Measures every call of the agent center: on PostgreSQL with a line of 50,000 members and 5,000,000
 * rounds, and on the embedded database with the demo's data. Ends with 1 where a budget is missed.
 * `--members`, `--rounds`: a smaller line; `--only postgres|embedded`: one of the two;
 * `--database <url>`: a PostgreSQL that is kept: the first run fills it, later ones measure at once.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      members: { type: 'string', default: '50000' },
      rounds: { type: 'string', default: '5000000' },
      only: { type: 'string' },
      database: { type: 'string' },
    },
  });
  const size = { members: Number(values.members), rounds: Number(values.rounds) };
  if (!(size.members >= 1000 && size.rounds >= 1000)) {
    throw new ScriptError('A line must have at least 1000 members and 1000 rounds.');
  }
  let missed = 0;
  if (values.only !== 'postgres') {
    missed += print('Embedded, the demo', await embedded(), BUDGET.embedded);
  }
  if (values.only !== 'embedded') {
    const title = `PostgreSQL, ${size.members} members and ${size.rounds} rounds`;
    missed += print(title, await onPostgres(size, values.database), BUDGET.postgres);
  }
  console.log(missed === 0 ? '\nEvery call is within its budget.' : `\n${missed} calls missed.`);
  process.exit(missed === 0 ? 0 : 1);
}

await bench().catch(reportFailure);
