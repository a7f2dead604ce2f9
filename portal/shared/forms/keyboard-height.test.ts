import { expect, test } from 'vitest';
import { keyboardHeight } from './keyboard-height.ts';

const seen = (height: number, offsetTop = 0, scale = 1) => ({ height, offsetTop, scale });

test('a keyboard lies over what of the window is not seen below', () => {
  expect(keyboardHeight(844, seen(844))).toBe(0);
  expect(keyboardHeight(844, seen(508.4))).toBe(336);
  expect(keyboardHeight(844, seen(508, 100))).toBe(236);
});

test('a page that is enlarged, or scrolled beyond its edge, has no keyboard over it', () => {
  expect(keyboardHeight(844, seen(422, 0, 2))).toBe(0);
  expect(keyboardHeight(844, seen(844, 20))).toBe(0);
});
