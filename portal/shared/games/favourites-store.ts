import { useCallback, useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

const NONE: ReadonlySet<string> = new Set();
const setsOf = new WeakMap<readonly string[], ReadonlySet<string>>();

/**
 * The favourites on show, outside React: a card follows only its own game, so a toggle draws one
 * card and none of its neighbours.
 */
export const favouriteStore = createStore<ReadonlySet<string>>(NONE);

/** One set for one answer, so that an unchanged answer changes nothing. */
export function setOf(ids: readonly string[] | undefined): ReadonlySet<string> {
  if (!ids) return NONE;
  const known = setsOf.get(ids) ?? new Set(ids);
  setsOf.set(ids, known);
  return known;
}

/** The ids after a toggle; a duplicate is skipped. */
export function toggled(ids: readonly string[], nodeId: string): string[] {
  return ids.includes(nodeId) ? ids.filter((id) => id !== nodeId) : [...ids, nodeId];
}

const nobodyYet = () => false;

/** Whether one game is a favourite; draws again only when that changes. The gateway draws for anybody. */
export function useIsFavourite(nodeId: string): boolean {
  const read = useCallback(() => favouriteStore.get().has(nodeId), [nodeId]);
  return useSyncExternalStore(favouriteStore.subscribe, read, nobodyYet);
}
