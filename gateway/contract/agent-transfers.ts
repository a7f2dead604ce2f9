import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amount, currencyDecimals, money, nothing, text, timestamp } from './fields.ts';

/** The conditions of a transfer in the line; amounts in major units. */
export const transferSettings = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getTransferSettings',
  token: 'required',
  request: nothing,
  response: z.object({
    currency: z.string(),
    currencySymbol: z._default(z.string(), '$'),
    decimals: currencyDecimals,
    minimumAmount: money,
    maximumAmount: money,
    dailyAmount: money,
    /** What is left of it today, by the merchant's calendar. */
    dailyAmountLeft: money,
    /** What can be sent now: nothing while bets are asked for. */
    freeAmount: money,
    /** Bets still to be made before money can be sent. */
    outstandingTurnover: money,
    hasPaymentPassword: z.boolean(),
    /** To whom `transferUpline` sends; absent: it is not offered. */
    upline: z.optional(
      z.object({ account: z.string(), nickname: z.string(), currency: z.string() }),
    ),
    /** An agent stands above the caller, also where no money can be sent there. */
    hasUpline: z.boolean(),
    /** The caller may send money to accounts of its line. */
    downline: z.boolean(),
  }),
});
export type TransferSettings = z.infer<typeof transferSettings.response>;

const input = { amount, paymentPassword: text(64) };

export const lineTransfer = z.object({
  orderNo: z.string(),
  amount: money,
  /** Who received it. */
  account: z.string(),
  at: timestamp,
});
export type LineTransfer = z.infer<typeof lineTransfer>;

/** Transfers money to the caller's upline (R2.65, R6.04, R11.12). */
export const transferUpline = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_transferUpline',
  token: 'required',
  sealed: true,
  idempotent: true,
  request: z.object(input),
  response: lineTransfer,
});

/** Transfers money to an account of the caller's line, at any depth (R6.04, R11.12). */
export const transferDownline = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_transferDownline',
  token: 'required',
  sealed: true,
  idempotent: true,
  request: z.object({ account: text(64, 1), ...input }),
  response: lineTransfer,
});
