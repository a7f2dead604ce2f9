import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from '../store.ts';
import { resumptions, useSessionPart } from './session-store.ts';

/**
 * Calls `onResume` when the session goes on after it was to end: its member has logged in again after
 * an interruption, or did not log out after all. What was kept back meanwhile is to be asked for then.
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
