import type { MessageLink } from '../../contract/member-pages.ts';
import { boolean, check, index, integer, jsonb, pgTable, sql, text, uniqueIndex } from '../sql.ts';
import { time } from './columns.ts';

/** Everyone who can have a session: members, trial players and agents. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** ID that is displayed to people and copied from the avatar menu. */
    publicId: text('public_id').notNull(),
    /** Always lower case, so that the unique index ignores case. */
    username: text('username').notNull(),
    nickname: text('nickname').notNull(),
    /** 0 member, 4 trial; 1, 2, 41 and 42 agent. */
    type: integer('type').notNull(),
    passwordHash: text('password_hash'),
    passwordChangedAt: time('password_changed_at').notNull(),
    passwordExpired: boolean('password_expired').notNull().default(false),
    /** The password is the merchant's default, on the blocklist, or was chosen by the upline. */
    weakPassword: boolean('weak_password').notNull().default(false),
    firstTimeLogin: boolean('first_time_login').notNull().default(true),
    /** E.164, with the plus sign. */
    mobile: text('mobile'),
    email: text('email'),
    /** Optional registration fields that have no column of their own. */
    profile: jsonb('profile').$type<Record<string, string>>().notNull().default({}),
    vipLevel: integer('vip_level'),
    language: text('language').notNull().default('EN'),
    currency: text('currency').notNull().default('USD'),
    /**
     * R12.01: a launch transfers the main wallet's money to the vendor's wallet, if vendors have their
     * own.
     */
    autoTransfer: boolean('auto_transfer').notNull().default(true),
    /** The agent above; forms the tree of agents and members. */
    uplineId: integer('upline_id'),
    affiliateCode: text('affiliate_code'),
    /**
     * Rebate rate in basis points, never above the upline's. The effective rate is `rateOf`: the account
     * at the top of a line has the merchant's rate instead.
     */
    rate: integer('rate').notNull().default(0),
    termsVersion: text('terms_version'),
    termsAcceptedAt: time('terms_accepted_at'),
    createdAt: time('created_at').notNull(),
    lastLoginAt: time('last_login_at'),
  },
  (table) => [
    uniqueIndex('accounts_username').on(table.username),
    uniqueIndex('accounts_public_id').on(table.publicId),
    uniqueIndex('accounts_mobile').on(table.mobile),
    index('accounts_upline').on(table.uplineId),
    index('accounts_created').on(table.createdAt),
    uniqueIndex('accounts_affiliate_code').on(table.affiliateCode),
    check('accounts_rate', sql`${table.rate} between 0 and 10000`),
  ],
);

/** Internal messages of a member's inbox; `readAt` is null until the message is read. */
export const messages = pgTable(
  'messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Texts in other languages; for a missing language `title` and `body` are displayed. */
    translations: jsonb('translations')
      .$type<Record<string, { title: string; body: string }>>()
      .notNull()
      .default({}),
    createdAt: time('created_at').notNull(),
    readAt: time('read_at'),
    /**
     * A promotional message is neither delivered nor displayed to a player who takes a break (R10.04).
     */
    kind: text('kind').$type<'service' | 'promotional'>().notNull().default('service'),
    /** Section of the player protection page that the message links to. */
    link: text('link').$type<MessageLink>(),
    /** Row of `line_messages`, for a message that someone in the line wrote. */
    lineMessageId: integer('line_message_id'),
  },
  (table) => [
    index('messages_account').on(table.accountId, table.createdAt),
    index('messages_line_message')
      .on(table.lineMessageId)
      .where(sql`${table.lineMessageId} is not null`),
  ],
);

/**
 * A member's icon: one of the provider's pictures, or an upload. A member without a row is shown by
 * initials.
 */
export const memberIcons = pgTable('member_icons', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Id of a provider's picture; null for an upload. */
  iconId: text('icon_id'),
  /** WebP image of an upload, encrypted by the gateway's vault. */
  content: text('content'),
  changedAt: time('changed_at').notNull(),
});
