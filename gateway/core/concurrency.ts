import pLimit from 'p-limit';

const lines = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs work of the same key one after the other, within this process and for this owner. A courtesy
 * to those who come at once; what must hold across processes is held by the database.
 */
export async function serializeByKey<Value>(
  owner: object,
  key: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const line = lines.get(owner) ?? new Map<string, Promise<unknown>>();
  lines.set(owner, line);
  const run = (line.get(key) ?? Promise.resolve()).then(work);
  const done = run.catch(() => undefined);
  line.set(key, done);
  try {
    return await run;
  } finally {
    if (line.get(key) === done) line.delete(key);
  }
}

/** Lets so much work run at once, and so much more wait for its turn. */
export interface Capacity {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Runs work when there is room for it; refuses at once, by `full`, when too much waits already. */
export type Limiter = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * A limit for work that is dear, within this process: what comes first runs first.
 * @param full the error to throw when all places to wait are taken
 */
export function createLimiter({ atOnce, waiting }: Capacity, full: () => Error): Limiter {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw full();
    return limit(work);
  };
}

/** Places by key, within this process. */
export interface Cap {
  /** Takes a place of the key and returns what gives it back, or undefined when all of its own are taken. */
  take(key: string): (() => void) | undefined;
}

/** A limit for what each key may hold at once; that it is forgotten by a restart is right. */
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

/** Runs work of a key when that before it has ended; refuses at once, by `full`, when its places are taken. */
export type Turns = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * Turns of each key at work that is dear, within this process.
 * @param places of a key: one at work, the others waiting
 * @param full the error to throw when all are taken
 */
export function createTurns(places: number, full: () => Error): Turns {
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
