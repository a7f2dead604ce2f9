import { readFile, stat } from 'node:fs/promises';

interface Made<Value> {
  /** When the file was changed last. */
  readonly stamp: number;
  readonly value: Promise<Value>;
}

/**
 * What is made of files: each thing once, until its file changes.
 * @returns gives the thing of a name; undefined where its file is not there
 */
export function madeOfFiles<Value>() {
  const made = new Map<string, Made<Value>>();
  return async (
    name: string,
    file: string,
    make: (content: Buffer) => Value | Promise<Value>,
  ): Promise<Value | undefined> => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    const known = made.get(name);
    if (known?.stamp === found.mtimeMs) return known.value;
    const value = readFile(file).then(make);
    made.set(name, { stamp: found.mtimeMs, value });
    value.catch(() => made.delete(name));
    return value;
  };
}
