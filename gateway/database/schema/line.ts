import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
} from '../sql.ts';
import { accounts } from './accounts.ts';
import { transactionPosition } from './positions.ts';

const minorUnits = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);
const accountOf = (name: string) =>
  integer(name)
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });
/** A day of the merchant's calendar: days since 1970-01-01 in its time zone (`merchant_day`). */
const day = (name: string) => integer(name);

/**
 * The tree of accounts as a closure: one row for every pair of an account and somebody above it, the
 * account itself (depth 0) included, so that "all below X" is one index range whatever the depth.
 * Triggers keep it (line-closure.ts). A pair holds for days from `from_day` to before `until_day`: who
 * changes the upline counts for the previous line up to the day of the move.
 */
export const accountLines = pgTable(
  'account_lines',
  {
    ancestorId: accountOf('ancestor_id'),
    descendantId: accountOf('descendant_id'),
    depth: integer('depth').notNull(),
    fromDay: day('from_day').notNull(),
    /** Not included; absent while the pair holds. */
    untilDay: day('until_day'),
  },
  (table) => [
    primaryKey({ columns: [table.ancestorId, table.descendantId, table.fromDay] }),
    index('account_lines_descendant').on(table.descendantId),
    uniqueIndex('account_lines_present')
      .on(table.ancestorId, table.descendantId)
      .where(sql`${table.untilDay} is null`),
    // Those right below, of a line however large.
    index('account_lines_direct').on(table.ancestorId).where(sql`${table.depth} = 1`),
    check('account_lines_days', sql`${table.untilDay} > ${table.fromDay}`),
  ],
);

/** Sums of one kind of movement on one day. */
const figures = {
  currency: text('currency').notNull(),
  day: day('day').notNull(),
  /** A game type in capitals (settled rounds), or a journal kind in small letters (money moves). */
  item: text('item').notNull(),
  /** Whose game it was (`vassalage`); empty for money that moved. */
  vendor: text('vendor').notNull().default(''),
  /** Rounds, or journal lines. */
  entries: integer('entries').notNull().default(0),
  bets: minorUnits('bets'),
  validBets: minorUnits('valid_bets'),
  wins: minorUnits('wins'),
  /** Signed sum of the journal lines; what leaves the wallet is negative. */
  amount: minorUnits('amount'),
  /** Of `amount` what came in; what left is the rest. */
  incoming: minorUnits('incoming'),
};

/**
 * What an account did, by day, currency and kind; real money alone. Triggers on the rounds and the
 * journal raise the rows in the transaction that settles or posts (daily-figures.ts).
 */
export const accountFigures = pgTable(
  'account_figures',
  {
    accountId: accountOf('account_id'),
    ...figures,
    /** The transaction that raised the row last: a roll-up that is older is made again. */
    changedXid: transactionPosition('changed_xid'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.day, table.currency, table.item, table.vendor] }),
    index('account_figures_day').on(table.day, table.changedXid),
    // Who has played on a day.
    index('account_figures_played_on')
      .on(table.day, table.accountId)
      .where(sql`${table.validBets} > 0`),
  ],
);

/**
 * What an account did in a calendar month of the merchant, minor units: one row in place of one for each
 * day, item and vendor, so that a long range of a large line is read at once (month-sums.ts).
 */
export const accountMonths = pgTable(
  'account_months',
  {
    /** The first day of the month. */
    month: day('month').notNull(),
    accountId: accountOf('account_id'),
    currency: text('currency').notNull(),
    deposits: minorUnits('deposits'),
    withdrawals: minorUnits('withdrawals'),
    bets: minorUnits('bets'),
    validBets: minorUnits('valid_bets'),
    wins: minorUnits('wins'),
    bonuses: minorUnits('bonuses'),
    rebates: minorUnits('rebates'),
    salaries: minorUnits('salaries'),
  },
  (table) => [primaryKey({ columns: [table.month, table.accountId, table.currency] })],
);

/**
 * On which days of a year an account had a valid bet, in whatever currency: one row, so that who played
 * in a range is told without going through days or months (month-sums.ts).
 */
export const accountPlayedDays = pgTable(
  'account_played_days',
  {
    year: integer('year').notNull(),
    accountId: accountOf('account_id'),
    /** One number for each month; its bit n stands for day n of the month, counted from 0. */
    months: integer('months').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.year, table.accountId] })],
);

/** Months whose sums stand: of which days, and up to which transaction they count. */
export const accountMonthSums = pgTable('account_month_sums', {
  /** The first day of the month. */
  month: day('month').primaryKey(),
  /** The first day that is not counted: of the next month, or the one that ran. */
  untilDay: day('until_day').notNull(),
  position: bigint('position', { mode: 'number' }).notNull(),
});

/** The figures of all below an account, itself not included; of days that are over (roll-up.ts). */
export const lineFigures = pgTable(
  'line_figures',
  { ancestorId: accountOf('ancestor_id'), ...figures },
  (table) => [
    primaryKey({
      columns: [table.ancestorId, table.day, table.currency, table.item, table.vendor],
    }),
  ],
);

/** Days whose line figures stand, and up to which transaction they count. */
export const lineFigureDays = pgTable('line_figure_days', {
  day: day('day').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
});

/** When an account's first deposit was credited. */
export const firstDeposits = pgTable(
  'first_deposits',
  {
    accountId: accountOf('account_id').primaryKey(),
    day: day('day').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [index('first_deposits_day').on(table.day)],
);
