import { balance, MINUTE, recentGames, touch } from '@baize/gateway/contract';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { useRevalidate } from '../../api/use-revalidate.ts';
import { useSession } from '../../session/session-store.ts';

/** Milliseconds between two signs of life of somebody who plays: well within the idle time. */
const HEARTBEAT = 4 * MINUTE;

/** While a game is open the session does not idle out; afterwards what it changed is asked again. */
export function usePlaySession(isOpen: boolean): void {
  const { isLogin } = useSession();
  const revalidate = useRevalidate();
  useEffect(() => {
    if (!isOpen || !isLogin) return;
    // One that fails is followed by the next; a session that is over tells so by itself.
    const beat = () => void call(touch, {}).catch(() => undefined);
    const timer = setInterval(beat, HEARTBEAT);
    return () => {
      clearInterval(timer);
      void revalidate([recentGames, balance]);
    };
  }, [isOpen, isLogin, revalidate]);
}
