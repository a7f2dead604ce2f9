import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { startPeriodicJob } from '@baize/gateway/core/periodic-job.ts';
import { settleDueMatches } from './settle.ts';

/** A match is decided late by this at most; an idle look costs two queries of partial indexes. */
const INTERVAL_MS = 1_000;

/** Settles on time for as long as the gateway runs. Returns what stops it, when all is done. */
export const startSettlingMatches = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Settling matches',
    intervalMs: INTERVAL_MS,
    run: () => settleDueMatches(gateway),
  });
