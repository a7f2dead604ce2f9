import type { Gateway } from '../../core/gateway.ts';
import type { HeldPayout } from '../../core/ports.ts';
import type { Vault } from '../../core/vault.ts';
import type { withdrawOrders } from '../../database/schema/index.ts';

/** Last digits of a payout account that are displayed; the rest never is. */
const SHOWN_DIGITS = 4;

/** Vault context of the numbers of an account's cards and withdrawals. */
const encryptionContext = (accountId: number) => `payout-account:${accountId}`;

/**
 * Encrypts the number of a payout account for the database, and adds the digits that are displayed
 * and a keyed hash by which the same account at the same bank is found again.
 */
export const encryptPayoutAccount = (
  vault: Vault,
  card: { readonly accountId: number; readonly bankCode: string; readonly accountNumber: string },
) => ({
  accountNumber: vault.encrypt(card.accountNumber, encryptionContext(card.accountId)),
  accountTail: tailOf(card.accountNumber),
  accountMac: payoutAccountMac(vault, card),
});

/** Returns the keyed hash of a payout account's bank and number, which identifies duplicates. */
export const payoutAccountMac = (
  vault: Vault,
  { bankCode, accountNumber }: { readonly bankCode: string; readonly accountNumber: string },
): string => vault.mac(`${bankCode} ${accountNumber}`, 'payout-account');

/**
 * Encrypts the account number of a withdrawal like `encryptPayoutAccount`, but without a hash, because
 * it has no bank code.
 */
export const encryptOrderAccount = (
  vault: Vault,
  order: { readonly accountId: number; readonly accountNumber: string },
) => ({
  accountNumber: vault.encrypt(order.accountNumber, encryptionContext(order.accountId)),
  accountTail: tailOf(order.accountNumber),
});

const tailOf = (number: string) => number.slice(-SHOWN_DIGITS);

/** Formats `•••• 7890`. A row that an older gateway stored in plaintext has no tail yet. */
export const maskedNumber = (row: {
  readonly accountTail: string;
  readonly accountNumber: string;
}): string => `•••• ${row.accountTail || tailOf(row.accountNumber)}`;

/** Converts a withdrawal for the payouts port, which decrypts the account number only when it needs it. */
export const heldPayout = (
  { vault }: Pick<Gateway, 'vault'>,
  row: typeof withdrawOrders.$inferSelect,
): HeldPayout => ({
  orderNo: row.orderNo,
  currency: row.currency,
  amount: row.amount,
  paid: row.paid,
  destination: () => ({
    bankName: row.bankName,
    holder: row.holder,
    accountNumber: vault.isEncrypted(row.accountNumber)
      ? vault.decrypt(row.accountNumber, encryptionContext(row.accountId))
      : row.accountNumber,
  }),
});
