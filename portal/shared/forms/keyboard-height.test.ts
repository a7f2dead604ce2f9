import { expect, test } from 'vitest';
import { keyboardHeight } from './keyboard-height.ts';

const seen = (height: number, offsetTop = 0, scale = 1) => ({ height, offsetTop, scale });

test("the keyboard's height is the hidden bottom part of the window", () => {
  expect(keyboardHeight(844, seen(844))).toBe(0);
  expect(keyboardHeight(844, seen(508.4))).toBe(336);
  expect(keyboardHeight(844, seen(508, 100))).toBe(236);
});

test('a zoomed page, or one scrolled beyond its edge, has no keyboard over it', () => {
  expect(keyboardHeight(844, seen(422, 0, 2))).toBe(0);
  expect(keyboardHeight(844, seen(844, 20))).toBe(0);
});
