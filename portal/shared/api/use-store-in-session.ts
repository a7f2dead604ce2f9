import type { AnyEndpoint } from '@baize/gateway/contract';
import { useEffect } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { retryImport } from '../errors/retry-import.ts';
import type { SessionCache } from '../session/session-cache.ts';
import type { QueryKey } from './query-key.ts';

/** Loaded with the first call, because the first paint does not need it or its parser. */
const load = () => retryImport(() => import('./store-in-session.ts'));

/** Stores the answer of a query in the session; does nothing without a name. */
export function useStoreInSession(
  name: SessionCache | undefined,
  endpoint: AnyEndpoint,
  key: QueryKey | null,
): void {
  const { cache, fallback } = useSWRConfig();
  const text = name && key ? unstable_serialize(key) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for name and key.
  useEffect(() => {
    if (!name || !key) return;
    let isMounted = true;
    load().then(
      ({ storeInSession }) => {
        // SWR drops a cache whose provider was unmounted, and fails where it is used afterwards.
        if (isMounted) {
          storeInSession(
            cache,
            text,
            { name, endpoint, key, isUsed: () => isMounted },
            fallback[text],
          );
        }
      },
      // Without the script nothing is stored, which only slows down the next page.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [text, cache]);
}
