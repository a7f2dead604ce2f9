import type { QueryKey } from './query-key.ts';

interface ShownList {
  /** What filters of answers look at, of the key of its first page. */
  readonly key: Pick<QueryKey, 'path' | 'owner'>;
  /** Asks again for every page that is shown. */
  refresh(): Promise<unknown>;
}

/** Lists by cursor that are on the page: SWR's filters do not reach lists of pages. */
const shown = new Set<ShownList>();

/** Lets a list be asked for again as other answers are. Returns what takes it off. */
export function addShownList(list: ShownList): () => void {
  shown.add(list);
  return () => void shown.delete(list);
}

/**
 * Asks again for the lists by cursor that are shown and that a filter of answers matches. Whoever comes
 * back to another one asks for it then (use-cursor-query.ts).
 */
export async function refreshShownLists(filter: (key: unknown) => boolean): Promise<void> {
  const lists = [...shown].filter(({ key }) => filter(key));
  await Promise.all(lists.map((list) => list.refresh()));
}
