import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * What is true in the browser alone: false where the server draws, and until what it drew has come to
 * life. What is false afterwards too is not drawn a second time.
 */
export const useOnceHydrated = (isTrue: boolean): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => isTrue,
    () => false,
  );

/** False where the server draws, and until what it drew has come to life. */
export const useHydrated = (): boolean => useOnceHydrated(true);
