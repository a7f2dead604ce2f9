import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  calendarDay,
  nothing,
  rowId,
  secret,
  shortText,
  text,
  timestamp,
  whole,
} from './fields.ts';
import { lineKind } from './members.ts';

/** A rebate rate in basis points: 250 is 2.5 %. */
export const lineRate = whole(0, 10_000);

/** Maximum length of an account name in requests. */
const accountName = text(64, 1);
export const MAX_LINK_NAME_LENGTH = 60;
export const MAX_NOTE_LENGTH = 200;

/** The caller's own rate in basis points, which is the maximum for accounts below. */
export const ownLineRate = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getLineRate',
  token: 'required',
  request: nothing,
  response: z.object({ rate: z.number() }),
});

/**
 * Opens a member or an agent right below the caller (R2.84, R11.02). It has to change the password
 * when it logs in first.
 */
export const openDownline = endpoint({
  method: 'POST',
  path: '/wps/agent/downline',
  token: 'required',
  sealed: true,
  idempotent: true,
  request: z.object({
    account: shortText,
    password: secret,
    kind: lineKind,
    /** At most the caller's own. */
    rate: lineRate,
  }),
  response: z.object({
    account: z.string(),
    kind: lineKind,
    rate: z.number(),
    createdAt: timestamp,
  }),
});

/** Raises the rate of an account right below: never lowered, never above the caller's (R11.03). */
export const raiseLineRate = endpoint({
  method: 'POST',
  path: '/wps/relay/ODSFE2_raiseLineRate',
  token: 'required',
  request: z.object({ account: accountName, rate: lineRate }),
  response: z.object({ account: z.string(), rate: z.number() }),
});

export const lineNote = z.object({ account: accountName, note: text(MAX_NOTE_LENGTH) });
/** Notes something of an account of the line; only who wrote it reads it. Empty: no note (R11.03). */
export const setLineNote = endpoint({
  method: 'POST',
  path: '/wps/relay/ODSFE2_setLineNote',
  token: 'required',
  request: lineNote,
  response: z.object({ account: z.string(), note: z.string() }),
});

export const affiliateLinkState = z.enum(['open', 'disabled', 'ended']);
export type AffiliateLinkState = z.infer<typeof affiliateLinkState>;

/** A link into an agent's line (R11.02). */
export const affiliateLink = z.object({
  linkId: z.number(),
  code: z.string(),
  name: z.string(),
  kind: lineKind,
  /** Basis points. */
  rate: z.number(),
  /** The last day of the merchant's calendar on which it can be used. */
  endDay: z.optional(calendarDay),
  state: affiliateLinkState,
  createdAt: timestamp,
  /** Each visitor once a day. */
  visits: z.number(),
  registrations: z.number(),
  firstDeposits: z.number(),
});
export type AffiliateLink = z.infer<typeof affiliateLink>;

const page = {
  /** Of the page before; the first page without one. */
  cursor: z.optional(text(255)),
  pageSize: z._default(whole(1, 100), 20),
};

export const createAffiliateUrl = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_createAffiliateUrl',
  token: 'required',
  idempotent: true,
  request: z.object({
    name: text(MAX_LINK_NAME_LENGTH),
    kind: lineKind,
    /** At most the caller's own. */
    rate: lineRate,
    endDay: z.optional(calendarDay),
  }),
  response: affiliateLink,
});

/** The caller's links, newest first. */
export const viewAffiliateUrls = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_viewAffiliateUrls',
  token: 'required',
  request: z.object(page),
  response: z.object({
    list: z.array(affiliateLink),
    total: z.number(),
    /** Links that the caller may have at once. */
    limit: z.number(),
    /** The merchant's day that runs: a link may end on it, or later. */
    today: calendarDay,
    /** Absent on the last page. */
    next: z.optional(z.string()),
  }),
});
export type AffiliateLinks = z.infer<typeof viewAffiliateUrls.response>;

/** Who came by a link and is in the line still, newest first. */
export const viewRegisteredAffiliates = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_viewRegisteredAffiliates',
  token: 'required',
  request: z.object({ linkId: rowId, ...page }),
  response: z.object({
    list: z.array(
      z.object({
        account: z.string(),
        nickname: z.string(),
        kind: lineKind,
        registeredAt: timestamp,
        firstDepositAt: z.optional(timestamp),
      }),
    ),
    next: z.optional(z.string()),
  }),
});
export type RegisteredAffiliates = z.infer<typeof viewRegisteredAffiliates.response>;

/** Enables or disables a link. */
export const enableAffiliateUrl = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_enableAffiliateUrl',
  token: 'required',
  request: z.object({ linkId: rowId, enabled: z.boolean() }),
  response: affiliateLink,
});

/** Members who registered by the link stay in the line. */
export const deleteAffiliateUrl = endpoint({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_deleteAffiliateUrl',
  token: 'required',
  request: z.object({ linkId: rowId }),
  response: z.object({ deleted: z.boolean() }),
});
