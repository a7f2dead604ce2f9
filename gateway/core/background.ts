import { setImmediate as afterAnswers } from 'node:timers/promises';
import { logError } from './log-error.ts';

/** Work that a call begins and does not wait for: neither its time nor its failure shows in the answer. */
export interface Background {
  /**
   * Begins work once the answers that are ready have left; an error goes to the log.
   * @param what a sentence's beginning, such as `A mail could not be sent`
   */
  run(what: string, work: () => Promise<unknown>): void;
  /** Resolves when what is under way now has ended. */
  settled(): Promise<void>;
}

export function createBackground(): Background {
  const running = new Set<Promise<unknown>>();
  return {
    run: (what, work) => {
      const done = afterAnswers()
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
