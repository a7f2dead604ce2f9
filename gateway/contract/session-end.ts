/**
 * Why a session is over; sent with `login.not.session`. Apart from the schemas: the first screen
 * knows the reasons and has no need of zod.
 */
export const SESSION_END_REASONS = [
  'missing',
  'idle',
  'expired',
  'elsewhere',
  'logout',
  'password',
  /** The player takes a break (R10.04). */
  'exclusion',
  /** The account is closed (R10.11). */
  'closed',
] as const;
export type SessionEndReason = (typeof SESSION_END_REASONS)[number];
