import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { nothing, secret, timestamp } from './fields.ts';

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

/** GET /wps/member/ownAccount (R10.11): what the ways to one's data and to closing ask for. */
export const ownAccount = endpoint({
  method: 'GET',
  path: '/wps/member/ownAccount',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: z.object({
    /** The account logs in by a password; otherwise by a third party's word alone. */
    hasLoginPassword: z.boolean(),
  }),
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
