import { check, index, integer, pgTable, sql, text, uniqueIndex } from '../sql.ts';
import { accounts } from './accounts.ts';
import { id, minorUnits, time } from './columns.ts';

/**
 * Money between a member's main wallet and the wallet of a vendor (R12.01). While one is `pending`
 * its money stands on `house:transfers`: it has left the one wallet and not reached the other.
 */
export const walletTransfers = pgTable(
  'wallet_transfers',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The vendor knows the transfer by it: asking again with it moves nothing twice. */
    orderNo: text('order_no').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** All transfers of one request share the key. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of what was asked under the key. */
    bodyHash: text('body_hash').notNull(),
    vassalage: text('vassalage').notNull(),
    /** `in`: to the vendor; `out`: back to the main wallet. */
    direction: text('direction').$type<'in' | 'out'>().notNull(),
    currency: text('currency').notNull(),
    amount: minorUnits('amount').notNull(),
    /** Whether the member asked for it, or a launch of a game. */
    origin: text('origin').$type<'member' | 'launch'>().notNull(),
    state: text('state').$type<'pending' | 'done' | 'returned'>().notNull(),
    /** How often the vendor was asked. */
    attempts: integer('attempts').notNull().default(0),
    /** When the vendor is asked again while it is pending. */
    nextAttemptAt: time('next_attempt_at').notNull(),
    createdAt: time('created_at').notNull(),
    settledAt: time('settled_at'),
  },
  (table) => [
    uniqueIndex('wallet_transfers_no').on(table.orderNo),
    uniqueIndex('wallet_transfers_key').on(table.accountId, table.idempotencyKey, table.vassalage),
    index('wallet_transfers_account').on(table.accountId, table.id),
    index('wallet_transfers_due').on(table.nextAttemptAt).where(sql`${table.state} = 'pending'`),
    check('wallet_transfers_above_zero', sql`${table.amount} > 0`),
    check(
      'wallet_transfers_settled',
      sql`(${table.state} = 'pending') = (${table.settledAt} is null)`,
    ),
  ],
);

/** What the sandbox's vendors remember of transfers: an order number is carried out once. */
export const sandboxVendorTransfers = pgTable('sandbox_vendor_transfers', {
  orderNo: text('order_no').primaryKey(),
  outcome: text('outcome').$type<'done' | 'refused'>().notNull(),
  createdAt: time('created_at').notNull(),
});
