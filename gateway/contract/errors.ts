import * as z from 'zod/mini';

export { ERROR_STATUS, type ErrorCode } from './error-codes.ts';

/** Why a session is over; sent with `login.not.session`. */
export const sessionEndReason = z.enum(['missing', 'idle', 'elsewhere', 'logout', 'password']);
export type SessionEndReason = z.infer<typeof sessionEndReason>;

/** What may come in `value` beside an error code. All optional: old gateways send none of it. */
export const errorDetail = z.partial(
  z.object({
    /** Failed login: show the captcha. */
    captcha: z.boolean(),
    reason: sessionEndReason,
    /** Field name to message id, for `request_param_err`. */
    fields: z.record(z.string(), z.string()),
    /** Seconds until a throttled call may be tried again. */
    retryAfter: z.number(),
    /** What is left: tries of a transaction password, or turnover in major units. */
    remaining: z.number(),
    /** Game maintenance window, milliseconds. */
    maintainTime: z.number(),
    endTime: z.number(),
  }),
);
export type ErrorDetail = z.infer<typeof errorDetail>;

export const envelope = z.object({
  success: z.boolean(),
  value: z.optional(z.unknown()),
  errorCode: z.optional(z.string()),
  message: z.optional(z.string()),
});
