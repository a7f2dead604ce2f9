import { LRUCache } from 'lru-cache';

interface Entry<Value> {
  /** When the value was requested, by `performance.now`. */
  readonly at: number;
  readonly value: Promise<Value>;
}

/**
 * Creates a cache of asynchronous values. Concurrent requests of a key share one computation; a value that
 * failed or is undefined is not cached.
 * @param ttlMs milliseconds for which a value is served
 * @param maxEntries number of values that are held; the least recently used one is evicted first
 * @returns a function that returns the cached entry of a key, or computes it by `load`
 */
export function ttlCache<Value>(ttlMs: number, maxEntries: number) {
  const entries = new LRUCache<string, Entry<Value>>({ max: maxEntries });
  return (key: string, load: () => Promise<Value>): Entry<Value> => {
    const cached = entries.get(key);
    const at = performance.now();
    if (cached && at - cached.at < ttlMs) return cached;
    const entry = { at, value: load() };
    entries.set(key, entry);
    const evict = () => void (entries.peek(key) === entry && entries.delete(key));
    entry.value.then((value) => value === undefined && evict(), evict);
    return entry;
  };
}
