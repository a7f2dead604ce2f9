import { setImmediate as nextTurn } from 'node:timers/promises';
import { logError } from './log-error.ts';

/** Work that a call starts without waiting: neither its duration nor its failure shows in the response. */
export interface Background {
  /**
   * Starts work after pending responses have been written; an error is logged.
   * @param what describes the failure for the log, such as `A mail could not be sent`
   */
  run(what: string, work: () => Promise<unknown>): void;
  /** Resolves when all running work has ended. */
  settled(): Promise<void>;
}

export function createBackground(): Background {
  const running = new Set<Promise<unknown>>();
  return {
    run: (what, work) => {
      const done = nextTurn()
        .then(work)
        .catch((error: unknown) => logError(what, error))
        .finally(() => running.delete(done));
      running.add(done);
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
}
