import type { AnyEndpoint } from '@baize/gateway/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { revalidateMountedLists } from './mounted-lists.ts';
import { isQueryKey, matches } from './query-key.ts';

/** Revalidates the mounted queries of some endpoints; resolves when the answers have arrived. */
export function useRevalidate(): (endpoints: readonly AnyEndpoint[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (endpoints) => {
      const filters = endpoints.map(matches);
      await Promise.all(filters.flatMap((each) => [mutate(each), revalidateMountedLists(each)]));
    },
    [mutate],
  );
}

/** Revalidates all mounted queries. */
export function useRevalidateAll(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await Promise.all([mutate(isQueryKey), revalidateMountedLists(isQueryKey)]);
  }, [mutate]);
}
