import { expect, test } from 'vitest';
import { presetRange, rangeParameters, readRange } from './day-range.ts';

const addressOf = (query: string) => ({
  get: (name: string) => new URLSearchParams(query).get(name) ?? '',
});

test.each([
  // A Sunday, the last day of its week; the February before it is in a leap year.
  ['2028-03-05', 'today', '2028-03-05', '2028-03-05'],
  ['2028-03-05', 'yesterday', '2028-03-04', '2028-03-04'],
  ['2028-03-05', 'thisWeek', '2028-02-28', '2028-03-05'],
  ['2028-03-05', 'lastWeek', '2028-02-21', '2028-02-27'],
  ['2028-03-05', 'thisMonth', '2028-03-01', '2028-03-05'],
  ['2028-03-05', 'lastMonth', '2028-02-01', '2028-02-29'],
  // A Monday, the first day of its week and of a year.
  ['2029-01-01', 'thisWeek', '2029-01-01', '2029-01-01'],
  ['2029-01-01', 'lastMonth', '2028-12-01', '2028-12-31'],
] as const)('[R11.01] on %s %s is from %s to %s', (today, preset, from, until) => {
  expect(presetRange(preset, today)).toEqual({ from, until });
});

test('an address has a preset or two days; anything else is the default', () => {
  const today = '2026-11-21';
  expect(readRange(addressOf('range=yesterday'), today, 'today').from).toBe('2026-11-20');
  expect(readRange(addressOf('from=2026-01-01&to=2026-01-31'), today, 'today')).toEqual({
    from: '2026-01-01',
    until: '2026-01-31',
  });
  for (const bad of [
    '',
    'range=decade',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-02-02&to=2026-02-01',
  ]) {
    expect(readRange(addressOf(bad), today, 'today')).toEqual({ from: today, until: today });
  }
});

test('a range that equals a preset is written as the preset', () => {
  expect(rangeParameters({ from: '2026-11-01', until: '2026-11-21' }, '2026-11-21').range).toBe(
    'thisMonth',
  );
  expect(rangeParameters({ from: '2026-11-02', until: '2026-11-03' }, '2026-11-21')).toEqual({
    range: undefined,
    from: '2026-11-02',
    to: '2026-11-03',
  });
});
