import type { Gateway } from '../../core/gateway.ts';
import { keepDoing } from '../../core/keep-doing.ts';
import { settleReferrals } from './settle.ts';

/** A finished day is paid so late at most; an idle look costs two small queries. */
const EVERY = 20_000;

/** Pays referral earnings for as long as the gateway runs. Returns what stops it, when all is done. */
export const keepPayingReferrals = (gateway: Gateway): (() => Promise<void>) =>
  keepDoing({ name: 'Paying referrals', every: EVERY, run: () => settleReferrals(gateway) });
