import { type PlaySession, reportPlay } from '@baize/gateway/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useLatest } from '../../shared/games/use-latest.ts';

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
 * @param game `news` changes when the game has told something that changes it: a round, a refusal.
 *   While a round `isRunning` nothing new is shown: it would give its outcome away.
 */
export function usePlayReport(
  isPlaying: boolean,
  { news, isRunning }: { readonly news: unknown; readonly isRunning: boolean },
): PlayReport {
  const [{ session, since }, setHeard] = useState<Pick<PlayReport, 'session' | 'since'>>({
    session: undefined,
    since: undefined,
  });
  const [isBusy, setBusy] = useState(false);
  const asked = useRef(0);
  const running = useLatest(isRunning);
  const report = useCallback(
    async (answer?: 'continue') => {
      asked.current += 1;
      const number = asked.current;
      try {
        const told = await call(reportPlay, answer ? { answer } : {});
        // An earlier report that answers later is older.
        if (number !== asked.current) return;
        const heard = { session: told, since: Date.now() - told.playedMs };
        setHeard((known) => (running.current && known.session ? known : heard));
      } catch {
        // The next report says it again; a session that is over tells so by itself.
      }
    },
    [running],
  );
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
