import { LRUCache } from 'lru-cache';

interface Made<Value> {
  /** When it began to be made, by `performance.now`. */
  readonly at: number;
  readonly value: Promise<Value>;
}

/**
 * Makes the same thing once in so many milliseconds, whoever wants it. What failed, or came to
 * nothing, is made again.
 * @param fresh milliseconds for which a thing serves everybody
 * @param most things that are held at a time; the one that was wanted longest ago goes first
 */
export function ttlCache<Value>(fresh: number, most: number) {
  const kept = new LRUCache<string, Made<Value>>({ max: most });
  return (key: string, make: () => Promise<Value>): Made<Value> => {
    const known = kept.get(key);
    const at = performance.now();
    if (known && at - known.at < fresh) return known;
    const made = { at, value: make() };
    kept.set(key, made);
    const forget = () => void (kept.peek(key) === made && kept.delete(key));
    made.value.then((value) => value === undefined && forget(), forget);
    return made;
  };
}
