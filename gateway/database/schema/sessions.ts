import { boolean, index, integer, pgTable, text } from '../sql.ts';
import { accounts } from './accounts.ts';
import { time } from './columns.ts';

/** A login. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    deviceId: text('device_id').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    /** It came in by a password that is weak or has expired, and may only change it (R4.04). */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    endedAt: time('ended_at'),
    /** A SessionEndReason; told to the next call that brings this token. */
    endReason: text('end_reason'),
  },
  (table) => [
    index('sessions_account').on(table.accountId, table.endedAt),
    index('sessions_last_seen').on(table.lastSeenAt),
  ],
);

/** RSA key pairs that open sealed bodies; shared by all gateway processes. */
export const sealingKeys = pgTable('sealing_keys', {
  kid: text('kid').primaryKey(),
  /** Private JWK as JSON, in the gateway's vault; the public part is derived from it. */
  privateJwk: text('private_jwk').notNull(),
  createdAt: time('created_at').notNull(),
});

/** Nonces of opened bodies, kept for as long as their `iat` would be accepted. */
export const usedNonces = pgTable(
  'used_nonces',
  { nonce: text('nonce').primaryKey(), expiresAt: time('expires_at').notNull() },
  (table) => [index('used_nonces_expiry').on(table.expiresAt)],
);

/** Fixed windows of the throttle; `key` is the rule's name and whom it counts. */
export const throttleWindows = pgTable(
  'throttle_windows',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('throttle_windows_end').on(table.endsAt)],
);

/** Captchas that were shown; a row is deleted by its first use. */
export const captchas = pgTable(
  'captchas',
  {
    id: text('id').primaryKey(),
    answer: text('answer').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('captchas_expiry').on(table.expiresAt)],
);

/** Proof-of-work challenges that were used, until they would expire; the others are kept nowhere. */
export const challenges = pgTable(
  'challenges',
  {
    /** SHA-256 of the challenge. */
    challenge: text('challenge').primaryKey(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('challenges_expiry').on(table.expiresAt)],
);

/** Verification codes by SMS; one live code for a number, a purpose and the browser that asked. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    /** Purpose, E.164 number and SHA-256 of what the browser's cookie holds. */
    key: text('key').primaryKey(),
    /** Of the code and the cookie: whoever has the database alone cannot guess it. */
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull(),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('verification_codes_expiry').on(table.expiresAt)],
);

/** Messages that the sandbox's SMS carrier "delivered"; read in the developer inbox. */
export const sandboxSms = pgTable(
  'sandbox_sms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    mobile: text('mobile').notNull(),
    body: text('body').notNull(),
    code: text('code').notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [index('sandbox_sms_mobile').on(table.mobile, table.sentAt)],
);
