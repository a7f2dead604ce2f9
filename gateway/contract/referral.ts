import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currencyDecimals, money, nothing, timestamp } from './fields.ts';
import { recordRange } from './wallet.ts';

/** How far an invited person has come; `active` has bet within the last 30 days. */
export const referralStatus = z.enum(['registered', 'deposited', 'active']);
export type ReferralStatus = z.infer<typeof referralStatus>;

const invitedPerson = z.object({
  /** Stable, and nothing else tells who it is. */
  key: z.string(),
  /** Masked. */
  name: z.string(),
  status: referralStatus,
  registeredAt: timestamp,
  firstDepositAt: z.optional(timestamp),
  /** Paid for this person: ever, and in the range that was asked for. */
  earned: money,
  earnedInRange: money,
});
export type InvitedPerson = z.infer<typeof invitedPerson>;

const referralRule = z.object({
  /** Of valid bets. */
  betPercent: z.number(),
  /** Of a deposit of `depositLeast` or more, at most `depositMost`. */
  depositPercent: z.number(),
  depositLeast: money,
  depositMost: money,
});

/** The caller's own code, the rule that pays, and a page of whom the code has brought. */
export const referralDetails = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  token: 'required',
  request: z.object(recordRange),
  response: z.object({
    referralCode: z.string(),
    rule: referralRule,
    totals: z.object({
      invited: z.number(),
      deposited: z.number(),
      earned: money,
      earnedInRange: money,
      /** Earned since the last payout, paid at `nextPayoutAt`. */
      pending: money,
    }),
    nextPayoutAt: timestamp,
    list: z.array(invitedPerson),
    totalPages: z.number(),
    totalCount: z.number(),
    currencySymbol: z._default(z.string(), '$'),
    decimals: currencyDecimals,
  }),
});
export type ReferralDetails = z.infer<typeof referralDetails.response>;

const earning = z.object({
  orderNo: z.string(),
  /** The day that it was earned on, `2026-11-21`, of the merchant's calendar. */
  day: z.string(),
  paidAt: timestamp,
  /** Masked. */
  name: z.string(),
  bets: money,
  deposits: money,
  amount: money,
});
export type ReferralEarning = z.infer<typeof earning>;

/** What was paid in a range, newest first. */
export const referralEarnings = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralEarnings',
  token: 'required',
  request: z.object(recordRange),
  response: z.object({
    list: z.array(earning),
    totalPages: z.number(),
    totalCount: z.number(),
  }),
});
export type ReferralEarnings = z.infer<typeof referralEarnings.response>;

/**
 * What the caller's invitation brings: friends by the referral promotion, an agent's own line, or
 * just a visitor where there is no code to give.
 */
export const invitation = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getInvitation',
  token: 'optional',
  request: nothing,
  response: z.object({
    kind: z.enum(['referral', 'affiliate', 'plain']),
    code: z.optional(z.string()),
  }),
});
export type Invitation = z.infer<typeof invitation.response>;
