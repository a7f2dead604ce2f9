import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { kindOf, proofs } from './requirements/proof.ts';
import { componentRules, parseRows } from './requirements/rows.ts';
import { claimsIn, idsIn } from './requirements/titles.ts';
import { root } from './terminal.ts';
import { type Outcome, resultsOfReport, type TestResult } from './test/results.ts';

const id = (text: string) => `R${text}`;

test('a line may contain several rows, and a mention is not one', () => {
  const rows = parseRows(`# Title with R1.01 in it
- R2.18 Withdrawal screen. R2.19 Redeem history screen. R2.20 Activity; see R2.18 for it.
- R2.100 Announcement popup: 9 a page.
Text about R3.01.
`);
  expect(rows).toEqual([
    { id: 'R2.18', text: 'Withdrawal screen.', clauses: [] },
    { id: 'R2.19', text: 'Redeem history screen.', clauses: [] },
    { id: 'R2.20', text: 'Activity; see R2.18 for it.', clauses: [] },
    { id: 'R2.100', text: 'Announcement popup: 9 a page.', clauses: [] },
  ]);
});

test('a duplicate id is an error', () => {
  expect(() => parseRows('- R1.01 One.\n- R1.01 Two.\n')).toThrow('R1.01 twice');
});

test('clauses belong to the row that they name, on any line', () => {
  const rows = parseRows(`- R2.18 Withdrawal screen. R2.19 Redeem history screen.
  - R2.18a received
  - R2.18b (open) fully paid
  - Deviation: none.
`);
  expect(rows.map(({ clauses }) => clauses)).toEqual([
    [
      { id: 'R2.18a', text: 'received', isOpen: false },
      { id: 'R2.18b', text: 'fully paid', isOpen: true },
    ],
    [],
  ]);
  expect(() => parseRows('  - R2.18a received\n')).toThrow('R2.18a has no row R2.18');
  expect(() => parseRows('- R2.18 One.\n  - R2.18a x\n  - R2.18a y\n')).toThrow('R2.18a twice');
});

test("every id of the project's own list is a row", async () => {
  const text = await readFile(`${root}/tests/requirements.md`, 'utf8');
  const ids = new Set(
    text
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .join(' ')
      .match(/R\d+\.\d{2,3}/g),
  );
  expect(new Set(parseRows(text).map((row) => row.id))).toEqual(ids);
});

test('both spellings of several ids mean the same', () => {
  const [one, two] = [id('2.01'), id('2.02')];
  expect(idsIn(`[${one}] [${two}] home`)).toEqual([one, two]);
  expect(idsIn(`[${one}, ${two}] home`)).toEqual([one, two]);
  expect(idsIn(`${one} home [2.02]`)).toEqual([]);
});

test('titles count, comments and other texts do not', () => {
  const [one, two, three] = [id('2.01'), id('2.02'), id('2.03')];
  const text = `// [${one}]
const other = '[${one}]';
test('[${two}] plain', () => {});
test.each([1])('[${three}] each %s', () => {});
it(\`[\${other}] template [${one}]\`, () => {});
test.describe('[${one}] group', () => {});
`;
  const found = claimsIn('a.test.ts', text).map(({ ids, line }) => [line, ...ids]);
  expect(found).toEqual([
    [3, two],
    [4, three],
    [5, one],
    [6, one],
  ]);
});

test('a skipped test proves nothing', () => {
  const title = `[${id('2.01')}] off`;
  for (const call of ['test.skip', 'test.todo', 'test.fixme', 'it.skip', 'test.describe.skip']) {
    expect(claimsIn('a.spec.ts', `${call}('${title}', () => {});`)).toEqual([]);
  }
});

test('the name of a story counts, in stories only', () => {
  const text = `export const Empty = { name: '[${id('9.02')}] nothing at one page' };\n`;
  expect(claimsIn('a.stories.tsx', text)).toHaveLength(1);
  expect(claimsIn('a.test.tsx', text)).toEqual([]);
});

const tested = (title: string, outcome: Outcome, over: Partial<TestResult> = {}): TestResult => ({
  title,
  file: 'tests/e2e/lobby.spec.ts',
  layer: 'e2e',
  outcome,
  ...over,
});

