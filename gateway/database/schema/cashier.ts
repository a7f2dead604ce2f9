import type { PaymentStatus } from '../../contract/payment-confirmation.ts';
import { check, index, integer, pgTable, sql, text, uniqueIndex } from '../sql.ts';
import { accounts } from './accounts.ts';
import { id, minorUnits, time } from './columns.ts';
import { journalEntries } from './journal.ts';
import { transactionPosition } from './positions.ts';

type Status = 'pending' | 'approved' | 'refused' | 'expired' | 'cancelled';

/**
 * Columns that deposit and withdrawal orders share. The idempotency key makes repeated requests create
 * one order.
 */
const orderColumns = () => ({
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  orderNo: text('order_no').notNull(),
  accountId: integer('account_id')
    .notNull()
    .references(() => accounts.id),
  idempotencyKey: text('idempotency_key').notNull(),
  /** SHA-256 of the request body. */
  bodyHash: text('body_hash').notNull(),
  currency: text('currency').notNull(),
  amount: minorUnits('amount').notNull(),
  status: text('status').$type<Status>().notNull(),
  /** A RefusalReason of the contract. */
  reason: text('reason'),
  createdAt: time('created_at').notNull(),
  decidedAt: time('decided_at'),
});

/** Deposits of members. An order is credited once, when it is approved. */
export const depositOrders = pgTable(
  'deposit_orders',
  {
    ...orderColumns(),
    kind: text('kind').$type<'launchUrl' | 'qr' | 'manual'>().notNull(),
    channelId: text('channel_id').notNull(),
    channelName: text('channel_name').notNull(),
    fee: minorUnits('fee').notNull(),
    /** Turnover that this deposit requires before a withdrawal. */
    turnoverRequired: minorUnits('turnover_required').notNull(),
    /**
     * Identifies the payment at the provider. Anyone who has it can pay, so it must not be guessable.
     */
    payToken: text('pay_token').notNull(),
    /** Name of the sender of a manual transfer. */
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
    // Finds recently decided orders, for signs of harm.
    index('deposit_orders_decided').on(table.decidedAt),
  ],
);

/** Withdrawals of members. The money is held at once and returned if the order is refused. */
export const withdrawOrders = pgTable(
  'withdraw_orders',
  {
    ...orderColumns(),
    bankName: text('bank_name').notNull(),
    holder: text('holder').notNull(),
    /** Encrypted by the gateway's vault. */
    accountNumber: text('account_number').notNull(),
    /** The last digits, for display. */
    accountTail: text('account_tail').notNull().default(''),
    /** When the payout is decided automatically. */
    dueAt: time('due_at').notNull(),
    holdEntryId: id('hold_entry_id')
      .notNull()
      .references(() => journalEntries.id),
    decisionEntryId: id('decision_entry_id').references(() => journalEntries.id),
    /** Amount paid so far; the whole amount once the order is approved. */
    paid: minorUnits('paid').notNull().default(0),
    /**
     * When the owner locked it: from then on it cannot be cancelled, whatever the merchant's setting
     * (R10.12).
     */
    lockedAt: time('locked_at'),
  },
  (table) => [
    uniqueIndex('withdraw_orders_key').on(table.accountId, table.idempotencyKey),
    uniqueIndex('withdraw_orders_no').on(table.orderNo),
    index('withdraw_orders_account').on(table.accountId, table.createdAt),
    index('withdraw_orders_due').on(table.status, table.dueAt),
    // Finds recently cancelled orders, for a sign of harm.
    index('withdraw_orders_taken_back')
      .on(table.decidedAt)
      .where(sql`${table.status} = 'cancelled'`),
  ],
);

/** Payments of a withdrawal, one or several parts, and whether each has arrived (R4.23). */
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

/** Payout accounts of members. A removed one is kept for the orders that used it. */
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
    /** Encrypted by the gateway's vault. */
    accountNumber: text('account_number').notNull(),
    /** The last digits, for display. */
    accountTail: text('account_tail').notNull().default(''),
    /** Keyed hash of bank and number, which finds duplicates without decrypting. */
    accountMac: text('account_mac'),
    createdAt: time('created_at').notNull(),
    removedAt: time('removed_at'),
  },
  (table) => [index('bank_cards_account').on(table.accountId, table.removedAt)],
);

/** Six-digit transaction passwords for withdrawals, hashed with scrypt. A member may have none yet. */
export const paymentPasswords = pgTable('payment_passwords', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id),
  passwordHash: text('password_hash').notNull(),
  changedAt: time('changed_at').notNull(),
});

/**
 * Turnover that a deposit or bonus requires before a withdrawal. Inserted in the transaction that
 * credits the money; settled valid bets fulfil the oldest obligation first.
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
    /** Order number of the deposit, or grant number of the bonus. */
    reference: text('reference').notNull(),
    required: minorUnits('required').notNull(),
    fulfilled: minorUnits('fulfilled').notNull().default(0),
    createdAt: time('created_at').notNull(),
    /** Null while bets are still required. */
    fulfilledAt: time('fulfilled_at'),
    /** When the rest was waived, because its bonus was given up. */
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
