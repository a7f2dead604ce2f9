import { boolean, index, integer, pgTable, text, uniqueIndex } from '../sql.ts';
import { accounts } from './accounts.ts';
import { time } from './columns.ts';

/** A registered place: a device and network from which a login of the account succeeded. */
export const knownPlaces = pgTable(
  'known_places',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    deviceId: text('device_id').notNull(),
    /** Full IP address of the last login. */
    ip: text('ip').notNull(),
    /** Network of that address, by which it is recognized (core/caller-ip.ts). */
    network: text('network').notNull(),
    userAgent: text('user_agent').notNull(),
    firstSeenAt: time('first_seen_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
  },
  (table) => [uniqueIndex('known_places_place').on(table.accountId, table.deviceId, table.network)],
);

/** A member's authenticator app. After confirmation, the secret never leaves the gateway again. */
export const authenticators = pgTable('authenticators', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id),
  /** Encrypted by the gateway's vault: the database alone is not enough to generate codes. */
  encryptedSecret: text('locked_secret').notNull(),
  /** Null until a first code has proved that the app has the secret. */
  confirmedAt: time('confirmed_at'),
  /** Time step of the last accepted code: codes of this step and earlier ones are rejected. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Recovery codes for a lost app; a row is deleted when it is used. */
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

/** Logins with the right password from an unregistered place that wait for the second factor. */
export const loginVerifications = pgTable(
  'login_verifications',
  {
    /** SHA-256 of the id that the browser holds. */
    idHash: text('id_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    deviceId: text('device_id').notNull(),
    /**
     * Whether the login began with a password, rather than with an SMS code or a third party's
     * confirmation.
     */
    byPassword: boolean('by_password').notNull().default(true),
    /**
     * The hash that the typed password was compared with; the password may be replaced before the second
     * factor arrives.
     */
    provedHash: text('proved_hash'),
    /** The typed password is weak: a change is forced afterwards. */
    weakPassword: boolean('weak_password').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('login_verifications_expiry').on(table.expiresAt)],
);

/** Links for setting a new password that were sent by email; a row is deleted when it is used. */
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

/** Emails that the sandbox's carrier "delivered"; displayed in the developer inbox. */
export const sandboxMails = pgTable(
  'sandbox_mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    address: text('address').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Target of the email's button. */
    link: text('link').notNull(),
    /** Sender name, and the email as HTML. */
    from: text('from').notNull().default(''),
    html: text('html').notNull().default(''),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [index('sandbox_mails_address').on(table.address, table.sentAt)],
);
