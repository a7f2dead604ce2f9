import { MINUTE } from '@baize/gateway/contract/durations.ts';
import { catalogueToMinor } from '@baize/gateway/modules/wallet/money.ts';

/** Step of single bets: odds are hundredths, so stakes in whole hundreds pay whole minor units. */
export const STAKE_STEP = 100;
/** Maximum number of legs of an accumulator. */
export const MAX_LEGS = 8;
/** Maximum number of bets in one slip. */
export const MAX_SLIP_BETS = 12;

/** Maximum return of one bet, in hundredths of the catalogue's unit. */
const MAX_PAYOUT = 5_000_000;

/** The same in minor units of a currency. */
export const highestPayoutOf = (currency: string): number =>
  catalogueToMinor(MAX_PAYOUT, currency, 'down');

/** How long before kick-off betting opens, milliseconds. */
export const BETTING_OPENS_MS = 24 * MINUTE;
