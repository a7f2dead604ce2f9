import type {
  IdentityDocument,
  IdentityReason,
  IdentityState,
} from '../../contract/identity-documents.ts';
import type { ExclusionKind, LimitKind, LimitPeriod } from '../../contract/protection.ts';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
} from '../sql.ts';
import { accounts } from './accounts.ts';
import { time } from './columns.ts';

const accountOf = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id);

/**
 * A player's limits per period (R10.01). A row exists only while a limit is in force. A change that
 * loosens the limit waits in the columns below until it is confirmed (R10.02).
 */
export const playLimits = pgTable(
  'play_limits',
  {
    accountId: accountOf(),
    kind: text('kind').$type<LimitKind>().notNull(),
    period: text('period').$type<LimitPeriod>().notNull(),
    /** Minor units of the account's currency; milliseconds for a time limit. */
    value: bigint('value', { mode: 'number' }).notNull(),
    setAt: time('set_at').notNull(),
    /** When the pending change was requested; null without one. */
    askedAt: time('asked_at'),
    /** Requested value; null for a removal. */
    askedValue: bigint('asked_value', { mode: 'number' }),
    /** Earliest time at which the change can be confirmed … */
    confirmFrom: time('confirm_from'),
    /** … and the deadline. Afterwards the change is discarded. */
    confirmUntil: time('confirm_until'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.period] }),
    check('play_limits_value', sql`${table.value} > 0`),
    check(
      'play_limits_change',
      sql`(${table.askedAt} is null) = (${table.confirmFrom} is null)
        and (${table.askedAt} is null) = (${table.confirmUntil} is null)
        and (${table.askedValue} is null or ${table.askedValue} > ${table.value})`,
    ),
  ],
);

/** Protection data of a player; inserted at the first play or choice. */
export const memberProtection = pgTable('member_protection', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id),
  /** Minutes of play between reality checks (R10.05). */
  realityMinutes: integer('reality_minutes').notNull().default(60),
  /** When the current stretch of play began, and when play was last reported. */
  playStartedAt: time('play_started_at'),
  lastPlayAt: time('last_play_at'),
  /** Milliseconds played in this stretch, and since the last answer to the reality check. */
  playedMs: bigint('played_ms', { mode: 'number' }).notNull().default(0),
  sinceCheckMs: bigint('since_check_ms', { mode: 'number' }).notNull().default(0),
  /** When the player decided about limits (R10.01), and when they chose to have none. */
  limitsAskedAt: time('limits_asked_at'),
  wentWithout: boolean('went_without').notNull().default(false),
  /** When the player last reviewed account and limits. */
  reviewedAt: time('reviewed_at'),
  /** New withdrawals are locked when they are requested (R10.12) … */
  locksWithdrawals: boolean('locks_withdrawals').notNull().default(false),
  /** … until this time, once the player has switched it off. */
  withdrawalsUnlockAt: time('withdrawals_unlock_at'),
});

/** Time played on a day of the merchant's calendar, over all games and sessions. */
export const playDays = pgTable(
  'play_days',
  {
    accountId: accountOf(),
    /** Days since 1970-01-01 in the merchant's time zone (`merchant_day`). */
    day: integer('day').notNull(),
    playedMs: bigint('played_ms', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

/** Breaks of players (R10.04). Only the request to return changes a row. */
export const playExclusions = pgTable(
  'play_exclusions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountOf(),
    kind: text('kind').$type<ExclusionKind>().notNull(),
    startsAt: time('starts_at').notNull(),
    /** Null for a permanent self-exclusion. */
    endsAt: time('ends_at'),
    /** When the return from a self-exclusion was requested, and when it takes effect. */
    returnAskedAt: time('return_asked_at'),
    returnsAt: time('returns_at'),
  },
  (table) => [
    index('play_exclusions_account').on(table.accountId),
    check(
      'play_exclusions_end',
      sql`${table.endsAt} is not null or ${table.kind} in ('selfExclusion', 'closing')`,
    ),
    check(
      'play_exclusions_return',
      sql`${table.returnsAt} is null or ${table.returnsAt} > ${table.endsAt}`,
    ),
  ],
);

/** Log of actions that protect a player or stopped one; append-only. */
export const protectionLog = pgTable(
  'protection_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountOf(),
    actor: text('actor').$type<'player' | 'staff' | 'system'>().notNull(),
    /** Name that the member of staff entered. */
    staffName: text('staff_name'),
    action: text('action').notNull(),
    detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('protection_log_account').on(table.accountId, table.createdAt),
    index('protection_log_action').on(table.action, table.createdAt),
  ],
);

/** Documents that players sent as proof of identity (R10.08); the newest of each kind is valid. */
export const identityDocuments = pgTable(
  'identity_documents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountOf(),
    document: text('document').$type<IdentityDocument>().notNull(),
    state: text('state').$type<Exclude<IdentityState, 'missing'>>().notNull(),
    /** Reason of a refusal. */
    reason: text('reason').$type<IdentityReason>(),
    sentAt: time('sent_at').notNull(),
    decidedAt: time('decided_at'),
  },
  (table) => [
    index('identity_documents_account').on(table.accountId, table.document, table.id),
    index('identity_documents_state').on(table.state, table.sentAt),
    // Only one document can be pending, and none can be added to an accepted one.
    uniqueIndex('identity_documents_open')
      .on(table.accountId, table.document)
      .where(sql`${table.state} <> 'refused'`),
    check(
      'identity_documents_decision',
      sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)
        and (${table.state} = 'refused') = (${table.reason} is not null)`,
    ),
  ],
);

/** Pictures of those documents; only staff can view them. */
export const identityPictures = pgTable(
  'identity_pictures',
  {
    id: text('id').primaryKey(),
    accountId: accountOf(),
    /** Null until the document is sent. */
    documentId: integer('document_id').references(() => identityDocuments.id),
    position: integer('position').notNull().default(0),
    type: text('type').$type<'image/png' | 'image/jpeg'>().notNull(),
    /** Encrypted by the gateway's vault; the database alone does not reveal it. */
    content: text('content').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('identity_pictures_document').on(table.documentId, table.position),
    index('identity_pictures_loose').on(table.createdAt).where(sql`${table.documentId} is null`),
  ],
);

/** Possible signs of gambling harm (R10.09). */
const HARM_SIGNS = [
  'limitsHit',
  'chasing',
  'night',
  'longPlay',
  'failedDeposits',
  'withdrawalsTakenBack',
] as const;
export type HarmSign = (typeof HARM_SIGNS)[number];
const SIGN_STATES = ['new', 'seen', 'contacted', 'closed'] as const;
export type SignState = (typeof SIGN_STATES)[number];

/** Signs of harm that were found; one that staff has closed is reopened only by newer events. */
export const harmSigns = pgTable(
  'harm_signs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountOf(),
    sign: text('sign').$type<HarmSign>().notNull(),
    state: text('state').$type<SignState>().notNull().default('new'),
    /** Number of events within the sign's time range at the last search; hours for `longPlay`. */
    count: integer('count').notNull(),
    /** Times of the first and the last of those events. */
    firstSeenAt: time('first_seen_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    /** When the player was sent a message. */
    messagedAt: time('messaged_at'),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('harm_signs_open')
      .on(table.accountId, table.sign)
      .where(sql`${table.state} <> 'closed'`),
    index('harm_signs_account').on(table.accountId, table.sign),
    index('harm_signs_state').on(table.state, table.lastSeenAt),
  ],
);
