import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { QueryKey } from './query-key.ts';

/**
 * Shows the expected result of a command in a cached answer while the command is in progress.
 * @param change gets the shown answer, which another change in progress may have changed already
 * @throws the error of the command; by then the answer has been restored and is revalidated
 */
type OptimisticChange = <Answer>(
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
