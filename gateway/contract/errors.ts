import * as z from 'zod/mini';
import { SESSION_END_REASONS } from './session-end.ts';

export { ERROR_STATUS, type ErrorCode } from './error-codes.ts';
export { SESSION_END_REASONS, type SessionEndReason } from './session-end.ts';

export const sessionEndReason = z.enum(SESSION_END_REASONS);

/** Second factors for a login from an unregistered place (R2.17). */
export const verificationMethod = z.enum(['totp', 'sms']);
export type VerificationMethod = z.infer<typeof verificationMethod>;

/** The verification that `login_verify_required` demands before there is a session. */
export const loginVerificationDetail = z.object({
  verificationId: z.string(),
  /** Empty if the account has no second factor; customer service has to help then. */
  methods: z.array(verificationMethod),
  /** The masked number that a code can be sent to. */
  mobile: z.optional(z.string()),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});
export type LoginVerificationDetail = z.infer<typeof loginVerificationDetail>;

/** Details in `value` beside an error code. All are optional, because other platforms send none. */
export const errorDetail = z.partial(
  z.object({
    /** Failed login: show the captcha. */
    captcha: z.boolean(),
    verification: loginVerificationDetail,
    reason: sessionEndReason,
    /** Field name to message id, for `request_param_err`. */
    fields: z.record(z.string(), z.string()),
    /** Seconds until a throttled call may be tried again. */
    retryAfter: z.number(),
    /** What is left: tries of a transaction password, or turnover in major units. */
    remaining: z.number(),
    /** Of a transfer that was refused: what can be sent now, major units. */
    free: z.number(),
    /** Game maintenance window, milliseconds. */
    maintainTime: z.number(),
    endTime: z.number(),
    /** The message in languages in which the merchant says it otherwise. */
    texts: z.record(z.string(), z.string()),
    /** The player's own limit that a deposit, bet or launch would pass (R10.03). */
    limit: z.object({
      kind: z.enum(['deposit', 'loss', 'wager', 'time']),
      period: z.enum(['day', 'week', 'month']),
      /** The limit and what is left of it: major units, or minutes of a time limit. */
      value: z.number(),
      left: z.number(),
      /** When it is whole again, milliseconds. */
      renewsAt: z.number(),
      /** What an amount is written with; absent of a time limit, and from older gateways. */
      currencySymbol: z.optional(z.string()),
      decimals: z.optional(z.number()),
    }),
    /** Of a launch: the money that did not reach the vendor, major units (R12.01). */
    transfer: z.object({ orderNo: z.string(), amount: z.number() }),
    /** Milliseconds until the next round of a game is taken (R10.10). */
    waitMs: z.number(),
    /** Until when a player takes a break, milliseconds; absent for good. */
    until: z.number(),
    /** How far the proof of identity is that this waits for (R10.08). */
    identity: z.enum(['missing', 'waiting', 'accepted', 'refused']),
  }),
);
export type ErrorDetail = z.infer<typeof errorDetail>;

export const envelope = z.object({
  success: z.boolean(),
  value: z.optional(z.unknown()),
  errorCode: z.optional(z.string()),
  message: z.optional(z.string()),
});
