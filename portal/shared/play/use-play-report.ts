import { type PlaySession, reportPlay } from '@baize/gateway/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import type { CallError } from '../api/call-error.ts';
import { useCommand } from '../api/use-command.ts';
import { useLatest } from '../games/use-latest.ts';

/** Milliseconds between two reports of an open game: the time between counts as played (R10.06). */
const REPORT_EVERY = 30_000;

/** The reality check that waits for its answer (R10.05). */
export interface DueCheck {
  readonly session: PlaySession;
  /** The answer is on its way. */
  readonly isBusy: boolean;
  /** Why the answer was not taken: nothing else would say it, for only an answer closes the check. */
  readonly error: CallError | undefined;
  /** Answers: the game goes on; once more after an error. */
  onContinue(): void;
}

export interface PlayReport {
  /** How the stretch of play stands by the gateway; undefined until it is known. */
  readonly session: PlaySession | undefined;
  /** When it began, by this machine's clock: milliseconds. */
  readonly since: number | undefined;
  /** Undefined while none is due. */
  readonly realityCheck: DueCheck | undefined;
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
  const asked = useRef(0);
  const running = useLatest(isRunning);
  const tell = useCallback(
    async (answer?: 'continue'): Promise<void> => {
      asked.current += 1;
      const number = asked.current;
      const told = await call(reportPlay, answer ? { answer } : {});
      if (number !== asked.current) {
        // An earlier report that answers later is older, and the later one may not know of the answer yet.
        if (answer) await tell();
        return;
      }
      const heard = { session: told, since: Date.now() - told.playedMs };
      setHeard((known) => (running.current && known.session ? known : heard));
    },
    [running],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the game tells is asked for anew.
  useEffect(() => {
    if (!isPlaying) return;
    // Nobody waits for it: the next report says it again, a session that is over tells so by itself.
    const report = () => void tell().catch(() => undefined);
    report();
    const timer = setInterval(report, REPORT_EVERY);
    return () => clearInterval(timer);
  }, [isPlaying, tell, news]);
  const { run, isBusy, error, reset } = useCommand(() => tell('continue'));
  const isDue = session?.checkIsDue ?? false;
  const forgetError = useEffectEvent(reset);
  // What went wrong with one check is not said of the next one.
  useEffect(() => {
    if (!isDue) forgetError();
  }, [isDue]);
  return {
    session,
    since,
    realityCheck:
      session && isDue ? { session, isBusy, error, onContinue: () => void run() } : undefined,
  };
}
