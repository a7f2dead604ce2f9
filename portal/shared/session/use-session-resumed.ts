import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from '../store.ts';
import { resumptions, useSessionPart } from './session-store.ts';

/**
 * Calls `onResume` when the session continues instead of ending: its member has logged in again
 * after an interruption, or the logout failed. Queries that were paused must then be revalidated.
 */
export function useSessionResumed(onResume: () => void): void {
  const isInterrupted = useSessionPart((state) => state.isInterrupted);
  const resumed = useStore(resumptions);
  const before = useRef({ isInterrupted, resumed });
  const resume = useEffectEvent(onResume);
  useEffect(() => {
    const last = before.current;
    before.current = { isInterrupted, resumed };
    if (last.resumed !== resumed || (last.isInterrupted && !isInterrupted)) resume();
  }, [isInterrupted, resumed]);
}
