import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  gameType,
  instant,
  money,
  nothing,
  pageNumber,
  pageSize,
  rowId,
  shortText,
  text,
  timestamp,
} from './fields.ts';

/** The messengers whose ids a registration may ask for. */
export const MESSENGERS = ['qqNum', 'line', 'whatsapp', 'facebook', 'wechat'] as const;
const messenger = z.object({ kind: z.enum(MESSENGERS), id: z.string() });

/** What my account shows beyond the member info (R3.08). */
export const memberProfile = endpoint({
  method: 'GET',
  path: '/wps/member/profile',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.string(),
    /** As registered, else as on the payout cards. */
    realName: z.optional(z.string()),
    /** `yyyy-MM-dd`. */
    birthday: z.optional(z.string()),
    messengers: z._default(z.array(messenger), []),
    /** Who brought the member: the agent's nickname, the friend's masked name, else the code typed. */
    referrer: z.optional(z.string()),
    /** Masked. */
    mobile: z.optional(z.string()),
    email: z.optional(z.string()),
    regDate: timestamp,
    lastLogin: z.optional(timestamp),
    passwordChangedAt: timestamp,
    /** The account logs in by a password; otherwise by a third party's word alone. */
    hasLoginPassword: z._default(z.boolean(), true),
    hasPaymentPassword: z.boolean(),
    vip: z.optional(z.string()),
  }),
});
export type MemberProfile = z.infer<typeof memberProfile.response>;

/** Letters and digits of any script, with spaces, dots, dashes and underscores between. */
export const NICKNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]{1,23}$/u;

export const nicknameChange = z.object({ nickname: shortText });
export const updateNickname = endpoint({
  method: 'POST',
  path: '/wps/member/nickname',
  token: 'required',
  request: nicknameChange,
  response: z.object({ nickname: z.string() }),
});

/** A member tells the birthday once; another change is customer service's. */
export const setBirthday = endpoint({
  method: 'POST',
  path: '/wps/member/birthday',
  token: 'required',
  request: z.object({ birthday: shortText }),
  response: z.object({ birthday: z.string() }),
});

const profitSums = {
  betAmount: money,
  validBetAmount: money,
  winAmount: money,
  profitAndLoss: money,
};

/** The name of a time zone, such as `Europe/Berlin`; no offset, whose sign databases read either way. */
const timeZone = text(64).check(z.regex(/^[A-Za-z]/));

/**
 * Profit and loss of a range, by product and by day. `timeZone` says when the person's days begin; one
 * that there is not is refused beside its field (`zone_unknown`).
 */
export const personalProfit = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_personalProfit',
  token: 'required',
  duringExclusion: true,
  request: z.object({ startTime: instant, endTime: instant, timeZone }),
  response: z.object({
    totals: z.object({ ...profitSums, rounds: z.number(), deposits: money, withdrawals: money }),
    products: z.array(z.object({ gameType, rounds: z.number(), ...profitSums })),
    /** Days with bets, oldest first; `day` is the person's own date, `2026-11-21`. */
    days: z.array(z.object({ day: z.string(), rounds: z.number(), ...profitSums })),
  }),
});
export type PersonalProfit = z.infer<typeof personalProfit.response>;

/** Where a message can lead: sections of the page of player protection, and receipts to confirm. */
export const messageLink = z.enum(['limits', 'timeOut', 'activity', 'identity', 'receipts']);
export type MessageLink = z.infer<typeof messageLink>;

export const inboxMessage = z.object({
  id: z.number(),
  title: z.string(),
  body: z.string(),
  createdAt: timestamp,
  read: z.boolean(),
  /** Somebody of the reader's line wrote it; the merchant's own messages have none. */
  from: z.optional(z.object({ account: z.string() })),
  /** Where the reader can do something about it. */
  link: z.optional(messageLink),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

export const getInbox = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  token: 'required',
  duringExclusion: true,
  request: z.object({
    pageNo: pageNumber,
    pageSize,
    filter: z._default(z.enum(['all', 'unread']), 'all'),
  }),
  response: z.object({
    list: z.array(inboxMessage),
    totalPages: z.number(),
    totalCount: z.number(),
    unread: z.number(),
  }),
});
export type Inbox = z.infer<typeof getInbox.response>;

const messageId = z.object({ id: rowId });
const unreadLeft = z.object({ unread: z.number() });

/** Marks a message read; every window of the member learns the new count by the socket. */
export const readMessage = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_readMessage',
  token: 'required',
  duringExclusion: true,
  request: messageId,
  response: unreadLeft,
});

export const readAllMessages = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_readAllMessages',
  token: 'required',
  duringExclusion: true,
  request: nothing,
  response: unreadLeft,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/wps/relay/CSP_deleteMessage',
  token: 'required',
  duringExclusion: true,
  request: messageId,
  response: unreadLeft,
});
