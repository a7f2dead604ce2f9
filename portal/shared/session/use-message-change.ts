import { useEffect, useEffectEvent } from 'react';
import { useLive } from './use-live-events.ts';

/**
 * Calls back at first, and when the member's messages change: a message tells of each decision about
 * an order, a document or an account.
 */
export function useMessageChange(onChange: () => void): void {
  const { unread } = useLive();
  const changed = useEffectEvent(onChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the count has changed
  useEffect(() => changed(), [unread]);
}
