import { amountsCurrency, readSettings } from '../../core/merchant-settings.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** The currency of the merchant's amounts, and the account's currency that they are converted to. */
export interface AmountConversion {
  readonly merchants: string;
  readonly currency: string;
}

/** Returns the currencies that `merchantToMinor` needs for an account. */
export const amountConversion = async (
  db: Database | Transaction,
  currency: string,
): Promise<AmountConversion> => ({ merchants: amountsCurrency(await readSettings(db)), currency });
