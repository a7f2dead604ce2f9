import { boolean, index, integer, pgTable, text, uniqueIndex } from '../sql.ts';
import { accounts } from './accounts.ts';
import { time } from './columns.ts';

/** A device in a network from which a login of the account was taken: a registered place. */
export const knownPlaces = pgTable(
  'known_places',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    deviceId: text('device_id').notNull(),
    /** The whole address of the last login. */
    ip: text('ip').notNull(),
    /** Whom that address counts as (core/caller-ip.ts). */
    network: text('network').notNull(),
    userAgent: text('user_agent').notNull(),
    firstSeenAt: time('first_seen_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
  },
  (table) => [uniqueIndex('known_places_place').on(table.accountId, table.deviceId, table.network)],
);

/** A member's authenticator app. The secret never leaves the gateway again once it is confirmed. */
export const authenticators = pgTable('authenticators', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id),
  /** In the gateway's vault: whoever has the database alone cannot make codes. */
  encryptedSecret: text('locked_secret').notNull(),
  /** Empty until a first code proved that the app has the secret. */
  confirmedAt: time('confirmed_at'),
  /** Time step of the last code that was taken: this one and older ones never work again. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Codes for who lost the app; a row is deleted by its use. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
  },
  (table) => [index('recovery_codes_account').on(table.accountId)],
);

/** A login with the right password from an unregistered place, waiting for its second factor. */
export const loginVerifications = pgTable(
  'login_verifications',
  {
    /** SHA-256 of the id that the browser holds. */
    idHash: text('id_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    deviceId: text('device_id').notNull(),
    /** It began with a password; otherwise with a code to the phone or a third party's word. */
    byPassword: boolean('by_password').notNull().default(true),
    /** What the typed password was compared with: another one may be set before the second factor comes. */
    provedHash: text('proved_hash'),
    /** The password that was typed is weak: a change is forced afterwards. */
    weakPassword: boolean('weak_password').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('login_verifications_expiry').on(table.expiresAt)],
);

/** Links to set a new password that were sent by email; a row is deleted by its use. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [uniqueIndex('password_resets_account').on(table.accountId)],
);

/** Emails that the sandbox's carrier "delivered"; read in the developer inbox. */
export const sandboxMails = pgTable(
  'sandbox_mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    address: text('address').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Where its button leads. */
    link: text('link').notNull(),
    /** The name that it is from, and the mail as a page. */
    from: text('from').notNull().default(''),
    html: text('html').notNull().default(''),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [index('sandbox_mails_address').on(table.address, table.sentAt)],
);
