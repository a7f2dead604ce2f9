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
import { journalEntries } from './journal.ts';

const accountOf = (name: string) =>
  integer(name)
    .notNull()
    .references(() => accounts.id);
/** A day of the merchant's calendar: days since 1970-01-01 in its time zone (`merchant_day`). */
const day = (name: string) => integer(name);

/** An agent's action on an account of its line; never changed after it is inserted. */
export const lineActions = pgTable(
  'line_actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The acting agent; null for the merchant's staff. */
    actorId: integer('actor_id').references(() => accounts.id),
    action: text('action')
      .$type<
        | 'openAccount'
        | 'raiseRate'
        | 'transfer'
        | 'blockMessages'
        | 'allowMessages'
        | 'removeMessage'
      >()
      .notNull(),
    subjectId: accountOf('subject_id'),
    /**
     * Facts about the action: rates in basis points, amounts in minor units. Never contains secrets.
     */
    detail: jsonb('detail').$type<Record<string, string | number>>().notNull(),
    ip: text('ip').notNull().default(''),
    at: time('at').notNull(),
  },
  (table) => [
    index('line_actions_actor').on(table.actorId, table.id),
    index('line_actions_subject').on(table.subjectId, table.id),
  ],
);

/** Accounts that agents opened; the idempotency key makes repeated requests open one account. */
export const openedAccounts = pgTable(
  'opened_accounts',
  {
    accountId: accountOf('account_id').primaryKey(),
    agentId: accountOf('agent_id'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the request body without the password. */
    bodyHash: text('body_hash').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('opened_accounts_key').on(table.agentId, table.idempotencyKey)],
);

/** An agent's private note about an account of its line. */
export const lineNotes = pgTable(
  'line_notes',
  {
    agentId: accountOf('agent_id'),
    accountId: accountOf('account_id'),
    /** Plain text. */
    note: text('note').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.accountId] })],
);

/**
 * A link that registers people in an agent's line. A deleted link is kept for those who registered by
 * it.
 */
export const affiliateLinks = pgTable(
  'affiliate_links',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    agentId: accountOf('agent_id'),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Upper case; entered as an invitation code, or part of the link's URL. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<'agent' | 'member'>().notNull(),
    /** Rate in basis points of accounts that register by the link. */
    rate: integer('rate').notNull(),
    /** The last day on which the link can be used. */
    endDay: day('end_day'),
    enabled: boolean('enabled').notNull().default(true),
    visits: integer('visits').notNull().default(0),
    createdAt: time('created_at').notNull(),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    uniqueIndex('affiliate_links_code').on(table.code),
    uniqueIndex('affiliate_links_key').on(table.agentId, table.idempotencyKey),
    index('affiliate_links_agent').on(table.agentId, table.id),
    check('affiliate_links_rate', sql`${table.rate} between 0 and 10000`),
  ],
);

/** Visitors of a link who have been counted on a day; deleted when the day is over. */
export const affiliateVisits = pgTable(
  'affiliate_visits',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => affiliateLinks.id),
    day: day('day').notNull(),
    /** Keyed hash of IP address and browser. */
    visitor: text('visitor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.day, table.visitor] }),
    index('affiliate_visits_day').on(table.day),
  ],
);

/** Accounts that registered by a link. */
export const affiliateRegistrations = pgTable(
  'affiliate_registrations',
  {
    accountId: accountOf('account_id').primaryKey(),
    linkId: integer('link_id')
      .notNull()
      .references(() => affiliateLinks.id),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('affiliate_registrations_link').on(table.linkId, table.accountId)],
);

/** Transfers of money up or down a line (R11.12). */
export const lineTransfers = pgTable(
  'line_transfers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no').notNull(),
    senderId: accountOf('sender_id'),
    receiverId: accountOf('receiver_id'),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    currency: text('currency').notNull(),
    /** Minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Day of `at`; daily sums use it. */
    day: day('day').notNull(),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => journalEntries.id),
    at: time('at').notNull(),
  },
  (table) => [
    uniqueIndex('line_transfers_no').on(table.orderNo),
    uniqueIndex('line_transfers_key').on(table.senderId, table.idempotencyKey),
    index('line_transfers_day').on(table.senderId, table.day),
    check('line_transfers_amount', sql`${table.amount} > 0`),
    check('line_transfers_two', sql`${table.senderId} <> ${table.receiverId}`),
  ],
);

/** A message written within a line; each reader has a row of its own in `messages`. */
export const lineMessages = pgTable(
  'line_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    senderId: accountOf('sender_id'),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    audience: text('audience').$type<'direct' | 'line' | 'one' | 'upline'>().notNull(),
    /** The receiver of a message to one account. */
    receiverId: integer('receiver_id').references(() => accounts.id),
    /** Plain text. */
    title: text('title').notNull(),
    body: text('body').notNull(),
    receivers: integer('receivers').notNull(),
    createdAt: time('created_at').notNull(),
    /** When staff removed it from all inboxes. */
    removedAt: time('removed_at'),
  },
  (table) => [
    uniqueIndex('line_messages_key').on(table.senderId, table.idempotencyKey),
    index('line_messages_sender').on(table.senderId, table.id),
  ],
);

/** Accounts that staff has blocked from writing to their line. */
export const messageBlocks = pgTable('message_blocks', {
  accountId: accountOf('account_id').primaryKey(),
  at: time('at').notNull(),
});
