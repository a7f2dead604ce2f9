import type { PaymentStatus } from '../../contract/payment-confirmation.ts';
import { check, index, integer, pgTable, sql, text, uniqueIndex } from '../sql.ts';
import { accounts } from './accounts.ts';
import { id, minorUnits, time } from './columns.ts';
import { journalEntries } from './journal.ts';
import { transactionPosition } from './positions.ts';

type Status = 'pending' | 'approved' | 'refused' | 'expired' | 'cancelled';

/** What deposit and withdrawal orders share. The key makes a request sent twice one order. */
const orderColumns = () => ({
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  orderNo: text('order_no').notNull(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accounts.id),
  idempotencyKey: text('idempotency_key').notNull(),
  /** SHA-256 of what was asked under the key. */
  bodyHash: text('body_hash').notNull(),
  currency: text('currency').notNull(),
  amount: minorUnits('amount').notNull(),
  status: text('status').$type<Status>().notNull(),
  /** A RefusalReason of the contract. */
  reason: text('reason'),
  createdAt: time('created_at').notNull(),
  decidedAt: time('decided_at'),
});

/** Money that members bring. It is credited once, when the order is approved. */
export const depositOrders = pgTable(
  'deposit_orders',
  {
    ...orderColumns(),
    kind: text('kind').$type<'launchUrl' | 'qr' | 'manual'>().notNull(),
    channelId: text('channel_id').notNull(),
    channelName: text('channel_name').notNull(),
    fee: minorUnits('fee').notNull(),
    /** Bets that this deposit asks for before a withdrawal. */
    turnoverRequired: minorUnits('turnover_required').notNull(),
    /** Names the payment at the provider; whoever has it can pay, so nobody may guess it. */
    payToken: text('pay_token').notNull(),
    /** Who sends a manual transfer. */
    accountName: text('account_name'),
    expiresAt: time('expires_at').notNull(),
    entryId: id('entry_id').references(() => journalEntries.id),
    settledXid: transactionPosition('settled_xid'),
  },
  (table) => [
    uniqueIndex('deposit_orders_key').on(table.accountId, table.idempotencyKey),
    uniqueIndex('deposit_orders_no').on(table.orderNo),
    uniqueIndex('deposit_orders_token').on(table.payToken),
    index('deposit_orders_account').on(table.accountId, table.createdAt),
    index('deposit_orders_status').on(table.status, table.expiresAt),
    // What was decided lately: signs of harm are found by it.
    index('deposit_orders_decided').on(table.decidedAt),
  ],
);

/** Money that members take out. It is held at once and returns when the order is refused. */
export const withdrawOrders = pgTable(
  'withdraw_orders',
  {
    ...orderColumns(),
    bankName: text('bank_name').notNull(),
    holder: text('holder').notNull(),
    /** In the gateway's vault. */
    accountNumber: text('account_number').notNull(),
    /** The last digits, which are shown. */
    accountTail: text('account_tail').notNull().default(''),
    /** From then on the payout is decided without anybody's help. */
    dueAt: time('due_at').notNull(),
    holdEntryId: id('hold_entry_id')
      .notNull()
      .references(() => journalEntries.id),
    decisionEntryId: id('decision_entry_id').references(() => journalEntries.id),
    /** What was sent of it so far; the whole once it is approved. */
    paid: minorUnits('paid').notNull().default(0),
    /** From then on its owner cannot take it back, whatever the merchant's setting says (R10.12). */
    lockedAt: time('locked_at'),
  },
  (table) => [
    uniqueIndex('withdraw_orders_key').on(table.accountId, table.idempotencyKey),
    uniqueIndex('withdraw_orders_no').on(table.orderNo),
    index('withdraw_orders_account').on(table.accountId, table.createdAt),
    index('withdraw_orders_due').on(table.status, table.dueAt),
    // What was taken back lately: a sign of harm is found by it.
    index('withdraw_orders_taken_back')
      .on(table.decidedAt)
      .where(sql`${table.status} = 'cancelled'`),
  ],
);

/** What was sent of a withdrawal, in one payment or in parts, and whether it arrived (R4.23). */
export const withdrawPayments = pgTable(
  'withdraw_payments',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentNo: text('payment_no').notNull(),
    orderId: id('order_id')
      .notNull()
      .references(() => withdrawOrders.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    amount: minorUnits('amount').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    sentAt: time('sent_at').notNull(),
    confirmBy: time('confirm_by').notNull(),
    settledAt: time('settled_at'),
    returnEntryId: id('return_entry_id').references(() => journalEntries.id),
  },
  (table) => [
    uniqueIndex('withdraw_payments_no').on(table.paymentNo),
    index('withdraw_payments_order').on(table.orderId),
    index('withdraw_payments_account').on(table.accountId, table.status),
    index('withdraw_payments_due').on(table.status, table.confirmBy),
  ],
);

/** Where a member's withdrawals can go. A removed one stays for the orders that used it. */
export const bankCards = pgTable(
  'bank_cards',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind').$type<'bank' | 'wallet'>().notNull(),
    bankCode: text('bank_code').notNull(),
    bankName: text('bank_name').notNull(),
    holder: text('holder').notNull(),
    /** In the gateway's vault. */
    accountNumber: text('account_number').notNull(),
    /** The last digits, which are shown. */
    accountTail: text('account_tail').notNull().default(''),
    /** Keyed hash of bank and number: finds the same account without anybody reading it. */
    accountMac: text('account_mac'),
    createdAt: time('created_at').notNull(),
    removedAt: time('removed_at'),
  },
  (table) => [index('bank_cards_account').on(table.accountId, table.removedAt)],
);

/** Six digits that vouch for a withdrawal, as scrypt; a member may have none yet. */
export const paymentPasswords = pgTable('payment_passwords', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id),
  passwordHash: text('password_hash').notNull(),
  changedAt: time('changed_at').notNull(),
});

/**
 * What a deposit or bonus asks to be bet before a withdrawal. Made in the transaction that credits
 * it; settled valid bets fulfil the oldest first.
 */
export const turnoverObligations = pgTable(
  'turnover_obligations',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    currency: text('currency').notNull(),
    source: text('source').$type<'deposit' | 'bonus'>().notNull(),
    /** The order number of the deposit, the grant number of the bonus. */
    reference: text('reference').notNull(),
    required: minorUnits('required').notNull(),
    fulfilled: minorUnits('fulfilled').notNull().default(0),
    createdAt: time('created_at').notNull(),
    /** Absent while bets are still asked for. */
    fulfilledAt: time('fulfilled_at'),
    /** Set where the rest is no longer asked for: its bonus was given up. */
    waivedAt: time('waived_at'),
  },
  (table) => [
    uniqueIndex('turnover_obligations_once').on(table.source, table.reference),
    index('turnover_obligations_open')
      .on(table.accountId, table.currency, table.id)
      .where(sql`${table.fulfilledAt} is null and ${table.waivedAt} is null`),
    check('turnover_obligations_required', sql`${table.required} > 0`),
    check(
      'turnover_obligations_fulfilled',
      sql`${table.fulfilled} between 0 and ${table.required}
        and (${table.fulfilledAt} is not null) = (${table.fulfilled} = ${table.required})`,
    ),
  ],
);
