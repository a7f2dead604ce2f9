import pLimit from 'p-limit';

/** The last queued work of each key, by owner. */
const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs work of the same key one after the other, for this owner and within this process. It only saves
 * conflicts: what must hold across processes is guaranteed by locks of the database.
 */
export async function serializeByKey<Value>(
  owner: object,
  key: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const lastByKey = queues.get(owner) ?? new Map<string, Promise<unknown>>();
  queues.set(owner, lastByKey);
  const run = (lastByKey.get(key) ?? Promise.resolve()).then(work);
  const done = run.catch(() => undefined);
  lastByKey.set(key, done);
  try {
    return await run;
  } finally {
    if (lastByKey.get(key) === done) lastByKey.delete(key);
  }
}

/** How many tasks may run at a time, and how many more may wait. */
export interface Capacity {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Runs work when a place is free; rejects at once when too many tasks wait. */
export type Limiter = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Creates a limiter for expensive work in this process, in first-in, first-out order.
 * @param full creates the error to throw when all waiting places are taken
 */
export function createLimiter({ atOnce, waiting }: Capacity, full: () => Error): Limiter {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw full();
    return limit(work);
  };
}

/** Counts places by key, within this process. */
export interface Cap {
  /** Takes a place of the key. Returns a function that releases it, or undefined when all places of the key are taken. */
  take(key: string): (() => void) | undefined;
}

/** Creates a cap on the places that each key may hold at a time. It is kept in memory, like what it limits. */
export function createCap(limit: number): Cap {
  const held = new Map<string, number>();
  return {
    take: (key) => {
      const now = held.get(key) ?? 0;
      if (now >= limit) return undefined;
      held.set(key, now + 1);
      return () => {
        const left = (held.get(key) ?? 1) - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },
  };
}

/** Runs work of a key when the previous work of that key has ended; rejects at once when its queue is full. */
export type KeyedQueue = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * Creates one queue per key for expensive work, within this process.
 * @param places per key: one running task, the others waiting
 * @param full creates the error to throw when all places of a key are taken
 */
export function createKeyedQueue(places: number, full: () => Error): KeyedQueue {
  const cap = createCap(places);
  return async (key, work) => {
    const release = cap.take(key);
    if (!release) throw full();
    try {
      return await serializeByKey(cap, key, work);
    } finally {
      release();
    }
  };
}
