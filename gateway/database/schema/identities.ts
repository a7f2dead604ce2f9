import { index, integer, pgTable, primaryKey, text } from '../sql.ts';
import { accounts } from './accounts.ts';
import { time } from './columns.ts';

/** Whom a login provider's subject is here. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    provider: text('provider').notNull(),
    /** The provider's own name for the person, which never changes. */
    subject: text('subject').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/** Social logins that were begun; a row is deleted by its first use. Hashes only. */
export const socialStates = pgTable(
  'social_states',
  {
    /** Of the state and the half that only the browser's cookie has. */
    hash: text('hash').primaryKey(),
    provider: text('provider').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('social_states_expiry').on(table.expiresAt)],
);

/** Confirmed strangers who may register; a row is deleted by its first use. */
export const socialTickets = pgTable('social_tickets', {
  hash: text('hash').primaryKey(),
  provider: text('provider').notNull(),
  subject: text('subject').notNull(),
  expiresAt: time('expires_at').notNull(),
});

/** Authorisation codes of the sandbox's identity provider; a row is deleted by its first use. */
export const sandboxIdentityCodes = pgTable('sandbox_identity_codes', {
  hash: text('hash').primaryKey(),
  /** RFC 7636, S256: what the code's verifier must hash to. */
  codeChallenge: text('code_challenge').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  expiresAt: time('expires_at').notNull(),
});
