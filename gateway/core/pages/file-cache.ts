import { readFile, stat } from 'node:fs/promises';

interface Entry<Value> {
  /** Modification time of the file. */
  readonly modifiedAt: number;
  readonly value: Promise<Value>;
}

/**
 * Creates a cache of values that are derived from files; a value is derived again when its file has changed.
 * @returns a function that returns the value under a key; undefined where the file does not exist
 */
export function createFileCache<Value>() {
  const entries = new Map<string, Entry<Value>>();
  return async (
    key: string,
    file: string,
    derive: (content: Buffer) => Value | Promise<Value>,
  ): Promise<Value | undefined> => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    const cached = entries.get(key);
    if (cached?.modifiedAt === found.mtimeMs) return cached.value;
    const value = readFile(file).then(derive);
    entries.set(key, { modifiedAt: found.mtimeMs, value });
    value.catch(() => entries.delete(key));
    return value;
  };
}
