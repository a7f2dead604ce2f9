import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrands, ensureGamePages, ensurePortal } from './build/build.ts';
import { type Figures, medians, missed, rounded } from './lighthouse/figures.ts';
import { serveFloor } from './lighthouse/floor.ts';
import { type MeasuredPage, pagesOf } from './lighthouse/pages.ts';
import { type Account, audit } from './lighthouse/run.ts';
import { startTemporaryGateway } from './serve/temporary-gateway.ts';
import { type Form, LIGHTHOUSE } from './speed/budgets.ts';
import { reportFailure, root, ScriptError, step, table } from './terminal.ts';
import { ensureBrowser } from './test/browser.ts';

const FORMS: readonly Form[] = ['mobile', 'desktop'];
/** The demo's member (README). */
const MEMBER: Account = { username: 'demo_player', password: 'Baize2026' };
const COLUMNS: readonly (keyof Figures)[] = [
  'performance',
  'lcp',
  'tbt',
  'cls',
  'requests',
  'accessibility',
  'bestPractices',
];

interface Measured {
  readonly form: Form;
  /** The path and role, or the floor. */
  readonly what: string;
  readonly figures: Figures;
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true, default: [] },
      form: { type: 'string', multiple: true, default: [] },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new ScriptError('--runs must be a positive whole number.');
  const unknown = values.form.find((form) => !FORMS.some((each) => each === form));
  if (unknown) throw new ScriptError(`--form must be ${FORMS.join(' or ')}, not ${unknown}.`);
  const forms = FORMS.filter((form) => values.form.length === 0 || values.form.includes(form));
  return { runs, forms, pages: pagesOf(values.page) };
}

/** The median of each figure over the runs. */
async function measure(runs: number, run: () => Promise<Figures>): Promise<Figures> {
  const found: Figures[] = [];
  while (found.length < runs) found.push(await run());
  return medians(found);
}

const nameOf = ({ path, as }: MeasuredPage) => (as === 'member' ? `${path} as a member` : path);

function print(form: Form, measured: readonly Measured[]): void {
  const cells = ({ what, figures }: Measured) => [
    what,
    ...COLUMNS.map((name) => rounded(name, figures[name])),
    what === FLOOR ? '' : missed(form, figures).join(', ') || 'met',
  ];
  const budget = ['budget', ...COLUMNS.map((name) => LIGHTHOUSE[form][name]), ''];
  console.log(`\n${table([form, ...COLUMNS, 'missed'], [...measured.map(cells), budget])}\n`);
}

/** Measured together with the pages, so that a slow machine is noticed. */
const FLOOR = 'a heading in React';

async function main(): Promise<void> {
  const { runs, forms, pages } = readOptions();
  await ensureBrowser();
  await ensureBrands();
  await ensureGamePages();
  await ensurePortal();
  const floor = await step('Building a page with one heading', serveFloor);
  const gateway = await step('Starting a gateway with new demo data', () =>
    startTemporaryGateway(),
  );
  const all: Measured[] = [];
  try {
    for (const form of forms) {
      const measured: Measured[] = [];
      const add = async (what: string, run: () => Promise<Figures>) => {
        const figures = await step(`${what}, ${form}, runs: ${runs}`, () => measure(runs, run));
        measured.push({ form, what, figures });
      };
      await add(FLOOR, () => audit(floor.url, form));
      for (const page of pages) {
        const account = page.as === 'member' ? MEMBER : undefined;
        await add(nameOf(page), () => audit(`${gateway.url}${page.path}`, form, account));
      }
      print(form, measured);
      all.push(...measured);
    }
  } finally {
    await gateway.stop();
    await floor.stop();
  }
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(join(root, '.cache/lighthouse.json'), `${JSON.stringify(all, null, 2)}\n`);
  const over = all.filter(
    ({ form, what, figures }) => what !== FLOOR && missed(form, figures).length > 0,
  );
  if (over.length > 0) {
    throw new ScriptError(
      `Over budget: ${over.map(({ form, what }) => `${what} (${form})`).join(', ')}.`,
    );
  }
  console.log('Every budget is met.');
}

try {
  await main();
} catch (error) {
  reportFailure(error);
}
