import { useSyncExternalStore } from 'react';

export interface Store<State> {
  get(): State;
  /** What the server rendered by: the same in the browser's first draw, so that nothing jumps. */
  served(): State;
  set(next: State): void;
  subscribe(listener: () => void): () => void;
}

/**
 * A value outside React that components can follow; the smallest thing that does.
 * @param served what the server knows in its place; the initial value unless told otherwise
 */
export function createStore<State>(
  initial: State,
  served: () => State = () => initial,
): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    served,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, store.served);
}

/** What is compared by value: an object made anew would be news each time. */
export type Primitive = string | number | boolean | null | undefined;

/** What a store's value says of one thing: what follows it is drawn again when that changes alone. */
export function useStorePart<State, Part extends Primitive>(
  store: Store<State>,
  part: (state: State) => Part,
): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => part(store.get()),
    () => part(store.served()),
  );
}
