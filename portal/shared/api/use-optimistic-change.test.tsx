// @vitest-environment happy-dom
import { favouriteIds } from '@baize/gateway/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { queryKey } from './query-key.ts';
import { useOptimisticChange } from './use-optimistic-change.ts';

const KEY = queryKey(favouriteIds, {}, { language: 'EN', owner: 'ana' });

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
);

/** A list of favourites with one entry; counts how often the gateway is asked. */
async function favourites() {
  let asked = 0;
  const { result } = renderHook(
    () => ({
      change: useOptimisticChange(),
      shown: useSWR(KEY, async () => {
        asked += 1;
        return ['1'];
      }).data,
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.shown).toEqual(['1']));
  return { result, asked: () => asked };
}

test('a change is shown before its response, and together with one in progress', async () => {
  const { result } = await favourites();
  const first = Promise.withResolvers<string[]>();
  const second = Promise.withResolvers<string[]>();
  act(() => {
    void result.current.change<string[]>(KEY, first.promise, (shown = []) => [...shown, '2']);
    void result.current.change<string[]>(KEY, second.promise, (shown = []) => [...shown, '3']);
  });
  await waitFor(() => expect(result.current.shown).toEqual(['1', '2', '3']));
  await act(async () => second.resolve(['1', '2', '3', 'answered']));
  await waitFor(() => expect(result.current.shown).toEqual(['1', '2', '3', 'answered']));
});

test('a refused change is reverted, the query revalidated, and the error thrown', async () => {
  const { result, asked } = await favourites();
  const refusal = new Error('refused');
  const work = Promise.withResolvers<string[]>();
  let thrown: unknown;
  act(() => {
    result.current
      .change<string[]>(KEY, work.promise, (shown = []) => [...shown, '2'])
      .catch((error: unknown) => {
        thrown = error;
      });
  });
  await waitFor(() => expect(result.current.shown).toEqual(['1', '2']));
  await act(async () => work.reject(refusal));
  await waitFor(() => expect(result.current.shown).toEqual(['1']));
  expect(thrown).toBe(refusal);
  await waitFor(() => expect(asked()).toBe(2));
});
