import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False where the server draws, and until what it drew has come to life. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
