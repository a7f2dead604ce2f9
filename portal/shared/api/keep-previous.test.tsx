// @vitest-environment happy-dom
import { gameList, hotGames } from '@baize/gateway/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig, type SWRResponse } from 'swr';
import { expect, test } from 'vitest';
import { abortPrevious } from './abort-previous.ts';
import { CallError } from './call-error.ts';
import { keepPrevious, type Previous } from './keep-previous.ts';
import { type QueryKey, queryKey } from './query-key.ts';

const ANA = { language: 'EN', owner: 'ana' };
const page = (pageNo: number, audience = ANA) => queryKey(gameList, { pageNo }, audience);

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{children}</SWRConfig>
);

interface Waiting {
  readonly key: QueryKey;
  readonly signal: AbortSignal | undefined;
  resolve(data: string): void;
  reject(error: unknown): void;
}

/** A query whose requests the test answers. */
function query(first: QueryKey | null, options: { keepPreviousData?: boolean; aborts?: boolean }) {
  const requests: Waiting[] = [];
  const fetcher = (key: QueryKey, signal?: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    requests.push({ key, signal, resolve, reject });
    return promise;
  };
  const { keepPreviousData = true, aborts = false } = options;
  const use = aborts ? [keepPrevious, abortPrevious] : [keepPrevious];
  const { result, rerender } = renderHook(
    ({ key }) =>
      useSWR<string, CallError>(key, fetcher, { keepPreviousData, use }) as SWRResponse<
        string,
        CallError
      > &
        Previous<object>,
    { wrapper, initialProps: { key: first } },
  );
  const answer = async (index: number, data: string) => {
    await waitFor(() => expect(requests.length).toBeGreaterThan(index));
    await act(async () => requests[index]?.resolve(data));
  };
  return { result, requests, answer, show: (key: QueryKey | null) => rerender({ key }) };
}

test('the previous data stay while the new ones load, with the payload that they belong to', async () => {
  const { result, answer, show } = query(page(1), {});
  expect(result.current).toMatchObject({ data: undefined, isPrevious: false });
  await answer(0, 'first');
  expect(result.current).toMatchObject({ data: 'first', isPrevious: false });
  show(page(2));
  expect(result.current).toMatchObject({ data: 'first', isPrevious: true });
  expect(result.current.dataPayload).toEqual({ pageNo: 1 });
  await answer(1, 'second');
  expect(result.current).toMatchObject({ data: 'second', isPrevious: false });
  expect(result.current.dataPayload).toEqual({ pageNo: 2 });
});

test('with keepPreviousData off nothing is shown meanwhile', async () => {
  const { result, answer, show } = query(page(1), { keepPreviousData: false });
  await answer(0, 'first');
  show(page(2));
  expect(result.current).toMatchObject({ data: undefined, isPrevious: false });
});

test('previous data disappear when the new request fails, and when the query is disabled', async () => {
  const { result, requests, answer, show } = query(page(1), {});
  await answer(0, 'first');
  show(page(2));
  await waitFor(() => expect(requests).toHaveLength(2));
  const lost = new CallError('network');
  await act(async () => requests[1]?.reject(lost));
  expect(result.current.data).toBeUndefined();
  expect(result.current.error).toBe(lost);
  show(null);
  expect(result.current).toMatchObject({ data: undefined, isPrevious: false });
});

test('another language keeps the previous data; another account or endpoint does not', async () => {
  const { result, answer, show } = query(page(1), {});
  await answer(0, 'of ana');
  show(page(1, { ...ANA, language: 'TY' }));
  expect(result.current).toMatchObject({ data: 'of ana', isPrevious: true });
  show(page(1, { ...ANA, owner: 'ben' }));
  expect(result.current.data).toBeUndefined();
  show(queryKey(hotGames, { pageNo: 1 }, ANA));
  expect(result.current.data).toBeUndefined();
});

test('a newer payload aborts the previous request, which is no error', async () => {
  const { result, requests, answer, show } = query(page(1), { aborts: true });
  await waitFor(() => expect(requests).toHaveLength(1));
  show(page(2));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  await answer(1, 'second');
  show(page(1));
  expect(result.current).toMatchObject({ data: 'second', isPrevious: true });
  expect(result.current.error).toBeUndefined();
  await answer(2, 'first');
  expect(result.current).toMatchObject({ data: 'first', isPrevious: false });
});
