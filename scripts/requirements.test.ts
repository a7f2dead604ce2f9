import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parseRows } from './requirements/rows.ts';
import { claimsIn, idsIn } from './requirements/titles.ts';
import { root } from './terminal.ts';

const id = (text: string) => `R${text}`;

test('a line may hold several rows, and a mention is not one', () => {
  const rows = parseRows(`# Title with R1.01 in it
- R2.18 Withdrawal screen. R2.19 Redeem history screen. R2.20 Activity; see R2.18 for it.
- R2.100 Announcement popup: 9 a page.
Text about R3.01.
`);
  expect(rows).toEqual([
    { id: 'R2.18', text: 'Withdrawal screen.' },
    { id: 'R2.19', text: 'Redeem history screen.' },
    { id: 'R2.20', text: 'Activity; see R2.18 for it.' },
    { id: 'R2.100', text: 'Announcement popup: 9 a page.' },
  ]);
});

test('an id that stands twice is an error', () => {
  expect(() => parseRows('- R1.01 One.\n- R1.01 Two.\n')).toThrow('R1.01 stands twice');
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

test('a test that is switched off proves nothing', () => {
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
