import { expect, test } from 'vitest';
import { filterOptions, stepAmong } from './filter-options.ts';

const options = [
  { value: 'BDO', label: 'Banco de Oro', description: 'BDO Unibank' },
  { value: 'BPI', label: 'Bank of the Philippine Islands' },
  { value: 'RB', label: 'Robinsons Bank – Über' },
];
const found = (input: string) => filterOptions(options, input).map(({ value }) => value);

test.each([
  ['', ['BDO', 'BPI', 'RB']],
  ['  ', ['BDO', 'BPI', 'RB']],
  ['ban', ['BDO', 'BPI', 'RB']],
  ['oro', ['BDO']],
  ['uni', ['BDO']],
  ['UBER', ['RB']],
  ['islands bank', ['BPI']],
  ['anco', []],
  ['(', ['BDO', 'BPI', 'RB'].slice(0, 0)],
])('%j finds %j', (input, values) => {
  expect(found(input)).toEqual(values);
});

test('arrow keys go round', () => {
  expect(stepAmong(3, -1, 'ArrowDown')).toBe(0);
  expect(stepAmong(3, 2, 'ArrowDown')).toBe(0);
  expect(stepAmong(3, -1, 'ArrowUp')).toBe(2);
  expect(stepAmong(3, 1, 'ArrowUp')).toBe(0);
  expect(stepAmong(0, -1, 'ArrowDown')).toBeUndefined();
  expect(stepAmong(3, 1, 'a')).toBeUndefined();
});
