import { expect, test } from 'vitest';
import { readPoints, writePoints } from './points-query.ts';

test('a written query is read as the same, and default values are omitted', () => {
  const query = {
    tab: 'history',
    type: 'home',
    status: 'Rejected',
    kind: undefined,
    page: 3,
    reward: undefined,
  } as const;
  const written = writePoints(new URLSearchParams('popup=login'), query);
  expect(readPoints(written)).toEqual(query);
  expect(written.get('popup')).toBe('login');
  expect(String(writePoints(new URLSearchParams(), readPoints(new URLSearchParams())))).toBe('');
});

test('unknown values count as default values', () => {
  const read = readPoints(new URLSearchParams('tab=x&type=y&status=z&kind=w&p=-1'));
  expect(read).toMatchObject({ tab: 'rewards', type: undefined, status: undefined, page: 1 });
});
