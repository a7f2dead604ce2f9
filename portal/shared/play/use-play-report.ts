import { type PlaySession, reportPlay } from '@baize/gateway/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import type { CallError } from '../api/call-error.ts';
import { useCommand } from '../api/use-command.ts';
import { useLatest } from '../games/use-latest.ts';

/**
 * Milliseconds between two reports of an open game: the time in between counts as played (R10.06).
 */
const REPORT_EVERY = 30_000;

/** A reality check that waits for its confirmation (R10.05). */
export interface DueRealityCheck {
  readonly session: PlaySession;
  /** The confirmation is being sent. */
  readonly isBusy: boolean;
  /** Why the confirmation failed. It is shown in the check, which only a confirmation closes. */
  readonly error: CallError | undefined;
  /** Confirms the check so that the game continues; retries after an error. */
  onContinue(): void;
}

interface PlayReport {
  /** The play session by the gateway; undefined until it is known. */
  readonly session: PlaySession | undefined;
  /** When it began, by this device's clock in milliseconds. */
  readonly since: number | undefined;
  /** Undefined while none is due. */
  readonly realityCheck: DueRealityCheck | undefined;
}

/**
 * Reports to the gateway that a game is open with real money, and returns the play session over all
 * games and sessions of the account.
 * @param game `news` changes when the game reports something that changes the session: a round, a
 *   rejection. While a round `isRunning` nothing new is shown, because it would disclose the outcome.
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
        // An earlier report that is answered later is outdated, and the later one may not know of
        // the confirmation yet.
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
    // Nobody waits for a report: the next one repeats it, and the end of the session is handled
    // elsewhere.
    const report = () => void tell().catch(() => undefined);
    report();
    const timer = setInterval(report, REPORT_EVERY);
    return () => clearInterval(timer);
  }, [isPlaying, tell, news]);
  const { run, isBusy, error, reset } = useCommand(() => tell('continue'));
  const isDue = session?.checkIsDue ?? false;
  const forgetError = useEffectEvent(reset);
  // The error of one check is not shown in the next one.
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
