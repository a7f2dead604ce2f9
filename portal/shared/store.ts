import { useSyncExternalStore } from 'react';

export interface Store<State> {
  get(): State;
  /**
   * The value on the server, which the first render in the browser uses too, so that it hydrates
   * without a mismatch.
   */
  served(): State;
  set(next: State): void;
  subscribe(listener: () => void): () => void;
}

/**
 * A minimal external store that components can subscribe to.
 * @param served the value on the server; the initial value by default
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

/** Compared by value: a new object would count as a change each time. */
export type Primitive = string | number | boolean | null | undefined;

/** A part of a store's value: a component that uses it renders only when that part changes. */
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
