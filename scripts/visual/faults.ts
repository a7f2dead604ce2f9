import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { root, ScriptError, seconds, table } from '../terminal.ts';

const folder = join(root, 'tests/visual/faults');
/** A separate checkout, so that an aborted run leaves no fault in the working copy. */
const tree = join(root, '.cache/visual-faults');
const report = join(tree, '.cache/visual-report');
/** Folders with installed packages. */
const INSTALLED = ['.', 'gateway', 'portal'];

const run = promisify(execFile);
const git = (...args: readonly string[]) => run('git', ['-C', tree, ...args]);

interface Fault {
  readonly name: string;
  /** Description of the fault. */
  readonly what: string;
  readonly kind: string;
  /** The component of the kit whose pictures must differ. */
  readonly component: string;
  readonly file: string;
}

const reportSchema = z.object({
  entries: z.array(z.object({ key: z.string(), kind: z.string() })),
});

/** @throws {ScriptError} for a patch that does not name its fault and component */
async function readFault(file: string): Promise<Fault> {
  const [head = ''] = (await readFile(join(folder, file), 'utf8')).split('\ndiff --git ');
  const line = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1];
  const [what] = head.split('\n');
  const [kind, component] = [line('Kind'), line('Component')];
  if (!what || !kind || !component) {
    throw new ScriptError(
      `${file} must begin with a description of the fault, its Kind and its Component.`,
    );
  }
  return { name: file.replace('.patch', ''), what, kind, component, file: join(folder, file) };
}

/** Checks out the last commit, with the installed packages. */
async function checkOut(): Promise<void> {
  await run('git', ['-C', root, 'worktree', 'remove', '--force', tree]).catch(() => undefined);
  await rm(tree, { recursive: true, force: true });
  await run('git', ['-C', root, 'worktree', 'prune']);
  await run('git', ['-C', root, 'worktree', 'add', '--detach', '--quiet', tree, 'HEAD']);
  for (const place of INSTALLED) {
    // Links to workspaces stay relative, and so point into the new checkout.
    const from = join(root, place, 'node_modules');
    await run('cp', ['-al', from, join(tree, place, 'node_modules')]).catch(() =>
      run('cp', ['-R', from, join(tree, place, 'node_modules')]),
    );
  }
}

/** The keys of the components' pictures that differ from the approved ones. @throws {ScriptError} if none could be captured */
async function differing(components: readonly string[]): Promise<string[]> {
  await rm(report, { recursive: true, force: true });
  const chosen = components.flatMap((name) => ['--component', name]);
  const command = ['scripts/visual.ts', '--all', ...chosen];
  const failure: unknown = await run(process.execPath, command, { cwd: tree }).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!failure) return [];
  const text = await readFile(join(report, 'report.json'), 'utf8').catch(() => {
    throw new ScriptError(
      `No pictures of ${components.join(', ')} could be taken: ${String(failure)}`,
    );
  });
  const { entries } = reportSchema.parse(JSON.parse(text));
  const broken = entries.filter(({ kind }) => kind === 'broken');
  if (broken.length > 0) throw new ScriptError(`${broken[0]?.key} could not be pictured.`);
  return entries.map(({ key }) => key);
}

/**
 * Injects faults into the kit one after the other, and checks that the pictures detect each, and report nothing else. Uses
 * the last commit.
 * @param names of the faults, without `.patch`; all if none is given
 * @throws {ScriptError} for undetected faults, and for components that differ without one
 */
export async function checkFaults(names: readonly string[]): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.patch')).sort();
  const all = await Promise.all(files.map(readFault));
  const faults = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  if (faults.length === 0) throw new ScriptError(`There is no such fault in ${folder}.`);
  await checkOut();
  const wrong: string[] = [];
  const started = performance.now();
  try {
    const whole = await differing([...new Set(faults.map(({ component }) => component))]);
    wrong.push(...whole.map((key) => `${key} differs without a fault`));
    const rows: (readonly [string, string, number])[] = [];
    for (const { name, what, kind, component, file } of faults) {
      await git('apply', file);
      const found = await differing([component]);
      await git('apply', '--reverse', file);
      rows.push([kind, name, found.length]);
      console.log(`  ${found.length === 0 ? 'MISSED' : `${found.length} differ`}: ${what}`);
      if (found.length === 0) wrong.push(`${name} was missed`);
    }
    console.log(table(['kind', 'fault', 'pictures'], rows));
    console.log(`${faults.length} faults in ${seconds(performance.now() - started)}.`);
  } finally {
    await run('git', ['-C', root, 'worktree', 'remove', '--force', tree]).catch(() => undefined);
  }
  if (wrong.length > 0) throw new ScriptError(`${wrong.join('; ')}.`);
}
