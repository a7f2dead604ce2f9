import type { Transaction } from '@baize/gateway/database/types.ts';
import { type Entry, postEntries } from '@baize/gateway/modules/wallet/post-entry.ts';

/** Money movements of the demo's history: collected first, then posted in chronological order. */
export interface Book {
  /** Adds a movement and returns it. Movements of the same time keep the order in which they were added. */
  add(entry: Entry): Entry;
  /** The collected movements, in the order in which they were added. */
  gathered(): readonly Entry[];
  /** Posts all collected movements, by the same code as the gateway. Called once. */
  post(tx: Transaction): Promise<void>;
  /** The journal's id of a posted movement. */
  idOf(entry: Entry): number;
}

/** Writes the rows that refer to posted movements. Called after `Book.post`. */
export type Writer = () => Promise<void>;

export function createBook(): Book {
  const gathered: Entry[] = [];
  const posted = new Map<Entry, number>();
  return {
    add: (entry) => {
      gathered.push(entry);
      return entry;
    },
    gathered: () => gathered,
    post: async (tx) => {
      const inTime = gathered.toSorted((one, other) => one.at - other.at);
      const results = await postEntries(tx, inTime);
      for (const [index, { entryId }] of results.entries()) {
        const entry = inTime[index];
        if (entry) posted.set(entry, entryId);
      }
    },
    idOf: (entry) => {
      const id = posted.get(entry);
      if (id === undefined) throw new Error(`${entry.reference} was not posted.`);
      return id;
    },
  };
}
