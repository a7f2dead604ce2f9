import { useEffect, useEffectEvent, useRef } from 'react';
import { useLive } from './use-live-events.ts';

/**
 * Calls back at first, and when the member's messages change: a message tells of each decision about
 * an order, a document or an account.
 */
export function useMessageChange(onChange: () => void): void {
  const { unread } = useLive();
  const changed = useEffectEvent(onChange);
  const hasBegun = useRef(false);
  useEffect(() => {
    // Without it an answer has taken the place of what was told: nothing is new.
    if (unread || !hasBegun.current) changed();
    hasBegun.current = true;
  }, [unread]);
}
