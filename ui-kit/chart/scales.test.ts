import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownLabels, stackValues, ticksFor } from './scales.ts';

test.each([
  [0, 10, [0, 5, 10]],
  [0, 97, [0, 50, 100]],
  [-30, 60, [-50, 0, 50, 100]],
  [0, 0, [0]],
  [0.1, 0.35, [0, 0.1, 0.2, 0.3, 0.4]],
])('from %s to %s the lines stand at %j', (least, most, ticks) => {
  expect(ticksFor(least, most)).toEqual(ticks);
});

/** Down to a thousandth: no currency has smaller units. */
const amount = fc.integer({ min: -1e15, max: 1e15 }).map((thousandths) => thousandths / 1000);

test('the axis lines enclose every value and zero, and are few', () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [least, most] = one < other ? [one, other] : [other, one];
      const ticks = ticksFor(least, most);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, least) + Math.abs(least) * 1e-9);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, most) - Math.abs(most) * 1e-9);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeLessThanOrEqual(8);
    }),
  );
});

test('stacked bars end at the sum of their side', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 })), (values) => {
      const bars = stackValues(values);
      const sum = (side: (value: number) => boolean) =>
        values.filter(side).reduce((total, value) => total + value, 0);
      expect(Math.max(0, ...bars.map(({ to }) => to))).toBe(sum((value) => value > 0));
      expect(Math.min(0, ...bars.map(({ to }) => to))).toBe(sum((value) => value < 0));
    }),
  );
});

test('labels keep their distance, and the last one is always shown', () => {
  const shown = shownLabels(31, 6);
  const places = Array.from({ length: 31 }, (_, at) => at).filter(shown);
  expect(places.length).toBeLessThanOrEqual(6);
  expect(places.at(-1)).toBe(30);
});
