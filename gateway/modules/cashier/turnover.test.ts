import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fulfilObligations } from './turnover.ts';

const open = (...rows: readonly (readonly [required: number, fulfilled: number])[]) =>
  rows.map(([required, fulfilled], id) => ({ id, required, fulfilled }));

test('bets have no effect without open obligations', () => {
  expect(fulfilObligations([], 100)).toEqual([]);
});

test('bets fulfil the oldest obligation first, and the next one with the rest', () => {
  expect(fulfilObligations(open([100, 30], [50, 0]), 20)).toEqual(open([100, 50]));
  expect(fulfilObligations(open([100, 30], [50, 0]), 90)).toEqual(open([100, 100], [50, 20]));
});

test('bets beyond all obligations are not credited to later ones', () => {
  expect(fulfilObligations(open([100, 30], [50, 0]), 5000)).toEqual(open([100, 100], [50, 50]));
});

test('for any obligations and bets: fulfilled in order, never above the requirement, and no part of a bet counts twice', () => {
  const row = fc.tuple(fc.integer({ min: 1, max: 1e6 }), fc.nat({ max: 1e6 }));
  fc.assert(
    fc.property(fc.array(row), fc.nat({ max: 1e7 }), (obligations, bets) => {
      const rows = open(
        ...obligations.map(([required, done]) => [required, Math.min(required, done)] as const),
      );
      const after = new Map(rows.map((each) => [each.id, each]));
      for (const each of fulfilObligations(rows, bets)) after.set(each.id, each);
      const sum = (of: Iterable<{ fulfilled: number }>) =>
        [...of].reduce((all, { fulfilled }) => all + fulfilled, 0);
      const left = rows.reduce((all, { required, fulfilled }) => all + required - fulfilled, 0);
      expect(sum(after.values()) - sum(rows)).toBe(Math.min(bets, left));
      let isBehindOpen = false;
      for (const [id, { required, fulfilled }] of after) {
        expect(fulfilled).toBeLessThanOrEqual(required);
        if (isBehindOpen) expect(fulfilled).toBe(rows[id]?.fulfilled);
        isBehindOpen ||= fulfilled < required;
      }
    }),
  );
});
