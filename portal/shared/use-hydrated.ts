import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * The value in the browser alone: false on the server and until hydration. Where the value is false
 * afterwards too, no second render follows.
 */
export const useOnceHydrated = (isTrue: boolean): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => isTrue,
    () => false,
  );

/** False on the server and until hydration, then true. */
export const useHydrated = (): boolean => useOnceHydrated(true);
