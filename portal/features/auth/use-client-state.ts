import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../../shared/use-hydrated.ts';

/**
 * State that begins with what this browser alone knows. Where the gateway drew the page it drew it for
 * everybody: the state is `drawn` then, until that has come to life and before it is painted anew.
 */
export function useClientState<Value>(
  read: () => Value,
  drawn: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const isHydrated = useHydrated();
  const [value, setValue] = useState<Value>(isHydrated ? read : drawn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later it is the owner's
  useLayoutEffect(() => {
    if (!isHydrated) setValue(read);
  }, []);
  return [value, setValue];
}
