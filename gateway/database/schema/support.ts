import type { FeedbackKind, FeedbackStatus } from '../../contract/feedback.ts';
import type { Language } from '../../contract/languages.ts';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from '../sql.ts';
import { accounts } from './accounts.ts';
import { time } from './columns.ts';

/** A term of the help center; texts by language, with English as the fallback. */
export const helpTerms = pgTable('help_terms', {
  term: text('term').primaryKey(),
  position: integer('position').notNull(),
  texts: jsonb('texts')
    .$type<Record<string, { title: string; answer: string; keywords: string }>>()
    .notNull(),
});

/** People who may speak for the merchant, by the contact under which they are known. */
export const representatives = pgTable(
  'representatives',
  {
    /** Normalized by `readContact`: lower case, without spaces and the like. */
    contact: text('contact').notNull(),
    name: text('name').notNull(),
    channel: text('channel').$type<'TELEGRAM' | 'WHATSAPP' | 'FACEBOOK' | 'EMAIL'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contact, table.channel] })],
);

/** Chats of the sandbox: of a member, or of a visitor who is identified only by a cookie. */
export const chats = pgTable('chats', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer('account_id')
    .unique()
    .references(() => accounts.id),
  /** SHA-256 of the visitor's cookie. */
  visitorHash: text('visitor_hash').unique(),
  createdAt: time('created_at').notNull(),
});

/** Tokens that open a chat in a frame; only their SHA-256 is stored. */
export const chatLaunches = pgTable('chat_launches', {
  tokenHash: text('token_hash').primaryKey(),
  chatId: integer('chat_id')
    .notNull()
    .references(() => chats.id),
  /** The session that opened the chat: the launch ends with it. */
  sessionId: text('session_id'),
  language: text('language').$type<Language>().notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    chatId: integer('chat_id')
      .notNull()
      .references(() => chats.id),
    author: text('author').$type<'person' | 'assistant'>().notNull(),
    /** Plain text. */
    body: text('body').notNull(),
    sentAt: time('sent_at').notNull(),
    /** Idempotency key of the sender: a message that is sent again is stored once. */
    clientKey: text('client_key'),
  },
  (table) => [
    index('chat_messages_chat').on(table.chatId, table.id),
    uniqueIndex('chat_messages_once').on(table.chatId, table.clientKey),
  ],
);

/** Messages of members to the merchant, and its answers (R2.21). */
export const feedback = pgTable(
  'feedback',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    referenceNo: text('reference_no').notNull().unique(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    kind: text('kind').$type<FeedbackKind>().notNull(),
    /** Plain text. */
    body: text('body').notNull(),
    status: text('status').$type<FeedbackStatus>().notNull(),
    answer: text('answer'),
    createdAt: time('created_at').notNull(),
    answeredAt: time('answered_at'),
  },
  (table) => [
    uniqueIndex('feedback_key').on(table.accountId, table.idempotencyKey),
    index('feedback_account').on(table.accountId, table.id),
  ],
);
