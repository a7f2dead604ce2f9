import { useEffect, useEffectEvent } from 'react';
import { useLive } from '../session/use-live-events.ts';

/** Calls back when a live event reports that the member's promotions or points have changed. */
export function useRewardsChange(onChange: () => void): void {
  const at = useLive().rewards?.at;
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (at !== undefined) changed();
  }, [at]);
}
