import { MINUTE } from '@baize/gateway/contract/durations.ts';
import { catalogueToMinor } from '@baize/gateway/modules/wallet/money.ts';

/** Odds are hundredths: single bets of whole hundreds pay whole minor units. */
export const STAKE_STEP = 100;
/** Legs of an accumulator at most. */
export const MAX_LEGS = 8;
/** Bets of one slip at most. */
export const BETS_OF_SLIP = 12;

/** The most that one bet can return, in hundredths of the catalogue's unit. */
const MAX_PAYOUT = 5_000_000;

/** The same in minor units of a currency. */
export const highestPayoutOf = (currency: string): number =>
  catalogueToMinor(MAX_PAYOUT, currency, 'down');

/** Bets are taken from so long before kick-off, milliseconds. */
export const AHEAD_MS = 24 * MINUTE;
