import type { PointMove, PointRewardType, RedeemStatus } from '../../contract/points.ts';
import { bigint, check, index, integer, pgTable, sql, text, uniqueIndex } from '../sql.ts';
import { accounts } from './accounts.ts';
import { id, time } from './columns.ts';
import { texts } from './texts.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });
const accountOf = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id);

/** A member's points. Locking the row locks the account's ledger. */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    accountId: accountOf().primaryKey(),
    balance: whole('balance').notNull().default(0),
    /** Millionths of a point that bets have earned and that do not make a whole point yet. */
    carry: whole('carry').notNull().default(0),
  },
  (table) => [
    check('point_accounts_never_below_zero', sql`${table.balance} >= 0`),
    check('point_accounts_carry', sql`${table.carry} between 0 and 999999`),
  ],
);

/** Movements of points, whole and signed. Never changed after they are inserted. */
export const pointLedger = pgTable(
  'point_ledger',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountOf(),
    kind: text('kind').$type<PointMove>().notNull(),
    amount: whole('amount').notNull(),
    balanceAfter: whole('balance_after').notNull(),
    /** The round, order or conversion that caused the movement; unique per kind. */
    reference: text('reference').notNull(),
    remark: text('remark').notNull().default(''),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('point_ledger_once').on(table.accountId, table.kind, table.reference),
    index('point_ledger_account').on(table.accountId, table.createdAt),
    check('point_ledger_not_zero', sql`${table.amount} <> 0`),
    check('point_ledger_never_below_zero', sql`${table.balanceAfter} >= 0`),
  ],
);

/** Rewards that can be bought with points. */
export const pointRewards = pgTable(
  'point_rewards',
  {
    id: text('id').primaryKey(),
    type: text('type').$type<PointRewardType>().notNull(),
    name: texts('name'),
    detail: texts('detail'),
    picture: text('picture').notNull(),
    requiredPoints: whole('required_points').notNull(),
    stock: integer('stock').notNull(),
    /** Maximum quantity of one order. */
    mostAtOnce: integer('most_at_once').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [check('point_rewards_stock', sql`${table.stock} >= 0`)],
);

/**
 * Orders of the points mall; the points are deducted at once and returned if the order is rejected.
 */
export const pointRedemptions = pgTable(
  'point_redemptions',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no').notNull(),
    accountId: accountOf(),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    rewardId: text('reward_id')
      .notNull()
      .references(() => pointRewards.id),
    quantity: integer('quantity').notNull(),
    /** Points of the whole order. */
    points: whole('points').notNull(),
    status: text('status').$type<RedeemStatus>().notNull(),
    reason: text('reason'),
    /**
     * Delivery address; null for rewards that need none, and for orders from before the column
     * existed.
     */
    address: text('address'),
    createdAt: time('created_at').notNull(),
    decidedAt: time('decided_at'),
  },
  (table) => [
    uniqueIndex('point_redemptions_no').on(table.orderNo),
    uniqueIndex('point_redemptions_key').on(table.accountId, table.idempotencyKey),
    index('point_redemptions_account').on(table.accountId, table.createdAt),
    index('point_redemptions_status').on(table.status, table.createdAt),
  ],
);

/** Conversions of points to money, one journal entry each. */
export const pointConversions = pgTable(
  'point_conversions',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no').notNull(),
    accountId: accountOf(),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    points: whole('points').notNull(),
    currency: text('currency').notNull(),
    /** Minor units. */
    amount: whole('amount').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('point_conversions_key').on(table.accountId, table.idempotencyKey)],
);
