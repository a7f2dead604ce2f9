import { useCallback, useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

const NONE: ReadonlySet<string> = new Set();
const setsOf = new WeakMap<readonly string[], ReadonlySet<string>>();

/**
 * The shown favourites, outside React: a card subscribes to its own game alone, so a toggle renders
 * one card.
 */
export const favouriteStore = createStore<ReadonlySet<string>>(NONE);

/** One set per answer, so that an unchanged answer changes nothing. */
export function setOf(ids: readonly string[] | undefined): ReadonlySet<string> {
  if (!ids) return NONE;
  const known = setsOf.get(ids) ?? new Set(ids);
  setsOf.set(ids, known);
  return known;
}

/** The ids after a toggle; a duplicate is removed too. */
export function toggled(ids: readonly string[], nodeId: string): string[] {
  return ids.includes(nodeId) ? ids.filter((id) => id !== nodeId) : [...ids, nodeId];
}

const nobodyYet = () => false;

/**
 * Whether a game is a favourite; renders only when that changes. False on the server, whose pages
 * are the same for everybody.
 */
export function useIsFavourite(nodeId: string): boolean {
  const read = useCallback(() => favouriteStore.get().has(nodeId), [nodeId]);
  return useSyncExternalStore(favouriteStore.subscribe, read, nobodyYet);
}
