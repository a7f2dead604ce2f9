import { accountCurrency } from '../../core/account-currency.ts';
import type { Gateway } from '../../core/gateway.ts';
import type { Transaction } from '../../database/types.ts';
import { catalogueToMinor } from './money.ts';
import { type PostedEntry, postEntry } from './post-entry.ts';
import { accountWallet, houseWallet } from './wallets.ts';

/** Play money of a trial account or a free-trial launch, in hundredths of the catalogue's unit. */
const TRIAL_FUNDS = 200_000;

/** The same in minor units of a currency. */
export const trialFunds = (currency: string): number =>
  catalogueToMinor(TRIAL_FUNDS, currency, 'down');

/** Credits a new trial account (type 4) with play money; a repeated call changes nothing. */
export async function fundTrial(
  tx: Transaction,
  gateway: Pick<Gateway, 'clock'>,
  accountId: number,
): Promise<PostedEntry> {
  const currency = await accountCurrency(tx, accountId);
  const at = gateway.clock.now();
  const walletId = await accountWallet(tx, { accountId, kind: 'trial', currency, at });
  const house = await houseWallet(tx, 'house:play-money', currency, at);
  const amount = trialFunds(currency);
  return postEntry(tx, {
    kind: 'trial',
    scope: `account:${accountId}`,
    idempotencyKey: 'trial-funds',
    body: { accountId, amount },
    reference: `TR${accountId}`,
    lines: [
      { walletId: house, amount: -amount, kind: 'house' },
      { walletId, amount, kind: 'trial' },
    ],
    at,
  });
}
