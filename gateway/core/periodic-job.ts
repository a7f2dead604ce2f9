import { logError } from './log-error.ts';

/** A job that runs periodically while the gateway runs. */
export interface Job {
  /** Subject of the log message on failure. */
  readonly name: string;
  /** Milliseconds between two runs; a run is skipped while the previous one lasts. */
  readonly intervalMs: number;
  run(): Promise<void>;
}

/** Starts a job. Returns a function that stops it and resolves when its last run has ended. */
export function startPeriodicJob({ name, intervalMs, run }: Job): () => Promise<void> {
  let running = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = run()
      .catch((error: unknown) => {
        logError(`${name} failed and will be retried`, error);
      })
      .finally(() => {
        busy = false;
      });
  }, intervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
