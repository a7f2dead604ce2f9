import type { AnyEndpoint } from '@baize/gateway/contract';

interface ShownList {
  readonly path: string;
  /** Asks again for every page that is shown. */
  refresh(): Promise<unknown>;
}

/** Lists by cursor that are on the page: SWR's filters do not reach lists of pages. */
const shown = new Set<ShownList>();

/** Lets a list be asked for again with its endpoint. Returns what takes it off. */
export function addShownList(list: ShownList): () => void {
  shown.add(list);
  return () => void shown.delete(list);
}

export async function refreshShownLists({ path }: AnyEndpoint): Promise<void> {
  const lists = [...shown].filter((list) => list.path === path);
  await Promise.all(lists.map((list) => list.refresh()));
}
