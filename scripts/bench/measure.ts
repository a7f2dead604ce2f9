import type { Browser, CDPSession, Page } from 'playwright';
import type { TaskName } from '../../tests/load/bench/harness.ts';
import { median } from '../lighthouse/figures.ts';

/**
 * `kit`: this kit. `hand`: usual hand-written code, with a native dialog and static CSS. `best`: the cheapest possible
 * hand-written code.
 */
export type VariantName = 'kit' | 'hand' | 'best';
/** `hand-brands`, `best-brands`: the hand-written cards for two brands. */
export type PageName = VariantName | 'hand-brands' | 'best-brands';
export const VARIANTS: readonly VariantName[] = ['kit', 'hand', 'best'];

export interface BenchPage {
  readonly page: Page;
  readonly devtools: CDPSession;
}

const SIZE = { width: 1280, height: 800 };

/** A variant in a browser context, and therefore process, of its own; measures CPU time, not elapsed time. */
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

/** All variants, each in its own process. */
export async function openVariants(
  browser: Browser,
  url: string,
  pages: Readonly<Record<VariantName, PageName>>,
): Promise<Record<VariantName, BenchPage>> {
  return {
    kit: await openVariant(browser, url, pages.kit),
    hand: await openVariant(browser, url, pages.hand),
    best: await openVariant(browser, url, pages.best),
  };
}

/** CPU time of the page's main thread so far, in milliseconds. */
async function cpu({ devtools }: BenchPage): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** CPU time of the main thread during `work`, after a garbage collection, in milliseconds. */
export async function cpuOf(variant: BenchPage, work: () => Promise<unknown>): Promise<number> {
  await variant.devtools.send('HeapProfiler.collectGarbage');
  const before = await cpu(variant);
  await work();
  return (await cpu(variant)) - before;
}

/** One measured round: set up, run, clean up. */
async function round(variant: BenchPage, task: TaskName): Promise<number> {
  const { page } = variant;
  await page.bringToFront();
  await page.evaluate((name) => window.bench[name].prepare?.(), task);
  const cost = await cpuOf(variant, () => page.evaluate((name) => window.bench[name].run(), task));
  await page.evaluate((name) => window.bench[name].clear(), task);
  return cost;
}

/** Medians in milliseconds. */
export type Costs = Readonly<Record<VariantName, number>>;

export interface Rounds {
  readonly rounds: number;
  /** Warm-up rounds, in which the engine compiles; not counted. */
  readonly warmUp: number;
}

/** Interleaves the variants in rotating order, so that varying load of the machine affects all of them. */
export async function interleave(
  { rounds, warmUp }: Rounds,
  measure: (variant: VariantName, at: number) => Promise<number>,
): Promise<Costs> {
  const costs: Record<VariantName, number[]> = { kit: [], hand: [], best: [] };
  for (let at = 0; at < rounds + warmUp; at += 1) {
    const first = at % VARIANTS.length;
    for (const name of [...VARIANTS.slice(first), ...VARIANTS.slice(0, first)]) {
      const cost = await measure(name, at);
      if (at >= warmUp) costs[name].push(cost);
    }
  }
  return { kit: median(costs.kit), hand: median(costs.hand), best: median(costs.best) };
}

/** The cost of a task for each variant. */
export const compare = (
  variants: Readonly<Record<VariantName, BenchPage>>,
  task: TaskName,
  wanted: Rounds,
): Promise<Costs> => interleave(wanted, (name) => round(variants[name], task));

/** Median growth of the heap by 200 cards after garbage collection, in bytes. */
export async function heapOfCards(
  { page, devtools }: BenchPage,
  { rounds }: { rounds: number },
): Promise<number> {
  const used = async () => {
    // Twice, because finalizers of the first collection may free more.
    for (let at = 0; at < 2; at += 1) await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const grown: number[] = [];
  await page.bringToFront();
  for (let at = 0; at < rounds; at += 1) {
    const before = await used();
    await page.evaluate(() => window.bench.cards.run());
    grown.push((await used()) - before);
    await page.evaluate(() => window.bench.cards.clear());
  }
  return median(grown);
}
