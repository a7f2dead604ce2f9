import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currencyDecimals, money, nothing, rowId, secret, text, timestamp } from './fields.ts';
import { identityState } from './identity-documents.ts';

/** Ways by which a merchant can send offers. */
export const MARKETING_CHANNELS = ['inbox', 'email', 'sms'] as const;
export const marketingChannel = z.enum(MARKETING_CHANNELS);
export type MarketingChannel = z.infer<typeof marketingChannel>;

/**
 * Whether offers come where nobody has chosen: what reaches people outside the portal needs their
 * consent, the inbox inside it does not (R10.11).
 */
export const MARKETING_DEFAULTS: Readonly<Record<MarketingChannel, boolean>> = {
  inbox: true,
  email: false,
  sms: false,
};

export const marketingChoices = z.object({
  /** The channels that the merchant has, in their order. */
  channels: z.array(
    z.object({
      channel: marketingChannel,
      agreed: z.boolean(),
      /** Absent where the default holds. */
      changedAt: z.optional(timestamp),
      /** The account has an address for it: without one nothing can come. */
      hasAddress: z.boolean(),
    }),
  ),
});
export type MarketingChoices = z.infer<typeof marketingChoices>;

/** GET /wps/member/marketing (R10.11a): by which channels offers may come. */
export const memberMarketing = endpoint({
  method: 'GET',
  path: '/wps/member/marketing',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: marketingChoices,
});

/** PUT /wps/member/marketing: agrees to a channel or takes that back; both hold at once. */
export const chooseMarketing = endpoint({
  method: 'PUT',
  path: '/wps/member/marketing',
  token: 'required',
  duringExclusion: true,
  request: z.object({ channel: marketingChannel, agreed: z.boolean() }),
  response: marketingChoices,
});

/** Why an account cannot be closed now: others depend on it. */
export const closingObstacle = z.enum(['downline', 'contracts', 'salaries']);
export type ClosingObstacle = z.infer<typeof closingObstacle>;

/** What a closing waits for. */
export const closingWait = z.enum([
  /** Bets and lottery slips whose outcome is not known yet. */
  'bets',
  /** Withdrawals, and payments whose receipt is open. */
  'withdrawals',
  /** Money, and no payout account to send it to. */
  'payoutAccount',
  /** A payout came back: another account, or customer service, has to help. */
  'payoutRefused',
  /** People who came below the account since: they need another upline first. */
  'downline',
]);
export type ClosingWait = z.infer<typeof closingWait>;

/** What stands between an account and its end. */
export const ownAccountState = z.object({
  currency: z.string(),
  currencySymbol: z.string(),
  decimals: currencyDecimals,
  /** The account logs in by a password; otherwise by a third party's word alone. */
  hasLoginPassword: z.boolean(),
  hasPaymentPassword: z.boolean(),
  /** All real money, in whichever wallet, and between two of them (R12.01). */
  balance: money,
  /** Bonuses that still ask for bets, and what giving them up takes at most. */
  bonuses: z.object({ count: z.number(), forfeit: money }),
  /** Bets and lottery slips that are open: they stay valid and are paid. */
  openBets: z.number(),
  /** Held by withdrawals under way. */
  pendingAmount: money,
  obstacles: z.array(closingObstacle),
  /** How far the proof of identity is, while withdrawals wait for it (R10.08). */
  identity: z.optional(identityState),
  /** Since when it is being closed, and what that waits for. */
  closing: z.optional(z.object({ askedAt: timestamp, waits: z.array(closingWait) })),
});
export type OwnAccountState = z.infer<typeof ownAccountState>;

/** GET /wps/member/ownAccount (R10.11): what the ways to one's data and to closing ask for. */
export const ownAccount = endpoint({
  method: 'GET',
  path: '/wps/member/ownAccount',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: ownAccountState,
});

/**
 * POST /wps/member/closeAccount (R10.11c): closes the account. Its money is paid out first, bonuses
 * that still ask for bets are given up, open bets stay valid; nothing is played from now on. Asked
 * again it only takes another payout account. Refusals beside fields: `cardId` and `givesUpBonuses`
 * with `required`.
 */
export const closeAccount = endpoint({
  method: 'POST',
  path: '/wps/member/closeAccount',
  token: 'required',
  duringExclusion: true,
  sealed: true,
  request: z.object({
    password: z.optional(secret),
    /** Where one is set. */
    paymentPassword: z.optional(text(64)),
    /** Where the money goes; needed while there is any. */
    cardId: z.optional(rowId),
    givesUpBonuses: z.boolean(),
  }),
  /** `closed`: nothing was open, and every session has ended. */
  response: z.object({ state: z.enum(['closing', 'closed']) }),
});

/**
 * POST /wps/member/dataFile (R10.11b): everything that the gateway holds of the account, as one JSON
 * file. The login password vouches for the person, where there is one.
 */
export const memberDataFile = endpoint({
  method: 'POST',
  path: '/wps/member/dataFile',
  token: 'required',
  duringExclusion: true,
  sealed: true,
  file: 'application/json',
  request: z.object({ password: z.optional(secret) }),
  response: z.string(),
});
