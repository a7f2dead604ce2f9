// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRecordQuery } from './use-record-query.ts';

const LATE = new Date('2026-11-21T23:50:00');
const MINUTE = 60_000;

/** The days that a record shows. */
function daysOf(search: string) {
  const { result } = renderHook(() => useRecordQuery().query, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[`/member${search}`]}>{children}</MemoryRouter>
    ),
  });
  return () => [result.current.from, result.current.to];
}

beforeEach(() => {
  vi.useFakeTimers({ now: LATE });
});
afterEach(() => {
  vi.useRealTimers();
});

test('[R2.66] [R2.67] an open record moves to the next day at every midnight', () => {
  const today = daysOf('?range=today');
  const week = daysOf('');
  act(() => vi.advanceTimersByTime(9 * MINUTE));
  expect(today()).toEqual(['2026-11-21', '2026-11-21']);
  act(() => vi.advanceTimersByTime(MINUTE));
  expect(today()).toEqual(['2026-11-22', '2026-11-22']);
  expect(week()).toEqual(['2026-11-16', '2026-11-22']);
  act(() => vi.advanceTimersByTime(24 * 60 * MINUTE));
  expect(today()).toEqual(['2026-11-23', '2026-11-23']);
});

test.each([
  ['is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['is gone back to', () => window.dispatchEvent(new Event('focus'))],
])('a page that was suspended over midnight has the new day when it %s', (_how, comeBack) => {
  const today = daysOf('?range=today');
  // Its timers were suspended.
  vi.setSystemTime(new Date('2026-11-22T08:00:00'));
  expect(today()).toEqual(['2026-11-21', '2026-11-21']);
  act(() => void comeBack());
  expect(today()).toEqual(['2026-11-22', '2026-11-22']);
});

test('two chosen days stay', () => {
  const chosen = daysOf('?from=2026-11-10&to=2026-11-12');
  act(() => vi.advanceTimersByTime(11 * MINUTE));
  expect(chosen()).toEqual(['2026-11-10', '2026-11-12']);
});
