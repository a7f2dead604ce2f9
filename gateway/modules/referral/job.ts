import type { Gateway } from '../../core/gateway.ts';
import { startPeriodicJob } from '../../core/periodic-job.ts';
import { settleReferrals } from './settle.ts';

/** Maximum delay of the payment for a finished day; an idle run costs two small queries. */
const INTERVAL_MS = 20_000;

/**
 * Starts the periodic payment of referral earnings. Returns a function that stops it and resolves when
 * it has ended.
 */
export const startPayingReferrals = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Paying referrals',
    intervalMs: INTERVAL_MS,
    run: () => settleReferrals(gateway),
  });
