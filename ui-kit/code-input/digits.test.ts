import { expect, test } from 'vitest';
import { digitsOf } from './digits.ts';

test('keeps digits only, up to the length of the code', () => {
  expect(digitsOf('123 456', 6)).toBe('123456');
  expect(digitsOf('Your code: 12-34-567', 6)).toBe('123456');
  expect(digitsOf('１２３', 6)).toBe('123');
  expect(digitsOf('abc', 6)).toBe('');
});
