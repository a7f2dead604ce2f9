import { type PlaySession, reportPlay } from '@baize/gateway/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';

/** Milliseconds between two reports of an open game: the time between counts as played (R10.06). */
const REPORT_EVERY = 30_000;

export interface PlayReport {
  /** How the stretch of play stands by the gateway; undefined until it is known. */
  readonly session: PlaySession | undefined;
  /** When it began, by this machine's clock: milliseconds. */
  readonly since: number | undefined;
  readonly isBusy: boolean;
  /** Answers the reality check: the game goes on (R10.05). */
  goOn(): void;
}

/**
 * Tells the gateway that a game is open with real money, and hears how the stretch of play stands,
 * over all games and sessions of the account.
 * @param news changes when the game has told something that changes it: a round, a refusal
 */
export function usePlayReport(isPlaying: boolean, news: unknown): PlayReport {
  const [{ session, since }, setHeard] = useState<Pick<PlayReport, 'session' | 'since'>>({
    session: undefined,
    since: undefined,
  });
  const [isBusy, setBusy] = useState(false);
  const asked = useRef(0);
  const report = useCallback(async (answer?: 'continue') => {
    asked.current += 1;
    const number = asked.current;
    try {
      const told = await call(reportPlay, answer ? { answer } : {});
      // An earlier report that answers later is older.
      if (number === asked.current) {
        setHeard({ session: told, since: Date.now() - told.playedMs });
      }
    } catch {
      // The next report says it again; a session that is over tells so by itself.
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the game tells is asked for anew.
  useEffect(() => {
    if (!isPlaying) return;
    void report();
    const timer = setInterval(() => void report(), REPORT_EVERY);
    return () => clearInterval(timer);
  }, [isPlaying, report, news]);
  const goOn = async () => {
    setBusy(true);
    await report('continue');
    setBusy(false);
  };
  return { session, since, isBusy, goOn: () => void goOn() };
}
