import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { longText, nothing, rowId, text, timestamp, whole } from './fields.ts';

export const MAX_MESSAGE_TITLE_LENGTH = 80;
export const MAX_MESSAGE_LENGTH = 1000;

const words = {
  title: text(MAX_MESSAGE_TITLE_LENGTH),
  /** Plain text. */
  body: longText(MAX_MESSAGE_LENGTH),
};

/** Whom a message of the line is for: all right below, all below, one of them, or the upline. */
export const messageAudience = z.enum(['direct', 'line', 'one', 'upline']);
export type MessageAudience = z.infer<typeof messageAudience>;

const sendRequest = z.discriminatedUnion('to', [
  z.object({ to: z.enum(['direct', 'line', 'upline']), ...words }),
  z.object({ to: z.literal('one'), account: text(64, 1), ...words }),
  /** Answers whoever wrote a message of the caller's inbox. */
  z.object({ to: z.literal('reply'), messageId: rowId, ...words }),
]);
export type SendLineMessage = z.infer<typeof sendRequest>;

export const sentLineMessage = z.object({
  id: z.number(),
  audience: messageAudience,
  /** Of a message to one account. */
  account: z.optional(z.string()),
  title: z.string(),
  body: z.string(),
  receivers: z.number(),
  createdAt: timestamp,
  /** Staff took it out of the inboxes. */
  removed: z.boolean(),
});
export type SentLineMessage = z.infer<typeof sentLineMessage>;

/** Writes to people of the line (R11.13). */
export const sendLineMessage = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_sendLineMessage',
  token: 'required',
  idempotent: true,
  request: sendRequest,
  response: sentLineMessage,
});

/** The people whom the caller may write to. */
export const messageTargets = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_getMessageTargets',
  token: 'required',
  request: nothing,
  response: z.object({
    direct: z.number(),
    line: z.number(),
    upline: z.optional(z.object({ account: z.string(), nickname: z.string() })),
    /** Staff stopped the caller from writing. */
    blocked: z.boolean(),
  }),
});
export type MessageTargets = z.infer<typeof messageTargets.response>;

/** The messages that the caller sent to its line, newest first. */
export const sentLineMessages = endpoint({
  method: 'GET',
  path: '/wps/relay/CSP_getSentMessages',
  token: 'required',
  request: z.object({
    cursor: z.optional(text(255)),
    pageSize: z._default(whole(1, 100), 20),
  }),
  response: z.object({
    list: z.array(sentLineMessage),
    /** Absent on the last page. */
    next: z.optional(z.string()),
  }),
});
export type SentLineMessages = z.infer<typeof sentLineMessages.response>;
