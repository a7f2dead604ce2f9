import { expect, test } from 'vitest';
import {
  contrast,
  fromHex,
  mix,
  mostReadable,
  nearestPassing,
  over,
  toHex,
  withAlpha,
} from './colour.ts';

const BLACK = fromHex('#000');
const WHITE = fromHex('#fff');

test('contrast follows WCAG: black on white is 21, and published greys on white', () => {
  expect(contrast(BLACK, WHITE)).toBe(21);
  expect(contrast(WHITE, WHITE)).toBe(1);
  // #767676 is the lightest grey that passes AA on white, #777777 the darkest that fails it.
  expect(contrast(fromHex('#767676'), WHITE)).toBeCloseTo(4.54, 2);
  expect(contrast(fromHex('#777777'), WHITE)).toBeCloseTo(4.48, 2);
  expect(contrast(fromHex('#949494'), WHITE)).toBeCloseTo(3.03, 2);
  expect(contrast(fromHex('#ff0000'), WHITE)).toBeCloseTo(3.998, 3);
});

test('mix goes along OKLab from one end to the other', () => {
  const red = fromHex('#ff0000');
  const blue = fromHex('#0000ff');
  expect(toHex(mix(red, blue, 0))).toBe('#f00');
  expect(toHex(mix(red, blue, 1))).toBe('#00f');
  // The same value as CSS color-mix(in oklab, red, blue); sRGB would give #800080.
  expect(toHex(mix(red, blue, 0.5))).toBe('#8c53a2');
  expect(toHex(mix(BLACK, WHITE, 0.5))).toBe('#636363');
});

test('alpha is blended over the layer below before contrast is measured', () => {
  const veil = withAlpha(BLACK, 0.5);
  expect(toHex(veil)).toBe('#00000080');
  expect(toHex(over(veil, WHITE))).toBe('#7f7f7f');
  expect(over(veil, BLACK)).toEqual(BLACK);
});

test('the most readable candidate is the one with the highest contrast on its worst background', () => {
  const states = [fromHex('#ffd000'), fromHex('#b08f00')];
  expect(mostReadable([WHITE, BLACK], states)).toEqual(BLACK);
  expect(mostReadable([BLACK, WHITE], [fromHex('#003366')])).toEqual(WHITE);
});

test('the nearest passing colour passes, keeps the hue, and has the smallest distance', () => {
  const wish = fromHex('#7aa7ff');
  const found = nearestPassing(wish, WHITE, 4.5);
  if (!found) throw new Error('nothing passes on white');
  const ratio = contrast(found, WHITE);
  expect(ratio).toBeGreaterThanOrEqual(4.5);
  expect(ratio).toBeLessThan(4.7);
  expect(found.b).toBeGreaterThan(found.g);
  expect(found.g).toBeGreaterThan(found.r);
});

test('no colour passes where neither black nor white does', () => {
  expect(nearestPassing(WHITE, fromHex('#777'), 7)).toBeUndefined();
});

test('hex is parsed strictly', () => {
  expect(toHex(fromHex('#aabbcc'))).toBe('#abc');
  expect(() => fromHex('red')).toThrow(RangeError);
  expect(() => fromHex('#12')).toThrow(RangeError);
});
