import type { Gateway } from '../../core/gateway.ts';
import { settleSalaries } from './settle-salaries.ts';

/** Salary is late by this at most; an idle look costs one query of a partial index. */
const EVERY = 5_000;

/** Pays salaries on time for as long as the gateway runs. Returns what stops it, when all is done. */
export function keepPayingSalaries(gateway: Gateway): () => Promise<void> {
  let running = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = settleSalaries(gateway)
      .catch((error: unknown) => {
        console.error('Salaries could not be paid, and are tried again:', error);
      })
      .finally(() => {
        busy = false;
      });
  }, EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
