import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amount, currencyDecimals, money, nothing, shortText, timestamp } from './fields.ts';

/**
 * How far a transfer is. The money of a `pending` one has left the one wallet and not reached the
 * other: the vendor has not told yet; the gateway goes on asking. A `returned` one is back.
 */
export const walletTransferState = z.enum(['pending', 'done', 'returned']);

/** Money between the main wallet and a vendor's: `in` to the vendor, `out` back from it. */
export const walletTransferView = z.object({
  orderNo: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  direction: z.enum(['in', 'out']),
  amount: money,
  state: walletTransferState,
  /** A launch of a game brought the money; otherwise the member did. */
  atLaunch: z.boolean(),
  createdAt: timestamp,
  /** When it was done, or was back. */
  settledAt: z.optional(timestamp),
});
export type WalletTransfer = z.infer<typeof walletTransferView>;

/**
 * R2.62, R12.01: the wallets of a member where the merchant keeps one for each vendor (`isSingle` 0),
 * and what is on its way between them.
 */
export const vendorWallets = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_vendorWallets',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: z.object({
    main: money,
    /** Main wallet, wallets of vendors and transfers that are pending. */
    total: money,
    /** Of transfers that are pending. */
    pending: money,
    /** Whether a launch brings the main wallet's money to the vendor of the game. */
    autoTransfer: z.boolean(),
    /** Those with money first, then by name. */
    wallets: z.array(
      z.object({
        vassalage: z.string(),
        vendorName: z.string(),
        /** As in the balance call. */
        accountTypeId: z.number(),
        balance: money,
      }),
    ),
    /** All that are pending, then the latest others; newest first. */
    transfers: z.array(walletTransferView),
    currency: z.string(),
    currencySymbol: z._default(z.string(), '$'),
    decimals: currencyDecimals,
  }),
});
export type VendorWallets = z.infer<typeof vendorWallets.response>;

/**
 * Moves money between the main wallet and a vendor's, or brings all of it back. Back is open at any
 * time, a break and a merchant that went over to one wallet included.
 */
export const walletTransfer = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  token: 'required',
  duringExclusion: true,
  idempotent: true,
  request: z.object({
    action: z.enum(['in', 'out', 'allBack']),
    /** Needed for `in` and `out`. */
    vassalage: z.optional(shortText),
    /** Major units; needed for `in` and `out`. */
    amount: z.optional(amount),
  }),
  response: z.object({ transfers: z.array(walletTransferView) }),
});

/** The member's own choice whether a launch brings money to the vendor of the game. */
export const chooseAutoTransfer = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_autoTransfer',
  token: 'required',
  request: z.object({ enabled: z.boolean() }),
  response: z.object({ autoTransfer: z.boolean() }),
});
