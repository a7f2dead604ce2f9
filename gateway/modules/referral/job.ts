import type { Gateway } from '../../core/gateway.ts';
import { startPeriodicJob } from '../../core/periodic-job.ts';
import { settleReferrals } from './settle.ts';

/** A finished day is paid so late at most; an idle look costs two small queries. */
const INTERVAL_MS = 20_000;

/** Pays referral earnings for as long as the gateway runs. Returns what stops it, when all is done. */
export const startPayingReferrals = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Paying referrals',
    intervalMs: INTERVAL_MS,
    run: () => settleReferrals(gateway),
  });
