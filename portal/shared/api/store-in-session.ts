import type { AnyEndpoint } from '@baize/gateway/contract';
import type { Cache, State } from 'swr';
import { createCacheHelper } from 'swr/_internal';
import {
  readSessionCache,
  type SessionCache,
  writeSessionCache,
} from '../session/session-cache.ts';
import type { QueryKey } from './query-key.ts';

interface StoredQuery {
  readonly name: SessionCache;
  readonly endpoint: AnyEndpoint;
  readonly key: QueryKey;
  /** False once no component uses the query: SWR drops a cache whose provider was unmounted. */
  isUsed(): boolean;
}

/** The serialised keys that are stored already, by cache. */
const storedIn = new WeakMap<Cache, Set<string>>();

/**
 * Stores a query's answers from now on, and fills its entry in SWR's cache from the session where
 * it is empty (R3.04). An answer that came with the page is newer than the stored one.
 */
export function storeInSession(
  cache: Cache,
  text: string,
  { name, endpoint, key, isUsed }: StoredQuery,
  served: unknown,
): void {
  const stored = storedIn.get(cache) ?? new Set();
  storedIn.set(cache, stored);
  if (stored.has(text)) return;
  stored.add(text);
  const [get, set, subscribe] = createCacheHelper<unknown, State<unknown, unknown>>(cache, text);
  const current = get().data ?? served;
  if (current !== undefined) writeSessionCache(name, key, current);
  else {
    readSessionCache(name, endpoint, key).then(
      (data) => {
        // Notifies every hook with this key. SWR's `mutate` would discard the request in progress.
        if (data !== undefined && isUsed() && get().data === undefined) set({ data });
      },
      // Without the schemas nothing is restored: the request in progress will provide the answer.
      () => undefined,
    );
  }
  subscribe(text, ({ data }, previous) => {
    if (data !== undefined && data !== previous.data) writeSessionCache(name, key, data);
  });
}
