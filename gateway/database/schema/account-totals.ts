import { bigint, check, integer, pgTable, primaryKey, sql, text } from '../sql.ts';
import { accounts } from './accounts.ts';
import { minorUnits } from './columns.ts';

const accountOf = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id);

/**
 * Running totals of an account in one currency, of real money only. They are raised in the transaction
 * that settles the round or credits the deposit, with the account's wallet locked.
 */
export const accountTotals = pgTable(
  'account_totals',
  {
    accountId: accountOf(),
    currency: text('currency').notNull(),
    /** Sum of the valid bets of all settled rounds. */
    validBets: minorUnits('valid_bets').notNull().default(0),
    /** Sum of credited deposits after fees. */
    deposits: minorUnits('deposits').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.currency] }),
    check(
      'account_totals_never_below_zero',
      sql`${table.validBets} >= 0 and ${table.deposits} >= 0`,
    ),
  ],
);

/**
 * The same valid bets in spans of 24 hours (UTC days), for sums over a range of time. They are not days
 * of the merchant's calendar, so that rows stay valid when its time zone changes; `validBetsBetween`
 * adds the rounds at both ends of a range.
 */
export const accountDays = pgTable(
  'account_days',
  {
    accountId: accountOf(),
    currency: text('currency').notNull(),
    /** First millisecond of the day, UTC. */
    day: bigint('day', { mode: 'number' }).notNull(),
    validBets: minorUnits('valid_bets').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.currency, table.day] }),
    check('account_days_positive', sql`${table.validBets} > 0`),
  ],
);
