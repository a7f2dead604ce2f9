import type { Hono } from 'hono';
import {
  agentIncome,
  lineBets,
  lineResults,
  lineTransactions,
} from '../../contract/line-records.ts';
import type { Gateway } from '../../core/gateway.ts';
import { route } from '../../core/route.ts';
import { linePath } from '../agents/line-account.ts';
import { lineCurrencies, ownCurrencies } from '../agents/line-currencies.ts';
import { currencyView } from '../wallet/money.ts';
import { betsPage, betsQuery, betTotals, vendorChoices } from './bets.ts';
import { registerLineFiles } from './files.ts';
import { incomePage, incomeTotals } from './income.ts';
import { type LineQuery, lineQuery } from './line-query.ts';
import { createRecordQueue } from './record-queue.ts';
import { resultsPage, resultTotals } from './results.ts';
import { transactionsPage, transactionTotals } from './transactions.ts';

/** Returns the currency of a page and, for the first page, the available currencies. */
async function moneyOf(
  { db }: Gateway,
  { line, currency }: LineQuery,
  cursor: string | undefined,
  currenciesOf: typeof lineCurrencies,
) {
  const money = { currency, ...currencyView(currency) };
  return cursor ? money : { ...money, currencies: await currenciesOf(db, line) };
}

/**
 * Registers the records of an agent's line: bets, results, income and transactions (R2.86 to
 * R2.89).
 */
export function registerLineRecords(app: Hono, gateway: Gateway): void {
  const { db } = gateway;
  const enqueue = createRecordQueue();
  route(app, gateway, lineBets, async (params, session, { language }) => {
    const { sort, descending, cursor, pageSize, ...filter } = params;
    const query = await betsQuery(gateway, session, filter);
    const page = { sort, descending: descending === 'true', cursor, pageSize };
    const [money, totals, list] = await enqueue(session.accountId, async () => {
      const found = await betTotals(db, query);
      return Promise.all([
        moneyOf(gateway, query, cursor, lineCurrencies),
        found,
        betsPage(db, query, { ...page, total: found.total }),
      ]);
    });
    return {
      ...money,
      ...list,
      ...totals,
      vendors: await vendorChoices(db, language),
    };
  });

  route(app, gateway, lineResults, async (params, session) => {
    const { sort, descending, cursor, pageSize, by, ...filter } = params;
    const query = { ...(await lineQuery(gateway, session, filter)), by };
    const page = { sort, descending: descending === 'true', cursor, pageSize };
    const [money, list, totals] = await enqueue(session.accountId, () =>
      Promise.all([
        moneyOf(gateway, query, cursor, lineCurrencies),
        resultsPage(db, query, page),
        resultTotals(db, query),
      ]),
    );
    return {
      ...money,
      path: await linePath(db, session.accountId, query.line),
      ...list,
      ...totals,
    };
  });

  route(app, gateway, agentIncome, async (params, session, { language }) => {
    const { sort, descending, cursor, pageSize, source, ...filter } = params;
    const query = { ...(await lineQuery(gateway, session, filter)), source };
    const page = { sort, descending: descending === 'true', cursor, pageSize };
    const [money, totals, list] = await enqueue(session.accountId, async () => {
      const found = await incomeTotals(db, query);
      return Promise.all([
        moneyOf(gateway, query, cursor, ownCurrencies),
        found,
        incomePage(db, query, { ...page, total: found.total }, language),
      ]);
    });
    return {
      ...money,
      ...list,
      ...totals,
    };
  });

  route(app, gateway, lineTransactions, async (params, session, { language }) => {
    const { sort, descending, cursor, pageSize, kind, state, ...filter } = params;
    const query = {
      ...(await lineQuery(gateway, session, filter)),
      kinds: kind && [kind],
      state,
    };
    const page = { sort, descending: descending === 'true', cursor, pageSize };
    const [money, totals, list] = await enqueue(session.accountId, async () => {
      const found = await transactionTotals(db, query);
      return Promise.all([
        moneyOf(gateway, query, cursor, lineCurrencies),
        found,
        transactionsPage(db, query, { ...page, total: found.total }, language),
      ]);
    });
    return {
      ...money,
      ...list,
      ...totals,
    };
  });

  registerLineFiles(app, gateway);
}
