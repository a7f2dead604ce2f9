import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { QueryKey } from './query-key.ts';

/**
 * Shows what a cached answer will be, while the work that changes it is under way.
 * @param change takes what is shown, which another change under way may have changed already
 * @throws what the work throws; the answer is as it was by then, and asked for again
 */
export type OptimisticChange = <Answer>(
  key: QueryKey,
  work: Promise<Answer>,
  change: (shown: Answer | undefined) => Answer,
) => Promise<void>;

export function useOptimisticChange(): OptimisticChange {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (key, work, change) => {
      try {
        await mutate(key, work, {
          optimisticData: (answered, shown) => change(shown ?? answered),
          rollbackOnError: true,
          revalidate: false,
        });
      } catch (error) {
        void mutate(key);
        throw error;
      }
    },
    [mutate],
  );
}
