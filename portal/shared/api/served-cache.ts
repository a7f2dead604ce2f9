import type { State } from 'swr';

type Entry = State<unknown, unknown>;

const FIELDS = ['data', 'error', 'isLoading', 'isValidating'] as const;

/**
 * SWR's cache with an entry for each answer that came with the page. SWR writes its key into an
 * entry when the first component that uses it hydrates. If that created another object, React would
 * treat it as a change and render every component that hydrates later a second time.
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
