import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parseRows, type Row } from './requirements/rows.ts';
import { type Claim, claimsIn } from './requirements/titles.ts';
import { run } from './run.ts';
import { reportFailure, root, ScriptError, table } from './terminal.ts';

const TESTS = /\.(test|spec)\.tsx?$|\.stories\.tsx$/;
const WIDTH = 96;

const shorten = (text: string) => (text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text);

async function testFiles(): Promise<string[]> {
  const git = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { code, output } = await run('git', git);
  if (code !== 0) throw new ScriptError(`The tests could not be listed: ${output.trim()}`);
  return output.split('\n').filter((path) => TESTS.test(path));
}

/** Claims of every test of the repository; fixtures inside a test's own text do not count. */
async function readClaims(): Promise<Claim[]> {
  const found = await Promise.all(
    (await testFiles()).map(async (file) => {
      const text = await readFile(`${root}/${file}`, 'utf8').catch(() => '');
      return claimsIn(file, text);
    }),
  );
  return found.flat();
}

function show(rows: readonly Row[], claims: readonly Claim[], onlyUnproven: boolean): void {
  const proofs = (id: string) => claims.filter(({ ids }) => ids.includes(id));
  const proven = rows.filter(({ id }) => proofs(id).length > 0);
  const unproven = rows.filter(({ id }) => proofs(id).length === 0);
  if (!onlyUnproven && proven.length > 0) {
    const lines = proven.flatMap(({ id }) =>
      proofs(id).map(({ file, line, title }) => [id, `${file}:${line}`, shorten(title)]),
    );
    console.log(`${table(['row', 'where', 'test'], lines)}\n`);
  }
  if (unproven.length > 0) {
    const lines = unproven.map(({ id, text }) => [id, shorten(text)]);
    console.log(`${table(['row', 'proven by no test'], lines)}\n`);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      /** Only rows whose id begins so; several with commas: `--rows R2.0,R9`. */
      rows: { type: 'string' },
      unproven: { type: 'boolean', default: false },
      totals: { type: 'boolean', default: false },
    },
  });
  const all = parseRows(await readFile(`${root}/tests/requirements.md`, 'utf8'));
  const claims = await readClaims();
  const prefixes = values.rows?.split(',').map((prefix) => prefix.trim());
  const rows = all.filter(
    ({ id }) => !prefixes || prefixes.some((prefix) => id.startsWith(prefix)),
  );
  if (!values.totals) show(rows, claims, values.unproven);

  const known = new Set(all.map(({ id }) => id));
  const strangers = claims.flatMap(({ ids, file, line }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}:${line}: ${id} is no requirement`),
  );
  const claimed = new Set(claims.flatMap(({ ids }) => ids));
  const proven = rows.filter(({ id }) => claimed.has(id)).length;
  console.log(`${rows.length} rows: ${proven} proven, ${rows.length - proven} not`);
  if (strangers.length > 0) throw new ScriptError(strangers.join('\n'));
}

try {
  await main();
} catch (error) {
  reportFailure(error);
}
