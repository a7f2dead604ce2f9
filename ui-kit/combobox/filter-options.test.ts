import { expect, test } from 'vitest';
import { filterOptions } from './filter-options.ts';

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
