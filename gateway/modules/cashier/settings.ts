import * as z from 'zod/mini';
import { depositKind, payoutKind } from '../../contract/cashier.ts';
import { shortText } from '../../contract/fields.ts';
import { changeSettings, storedSettings, withDefaults } from '../../core/stored-settings.ts';
import type { Database } from '../../database/types.ts';

const KEY = 'cashier';
/** The specification does not define this value ("N"). */
const CONFIRM_MINUTES = 30;

/** An amount in major units, a percentage, a count or a time. */
const quantity = z.number().check(z.minimum(0), z.maximum(1e12));

const channel = z.object({
  channelId: shortText,
  name: shortText,
  kind: depositKind,
  /** Major units. */
  minAmount: quantity,
  maxAmount: quantity,
  feePercent: quantity,
  usualMinutes: quantity,
  expiryMinutes: quantity,
});
export type Channel = z.infer<typeof channel>;

/** The merchant's settings of the cashier; amounts in major units. */
export const cashierSettings = z.object({
  presets: z.array(quantity),
  /** Turnover that a deposit requires before a withdrawal, as a multiple of the credited amount. */
  turnoverTimes: quantity,
  pendingLimit: quantity,
  channels: z.array(channel),
  /** Receiving account of manual transfers. */
  payee: z.object({ bankName: shortText, accountName: shortText, accountNumber: shortText }),
  withdraw: z.object({
    minimumAmount: quantity,
    maximumAmount: quantity,
    dailyCount: quantity,
    /** Milliseconds after which withdrawals are decided automatically. */
    decideAfterMs: quantity,
    usualMinutes: quantity,
    /** Minutes after which an unconfirmed payment counts as received (R4.23). */
    confirmMinutes: z._default(quantity.check(z.positive()), CONFIRM_MINUTES),
  }),
  banks: z.array(z.object({ bankCode: shortText, bankName: shortText, kind: payoutKind })),
  cardLimit: quantity,
});
export type CashierSettings = z.infer<typeof cashierSettings>;

const DEFAULTS: CashierSettings = {
  presets: [20, 50, 100, 200, 500, 1000],
  turnoverTimes: 1,
  pendingLimit: 5,
  channels: [
    {
      channelId: 'lagoon',
      name: 'Lagoon Pay',
      kind: 'launchUrl' as const,
      minAmount: 5,
      maxAmount: 3000,
      feePercent: 0,
      usualMinutes: 1,
      expiryMinutes: 30,
    },
    {
      channelId: 'cardgate',
      name: 'Cardgate',
      kind: 'launchUrl' as const,
      minAmount: 20,
      maxAmount: 5000,
      feePercent: 1.5,
      usualMinutes: 2,
      expiryMinutes: 30,
    },
    {
      channelId: 'scanpay',
      name: 'Perlas QR',
      kind: 'qr' as const,
      minAmount: 5,
      maxAmount: 2000,
      feePercent: 0,
      usualMinutes: 1,
      expiryMinutes: 10,
    },
    {
      channelId: 'harbour',
      name: 'Harbour Bank',
      kind: 'manual' as const,
      minAmount: 50,
      maxAmount: 20000,
      feePercent: 0,
      usualMinutes: 15,
      expiryMinutes: 1440,
    },
  ],
  payee: {
    bankName: 'Harbour Bank',
    accountName: 'Baize Sandbox Merchant',
    accountNumber: '0042 1187 6650',
  },
  withdraw: {
    minimumAmount: 10,
    maximumAmount: 5000,
    dailyCount: 5,
    decideAfterMs: 60_000,
    usualMinutes: 1,
    confirmMinutes: CONFIRM_MINUTES,
  },
  banks: [
    { bankCode: 'HARB', bankName: 'Harbour Bank', kind: 'bank' },
    { bankCode: 'MONS', bankName: 'Monsoon Bank', kind: 'bank' },
    { bankCode: 'SAMP', bankName: 'Sampaguita Savings', kind: 'bank' },
    { bankCode: 'LAGO', bankName: 'Lagoon Pay', kind: 'wallet' },
    { bankCode: 'PERL', bankName: 'Perlas Wallet', kind: 'wallet' },
  ],
  cardLimit: 5,
};

/** Reads the stored settings, with defaults for missing ones. */
export const readCashier = storedSettings(KEY, withDefaults(cashierSettings, DEFAULTS));

/** Replaces the given settings. @throws for settings that do not match the schema */
export async function writeCashier(
  db: Database,
  change: Partial<Record<keyof CashierSettings, unknown>>,
): Promise<CashierSettings> {
  const next = z.parse(cashierSettings, { ...(await readCashier(db)), ...change });
  await changeSettings(db, KEY, change);
  return next;
}
