import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import type { TaskName } from '../tests/load/bench/harness.ts';
import { raceBrands } from './bench/brand-switch.ts';
import { kitFacts } from './bench/kit-facts.ts';
import { compare, openVariant } from './bench/measure.ts';
import { buildBench, serveBench } from './bench/serve.ts';
import { browserFlags, browserPath } from './browser.ts';
import { ensureBrands } from './build/build.ts';
import { reportFailure, ScriptError, step, table } from './terminal.ts';
import { ensureBrowser } from './test/browser.ts';

interface Race {
  readonly task: TaskName;
  readonly title: string;
  /** How many times the hand-written variant's CPU time the kit may take. */
  readonly atMost: number;
}

const RACES: readonly Race[] = [
  { task: 'cards', title: '200 game cards mounted', atMost: 1.15 },
  { task: 'paginator', title: '100 page changes', atMost: 1.15 },
  { task: 'dialog', title: 'dialog with three tabs, 5 times', atMost: 1 },
];
/** A brand switch: how many times the hand-written page's time until it is painted. */
const SWITCH_AT_MOST = 1;
const RECALCULATIONS_AT_BRAND_SWITCH = 1;
const COMMITS_AT_BRAND_SWITCH = 0;
const RENDERS_AT_BRAND_SWITCH = 0;
const RENDERS_AT_FAVOURITE = 4;
const WARM_UP = 3;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new ScriptError('--rounds wants a number.');
  await ensureBrowser();
  await ensureBrands();
  await step('Building both variants', buildBench);
  const served = await serveBench();
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
  const missed: string[] = [];
  try {
    const variants = {
      kit: await openVariant(browser, served.url, 'kit'),
      hand: await openVariant(browser, served.url, 'hand'),
    };
    const rows = [];
    for (const { task, title, atMost } of RACES) {
      const work = () => compare(variants, task, { rounds, warmUp: WARM_UP });
      const { kit, hand, ratio } = await step(`${title}, ${rounds} rounds`, work);
      const times = ratio.toFixed(2);
      rows.push([
        title,
        ...[kit.all, hand.all, kit.script, hand.script].map((ms) => ms.toFixed(1)),
        times,
        `${atMost.toFixed(2)}`,
      ]);
      if (Number(times) > atMost) missed.push(`${title}: ${times} times, wanted at most ${atMost}`);
    }
    const race = await step(`Brand switch with 200 cards, ${rounds} rounds`, () =>
      raceBrands(browser, served.url, { rounds, warmUp: WARM_UP }),
    );
    const facts = await kitFacts(browser, served.url);
    const head = [
      'main-thread CPU, ms',
      'kit',
      'by hand',
      'kit JS',
      'by hand JS',
      'times',
      'budget',
    ];
    console.log(`\n${table(head, rows)}\n`);
    const { brandSwitch, favourite } = facts;
    const switchTimes = race.ratio.toFixed(2);
    console.log(
      table(
        ['brand switch, ms until painted', 'kit', 'by hand', 'times', 'budget'],
        [
          [
            '200 game cards',
            race.kit.toFixed(1),
            race.hand.toFixed(1),
            switchTimes,
            SWITCH_AT_MOST.toFixed(2),
          ],
        ],
      ),
      '\n',
    );
    if (Number(switchTimes) > SWITCH_AT_MOST) {
      missed.push(`Brand switch: ${switchTimes} times, wanted at most ${SWITCH_AT_MOST}`);
    }
    if (race.recalculations > RECALCULATIONS_AT_BRAND_SWITCH) {
      missed.push(`A brand switch took ${race.recalculations} style recalculations.`);
    }
    console.log(
      table(
        ['counted', 'times', 'budget'],
        [
          [
            'style recalculations at a brand switch',
            race.recalculations,
            RECALCULATIONS_AT_BRAND_SWITCH,
          ],
          ['commits at a brand switch', brandSwitch.commits, COMMITS_AT_BRAND_SWITCH],
          [
            'components rendered at a brand switch',
            brandSwitch.components,
            RENDERS_AT_BRAND_SWITCH,
          ],
          ['components rendered at a favourite', favourite.components, RENDERS_AT_FAVOURITE],
        ],
      ),
    );
    if (brandSwitch.commits > COMMITS_AT_BRAND_SWITCH) {
      missed.push(`A brand switch made ${brandSwitch.commits} commits.`);
    }
    if (brandSwitch.components > RENDERS_AT_BRAND_SWITCH) {
      missed.push(`A brand switch rendered ${brandSwitch.names.join(', ')}`);
    }
    if (favourite.components > RENDERS_AT_FAVOURITE) {
      missed.push(`A favourite rendered ${favourite.components}: ${favourite.names.join(', ')}`);
    }
  } finally {
    await browser.close();
    await served.stop();
  }
  if (missed.length > 0) throw new ScriptError(`\n${missed.join('\n')}`);
}

try {
  await main();
} catch (error) {
  reportFailure(error);
}
