import { amountsCurrency, readSettings } from '../../core/merchant-settings.ts';
import type { Database, Transaction } from '../../database/types.ts';

/** In which currency a merchant has set its amounts, and the one of an account that they are for. */
export interface AmountsFor {
  readonly merchants: string;
  readonly currency: string;
}

/** What `merchantToMinor` needs for an account in a currency. */
export const amountsFor = async (
  db: Database | Transaction,
  currency: string,
): Promise<AmountsFor> => ({ merchants: amountsCurrency(await readSettings(db)), currency });
