import { useEffect, useEffectEvent, useRef } from 'react';
import { useLive } from './use-live-events.ts';

/**
 * Calls back initially and when the member's messages change: each decision about an order, a
 * document or an account sends a message.
 */
export function useMessageChange(onChange: () => void): void {
  const { unread } = useLive();
  const changed = useEffectEvent(onChange);
  const hasBegun = useRef(false);
  useEffect(() => {
    // Without it, an answer has replaced the value of an event: nothing has changed.
    if (unread || !hasBegun.current) changed();
    hasBegun.current = true;
  }, [unread]);
}
