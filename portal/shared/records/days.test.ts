import { expect, test } from 'vitest';
import { addDays, daysBetween, isDay, startOfMonth, startOfWeek } from './days.ts';

test('a day exists in the calendar, and has a year of four digits', () => {
  for (const day of ['2026-11-21', '2028-02-29', '1999-12-31']) expect(isDay(day), day).toBe(true);
  for (const text of [
    null,
    '',
    'today',
    '2026-02-30',
    '2026-13-01',
    '2027-02-29',
    '0202-11-10',
    '12026-11-10',
    '2026-1-2',
    '2026-11-21T00:00:00Z',
  ]) {
    expect(isDay(text), String(text)).toBe(false);
  }
});

test.each(['UTC', 'Europe/Berlin', 'Pacific/Apia'])(
  'days are calendar days on a device in %s, across the end of summer time too',
  (zone) => {
    const former = process.env.TZ;
    process.env.TZ = zone;
    try {
      expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
      expect(addDays('2026-03-30', -2)).toBe('2026-03-28');
      // Samoa skipped a day.
      expect(addDays('2011-12-29', 1)).toBe('2011-12-30');
      expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    } finally {
      if (former === undefined) delete process.env.TZ;
      else process.env.TZ = former;
    }
  },
);

test('counts days across months', () => {
  expect(daysBetween('2026-02-27', '2026-03-02')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(daysBetween('2026-03-02', '2026-03-02')).toEqual(['2026-03-02']);
  expect(daysBetween('2026-03-03', '2026-03-02')).toEqual([]);
});

test('weeks begin on Monday, months with their first day', () => {
  expect(startOfWeek('2028-03-05')).toBe('2028-02-28');
  expect(startOfWeek('2028-02-28')).toBe('2028-02-28');
  expect(startOfMonth('2028-03-31', -1)).toBe('2028-02-01');
  expect(startOfMonth('2028-01-31', -1)).toBe('2027-12-01');
  expect(startOfMonth('2028-03-31', 0)).toBe('2028-03-01');
});
