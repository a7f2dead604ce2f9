const lines = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs work of the same key one after the other, within this process and for this owner. A courtesy
 * to those who come at once; what must hold across processes is held by the database.
 */
export async function inTurn<Value>(
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
