import { parseArgs } from 'node:util';
import { ensureBrands, ensureGamePages, ensurePortal } from '../../../scripts/build/build.ts';
import { median } from '../../../scripts/lighthouse/figures.ts';
import { startTemporaryGateway } from '../../../scripts/serve/temporary-gateway.ts';
import { RENDERING } from '../../../scripts/speed/budgets.ts';
import { reportFailure, ScriptError, table } from '../../../scripts/terminal.ts';
import { TRUSTED_IP } from '../../e2e/support/environment.ts';
import { coldTimes, LOOKS, PATHS, warmTimes } from './draws.ts';
import { underLoad } from './under-load.ts';

const LOAD_SECONDS = 30;

const ms = (time: number) => time.toFixed(1);

/** The time that so many of a hundred keep to. */
function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return (
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 100))] ?? Number.NaN
  );
}

/**
 * Measures the pages that the gateway draws, over the loopback: one that is kept (warm), one that nobody
 * asked for before (cold), and 100 a second while members bet. Ends with 1 where a budget is missed.
 * `--seconds`: how long the last takes. The gateway and who asks it share the machine.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: String(LOAD_SECONDS) } },
  });
  const seconds = Number(values.seconds);
  if (!(seconds >= 1)) throw new ScriptError('--seconds wants a number.');
  await ensureBrands();
  await ensureGamePages();
  await ensurePortal();
  const gateway = await startTemporaryGateway(TRUSTED_IP);
  try {
    console.log(`Cold: ${PATHS.length} pages in ${LOOKS.length} brands and languages`);
    const cold = await coldTimes(gateway.url);
    console.log('Warm: each page again and again');
    const warm = await warmTimes(gateway.url);
    console.log(`${RENDERING.pagesPerSecond} pages a second for ${seconds} s while members bet`);
    const load = await underLoad(gateway.url, seconds);
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
      `${load.pages.length} pages of ${load.wanted}, ${load.failed} failed; ${load.bets.length} bets`,
    );
    const missed = rows.filter(([, time, budget]) => budget !== '' && Number(time) > budget);
    const names: string[] = missed.map(([name]) => name);
    if (load.failed > 0) names.push('pages that failed');
    if (names.length > 0) throw new ScriptError(`Over the budget: ${names.join(', ')}.`);
  } finally {
    await gateway.stop();
  }
}

await bench().catch(reportFailure);
