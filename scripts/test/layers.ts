import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrands, ensurePortal } from '../build/build.ts';
import { run } from '../run.ts';
import { reportFailure, root } from '../terminal.ts';
import { ensureBrowser } from './browser.ts';
import { type Count, check, countPlaywright, countVitest, honest, sum } from './counts.ts';

export interface Layer {
  /** What `npm test -- <key>` calls it. */
  readonly key: string;
  readonly title: string;
  /** Shows its own output; `args` are the person's extra ones for the runner. */
  run(args: readonly string[]): Promise<Count>;
}

const reports = join(root, '.cache/test');
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
  const file = join(reports, `${name}.json`);
  await mkdir(reports, { recursive: true });
  await rm(file, { force: true });
  const { code } = await run(process.execPath, args, { show: true, env });
  try {
    return honest(count(await readReport(file)), code);
  } catch (error) {
    reportFailure(error);
    return check(false);
  }
}

const vitest = (project: string) => async (args: readonly string[]) => {
  await ensureBrands();
  if (project === 'stories') await ensureBrowser();
  const runner = [tool('vitest/vitest.mjs'), 'run', '--project', project];
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return counted(project, [...runner, ...reporters, ...args], {}, countVitest);
};

async function e2e(args: readonly string[]): Promise<Count> {
  await ensureBrowser();
  const runner = [tool('@playwright/test/cli.js'), 'test', '--reporter=list,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json') };
  return counted('e2e', [...runner, ...args], env, countPlaywright);
}

async function buildAndSize(): Promise<Count> {
  try {
    await ensureBrands();
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
    run: program(['scripts/requirements.ts', '--totals']),
  },
  { key: 'unit', title: 'Unit and gateway', run: vitest('unit') },
  { key: 'stories', title: 'Stories', run: vitest('stories') },
  { key: 'build', title: 'Build and size', run: buildAndSize },
  { key: 'e2e', title: 'End to end', run: e2e },
];
