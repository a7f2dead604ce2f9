import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dateOf, dayOf, lengthOf, problemOf, rangeText } from './dates.ts';

test.each(['', '2026-02-30', '2026-13-01', '22.11.2026', 'yesterday', '2026-1-1'])(
  '%j is no day',
  (text) => {
    expect(dateOf(text)).toBeUndefined();
  },
);

const day = fc
  .date({ min: new Date('1970-01-02T12:00:00'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map(dayOf);

test('a day survives the conversion to a date and back across changes of the clock', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -800, max: 800 }), (from, days) => {
      const date = dateOf(from);
      expect(date && dayOf(date)).toBe(from);
      const to = addDays(from, days);
      expect(addDays(to, -days)).toBe(from);
      expect(lengthOf({ from, to })).toBe(days < 0 ? 0 : days + 1);
    }),
  );
});

test.each([
  [{}, {}, 'missing'],
  [{ from: '2026-11-22' }, {}, 'missing'],
  [{ from: '2026-11-22', to: '2026-11-21' }, {}, 'order'],
  [{ from: '2026-11-22', to: '2026-11-22' }, {}, undefined],
  [{ from: '2026-11-01', to: '2026-11-22' }, { max: '2026-11-21' }, 'outside'],
  [{ from: '2026-11-01', to: '2026-11-22' }, { min: '2026-11-02' }, 'outside'],
  [{ from: '2026-10-23', to: '2026-11-22' }, { longest: 30 }, 'long'],
  [{ from: '2026-10-24', to: '2026-11-22' }, { longest: 30 }, undefined],
])('%j within %j is %s', (range, bounds, problem) => {
  expect(problemOf(range, bounds)).toBe(problem);
});

test('a range is formatted by the rules of the locale without repetition', () => {
  expect(rangeText({ from: '2026-11-16', to: '2026-11-22' }, 'en')).toMatch(/^Nov 16.+22, 2026$/);
  expect(rangeText({ from: '2026-11-22', to: '2026-11-16' }, 'en')).toBe('');
});
