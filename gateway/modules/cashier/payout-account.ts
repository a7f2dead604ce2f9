import type { Gateway } from '../../core/gateway.ts';
import type { HeldPayout } from '../../core/ports.ts';
import type { Vault } from '../../core/vault.ts';
import type { withdrawOrders } from '../../database/schema/index.ts';

/** Digits of a payout account that its owner recognises it by; the rest is shown nowhere. */
const SHOWN_DIGITS = 4;

/** Where the numbers of an account's cards and withdrawals open, and nowhere else. */
const placeOf = (accountId: number) => `payout-account:${accountId}`;

/**
 * The number of a payout account as the database keeps it: locked, with the digits that are shown,
 * and a keyed hash by which the same account at the same bank is found again.
 */
export const lockPayoutAccount = (
  vault: Vault,
  card: { readonly accountId: number; readonly bankCode: string; readonly accountNumber: string },
) => ({
  accountNumber: vault.lock(card.accountNumber, placeOf(card.accountId)),
  accountTail: tailOf(card.accountNumber),
  accountMac: payoutAccountMac(vault, card),
});

export const payoutAccountMac = (
  vault: Vault,
  { bankCode, accountNumber }: { readonly bankCode: string; readonly accountNumber: string },
): string => vault.mac(`${bankCode} ${accountNumber}`, 'payout-account');

/** The same for a withdrawal, which names the bank by its name alone. */
export const lockOrderAccount = (
  vault: Vault,
  order: { readonly accountId: number; readonly accountNumber: string },
) => ({
  accountNumber: vault.lock(order.accountNumber, placeOf(order.accountId)),
  accountTail: tailOf(order.accountNumber),
});

const tailOf = (number: string) => number.slice(-SHOWN_DIGITS);

/** `•••• 7890`. A row that an older gateway has just stored plain has no tail yet. */
export const maskedNumber = (row: {
  readonly accountTail: string;
  readonly accountNumber: string;
}): string => `•••• ${row.accountTail || tailOf(row.accountNumber)}`;

/** A withdrawal as the port for payouts takes it. */
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
    accountNumber: vault.isLocked(row.accountNumber)
      ? vault.unlock(row.accountNumber, placeOf(row.accountId))
      : row.accountNumber,
  }),
});
