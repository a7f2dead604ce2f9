import * as z from 'zod/mini';
import type { Language } from '../../contract/languages.ts';
import {
  type LineTransactions,
  type lineMoneySort,
  type TransactionState,
  transactionState,
} from '../../contract/line-records.ts';
import { texts } from '../../database/arrays.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { journalEntries } from '../../database/schema/index.ts';
import { alias, type SQL, sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { type Order, orderBy, orderForTotal, pageOf, rowsAfter } from '../agents/keyset.ts';
import { ACCOUNTS_A } from '../agents/line-names.ts';
import { recordSums } from '../agents/record-sums.ts';
import { remarkOf } from '../agents/transfer-remark.ts';
import { transactionName } from '../records/transaction-names.ts';
import { toMajor } from '../wallet/money.ts';
import { type LineQuery, lineJoin, type RowsQuery } from './line-query.ts';

export interface TransactionsQuery extends LineQuery {
  /** Kinds to include; all if undefined. */
  readonly kinds?: readonly string[] | undefined;
  readonly state?: TransactionState | undefined;
  /** Only incoming movements. */
  readonly incoming?: boolean;
}
export type MoneyPage = RowsQuery<z.infer<typeof lineMoneySort>>;

/** Money movements have no vendor in the figures; rounds have one. */
const MONEY = '';

const SORT_VALUES = { time: sql`j.created_at`, amount: sql`j.amount` } as const;

/** The states of withdrawal orders by the displayed state; all other movements are done. */
const ORDER_STATES = {
  pending: ['pending'],
  returned: ['refused', 'cancelled', 'expired'],
} as const satisfies Partial<Record<TransactionState, readonly string[]>>;
const statesIn = (states: readonly string[]) => sql`o.status = any(${texts(states)})`;

/** Returns the condition that a movement belongs to a withdrawal in one of these states. */
const ofWithdrawal = (
  states: readonly string[],
): SQL => sql`(j.kind = 'withdrawal' and j.entry_id in (
  select e.id from withdraw_orders o join journal_entries e on e.reference = o.order_no
  where ${statesIn(states)}
))`;

const ofNotDone = ofWithdrawal(Object.values(ORDER_STATES).flat());

function inState(state: TransactionState | undefined): SQL {
  if (state === undefined) return sql`true`;
  return state === 'done' ? sql`not ${ofNotDone}` : ofWithdrawal(ORDER_STATES[state]);
}

function conditionsOf(query: TransactionsQuery) {
  const { currency, times, kinds, state, incoming } = query;
  const members = lineJoin(query, { account: sql`w.account_id`, at: sql`j.created_at` });
  const parts = [
    sql`w.kind in ('main', 'vendor')`,
    // Excludes transfers between a member's own wallets, which do not change the line's money.
    sql`j.kind <> 'walletTransfer'`,
    sql`w.currency = ${currency}`,
    // Only lines of people's wallets; this condition selects the partial index.
    sql`j.balance_after is not null`,
    sql`j.created_at >= ${times.start}`,
    sql`j.created_at < ${times.end}`,
    members.where,
    inState(state),
  ];
  if (kinds?.length === 1) parts.push(sql`j.kind = ${kinds[0]}`);
  else if (kinds) parts.push(sql`j.kind = any(${texts(kinds)})`);
  if (incoming) parts.push(sql`j.amount > 0`);
  return {
    from: sql`journal_lines j join wallets w on w.id = j.wallet_id ${members.join}`,
    where: sql.join(parts, sql` and `),
  };
}

const ENTRY = alias(journalEntries, 'e');

interface TransactionRow {
  readonly id: number;
  readonly sortValue: number;
  readonly account: string;
  readonly nickname: string;
  readonly kind: string;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly time: number;
  readonly orderNo: string;
  readonly remark: string;
  readonly state: string;
}

/**
 * Returns one page of the movements of a line, without its totals.
 * @throws {GatewayError} request_param_err for an invalid cursor
 */
export async function transactionsPage(
  db: Database,
  query: TransactionsQuery,
  page: MoneyPage,
  language: Language,
): Promise<Pick<LineTransactions, 'list' | 'next'>> {
  const { currency, names } = query;
  const shown = names.of(ACCOUNTS_A);
  const sorted: Order = {
    value: SORT_VALUES[page.sort],
    type: 'number',
    id: sql`j.id`,
    descending: page.descending,
  };
  const order = orderForTotal(sorted, page.total);
  const { from, where } = conditionsOf(query);
  const direction = sql.raw(page.descending ? 'desc' : 'asc');
  const rows = rowsOf<TransactionRow>(
    await db.execute(sql`
      select page.*, ${shown.account} as account, ${shown.nickname} as nickname,
        e.reference as "orderNo", ${remarkOf(names, ENTRY)} as remark,
        case when ${statesIn(ORDER_STATES.pending)} then 'pending'
          when ${statesIn(ORDER_STATES.returned)} then 'returned' else 'done' end as state
      from (
        select j.id::float8 as id, ${order.value}::float8 as "sortValue", w.account_id, j.entry_id,
          j.kind, j.amount::float8 as amount, j.balance_after::float8 as "balanceAfter",
          j.created_at::float8 as time
        from ${from} where ${where} and ${rowsAfter(order, page.cursor)}
        order by ${orderBy(order)} limit ${page.pageSize + 1}
      ) as page
      join accounts a on a.id = page.account_id
      join journal_entries e on e.id = page.entry_id
      left join withdraw_orders o on page.kind = 'withdrawal' and o.order_no = e.reference
      order by page."sortValue" ${direction}, page.id ${direction}`),
  );
  const { rows: onPage, next } = pageOf(rows, page.pageSize);
  return {
    list: onPage.map((row) => ({
      account: row.account,
      nickname: names.nicknameOf(row),
      txId: String(row.id),
      txType: row.kind,
      txTypeName: transactionName(row.kind, language),
      time: row.time,
      orderNo: row.orderNo,
      amount: toMajor(row.amount, currency),
      balanceAfter: toMajor(row.balanceAfter, currency),
      remark: row.remark,
      state: z.parse(transactionState, row.state),
    })),
    ...(next && { next }),
  };
}

/**
 * Counts and sums movements row by row: for few rows, or rows of one wallet.
 * @param condition additional condition on rows `j`
 */
export async function sumsByKind(db: Database, query: TransactionsQuery, condition = sql`true`) {
  const { from, where } = conditionsOf(query);
  return rowsOf<{ kind: string; entries: number; amount: number; incoming: number }>(
    await db.execute(sql`
      select j.kind, count(*)::float8 as entries, sum(j.amount)::float8 as amount,
        sum(greatest(j.amount, 0))::float8 as incoming
      from ${from} where ${where} and ${condition} group by j.kind`),
  );
}

/** Sums of withdrawals that are not done, which are subtracted. */
async function sumsOfNotDone(db: Database, query: TransactionsQuery) {
  const rows = await sumsByKind(db, { ...query, state: undefined }, ofNotDone);
  return rows.map((sums) => ({
    entries: -sums.entries,
    amount: -sums.amount,
    incoming: -sums.incoming,
  }));
}

/**
 * Returns totals of all matching movements: from the figures, minus the few movements in another
 * state.
 */
export async function transactionTotals(
  db: Database,
  query: TransactionsQuery,
): Promise<Pick<LineTransactions, 'total' | 'totals'>> {
  const { line, currency, range, scope, state, kinds } = query;
  const parts =
    state === 'pending' || state === 'returned'
      ? await sumsByKind(db, query)
      : (
          await Promise.all([
            recordSums(
              db,
              { agentId: line.id, currency, ...range },
              { scope, items: kinds, vendor: MONEY },
            ),
            state === 'done' ? sumsOfNotDone(db, query) : [],
          ])
        ).flat();
  const sum = (value: (part: (typeof parts)[number]) => number) =>
    parts.reduce((total, part) => total + value(part), 0);
  const net = sum(({ amount }) => amount);
  const incoming = sum((part) => part.incoming);
  return {
    total: sum(({ entries }) => entries),
    totals: {
      in: toMajor(incoming, currency),
      out: toMajor(incoming - net, currency),
      net: toMajor(net, currency),
    },
  };
}
