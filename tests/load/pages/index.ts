import { parseArgs } from 'node:util';
import { ensureBrands, ensureGamePages, ensurePortal } from '../../../scripts/build/build.ts';
import { median } from '../../../scripts/lighthouse/figures.ts';
import { startPostgres } from '../../../scripts/postgres.ts';
import { startTemporaryGateway } from '../../../scripts/serve/temporary-gateway.ts';
import { RENDERING } from '../../../scripts/speed/budgets.ts';
import { reportFailure, ScriptError, table } from '../../../scripts/terminal.ts';
import { TRUSTED_IP } from '../../e2e/support/environment.ts';
import { coldTimes, LOOKS, PATHS, warmTimes } from './renders.ts';
import { underLoad } from './under-load.ts';

const LOAD_SECONDS = 30;

const ms = (time: number) => time.toFixed(1);

/** The time within which a percentage of the requests is answered. */
function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return (
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 100))] ?? Number.NaN
  );
}

const DATABASES = ['embedded', 'postgres'] as const;

/** Starts a gateway on the development database, or on a PostgreSQL of its own. */
async function startGateway(database: (typeof DATABASES)[number]) {
  if (database === 'embedded') return startTemporaryGateway(TRUSTED_IP);
  const postgres = await startPostgres();
  try {
    const gateway = await startTemporaryGateway({
      ...TRUSTED_IP,
      DATABASE_URL: postgres.url,
      BAIZE_DEMO: '1',
    });
    return { url: gateway.url, stop: () => gateway.stop().then(postgres.stop) };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Measures on one database; returns what is over its budget. */
async function measure(url: string, seconds: number): Promise<string[]> {
  console.log(`Cold: ${PATHS.length} pages in ${LOOKS.length} brands and languages`);
  const cold = await coldTimes(url);
  console.log('Warm: each page again and again');
  const warm = await warmTimes(url);
  console.log(`${RENDERING.pagesPerSecond} pages a second for ${seconds} s while members bet`);
  const load = await underLoad(url, seconds);
  const rows = [
    ['warm page, median', ms(median(warm)), RENDERING.warm],
    ['cold page, median', ms(median(cold)), RENDERING.cold],
    ['cold page, longest', ms(Math.max(...cold)), ''],
    ['a bet under load, median', ms(median(load.bets)), ''],
    ['a bet under load, p99', ms(percentile(load.bets, 99)), RENDERING.bet],
    ['a page under load, median', ms(median(load.pages)), ''],
    ['a page under load, p99', ms(percentile(load.pages, 99)), ''],
  ] as const;
  console.log(table(['what', 'ms', 'budget'], rows));
  console.log(
    `${load.pages.length} pages of ${load.wanted}, ${load.notRendered} left to the browser, ` +
      `${load.failed} failed; ${load.bets.length} bets`,
  );
  const missed = rows.filter(([, time, budget]) => budget !== '' && Number(time) > budget);
  return [...missed.map(([name]) => name), ...(load.failed > 0 ? ['pages that failed'] : [])];
}

/**
 * Measures server-rendered pages over the loopback interface: cached ones (warm), uncached ones (cold), and 100 a second
 * while members bet. Ends with 1 where a budget is missed. `--seconds`: duration of the last measurement; `--only
 * embedded|postgres`: one of the two databases. The gateway, its database and the client share the machine.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: String(LOAD_SECONDS) },
      only: { type: 'string' },
    },
  });
  const seconds = Number(values.seconds);
  if (!(seconds >= 1)) throw new ScriptError('--seconds must be a number.');
  const wanted = DATABASES.filter((name) => values.only === undefined || name === values.only);
  if (wanted.length === 0) throw new ScriptError(`--only must be one of ${DATABASES.join(', ')}.`);
  await ensureBrands();
  await ensureGamePages();
  await ensurePortal();
  const missed: string[] = [];
  for (const database of wanted) {
    console.log(`\nOn ${database === 'embedded' ? 'the embedded database' : 'PostgreSQL'}`);
    const gateway = await startGateway(database);
    try {
      const names = await measure(gateway.url, seconds);
      missed.push(...names.map((name) => `${name} (${database})`));
    } finally {
      await gateway.stop();
    }
  }
  if (missed.length > 0) throw new ScriptError(`Over the budget: ${missed.join(', ')}.`);
}

await bench().catch(reportFailure);
