import * as z from 'zod/mini';
import { sessionEndReason } from './errors.ts';
import { money, shortText, timestamp } from './fields.ts';

/** The socket of a logged-in session (R2.112). The token is its first message, never its address. */
export const SOCKET_PATH = '/wps/socket';

export const socketHello = z.object({ type: z.literal('hello'), token: shortText });

/** Events that the gateway sends; clients ignore unknown types. */
export const socketEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), serverTime: timestamp }),
  z.object({ type: z.literal('balance'), balance: money, at: timestamp }),
  /** Of the member's wallet with a vendor, where vendors have their own (R12.01). */
  z.object({
    type: z.literal('vendorBalance'),
    vassalage: z.string(),
    balance: money,
    at: timestamp,
  }),
  z.object({ type: z.literal('unread'), unread: z.number() }),
  /** Promotions or points of the member changed; `available` can be claimed now. */
  z.object({ type: z.literal('rewards'), available: z.number(), at: timestamp }),
  z.object({ type: z.literal('sessionEnded'), reason: sessionEndReason }),
  z.object({ type: z.literal('winner'), gameName: z.string(), winAmount: money }),
  z.object({ type: z.literal('systemStatus'), systemStatus: z.number() }),
]);
export type SocketEvent = z.infer<typeof socketEvent>;
