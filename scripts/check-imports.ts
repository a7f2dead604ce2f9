import { readFile } from 'node:fs/promises';
import { checkCycles } from './check-imports/cycles.ts';
import { checkDirections, type Finding } from './check-imports/directions.ts';
import { checkLiterals } from './check-imports/literals.ts';
import { checkMocks } from './check-imports/mocks.ts';
import { parseSource, type Source } from './check-imports/source.ts';
import { checkSpreads } from './check-imports/spreads.ts';
import { checkUsage } from './check-imports/usage.ts';
import { run } from './run.ts';
import { reportFailure, root, ScriptError } from './terminal.ts';

const WORKSPACES = ['tokens', 'ui-kit', 'gateway', 'portal'];
/** Tests and scripts may import everything and use any literals. */
const BESIDE = ['tests', 'scripts', '.storybook', '*.ts'];

const isBeside = (path: string): boolean => !WORKSPACES.includes(path.split('/')[0] ?? '');

function checkSource(source: Source): Finding[] {
  const everywhere = [...checkSpreads(source), ...checkMocks(source)];
  if (isBeside(source.path)) return everywhere;
  return [
    ...checkDirections(source),
    ...checkUsage(source),
    ...checkLiterals(source),
    ...everywhere,
  ];
}

function checkStyleSheet(path: string): Finding[] {
  // The sandbox's games have pages and styles of their own, like a third party's.
  const ours = /^(ui-kit|portal)\//.test(path);
  return ours ? [{ path, line: 1, rule: 'only .css.ts files hold style' }] : [];
}

/** Applies all rules to one file. */
export const checkFile = (path: string, text: string): Finding[] =>
  path.endsWith('.css') ? checkStyleSheet(path) : checkSource(parseSource(path, text));

/** Tracked and new sources, relative to the repository's root. */
async function sourcePaths(): Promise<string[]> {
  const git = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { code, output } = await run('git', [...git, ...WORKSPACES, ...BESIDE]);
  if (code !== 0) throw new ScriptError(`The sources could not be listed: ${output.trim()}`);
  return output.split('\n').filter((path) => /\.(tsx?|css)$/.test(path));
}

async function main(): Promise<void> {
  const paths = await sourcePaths();
  const findings: Finding[] = [];
  const sources: Source[] = [];
  for (const path of paths) {
    // A file that was deleted but not yet committed is still listed.
    const text = await readFile(`${root}/${path}`, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    if (path.endsWith('.css')) findings.push(...checkStyleSheet(path));
    else sources.push(parseSource(path, text));
  }
  findings.push(...sources.flatMap(checkSource), ...checkCycles(sources));
  for (const { path, line, rule } of findings) console.error(`${path}:${line}: ${rule}`);
  if (findings.length > 0) throw new ScriptError(`${findings.length} places violate the rules.`);
  console.log(
    `${paths.length} files follow the import directions and contain no stray or spread literal.`,
  );
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    reportFailure(error);
  }
}
