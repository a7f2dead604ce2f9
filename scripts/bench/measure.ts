import type { Browser, CDPSession, Page } from 'playwright';
import type { TaskName } from '../../tests/load/bench/harness.ts';
import { median } from '../lighthouse/figures.ts';

export type VariantName = 'kit' | 'hand';
/** `hand-brands`: the hand-written cards once more, for two brands. */
export type PageName = VariantName | 'hand-brands';
/** Main-thread CPU time in milliseconds: everything, and of that what scripts took. */
export interface Cost {
  readonly all: number;
  readonly script: number;
}

export interface BenchPage {
  readonly page: Page;
  readonly devtools: CDPSession;
}

const SIZE = { width: 1280, height: 800 };

/** A variant in a context, and so a process, of its own; time is the thread's, not the wall's. */
export async function openVariant(
  browser: Browser,
  url: string,
  variant: PageName,
): Promise<BenchPage> {
  const context = await browser.newContext({ viewport: SIZE, deviceScaleFactor: 1 });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${variant}: ${error.message}`));
  await page.goto(`${url}/${variant}.html`);
  await page.waitForFunction(() => Boolean(window.bench));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, devtools };
}

async function cpu({ devtools }: BenchPage): Promise<Cost> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((each) => each.name === name)?.value ?? 0) * 1000;
  return { all: of('TaskDuration'), script: of('ScriptDuration') };
}

/** One measured round: put up, collect garbage, run, take down. */
export async function round(variant: BenchPage, task: TaskName): Promise<Cost> {
  const { page, devtools } = variant;
  await page.bringToFront();
  await page.evaluate((name) => window.bench[name].prepare?.(), task);
  await devtools.send('HeapProfiler.collectGarbage');
  const before = await cpu(variant);
  await page.evaluate((name) => window.bench[name].run(), task);
  const after = await cpu(variant);
  await page.evaluate((name) => window.bench[name].clear(), task);
  return { all: after.all - before.all, script: after.script - before.script };
}

export interface Comparison {
  readonly kit: Cost;
  readonly hand: Cost;
  /** How many times the hand-written variant's cost the kit's is. */
  readonly ratio: number;
}

const middle = (costs: readonly Cost[]): Cost => ({
  all: median(costs.map(({ all }) => all)),
  script: median(costs.map(({ script }) => script)),
});

/**
 * Medians over interleaved rounds: both variants meet the same moods of the machine, and who is
 * first changes. The first rounds, in which the engine still compiles, do not count.
 */
export async function compare(
  variants: Readonly<Record<VariantName, BenchPage>>,
  task: TaskName,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<Comparison> {
  const costs: Record<VariantName, Cost[]> = { kit: [], hand: [] };
  for (let at = 0; at < rounds + warmUp; at += 1) {
    const order: VariantName[] = at % 2 === 0 ? ['kit', 'hand'] : ['hand', 'kit'];
    for (const name of order) {
      const cost = await round(variants[name], task);
      if (at >= warmUp) costs[name].push(cost);
    }
  }
  const [kit, hand] = [middle(costs.kit), middle(costs.hand)];
  return { kit, hand, ratio: kit.all / hand.all };
}
