import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../../shared/use-hydrated.ts';

/**
 * State whose initial value only this browser knows. A server-rendered page is the same for
 * everybody, so the state is `serverValue` until hydration, and is set before the next paint.
 */
export function useClientState<Value>(
  read: () => Value,
  serverValue: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const isHydrated = useHydrated();
  const [value, setValue] = useState<Value>(isHydrated ? read : serverValue);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later it is the owner's
  useLayoutEffect(() => {
    if (!isHydrated) setValue(read);
  }, []);
  return [value, setValue];
}
