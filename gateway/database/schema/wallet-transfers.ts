import { check, index, integer, pgTable, sql, text, uniqueIndex } from '../sql.ts';
import { accounts } from './accounts.ts';
import { id, minorUnits, time } from './columns.ts';

/**
 * Transfers between a member's main wallet and the wallet of a vendor (R12.01). While a transfer is
 * `pending` its money is on `house:transfers`: it has left one wallet and not reached the other.
 */
export const walletTransfers = pgTable(
  'wallet_transfers',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Idempotency key at the vendor: a repeated request with it moves the money once. */
    orderNo: text('order_no').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Shared by all transfers of one request. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the request body. */
    bodyHash: text('body_hash').notNull(),
    vassalage: text('vassalage').notNull(),
    /** `in`: to the vendor; `out`: back to the main wallet. */
    direction: text('direction').$type<'in' | 'out'>().notNull(),
    currency: text('currency').notNull(),
    amount: minorUnits('amount').notNull(),
    /** Whether the member or a game launch requested it. */
    origin: text('origin').$type<'member' | 'launch'>().notNull(),
    state: text('state').$type<'pending' | 'done' | 'returned'>().notNull(),
    /** Number of requests to the vendor. */
    attempts: integer('attempts').notNull().default(0),
    /** When the vendor is asked again while the transfer is pending. */
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

/** Transfers that the sandbox's vendors have executed: each order number is executed once. */
export const sandboxVendorTransfers = pgTable('sandbox_vendor_transfers', {
  orderNo: text('order_no').primaryKey(),
  outcome: text('outcome').$type<'done' | 'refused'>().notNull(),
  createdAt: time('created_at').notNull(),
});
