import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrands, ensureGamePages, ensurePortal } from './build/build.ts';
import { type Figures, medians, misses } from './lighthouse/figures.ts';
import { audit, type Form } from './lighthouse/run.ts';
import { startTemporaryGateway } from './serve/temporary-gateway.ts';
import { reportFailure, root, ScriptError, step, table } from './terminal.ts';
import { ensureBrowser } from './test/browser.ts';

const RUNS = 3;

/** The median of each figure over the runs. */
async function measure(url: string, form: Form): Promise<Figures> {
  const runs: Figures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(url, form));
  return medians(runs);
}

const row = (form: Form, figures: Figures) => [
  form,
  figures.performance,
  figures.accessibility,
  figures.bestPractices,
  figures.cls.toFixed(3),
  `${Math.round(figures.lcp)} ms`,
  `${Math.round(figures.tbt)} ms`,
];

async function main(): Promise<void> {
  await ensureBrowser();
  await ensureBrands();
  await ensureGamePages();
  await ensurePortal();
  const gateway = await step('Starting a gateway with new demo data', () =>
    startTemporaryGateway(),
  );
  try {
    const url = `${gateway.url}/`;
    const desktop = await step(`Desktop, ${RUNS} runs`, () => measure(url, 'desktop'));
    const mobile = await step(`Mobile, ${RUNS} runs`, () => measure(url, 'mobile'));
    const head = ['home', 'performance', 'accessibility', 'best practices', 'CLS', 'LCP', 'TBT'];
    console.log(`\n${table(head, [row('desktop', desktop), row('mobile', mobile)])}\n`);
    const file = join(root, '.cache/lighthouse.json');
    await mkdir(join(root, '.cache'), { recursive: true });
    await writeFile(file, `${JSON.stringify({ desktop, mobile }, null, 2)}\n`);
    const missed = [...misses('desktop', desktop), ...misses('mobile', mobile)];
    if (missed.length > 0) throw new ScriptError(missed.join('\n'));
    console.log('Every budget is met.');
  } finally {
    await gateway.stop();
  }
}

try {
  await main();
} catch (error) {
  reportFailure(error);
}
