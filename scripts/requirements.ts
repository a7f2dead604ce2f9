import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { KINDS, kindOf, type Proof, proofs } from './requirements/proof.ts';
import { componentRules, parseRows, type Row } from './requirements/rows.ts';
import { type Claim, claimsIn, idsIn } from './requirements/titles.ts';
import { run } from './run.ts';
import { reportFailure, root, ScriptError, table } from './terminal.ts';
import { readResults, type TestResult } from './test/results.ts';

const TESTS = /\.(test|spec)\.tsx?$|\.stories\.tsx$/;
const WIDTH = 96;

const shorten = (text: string) => (text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text);

async function testFiles(): Promise<string[]> {
  const git = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { code, output } = await run('git', git);
  if (code !== 0) throw new ScriptError(`The tests could not be listed: ${output.trim()}`);
  return output.split('\n').filter((path) => TESTS.test(path));
}

/** Claims of every test of the repository; example tests inside a test's own text do not count. */
async function readClaims(): Promise<Claim[]> {
  const found = await Promise.all(
    (await testFiles()).map(async (file) => {
      const text = await readFile(`${root}/${file}`, 'utf8').catch(() => '');
      return claimsIn(file, text);
    }),
  );
  return found.flat();
}

/** @throws {ScriptError} when a title has an unknown requirement, or a clause that is open */
async function checkTitles(rows: readonly Row[]): Promise<void> {
  const clauses = rows.flatMap((row) => row.clauses);
  const known = new Set([...rows, ...clauses].map(({ id }) => id));
  const open = new Set(clauses.filter(({ isOpen }) => isOpen).map(({ id }) => id));
  const claims = await readClaims();
  const problems = claims.flatMap(({ ids, file, line }) =>
    ids.flatMap((id) => {
      if (!known.has(id)) return [`${file}:${line}: ${id} is no requirement`];
      return open.has(id) ? [`${file}:${line}: ${id} is marked as open`] : [];
    }),
  );
  if (problems.length > 0) throw new ScriptError(problems.join('\n'));
  const named = rows.filter(({ id }) =>
    claims.some(({ ids }) => ids.some((one) => one.startsWith(id))),
  );
  console.log(`${rows.length} rows, ${named.length} named by tests; every id in a title exists`);
}

/** `browser 4, HTTP 2`. */
const howProven = ({ passed }: Proof): string =>
  KINDS.filter((kind) => passed[kind] > 0)
    .map((kind) => `${kind} ${passed[kind]}`)
    .join(', ') || '-';

function openOf({ row, open, isProven }: Proof): string {
  if (isProven) return '';
  return row.clauses.length > 0
    ? `open: ${open.map((id) => id.slice(row.id.length)).join(' ')}`
    : 'open';
}

function showTests({ row }: Proof, results: readonly TestResult[]): void {
  const tests = results.filter(({ title }) => idsIn(title).some((id) => id.startsWith(row.id)));
  for (const test of tests)
    console.log(`  ${test.outcome}, ${kindOf(test)}, ${test.file}: ${test.title}`);
}

function showProofs(all: readonly Proof[], results: readonly TestResult[], withTests: boolean) {
  if (withTests) {
    for (const proof of all) {
      console.log(`${proof.row.id}  ${howProven(proof)}  ${openOf(proof)}`.trimEnd());
      for (const { id, text } of proof.row.clauses) {
        console.log(`  ${proof.open.includes(id) ? 'open  ' : 'proven'} ${id} ${text}`);
      }
      showTests(proof, results);
    }
    console.log();
    return;
  }
  const lines = all.map((proof) => [
    proof.row.id,
    howProven(proof),
    openOf(proof),
    shorten(proof.row.text),
  ]);
  console.log(`${table(['row', 'proven by', 'clauses', 'requirement'], lines)}\n`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      /** Only rows whose id has a prefix; several separated by commas: `--rows R2.0,R9`. */
      rows: { type: 'string' },
      /** Only rows that are not proven, or not completely. */
      unproven: { type: 'boolean', default: false },
      /** Each row with its clauses and its tests. */
      tests: { type: 'boolean', default: false },
      /** Checks only that every id in a title is a row or clause; needs no results. */
      titles: { type: 'boolean', default: false },
    },
  });
  const markdown = await readFile(`${root}/tests/requirements.md`, 'utf8');
  const all = parseRows(markdown);
  if (values.titles) return checkTitles(all);

  const results = await readResults();
  if (!results) throw new ScriptError('There are no test results yet: run npm test first.');
  const prefixes = values.rows?.split(',').map((prefix) => prefix.trim());
  const found = proofs(all, results, componentRules(markdown)).filter(
    ({ row }) => !prefixes || prefixes.some((prefix) => row.id.startsWith(prefix)),
  );
  const shown = values.unproven ? found.filter(({ isProven }) => !isProven) : found;
  if (shown.length > 0) showProofs(shown, results, values.tests);
  for (const { row, flaky, failed } of found) {
    for (const { title } of failed) console.log(`${row.id}: failed: ${title}`);
    for (const { title } of flaky)
      console.log(`${row.id}: flaky, passed only when tried again: ${title}`);
  }
  const proven = found.filter(({ isProven }) => isProven).length;
  console.log(`${found.length} rows: ${proven} proven, ${found.length - proven} not or in part`);
}

try {
  await main();
} catch (error) {
  reportFailure(error);
}
