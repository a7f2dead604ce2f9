import type { Gateway } from '../../core/gateway.ts';
import { drawDueIssues } from './settle.ts';

/** A draw is late by this at most; an idle look costs one query of a partial index. */
const EVERY = 1_000;

/** Draws on time for as long as the gateway runs. Returns what stops it, when all is done. */
export function keepDrawing(gateway: Gateway): () => Promise<void> {
  let running = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = drawDueIssues(gateway)
      .catch((error: unknown) => {
        console.error('A lottery draw failed, and is tried again:', error);
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
