import {
  check,
  type IndexBuilder,
  index,
  integer,
  type PgColumn,
  pgTable,
  smallint,
  sql,
  text,
  uniqueIndex,
} from '../sql.ts';
import { accounts } from './accounts.ts';
import { id, minorUnits, time } from './columns.ts';

/**
 * Wallets. `main`, `trial` and `vendor` belong to an account, `play` to one free-trial launch, `house:…` to the
 * merchant. If the merchant keeps vendors apart (R12.01), an account has a `vendor` wallet for each vendor that it
 * plays with; its real money is the sum of `main` and these. House wallets have no running balance, which is the sum of
 * their lines instead, so that bets of different players do not wait for a lock on one row.
 */
export const wallets = pgTable(
  'wallets',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id').references(() => accounts.id),
    kind: text('kind').notNull(),
    currency: text('currency').notNull(),
    /** Vendor of a `vendor` wallet; empty for other kinds. */
    vassalage: text('vassalage').notNull().default(''),
    balance: minorUnits('balance'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('wallets_account_kind').on(
      table.accountId,
      table.kind,
      table.currency,
      table.vassalage,
    ),
    // Sums over a line read only these; the index is empty for merchants without vendor wallets.
    index('wallets_vendor').on(table.accountId).where(sql`${table.kind} = 'vendor'`),
    uniqueIndex('wallets_house')
      .on(table.kind, table.currency)
      .where(sql`${table.kind} like 'house:%'`),
    check(
      'wallets_owner',
      sql`(${table.kind} in ('main', 'trial', 'vendor')) = (${table.accountId} is not null)`,
    ),
    check('wallets_vendor_has_one', sql`(${table.kind} = 'vendor') = (${table.vassalage} <> '')`),
    check(
      'wallets_house_has_no_balance',
      sql`(${table.kind} like 'house:%') = (${table.balance} is null)`,
    ),
    check('wallets_never_below_zero', sql`${table.balance} between 0 and 9007199254740991`),
  ],
);

/**
 * Both journals have tables of the same structure. Only `postEntry` writes to them and chooses the journal by the
 * wallets: an entry contains either real money or play money, never both.
 */
const entriesTable = (name: string) =>
  pgTable(
    name,
    {
      id: id('id').primaryKey().generatedAlwaysAsIdentity(),
      kind: text('kind').notNull(),
      /** Owner of the idempotency key: `account:7`, `launch:12`. */
      scope: text('scope').notNull(),
      idempotencyKey: text('idempotency_key').notNull(),
      /** SHA-256 of the request body. */
      bodyHash: text('body_hash').notNull(),
      reference: text('reference').notNull(),
      remark: text('remark').notNull().default(''),
      createdAt: time('created_at').notNull(),
    },
    (table) => [
      uniqueIndex(`${name}_key`).on(table.scope, table.idempotencyKey),
      index(`${name}_reference`).on(table.reference),
    ],
  );

const linesTable = (
  name: string,
  entries: () => ReturnType<typeof entriesTable>,
  onDelete: 'no action' | 'cascade',
  more: (
    table: Record<'kind' | 'amount' | 'createdAt' | 'id' | 'balanceAfter', PgColumn>,
  ) => IndexBuilder[] = () => [],
) =>
  pgTable(
    name,
    {
      /** A wallet's lines are inserted under its lock, so their ids are in the order of its balances. */
      id: id('id').primaryKey().generatedAlwaysAsIdentity(),
      entryId: id('entry_id')
        .notNull()
        .references(() => entries().id, { onDelete }),
      position: smallint('position').notNull(),
      walletId: id('wallet_id')
        .notNull()
        .references(() => wallets.id),
      /** Meaning of the line to the wallet's owner: `bet`, `win`, `deposit` … */
      kind: text('kind').notNull(),
      amount: minorUnits('amount').notNull(),
      /** The wallet's balance after this line; null for house wallets. */
      balanceAfter: minorUnits('balance_after'),
      createdAt: time('created_at').notNull(),
    },
    (table) => [
      uniqueIndex(`${name}_entry`).on(table.entryId, table.position),
      index(`${name}_wallet`).on(table.walletId, table.createdAt),
      index(`${name}_wallet_order`).on(table.walletId, table.id),
      check(`${name}_not_zero`, sql`${table.amount} <> 0`),
      ...more(table),
    ],
  );

/** Movements of real money. An entry is never changed after it is inserted. */
export const journalEntries = entriesTable('journal_entries');
/** The signed lines of an entry; they sum to zero, which the database enforces (journal-triggers.ts). */
export const journalLines = linesTable(
  'journal_lines',
  () => journalEntries,
  'no action',
  // Index for the transactions of a line, which exclude lines of house wallets.
  (table) => {
    const ofPeople = sql`${table.balanceAfter} is not null`;
    return [
      index('journal_lines_people').on(table.createdAt, table.id).where(ofPeople),
      index('journal_lines_people_kind').on(table.kind, table.createdAt, table.id).where(ofPeople),
      index('journal_lines_people_amount').on(table.amount, table.id).where(ofPeople),
    ];
  },
);

/** Movements of play money, deleted with their wallet when the trial is over. */
export const playEntries = entriesTable('play_entries');
/** The signed lines of a play-money entry; they sum to zero. */
export const playLines = linesTable('play_lines', () => playEntries, 'cascade');
