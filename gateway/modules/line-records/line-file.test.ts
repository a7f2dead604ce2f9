import { expect, test } from 'vitest';
import { type Column, csvFile } from './line-file.ts';

interface Person {
  readonly name: string;
  readonly amount: number;
}
const FIRST: { list: Person[]; next: string } = {
  list: [{ name: 'Ann, 1st', amount: 1.5 }],
  next: 'second',
};
const SECOND: { list: Person[] } = { list: [{ name: 'Ben', amount: -2 }] };

async function textOf(columns: readonly Column<Person>[]): Promise<string> {
  const file = await csvFile('people', async (cursor) => (cursor ? SECOND : FIRST), columns);
  expect(file.name).toBe('people.csv');
  let text = '';
  for await (const piece of file.pieces) text += piece;
  return text;
}

test('[R11.04] the cells of a file are in the column of their heading, on every page', async () => {
  const name: Column<Person> = { heading: 'Name', cell: (row) => row.name };
  const amount: Column<Person> = {
    heading: 'Amount',
    cell: (row) => ({ decimal: row.amount.toFixed(2) }),
  };
  expect(await textOf([name, amount])).toBe('\uFEFFName,Amount\r\n"Ann, 1st",1.50\r\nBen,-2.00');
  expect(await textOf([amount, name])).toBe('\uFEFFAmount,Name\r\n1.50,"Ann, 1st"\r\n-2.00,Ben');
});
