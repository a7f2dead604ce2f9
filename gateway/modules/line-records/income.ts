import * as z from 'zod/mini';
import type { Language } from '../../contract/languages.ts';
import {
  type AgentIncome,
  INCOME_SOURCES,
  type IncomeSource,
  incomeSource,
} from '../../contract/line-records.ts';
import { dayText } from '../../core/calendar.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { itemIn } from '../agents/line-conditions.ts';
import { transactionName } from '../records/transaction-names.ts';
import { toMajor } from '../wallet/money.ts';
import type { LineQuery } from './line-query.ts';
import { owedTo } from './owed.ts';
import {
  type MoneyPage,
  sumsByKind,
  type TransactionsQuery,
  transactionsPage,
} from './transactions.ts';

export interface IncomeQuery extends LineQuery {
  readonly source?: IncomeSource | undefined;
}

/** Converts an income query to a query of the agent's own incoming transactions from the source. */
const receiptsOf = ({ source, ...query }: IncomeQuery): TransactionsQuery => ({
  ...query,
  scope: 'own',
  kinds: source ? [source] : INCOME_SOURCES,
  incoming: true,
});

/**
 * Returns one page of an agent's income, without its totals.
 * @throws {GatewayError} request_param_err for an invalid cursor
 */
export async function incomePage(
  db: Database,
  query: IncomeQuery,
  page: MoneyPage,
  language: Language,
): Promise<Pick<AgentIncome, 'list' | 'next'>> {
  const { list, next } = await transactionsPage(db, receiptsOf(query), page, language);
  return {
    list: list.map(({ txId, txType, time, orderNo, amount, remark }) => ({
      txId,
      source: z.parse(incomeSource, txType),
      sourceName: transactionName(txType, language),
      time,
      orderNo,
      amount,
      remark,
    })),
    ...(next && { next }),
  };
}

/** Returns income by day, from the agent's own figures. */
async function incomeByDay(db: Database, { line, currency, range, source }: IncomeQuery) {
  const items = source ? [source] : INCOME_SOURCES;
  const rows = rowsOf<{ day: number; paid: number }>(
    await db.execute(sql`
      select f.day, sum(f.incoming)::float8 as paid from account_figures f
      where f.account_id = ${line.id} and f.currency = ${currency}
        and f.day between ${range.from} and ${range.until}
        and ${itemIn(items)}
      group by f.day`),
  );
  return new Map(rows.map(({ day, paid }) => [day, paid]));
}

/** Returns sums by source and by day over all matching rows. */
export async function incomeTotals(
  db: Database,
  query: IncomeQuery,
): Promise<Pick<AgentIncome, 'total' | 'totals' | 'sources' | 'days'>> {
  const { currency, range } = query;
  const paid = new Map(
    (await sumsByKind(db, receiptsOf(query))).map(({ kind, ...sums }) => [kind, sums]),
  );
  const owed = await owedTo(db, query);
  const byDay = await incomeByDay(db, query);
  const major = (minor: number) => toMajor(minor, currency);
  const sources = INCOME_SOURCES.filter((source) => !query.source || query.source === source)
    .map((source) => ({
      source,
      receipts: paid.get(source)?.entries ?? 0,
      paid: paid.get(source)?.incoming ?? 0,
      owed: owed.get(source) ?? 0,
    }))
    .filter((row) => row.receipts > 0 || row.owed > 0)
    .sort((one, other) => other.paid + other.owed - one.paid - one.owed);
  const sum = (value: (row: (typeof sources)[number]) => number) =>
    sources.reduce((total, row) => total + value(row), 0);
  return {
    total: sum(({ receipts }) => receipts),
    totals: {
      paid: major(sum((row) => row.paid)),
      owed: major(sum((row) => row.owed)),
    },
    sources: sources.map((row) => ({ ...row, paid: major(row.paid), owed: major(row.owed) })),
    days: Array.from({ length: range.until - range.from + 1 }, (_, index) => ({
      day: dayText(range.from + index),
      paid: major(byDay.get(range.from + index) ?? 0),
    })),
  };
}
