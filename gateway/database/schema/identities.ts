import { index, integer, pgTable, primaryKey, text } from '../sql.ts';
import { accounts } from './accounts.ts';
import { time } from './columns.ts';

/** Maps a login provider's subject to an account. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    provider: text('provider').notNull(),
    /** The provider's permanent id of the person. */
    subject: text('subject').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

/** Pending social logins; a row is deleted when it is first used. Only hashes are stored. */
export const socialStates = pgTable(
  'social_states',
  {
    /** Hash of the state and the secret half that only the browser's cookie has. */
    hash: text('hash').primaryKey(),
    provider: text('provider').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('social_states_expiry').on(table.expiresAt)],
);

/**
 * People whom a provider has confirmed and who may register; a row is deleted when it is first
 * used.
 */
export const socialTickets = pgTable('social_tickets', {
  hash: text('hash').primaryKey(),
  provider: text('provider').notNull(),
  subject: text('subject').notNull(),
  expiresAt: time('expires_at').notNull(),
});

/**
 * Authorization codes of the sandbox's identity provider; a row is deleted when it is first used.
 */
export const sandboxIdentityCodes = pgTable('sandbox_identity_codes', {
  hash: text('hash').primaryKey(),
  /** RFC 7636, S256: the hash that the code verifier must match. */
  codeChallenge: text('code_challenge').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  expiresAt: time('expires_at').notNull(),
});
