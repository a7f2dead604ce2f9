import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { startPeriodicJob } from '@baize/gateway/core/periodic-job.ts';
import { drawDueIssues } from './settle.ts';

/** Poll interval, which is the maximum delay of a draw; a poll without work costs one query of a partial index. */
const INTERVAL_MS = 1_000;

/** Draws on time while the gateway runs. Returns a function that stops it and resolves when running work is done. */
export const startDrawing = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Drawing lotteries',
    intervalMs: INTERVAL_MS,
    run: () => drawDueIssues(gateway),
  });
