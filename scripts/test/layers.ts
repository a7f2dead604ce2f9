import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureBrands, ensureGamePages, ensurePortal } from '../build/build.ts';
import { type RunResult, run } from '../run.ts';
import { lastLines, reportFailure, root } from '../terminal.ts';
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
import { addError, errorsFile, reportFile } from './results.ts';

export interface Layer {
  /** Its name in `npm test -- <key>`. */
  readonly key: string;
  readonly title: string;
  /** Keeps one core busy, so that such layers run in parallel. */
  readonly isNarrow?: boolean;
  /** Runs only when it is named, because it takes too long for every change. */
  readonly isNamed?: boolean;
  /** `args` are the person's extra ones for the runner. */
  run(args: readonly string[], output: Output): Promise<Count>;
}

/** `kept`: its output is shown at the end, so that parallel layers do not mix their lines. */
export type Output = 'shown' | 'kept';

const tool = (path: string) => join(root, 'node_modules', path);

/** Runs a program of the repository and shows its output. */
async function show(
  args: readonly string[],
  output: Output,
  env: Record<string, string> = {},
): Promise<RunResult> {
  const ran = await run(process.execPath, args, { show: output === 'shown', env });
  if (output === 'kept') process.stdout.write(ran.output);
  return ran;
}

/** A layer whose result is a program's exit code. */
const program =
  (args: readonly string[]): Layer['run'] =>
  async (_args, output) =>
    check((await show(args, output)).code === 0);

async function readReport(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Errors that may be lost in a long log, repeated in the summary. */
const addBreakdown = (name: string, { code, output }: RunResult) =>
  addError(name, `it broke down with exit code ${code}:\n${lastLines(output, 40)}`);

/** Runs a test runner with a JSON report, and counts its tests. */
async function counted(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
  output: Output,
  count: (report: unknown) => Count,
): Promise<Count> {
  const file = reportFile(name);
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
  const ran = await show(args, output, env);
  try {
    const reported = count(await readReport(file));
    if (ran.code !== 0 && reported.failed === 0) await addBreakdown(name, ran);
    return reconcileExitCode(reported, ran.code);
  } catch (error) {
    reportFailure(error);
    await addBreakdown(name, ran);
    return check(false);
  }
}

/** @param beside another project whose tests are counted together with the first one's */
const vitest =
  (project: string, ...beside: readonly string[]): Layer['run'] =>
  async (args, output) => {
    await ensureBrands();
    if (project === 'stories' || project === 'packages') await ensureBrowser();
    const projects = [project, ...beside].flatMap((name) => ['--project', name]);
    const runner = [tool('vitest/vitest.mjs'), 'run', ...projects];
    const reporters = [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile(project)}`,
      `--reporter=${join(root, 'scripts/test/error-reporter.ts')}`,
    ];
    const env = { [ERRORS_VARIABLE]: errorsFile(project) };
    return counted(project, [...runner, ...reporters, ...args], env, output, countVitest);
  };

/**
 * The tests that need several connections, and those of money, on a real PostgreSQL. Without one they fail in CI, and are
 * skipped with a message elsewhere.
 */
async function onPostgres(args: readonly string[], output: Output): Promise<Count> {
  const problem = await ensurePostgres();
  if (!problem) return vitest('postgres')(args, output);
  console.error(`${problem} The tests on PostgreSQL ${process.env.CI ? 'fail' : 'are skipped'}.`);
  return process.env.CI ? check(false) : { ...check(true), passed: 0, skipped: 1 };
}

const playwright =
  (name: string, ...own: readonly string[]): Layer['run'] =>
  async (args, output) => {
    await ensureBrowser();
    const reporters = ['list', 'json', join(root, 'scripts/test/page-reporter.ts')];
    const runner = [tool('@playwright/test/cli.js'), 'test', `--reporter=${reporters}`, ...own];
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(name) };
    // A dependency of a project would run with all of its files, selected or not.
    const chosen = args.length > 0 ? [...args, '--no-deps'] : [];
    return counted(name, [...runner, ...chosen], env, output, countPlaywright);
  };

async function buildAndSize(_args: readonly string[], output: Output): Promise<Count> {
  try {
    await ensureBrands();
    await ensureGamePages();
    await ensurePortal();
  } catch (error) {
    reportFailure(error);
    return sum([check(false), check(false)]);
  }
  return sum([check(true), check((await show(['scripts/size.ts'], output)).code === 0)]);
}

/** In order of execution: fast and informative layers first, and those that others depend on. */
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
  { key: 'build', title: 'Build and size', run: buildAndSize },
  { key: 'unit', title: 'Unit and gateway', run: vitest('unit', 'isolated') },
  { key: 'postgres', title: 'On PostgreSQL', isNarrow: true, run: onPostgres },
  { key: 'packages', title: 'Packages', isNarrow: true, run: vitest('packages') },
  { key: 'stories', title: 'Stories', run: vitest('stories') },
  {
    key: 'kit',
    title: 'Kit by keys and in every look',
    run: playwright('kit', '--config=tests/kit/browser/playwright.config.ts'),
  },
  {
    key: 'e2e',
    title: 'End to end',
    run: playwright('e2e', '--project=portal', '--project=timed'),
  },
  {
    key: 'walks',
    title: 'Every screen in every look',
    isNamed: true,
    run: playwright('walks', '--project=walks'),
  },
  {
    key: 'stage',
    title: 'Every story changed and turned',
    isNamed: true,
    run: vitest('stage'),
  },
];

/** The layers in order, with adjacent single-core ones in parallel. */
export const groupParallelLayers = (wanted: readonly Layer[]): Layer[][] =>
  wanted.reduce<Layer[][]>((turns, layer) => {
    const last = turns.at(-1);
    if (layer.isNarrow && last?.[0]?.isNarrow) last.push(layer);
    else turns.push([layer]);
    return turns;
  }, []);
