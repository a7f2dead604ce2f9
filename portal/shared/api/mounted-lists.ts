import type { QueryKey } from './query-key.ts';

interface MountedList {
  /** The fields of its first page's key that filters of queries read. */
  readonly key: Pick<QueryKey, 'path' | 'owner'>;
  /** Revalidates every loaded page. */
  refresh(): Promise<unknown>;
}

/** The mounted cursor lists: SWR's filters do not reach lists of pages. */
const shown = new Set<MountedList>();

/**
 * Registers a list, so that it is revalidated as other queries are.
 * @returns removes it
 */
export function registerMountedList(list: MountedList): () => void {
  shown.add(list);
  return () => void shown.delete(list);
}

/**
 * Revalidates the mounted cursor lists that a filter matches. A list that is not mounted
 * revalidates when it is shown again (use-cursor-query.ts).
 */
export async function revalidateMountedLists(filter: (key: unknown) => boolean): Promise<void> {
  const lists = [...shown].filter(({ key }) => filter(key));
  await Promise.all(lists.map((list) => list.refresh()));
}
