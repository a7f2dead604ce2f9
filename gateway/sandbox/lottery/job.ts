import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { startPeriodicJob } from '@baize/gateway/core/periodic-job.ts';
import { drawDueIssues } from './settle.ts';

/** A draw is late by this at most; an idle look costs one query of a partial index. */
const INTERVAL_MS = 1_000;

/** Draws on time for as long as the gateway runs. Returns what stops it, when all is done. */
export const startDrawing = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Drawing lotteries',
    intervalMs: INTERVAL_MS,
    run: () => drawDueIssues(gateway),
  });
