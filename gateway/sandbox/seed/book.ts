import type { Transaction } from '@baize/gateway/database/types.ts';
import { type Entry, postEntries } from '@baize/gateway/modules/wallet/post-entry.ts';

/** Movements of money of the demo's past: gathered first, then posted in the order of their times. */
export interface Book {
  /** Gathers a movement and returns it. Of two at the same time the one added first comes first. */
  add(entry: Entry): Entry;
  /** What has been gathered so far, in the order in which it was added. */
  gathered(): readonly Entry[];
  /** Posts all that was gathered, as the gateway posts everything else. Called once. */
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
