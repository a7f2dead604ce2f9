import type { AnyEndpoint } from '@baize/gateway/contract';
import type { Cache, State } from 'swr';
import { createCacheHelper } from 'swr/_internal';
import { keep, recall, type SessionCache } from '../session/session-cache.ts';
import type { QueryKey } from './query-key.ts';

interface KeptQuery {
  readonly name: SessionCache;
  readonly endpoint: AnyEndpoint;
  readonly key: QueryKey;
  /** False once nobody shows the query: SWR forgets a cache whose provider has left. */
  isUsed(): boolean;
}

/** The serialised keys that are kept already, by cache. */
const keptIn = new WeakMap<Cache, Set<string>>();

/**
 * Keeps a query's answers from now on, and fills its entry in SWR's cache from the session where
 * nothing is known yet (R3.04). What came with the page is newer than what the session has.
 */
export function keepAnswer(
  cache: Cache,
  text: string,
  { name, endpoint, key, isUsed }: KeptQuery,
  served: unknown,
): void {
  const kept = keptIn.get(cache) ?? new Set();
  keptIn.set(cache, kept);
  if (kept.has(text)) return;
  kept.add(text);
  const [get, set, subscribe] = createCacheHelper<unknown, State<unknown, unknown>>(cache, text);
  const known = get().data ?? served;
  if (known !== undefined) keep(name, key, known);
  else {
    recall(name, endpoint, key).then(
      (data) => {
        // Every hook with this key is told. SWR's `mutate` would discard the answer that is on its way.
        if (data !== undefined && isUsed() && get().data === undefined) set({ data });
      },
      // Without the schemas nothing is recalled: the answer that is on its way will do.
      () => undefined,
    );
  }
  subscribe(text, ({ data }, previous) => {
    if (data !== undefined && data !== previous.data) keep(name, key, data);
  });
}
