import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('quotes cells where needed, and prevents formulas', () => {
  const rows = [
    ['a "b", c', -1.5],
    ['=1+1', 'x\ny'],
  ];
  expect(toCsv(rows)).toBe('"a ""b"", c",-1.5\r\n\'=1+1,"x\ny"');
});
