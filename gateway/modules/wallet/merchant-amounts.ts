import { amountsCurrency, readSettings } from '../../core/merchant-settings.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** The currency of the merchant's amounts, and the account's currency that they are converted to. */
export interface AmountsFor {
  readonly merchants: string;
  readonly currency: string;
}

/** Returns the currencies that `merchantToMinor` needs for an account. */
export const amountsFor = async (
  db: Database | Transaction,
  currency: string,
): Promise<AmountsFor> => ({ merchants: amountsCurrency(await readSettings(db)), currency });
