import { logError } from './log-error.ts';

/** What a gateway does again and again for as long as it runs. */
export interface Job {
  /** For the log: what could not be done. */
  readonly name: string;
  /** Milliseconds between two beginnings; one that still runs is not begun again. */
  readonly every: number;
  run(): Promise<void>;
}

/** Begins a job. Returns what stops it, when all is done. */
export function startPeriodicJob({ name, every, run }: Job): () => Promise<void> {
  let running = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = run()
      .catch((error: unknown) => {
        logError(`${name} failed, and is tried again`, error);
      })
      .finally(() => {
        busy = false;
      });
  }, every);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
