import { balance, MINUTE, recentGames, touch } from '@baize/gateway/contract';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { useRevalidate } from '../../api/use-revalidate.ts';
import { useSession } from '../../session/session-store.ts';

/** Milliseconds between two heartbeats while a game is open: well within the idle timeout. */
const HEARTBEAT = 4 * MINUTE;

/**
 * Keeps the session from timing out while a game is open; afterwards revalidates the data that it
 * changed.
 */
export function usePlaySession(isOpen: boolean): void {
  const { isLogin } = useSession();
  const revalidate = useRevalidate();
  useEffect(() => {
    if (!isOpen || !isLogin) return;
    // A failed one is followed by the next; the end of the session is handled elsewhere.
    const beat = () => void call(touch, {}).catch(() => undefined);
    const timer = setInterval(beat, HEARTBEAT);
    return () => {
      clearInterval(timer);
      void revalidate([recentGames, balance]);
    };
  }, [isOpen, isLogin, revalidate]);
}
