import { expect, test } from 'vitest';
import { itemForKey } from './menu-keys.ts';

const items = ['a', 'b', 'c'];

test('arrow keys move cyclically, Home and End to the ends, other keys do nothing', () => {
  expect(itemForKey('ArrowDown', items, 'a')).toBe('b');
  expect(itemForKey('ArrowDown', items, 'c')).toBe('a');
  expect(itemForKey('ArrowDown', items, undefined)).toBe('a');
  expect(itemForKey('ArrowUp', items, 'a')).toBe('c');
  expect(itemForKey('ArrowUp', items, undefined)).toBe('c');
  expect(itemForKey('ArrowUp', items, 'c')).toBe('b');
  expect(itemForKey('Home', items, 'c')).toBe('a');
  expect(itemForKey('End', items, 'a')).toBe('c');
  expect(itemForKey('x', items, 'a')).toBeUndefined();
  expect(itemForKey('ArrowDown', [], undefined)).toBeUndefined();
});
