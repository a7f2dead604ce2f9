// @vitest-environment happy-dom
import type { PlaySession } from '@baize/gateway/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { usePlayReport } from './use-play-report.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../api/call.ts', () => ({ call }));

const session: PlaySession = {
  currencySymbol: '$',
  decimals: 2,
  serverTime: 0,
  startedAt: 0,
  playedMs: 900_000,
  staked: 10,
  won: 0,
  net: -10,
  checkIsDue: true,
  realityMinutes: 15,
};
const lost = new CallError('network');

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue(session);
});

const play = () =>
  renderHook(({ news }) => usePlayReport(true, { news, isRunning: false }), {
    initialProps: { news: 0 },
  });

test('a lost report shows no error, and keeps the previous state', async () => {
  const { result, rerender } = play();
  await waitFor(() => expect(result.current.session).toEqual(session));
  call.mockRejectedValue(lost);
  await act(async () => rerender({ news: 1 }));
  expect(call).toHaveBeenCalledTimes(2);
  expect(result.current.session).toEqual(session);
});

test('[R10.05] a lost answer to the reality check shows an error until it is dismissed', async () => {
  const { result } = play();
  const answer = () => act(async () => result.current.realityCheck?.onContinue());
  await waitFor(() => expect(result.current.realityCheck?.session).toEqual(session));
  expect(result.current.realityCheck?.error).toBeUndefined();
  call.mockRejectedValueOnce(lost);
  await answer();
  expect(result.current.realityCheck).toMatchObject({ isBusy: false, error: lost });
  call.mockResolvedValueOnce({ ...session, checkIsDue: false });
  await answer();
  expect(result.current.realityCheck).toBeUndefined();
});

test('the error of one reality check is not shown at the next', async () => {
  const { result, rerender } = play();
  await waitFor(() => expect(result.current.realityCheck).toBeDefined());
  call.mockRejectedValueOnce(lost);
  await act(async () => result.current.realityCheck?.onContinue());
  // It was confirmed all the same, or in another tab.
  call.mockResolvedValueOnce({ ...session, checkIsDue: false });
  await act(async () => rerender({ news: 1 }));
  expect(result.current.realityCheck).toBeUndefined();
  await act(async () => rerender({ news: 2 }));
  expect(result.current.realityCheck).toBeDefined();
  expect(result.current.realityCheck?.error).toBeUndefined();
});

test('[R10.05] an answer that a report overtakes closes the check nevertheless', async () => {
  const { result, rerender } = play();
  await waitFor(() => expect(result.current.realityCheck).toBeDefined());
  const answer = Promise.withResolvers<PlaySession>();
  call.mockReturnValueOnce(answer.promise);
  await act(async () => result.current.realityCheck?.onContinue());
  // The answer to this report was written before the confirmation.
  await act(async () => rerender({ news: 1 }));
  expect(result.current.realityCheck).toBeDefined();
  call.mockResolvedValue({ ...session, checkIsDue: false });
  await act(async () => answer.resolve({ ...session, checkIsDue: false }));
  await waitFor(() => expect(result.current.realityCheck).toBeUndefined());
});
