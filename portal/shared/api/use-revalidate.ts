import type { AnyEndpoint } from '@baize/gateway/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { matches } from './query-key.ts';
import { refreshShownLists } from './shown-lists.ts';

/** Asks again for what is shown of some endpoints; resolves when the answers are there. */
export function useRevalidate(): (endpoints: readonly AnyEndpoint[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (endpoints) => {
      await Promise.all(
        endpoints.flatMap((endpoint) => [mutate(matches(endpoint)), refreshShownLists(endpoint)]),
      );
    },
    [mutate],
  );
}
