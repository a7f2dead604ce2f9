import { check, index, integer, pgTable, sql, text, uniqueIndex } from '../sql.ts';
import { accounts } from './accounts.ts';
import { id, minorUnits, time } from './columns.ts';
import { journalEntries } from './journal.ts';
import { countedPosition } from './positions.ts';

const accountOf = (name: string) =>
  integer(name)
    .notNull()
    .references(() => accounts.id);

/** The code under which an account invites; made when it is first shown, and never changed. */
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

/** Who brought whom. */
export const referrals = pgTable(
  'referrals',
  {
    refereeId: accountOf('referee_id').primaryKey(),
    referrerId: accountOf('referrer_id'),
    createdAt: time('created_at').notNull(),
    /** What was settled before is paid. The start of a day, by the time zone that the merchant had then. */
    settledUntil: time('settled_until').notNull(),
    /**
     * The first day that is not paid yet, of the merchant's calendar: days since 1970-01-01
     * (`merchant_day`). It never goes back, so that no day is paid twice where the time zone changes.
     */
    nextDay: integer('next_day').notNull(),
    /** Of the days before, what earlier transactions settled: the rest is paid with the next day. */
    settledPosition: countedPosition('settled_position'),
  },
  (table) => [
    index('referrals_referrer').on(table.referrerId, table.createdAt),
    index('referrals_settled_until').on(table.settledUntil),
    check('referrals_not_oneself', sql`${table.refereeId} <> ${table.referrerId}`),
  ],
);

/** What one person earned the one who invited them on one day: paid once, in the journal. */
export const referralEarnings = pgTable(
  'referral_earnings',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no').notNull(),
    referrerId: accountOf('referrer_id'),
    refereeId: accountOf('referee_id'),
    /** Of the merchant's calendar: days since 1970-01-01 (`merchant_day`). */
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
