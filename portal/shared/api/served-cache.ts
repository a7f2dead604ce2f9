import type { State } from 'swr';

type Entry = State<unknown, unknown>;

const FIELDS = ['data', 'error', 'isLoading', 'isValidating'] as const;

/**
 * SWR's cache, with an entry for each answer that came with the page. SWR writes its key into an entry
 * when the first component that asks for it comes to life. Were that another object than the one that
 * the page began with, React would take it for news, and draw every component that comes to life later
 * a second time, at once and with all that is in it.
 */
export class ServedCache extends Map<string, Entry> {
  constructor(keys: Iterable<string>) {
    super();
    for (const key of keys) super.set(key, {});
  }

  override set(key: string, next: Entry): this {
    const entry = this.get(key);
    if (!entry || FIELDS.some((field) => entry[field] !== next[field])) return super.set(key, next);
    Object.assign(entry, next);
    return this;
  }
}
