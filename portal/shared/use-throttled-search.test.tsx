// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useThrottledSearch } from './use-throttled-search.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first key requests immediately, quick keys after it are one request, and a slow key requests immediately', () => {
  const asked: string[] = [];
  const { result } = renderHook(() => useThrottledSearch((input) => asked.push(input)));
  result.current.type('d');
  expect(asked).toEqual(['d']);
  vi.advanceTimersByTime(10);
  result.current.type('dr');
  vi.advanceTimersByTime(10);
  result.current.type('dra');
  vi.advanceTimersByTime(19);
  expect(asked).toEqual(['d']);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['d', 'dra']);
  vi.advanceTimersByTime(40);
  result.current.type('drag');
  expect(asked).toEqual(['d', 'dra', 'drag']);
});

test('a submit replaces a pending request, and nothing is requested after unmounting', () => {
  const asked: string[] = [];
  const { result, unmount } = renderHook(() => useThrottledSearch((input) => asked.push(input)));
  result.current.type('d');
  result.current.type('dr');
  result.current.submit('dragon');
  vi.advanceTimersByTime(100);
  expect(asked).toEqual(['d', 'dragon']);
  result.current.type('t');
  result.current.type('ti');
  unmount();
  vi.advanceTimersByTime(100);
  expect(asked).toEqual(['d', 'dragon', 't']);
});
