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
 * Closure table of the account tree: one row for each pair of an account and one of its ancestors,
 * including the account itself (depth 0), so that "all below X" is one index range at any depth.
 * Triggers maintain it (line-closure.ts). A pair is valid on days from `from_day` to before `until_day`:
 * an account that changes its upline counts for the previous line until the day of the move.
 */
export const accountLines = pgTable(
  'account_lines',
  {
    ancestorId: accountOf('ancestor_id'),
    descendantId: accountOf('descendant_id'),
    depth: integer('depth').notNull(),
    fromDay: day('from_day').notNull(),
    /** Exclusive; null while the pair is valid. */
    untilDay: day('until_day'),
  },
  (table) => [
    primaryKey({ columns: [table.ancestorId, table.descendantId, table.fromDay] }),
    index('account_lines_descendant').on(table.descendantId),
    uniqueIndex('account_lines_present')
      .on(table.ancestorId, table.descendantId)
      .where(sql`${table.untilDay} is null`),
    // Finds the accounts right below an agent, however large its line.
    index('account_lines_direct').on(table.ancestorId).where(sql`${table.depth} = 1`),
    check('account_lines_days', sql`${table.untilDay} > ${table.fromDay}`),
  ],
);

/** Sums of one kind of movement on one day. */
const figures = {
  currency: text('currency').notNull(),
  day: day('day').notNull(),
  /** A game type in upper case (settled rounds), or a journal kind in lower case (money movements). */
  item: text('item').notNull(),
  /** Vendor of the game (`vassalage`); empty for money movements. */
  vendor: text('vendor').notNull().default(''),
  /** Number of rounds or journal lines. */
  entries: integer('entries').notNull().default(0),
  bets: minorUnits('bets'),
  validBets: minorUnits('valid_bets'),
  wins: minorUnits('wins'),
  /** Signed sum of the journal lines; negative if it left the wallet. */
  amount: minorUnits('amount'),
  /** Incoming part of `amount`. */
  incoming: minorUnits('incoming'),
};

/**
 * Daily figures of an account by currency and kind, of real money only. Triggers on the rounds and the
 * journal update the rows in the transaction that settles or posts (daily-figures.ts).
 */
export const accountFigures = pgTable(
  'account_figures',
  {
    accountId: accountOf('account_id'),
    ...figures,
    /** Transaction that last updated the row: an older roll-up is recomputed. */
    changedXid: transactionPosition('changed_xid'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.day, table.currency, table.item, table.vendor] }),
    index('account_figures_day').on(table.day, table.changedXid),
    // Finds the accounts that played on a day.
    index('account_figures_played_on')
      .on(table.day, table.accountId)
      .where(sql`${table.validBets} > 0`),
  ],
);

/**
 * Figures of an account in a calendar month of the merchant, minor units. One row replaces one per day,
 * item and vendor, so that a long range of a large line is read quickly (month-sums.ts).
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
 * The days of a year on which an account had a valid bet in any currency, in one row, so that active
 * members of a range are found without reading days or months (month-sums.ts).
 */
export const accountPlayedDays = pgTable(
  'account_played_days',
  {
    year: integer('year').notNull(),
    accountId: accountOf('account_id'),
    /** One bitmap per month; bit n is day n of the month, counted from 0. */
    months: integer('months').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.year, table.accountId] })],
);

/** Months that have been summed: which days are included, and up to which transaction. */
export const accountMonthSums = pgTable('account_month_sums', {
  /** The first day of the month. */
  month: day('month').primaryKey(),
  /** The first day that is not included: of the next month, or today in the current one. */
  untilDay: day('until_day').notNull(),
  position: bigint('position', { mode: 'number' }).notNull(),
});

/** Figures of all accounts below an account, excluding itself, for finished days (roll-up.ts). */
export const lineFigures = pgTable(
  'line_figures',
  { ancestorId: accountOf('ancestor_id'), ...figures },
  (table) => [
    primaryKey({
      columns: [table.ancestorId, table.day, table.currency, table.item, table.vendor],
    }),
  ],
);

/** Days whose line figures have been summed, and up to which transaction. */
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
