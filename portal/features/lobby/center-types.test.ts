import { expect, test } from 'vitest';
import { centerTypeOf, relatedTypes } from './center-types.ts';

test.each([
  ['SPORTS', null, 'SPORTS'],
  ['SPORTS', 'COCKFIGHT', 'COCKFIGHT'],
  ['SPORTS', 'RNG', 'SPORTS'],
  ['ESPORTS', 'SPORTS', 'ESPORTS'],
  ['ELOTT', 'nonsense', 'ELOTT'],
] as const)(
  '[R2.06] [R2.11] the center of %s with gameType %s shows %s',
  (page, requested, shown) => {
    expect(centerTypeOf(page, requested)).toBe(shown);
  },
);

test('related categories are in one group', () => {
  expect(relatedTypes('COCKFIGHT')).toEqual(['SPORTS', 'ESPORTS', 'COCKFIGHT']);
  expect(relatedTypes('LOTT')).toEqual(['LOTT', 'ELOTT']);
  expect(relatedTypes('RNG')).toEqual(['RNG']);
});