const LIST = `# Requirements
Rules about one component, which its own tests prove: ${id('9.02')}.

- ${id('2.01')} Home. ${id('2.02')} Login.
  - ${id('2.02')}a popup
  - ${id('2.02')}b (open) referral
- ${id('9.02')} Paginator.
`;

function open(...results: readonly TestResult[]) {
  return proofs(parseRows(LIST), results, componentRules(LIST)).flatMap((proof) => proof.open);
}

test('a row counts when a test with its id passed in a browser or over HTTP', () => {
  const [home, login, pages] = [id('2.01'), `${id('2.02')}a`, id('9.02')];
  const stillOpen = `${id('2.02')}b`;
  const unit = { layer: 'unit', file: 'portal/home.test.ts' };
  const http = { layer: 'unit', file: 'tests/contract/home.test.ts' };
  expect(open()).toEqual([home, login, stillOpen, pages]);
  expect(open(tested(`[${home}] home`, 'passed'))).not.toContain(home);
  expect(open(tested(`[${home}] home`, 'passed', http))).not.toContain(home);
  expect(open(tested(`[${home}] home`, 'passed', unit))).toContain(home);
  expect(open(tested(`[${pages}] pages`, 'passed', unit))).not.toContain(pages);
});

test('skipped and failed tests prove nothing, and a failed one outweighs one that passed', () => {
  const home = id('2.01');
  for (const outcome of ['skipped', 'failed'] as const) {
    expect(open(tested(`[${home}] home`, outcome))).toContain(home);
  }
  const both = [tested(`[${home}] home`, 'passed'), tested(`[${home}] other`, 'failed')];
  expect(open(...both)).toContain(home);
});

test('a flaky test counts and is reported', () => {
  const shaky = tested(`[${id('2.01')}] home`, 'flaky');
  const [home] = proofs(parseRows(LIST), [shaky], []);
  expect(home).toMatchObject({ isProven: true, flaky: [shaky], failed: [] });
});

test('the id of a row includes its clauses, but never the open ones', () => {
  const row = id('2.02');
  expect(open(tested(`[${row}a] popup`, 'passed'))).not.toContain(`${row}a`);
  const left = open(tested(`[${row}] login`, 'passed'));
  expect(left).not.toContain(`${row}a`);
  expect(left).toContain(`${row}b`);
});

test('layer and folder determine the kind of a test', () => {
  expect(kindOf({ layer: 'e2e', file: 'tests/e2e/home.spec.ts' })).toBe('browser');
  expect(kindOf({ layer: 'postgres', file: 'tests/postgres/ended.test.ts' })).toBe('HTTP');
  expect(kindOf({ layer: 'stories', file: 'ui-kit/card/card.stories.tsx' })).toBe('component');
  expect(kindOf({ layer: 'unit', file: 'gateway/core/gate.test.ts' })).toBe('component');
});

test("both runners' reports are converted to results with titles of groups and outcomes", () => {
  const vitest = {
    testResults: [
      {
        name: '/repo/tests/contract/a.test.ts',
        assertionResults: [
          { fullName: 'group one', status: 'passed' },
          { fullName: 'two', status: 'pending' },
        ],
      },
    ],
  };
  expect(resultsOfReport('unit', vitest, '/repo')).toEqual([
    {
      title: 'group one',
      file: 'tests/contract/a.test.ts',
      layer: 'unit',
      outcome: 'passed',
    },
    { title: 'two', file: 'tests/contract/a.test.ts', layer: 'unit', outcome: 'skipped' },
  ]);

  const spec = (title: string, status: string, expectedStatus = 'passed') => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, expectedStatus }],
  });
  const playwright = {
    config: { rootDir: '/repo/tests/e2e' },
    suites: [
      {
        title: 'a.spec.ts',
        specs: [
          spec('one', 'expected'),
          spec('two', 'flaky'),
          spec('known bug', 'expected', 'failed'),
        ],
        suites: [{ title: 'group', specs: [spec('three', 'unexpected'), spec('four', 'skipped')] }],
      },
    ],
  };
  const found = resultsOfReport('e2e', playwright, '/repo');
  expect(found.map(({ title, outcome }) => [title, outcome])).toEqual([
    ['one', 'passed'],
    ['two', 'flaky'],
    ['known bug', 'skipped'],
    ['group three', 'failed'],
    ['group four', 'skipped'],
  ]);
  expect(found[0]?.file).toBe('tests/e2e/a.spec.ts');
});
