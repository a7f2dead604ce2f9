import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { compareBrandSwitches } from './bench/brand-switch.ts';
import {
  COMMITS_AT_BRAND_SWITCH,
  COMMITS_AT_MOUNT,
  CPU_AT_MOST,
  HEAP_AT_MOST,
  RECALCULATIONS_AT_BRAND_SWITCH,
  RENDERS_AT_BRAND_SWITCH,
  RENDERS_AT_FAVOURITE,
  WEIGHT_AT_MOST,
} from './bench/budgets.ts';
import { kitFacts } from './bench/kit-facts.ts';
import { type Costs, compare, heapOfCards, openVariants } from './bench/measure.ts';
import { buildBench, serveBench } from './bench/serve.ts';
import { weights } from './bench/weight.ts';
import { browserFlags, browserPath } from './browser.ts';
import { ensureBrands } from './build/build.ts';
import { reportFailure, ScriptError, step, table } from './terminal.ts';
import { ensureBrowser } from './test/browser.ts';

const TASKS = [
  ['cards', '200 game cards mounted'],
  ['paginator', '100 page changes'],
  ['dialog', 'dialog with three tabs, 5 times'],
] as const;
const WARM_UP = 3;

/** One row of a table, and whether it is within its budget. */
interface Line {
  readonly cells: readonly (string | number)[];
  readonly met: boolean;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function cpuLine(title: string, { kit, hand, best }: Costs, atMost: number): Line {
  const times = kit / hand;
  const milliseconds = [kit, hand, best].map((ms) => ms.toFixed(1));
  const cells = [title, ...milliseconds, (best / hand).toFixed(2), times.toFixed(2), atMost];
  return { cells, met: Number(times.toFixed(2)) <= atMost };
}

function print(head: readonly string[], lines: readonly Line[]): void {
  const rows = lines.map(({ cells, met }) => [...cells, met ? 'met' : 'MISSED']);
  console.log(`\n${table([...head, ''], rows)}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new ScriptError('--rounds must be a positive whole number.');
  const wanted = { rounds, warmUp: WARM_UP };
  await ensureBrowser();
  await ensureBrands();
  await step('Building all variants', buildBench);
  const served = await serveBench();
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
  const lines: Line[] = [];
  const show = (head: readonly string[], some: readonly Line[]) => {
    print(head, some);
    lines.push(...some);
  };
  try {
    const pages = { kit: 'kit', hand: 'hand', best: 'best' } as const;
    const variants = await openVariants(browser, served.url, pages);
    const cpu: Line[] = [];
    for (const [task, title] of TASKS) {
      const costs = await step(`${title}, ${rounds} rounds`, () => compare(variants, task, wanted));
      cpu.push(cpuLine(title, costs, CPU_AT_MOST[task]));
    }
    const heap = {
      kit: await heapOfCards(variants.kit, { rounds: 5 }),
      hand: await heapOfCards(variants.hand, { rounds: 5 }),
    };
    const race = await step(`Brand switch with 200 cards, ${rounds} rounds`, () =>
      compareBrandSwitches(browser, served.url, wanted),
    );
    cpu.push(cpuLine('brand switch', race.again, CPU_AT_MOST.brandSwitch));
    cpu.push(cpuLine('first brand switch', race.first, CPU_AT_MOST.firstBrandSwitch));
    show(['main-thread CPU, ms', 'kit', 'hand', 'best', 'best/hand', 'kit/hand', 'at most'], cpu);

    const { mounted, brandSwitch, favourite } = await kitFacts(browser, served.url);
    const counted = (title: string, times: number, atMost: number): Line => ({
      cells: [title, times, atMost],
      met: times <= atMost,
    });
    show(
      ['counted, of the kit', 'times', 'at most'],
      [
        counted('commits at the mount of 200 cards', mounted.commits, COMMITS_AT_MOUNT),
        counted(
          'style recalculations at a brand switch',
          race.recalculations,
          RECALCULATIONS_AT_BRAND_SWITCH,
        ),
        counted('commits at a brand switch', brandSwitch.commits, COMMITS_AT_BRAND_SWITCH),
        counted(
          'components rendered at a brand switch',
          brandSwitch.components,
          RENDERS_AT_BRAND_SWITCH,
        ),
        counted('components rendered at a favourite', favourite.components, RENDERS_AT_FAVOURITE),
      ],
    );

    const [kit, hand] = [await weights('kit'), await weights('hand')];
    const weighed = (title: string, ofKit: number, ofHand: number, atMost: number): Line => ({
      cells: [title, kilobytes(ofKit), kilobytes(ofHand), kilobytes(atMost)],
      met: ofKit <= atMost,
    });
    show(
      ['kB over an empty page of React', 'kit', 'hand', 'at most'],
      [
        weighed('JS and CSS of a card page, brotli', kit.cards, hand.cards, WEIGHT_AT_MOST.cards),
        weighed('with pager and dialog of tabs', kit.all, hand.all, WEIGHT_AT_MOST.all),
        weighed('heap after 200 cards', heap.kit, heap.hand, HEAP_AT_MOST),
      ],
    );
  } finally {
    await browser.close();
    await served.stop();
  }
  const missed = lines.filter(({ met }) => !met).map(({ cells }) => `Missed: ${cells[0]}`);
  if (missed.length > 0) throw new ScriptError(`\n${missed.join('\n')}`);
}

try {
  await main();
} catch (error) {
  reportFailure(error);
}
