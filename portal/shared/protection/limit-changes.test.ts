import type { PlayLimit } from '@baize/gateway/contract';
import { expect, test } from 'vitest';
import { changesOf, checkLimits } from './limit-changes.ts';

const limit = (period: PlayLimit['period'], more: Partial<PlayLimit> = {}): PlayLimit => ({
  kind: 'deposit',
  period,
  used: 0,
  renewsAt: 0,
  ...more,
});
const LIMITS = [
  limit('day', { value: 100, used: 40 }),
  limit('week'),
  limit('month', { used: 70 }),
];
const RULES = {
  decimals: 2,
  highest: { day: 500, week: 500, month: 500 },
  text: (value: number) => `$${value}`,
};
const check = (day: string, week = '', month = '') => checkLimits({ day, week, month }, RULES);

test.each([
  ['0', 'safer.limit.zero'],
  ['-1', 'safer.limit.invalid'],
  ['ten', 'safer.limit.invalid'],
  ['10.001', 'safer.limit.invalid'],
  ['500.01', 'safer.limit.high'],
])('[R10.01] a limit of %s is an error at its field: %s', (input, id) => {
  expect(check(input).day).toMatchObject({ id });
});

test('[R10.01] [R10.02] an empty field, the current limit, less than the used amount and the maximum are valid', () => {
  for (const input of ['', '100', '39.99', '500']) expect(check(input).day).toBeUndefined();
  expect(check('', '', '69.99')).toEqual({});
  expect(check('', '', '500.01').month).toEqual({
    id: 'safer.limit.high',
    values: { highest: '$500' },
  });
});

test('[R10.02] only different limits are changed; an empty field removes a limit', () => {
  const fields = (day: string, week = '', month = '') => ({ day, week, month });
  expect(changesOf(fields('100'), LIMITS, 2)).toEqual([]);
  expect(changesOf(fields('', '20.5'), LIMITS, 2)).toEqual([
    { action: 'remove', kind: 'deposit', period: 'day' },
    { action: 'set', kind: 'deposit', period: 'week', value: 20.5 },
  ]);
});
