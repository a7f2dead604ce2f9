import { check, index, integer, pgTable, sql, text, uniqueIndex } from '../sql.ts';
import { accounts } from './accounts.ts';
import { id, minorUnits, time } from './columns.ts';
import { journalEntries } from './journal.ts';
import { countedPosition } from './positions.ts';

const accountOf = (name: string) =>
  integer(name)
    .notNull()
    .references(() => accounts.id);

/** Invitation codes of accounts; inserted when first displayed, and never changed. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    accountId: accountOf('account_id').primaryKey(),
    /** Upper case. */
    code: text('code').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('referral_codes_code').on(table.code)],
);

/** Which account invited which. */
export const referrals = pgTable(
  'referrals',
  {
    refereeId: accountOf('referee_id').primaryKey(),
    referrerId: accountOf('referrer_id'),
    createdAt: time('created_at').notNull(),
    /** Everything settled before is paid. The start of a day, in the merchant's time zone at that time. */
    settledUntil: time('settled_until').notNull(),
    /**
     * The first unpaid day of the merchant's calendar, in days since 1970-01-01 (`merchant_day`). It never
     * decreases, so that no day is paid twice after a change of the time zone.
     */
    nextDay: integer('next_day').notNull(),
    /**
     * Of the previous days, rounds settled by transactions before this position are paid; the rest is paid
     * with the next day.
     */
    settledPosition: countedPosition('settled_position'),
  },
  (table) => [
    index('referrals_referrer').on(table.referrerId, table.createdAt),
    index('referrals_settled_until').on(table.settledUntil),
    check('referrals_not_oneself', sql`${table.refereeId} <> ${table.referrerId}`),
  ],
);

/** Earnings of an inviter from one invited person on one day: paid once, by a journal entry. */
export const referralEarnings = pgTable(
  'referral_earnings',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no').notNull(),
    referrerId: accountOf('referrer_id'),
    refereeId: accountOf('referee_id'),
    /** Day of the merchant's calendar, in days since 1970-01-01 (`merchant_day`). */
    day: integer('day').notNull(),
    currency: text('currency').notNull(),
    bets: minorUnits('bets').notNull(),
    deposits: minorUnits('deposits').notNull(),
    amount: minorUnits('amount').notNull(),
    paidAt: time('paid_at').notNull(),
    entryId: id('entry_id')
      .notNull()
      .references(() => journalEntries.id),
  },
  (table) => [
    uniqueIndex('referral_earnings_once').on(table.refereeId, table.day),
    index('referral_earnings_referrer').on(table.referrerId, table.paidAt),
    check('referral_earnings_positive', sql`${table.amount} > 0`),
  ],
);
