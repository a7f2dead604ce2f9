import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureBrands, ensureGamePages, ensurePortal } from '../build/build.ts';
import { run } from '../run.ts';
import { reportFailure, root } from '../terminal.ts';
import { ensureBrowser } from './browser.ts';
import {
  type Count,
  check,
  countPlaywright,
  countVitest,
  reconcileExitCode,
  sum,
} from './counts.ts';
import { ERRORS_VARIABLE } from './error-reporter.ts';
import { ensurePostgres } from './postgres.ts';
import { errorsFile, reportFile } from './results.ts';

export interface Layer {
  /** What `npm test -- <key>` calls it. */
  readonly key: string;
  readonly title: string;
  /** Shows its own output; `args` are the person's extra ones for the runner. */
  run(args: readonly string[]): Promise<Count>;
}

const tool = (path: string) => join(root, 'node_modules', path);

/** A program whose exit code is the verdict. */
const program = (args: readonly string[]) => async (): Promise<Count> =>
  check((await run(process.execPath, args, { show: true })).code === 0);

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Runs a test runner that writes a JSON report, and counts what the report says. */
async function counted(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
  count: (report: unknown) => Count,
): Promise<Count> {
  const file = reportFile(name);
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
  const { code } = await run(process.execPath, args, { show: true, env });
  try {
    return reconcileExitCode(count(await readReport(file)), code);
  } catch (error) {
    reportFailure(error);
    return check(false);
  }
}

const vitest = (project: string) => async (args: readonly string[]) => {
  await ensureBrands();
  if (project === 'stories' || project === 'packages') await ensureBrowser();
  const runner = [tool('vitest/vitest.mjs'), 'run', '--project', project];
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(project)}`,
    `--reporter=${join(root, 'scripts/test/error-reporter.ts')}`,
  ];
  const env = { [ERRORS_VARIABLE]: errorsFile(project) };
  return counted(project, [...runner, ...reporters, ...args], env, countVitest);
};

/**
 * The tests that need more than one connection, and those of money, on a real PostgreSQL. Without one
 * they fail where a machine checks the work (CI), and are skipped with a line elsewhere.
 */
async function onPostgres(args: readonly string[]): Promise<Count> {
  const problem = await ensurePostgres();
  if (!problem) return vitest('postgres')(args);
  console.error(`${problem} The tests on PostgreSQL ${process.env.CI ? 'fail' : 'are skipped'}.`);
  return process.env.CI ? check(false) : { ...check(true), passed: 0, skipped: 1 };
}

const playwright =
  (name: string, ...own: readonly string[]) =>
  async (args: readonly string[]) => {
    await ensureBrowser();
    const runner = [tool('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...own];
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(name) };
    // A project that waits for another one would bring all of that one's files, wanted or not.
    const chosen = args.length > 0 ? [...args, '--no-deps'] : [];
    return counted(name, [...runner, ...chosen], env, countPlaywright);
  };

async function buildAndSize(): Promise<Count> {
  try {
    await ensureBrands();
    await ensureGamePages();
    await ensurePortal();
  } catch (error) {
    reportFailure(error);
    return sum([check(false), check(false)]);
  }
  const { code } = await run(process.execPath, ['scripts/size.ts'], { show: true });
  return sum([check(true), check(code === 0)]);
}

/** In the order in which they run: what is quick and tells most comes first. */
export const layers: readonly Layer[] = [
  { key: 'types', title: 'Types', run: program([tool('typescript/bin/tsc'), '--noEmit']) },
  {
    key: 'lint',
    title: 'Lint and format',
    run: program([tool('@biomejs/biome/bin/biome'), 'check', '.']),
  },
  {
    key: 'imports',
    title: 'Import directions and literals',
    run: program(['scripts/check-imports.ts']),
  },
  { key: 'brands', title: 'Brands', run: program(['tokens/src/command.ts', 'check']) },
  {
    key: 'requirements',
    title: 'Requirements',
    run: program(['scripts/requirements.ts', '--titles']),
  },
  { key: 'unit', title: 'Unit and gateway', run: vitest('unit') },
  { key: 'postgres', title: 'On PostgreSQL', run: onPostgres },
  { key: 'stories', title: 'Stories', run: vitest('stories') },
  {
    key: 'kit',
    title: 'Kit by keys and in every look',
    run: playwright('kit', '--config=tests/kit/browser/playwright.config.ts'),
  },
  { key: 'build', title: 'Build and size', run: buildAndSize },
  { key: 'packages', title: 'Packages', run: vitest('packages') },
  { key: 'e2e', title: 'End to end', run: playwright('e2e') },
];
