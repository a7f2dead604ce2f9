import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { startPeriodicJob } from '@baize/gateway/core/periodic-job.ts';
import { settleDueMatches } from './settle.ts';

/** Poll interval, which is the maximum delay of a decision; a poll without work costs two queries of partial indexes. */
const INTERVAL_MS = 1_000;

/** Settles on time while the gateway runs. Returns a function that stops it and resolves when running work is done. */
export const startSettlingMatches = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Settling matches',
    intervalMs: INTERVAL_MS,
    run: () => settleDueMatches(gateway),
  });
