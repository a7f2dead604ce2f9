// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOccupied, whenInactive } from './when-inactive.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test.each(['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown', 'input'])(
  '[R4.13] nothing opens while there is %s, and 1.2 seconds after it',
  (type) => {
    const attempt = vi.fn(() => true);
    const stop = whenInactive(attempt);
    for (let times = 0; times < 5; times += 1) {
      vi.advanceTimersByTime(1000);
      window.dispatchEvent(new Event(type));
    }
    vi.advanceTimersByTime(1199);
    expect(attempt).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(attempt).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(attempt, 'once is enough').toHaveBeenCalledTimes(1);
    stop();
  },
);

test('a failed attempt is repeated until it is stopped', () => {
  const attempt = vi.fn(() => false);
  const stop = whenInactive(attempt);
  vi.advanceTimersByTime(3600);
  expect(attempt).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(3600);
  expect(attempt).toHaveBeenCalledTimes(3);
});

test.each([
  '<div role="menu"></div>',
  '<div role="dialog"></div>',
  '<div role="alertdialog"></div>',
  '<ul role="listbox"></ul>',
])('a person is occupied while %s is open over the page', (html) => {
  expect(isOccupied()).toBe(false);
  document.body.innerHTML = html;
  expect(isOccupied()).toBe(true);
});

test('a person is occupied while a field has the focus', () => {
  document.body.innerHTML = '<input><button>x</button>';
  document.querySelector('button')?.focus();
  expect(isOccupied()).toBe(false);
  document.querySelector('input')?.focus();
  expect(isOccupied()).toBe(true);
});
