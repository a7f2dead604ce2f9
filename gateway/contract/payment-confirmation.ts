import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { money, nothing, shortText, timestamp } from './fields.ts';

/**
 * One payment of a withdrawal, from the day it was sent (R4.23). `assumed`: nobody confirmed it in
 * time, so it counts as received. `review`: the member says that it did not arrive. `forced`: the
 * merchant's staff found that it did, so nothing is refunded. `returned`: it is in the balance again.
 */
export const paymentStatus = z.enum([
  'awaiting',
  'received',
  'fullyPaid',
  'assumed',
  'review',
  'forced',
  'returned',
]);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** How far a withdrawal's money has arrived: confirmed so far, and what of it is still open. */
const arrival = { receivedAmount: money, remainingAmount: money };

export const withdrawPayment = z.object({
  paymentNo: z.string(),
  orderNo: z.string(),
  /** Of this payment, and of the whole withdrawal. */
  amount: money,
  orderAmount: money,
  ...arrival,
  bankName: z.string(),
  maskedNumber: z.string(),
  status: paymentStatus,
  /** Whether the last part of the withdrawal was sent: only then it can be fully paid. */
  isLastPart: z.boolean(),
  sentAt: timestamp,
  /** From then on an unconfirmed payment counts as received. */
  confirmBy: timestamp,
  settledAt: z.optional(timestamp),
  /** The proof that the member sent; ACTIVITY_PICTURE_PATH gives it to them alone. */
  proofImage: z.optional(z.string()),
});
export type WithdrawPayment = z.infer<typeof withdrawPayment>;

/** What a withdrawal's payments say of it; absent before the first one was sent. */
export const confirmationState = z.object({ status: paymentStatus, ...arrival });
export type ConfirmationState = z.infer<typeof confirmationState>;

/** Payments that wait for their member, and those under review, the most urgent first. */
export const paymentConfirmationList = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPaymentConfirmationList',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: z.object({
    list: z.array(withdrawPayment),
    /** The merchant's setting: after so long an unconfirmed payment counts as received. */
    confirmMinutes: z.number(),
    /** The gateway's clock, by which the times are to be read. */
    serverTime: timestamp,
  }),
});

export const confirmationAction = z.enum(['received', 'notReceived', 'fullyPaid']);
export type ConfirmationAction = z.infer<typeof confirmationAction>;

/** Says of a payment whether it arrived. The same said twice changes nothing. */
export const processC2CTransaction = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_processC2CTransaction',
  token: 'required',
  duringExclusion: true,
  request: z.object({
    paymentNo: shortText,
    action: confirmationAction,
    /** For `notReceived`: a picture of the bank's own record, by uploadActivityPicture. */
    proofImage: z.optional(shortText),
  }),
  response: withdrawPayment,
});
