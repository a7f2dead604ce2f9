import { boolean, index, integer, pgTable, text } from '../sql.ts';
import { accounts } from './accounts.ts';
import { time } from './columns.ts';

/** Sessions. Only the SHA-256 of the token is stored. */
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
    /** Logged in with a weak or expired password; the session may only change it (R4.04). */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    endedAt: time('ended_at'),
    /** A SessionEndReason, which is returned to the next request with this token. */
    endReason: text('end_reason'),
  },
  (table) => [
    index('sessions_account').on(table.accountId, table.endedAt),
    index('sessions_last_seen').on(table.lastSeenAt),
  ],
);

/** RSA key pairs that decrypt sealed request bodies; shared by all gateway processes. */
export const sealingKeys = pgTable('sealing_keys', {
  kid: text('kid').primaryKey(),
  /** Private JWK as JSON, encrypted by the gateway's vault; the public part is derived from it. */
  privateJwk: text('private_jwk').notNull(),
  createdAt: time('created_at').notNull(),
});

/** Nonces of decrypted bodies, kept for as long as their `iat` would be accepted. */
export const usedNonces = pgTable(
  'used_nonces',
  { nonce: text('nonce').primaryKey(), expiresAt: time('expires_at').notNull() },
  (table) => [index('used_nonces_expiry').on(table.expiresAt)],
);

/** Fixed windows of the throttle; `key` consists of the rule's name and the throttled party. */
export const throttleWindows = pgTable(
  'throttle_windows',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('throttle_windows_end').on(table.endsAt)],
);

/** Captchas that were displayed; a row is deleted when it is first used. */
export const captchas = pgTable(
  'captchas',
  {
    id: text('id').primaryKey(),
    answer: text('answer').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('captchas_expiry').on(table.expiresAt)],
);

/** Used proof-of-work challenges, until they expire; unused ones are not stored. */
export const challenges = pgTable(
  'challenges',
  {
    /** SHA-256 of the challenge. */
    challenge: text('challenge').primaryKey(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('challenges_expiry').on(table.expiresAt)],
);

/** SMS verification codes; one valid code per number, purpose and requesting browser. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    /** Purpose, E.164 number and SHA-256 of the value in the browser's cookie. */
    key: text('key').primaryKey(),
    /** Hash of code and cookie value: the database alone is not enough to guess the code. */
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull(),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('verification_codes_expiry').on(table.expiresAt)],
);

/** Messages that the sandbox's SMS carrier "delivered"; displayed in the developer inbox. */
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
