import type { Hono } from 'hono';
import {
  LINE_FIGURES,
  type LineFigure,
  type LineFigures,
  teamMembersExport,
} from '../../contract/agents.ts';
import {
  agentIncomeExport,
  lineBetsExport,
  lineResultsExport,
  lineTransactionsExport,
  teamDaysExport,
} from '../../contract/line-records.ts';
import { dayNumber } from '../../core/calendar.ts';
import type { Gateway } from '../../core/gateway.ts';
import { routeFile } from '../../core/route.ts';
import { lineAccount } from '../agents/line-account.ts';
import { teamOverviewOf } from '../agents/overview.ts';
import { teamPage } from '../agents/team.ts';
import { betsPage, betsQuery, betTotals } from './bets.ts';
import { registerContractFile } from './contract-file.ts';
import { incomePage, incomeTotals } from './income.ts';
import { type Column, decimalCells, FILE_PAGE_SIZE, rangeName } from './line-file.ts';
import { type LineQuery, lineQuery } from './line-query.ts';
import { prepareFile } from './prepare-file.ts';
import { resultsPage } from './results.ts';
import { transactionsPage, transactionTotals } from './transactions.ts';

const fileName = (record: string, { range }: LineQuery) => rangeName(record, range);

/** Returns a column with heading for each figure of a line. */
const figureColumns = <Row>(
  headings: Readonly<Record<LineFigure, string>>,
  currency: string,
  figuresOf: (row: Row) => LineFigures,
): readonly Column<Row>[] => {
  const money = decimalCells(currency);
  return LINE_FIGURES.map((name) => ({
    heading: headings[name],
    cell: (row) => money(figuresOf(row)[name]),
  }));
};

/** Registers the export of team betting: the rounds of a line (R11.04). */
function registerBetsFile(app: Hono, gateway: Gateway): void {
  const { db } = gateway;
  routeFile(app, gateway, lineBetsExport, async (request, session, call) => {
    const { sort, descending, ...filter } = request;
    const file = await prepareFile(gateway, session, call);
    const { headings, words, time, timeHeading } = file;
    const query = await betsQuery(gateway, session, filter);
    const { total } = await betTotals(db, query);
    const money = decimalCells(query.currency);
    return file.csvFile(
      fileName('team-bets', query),
      (cursor) =>
        betsPage(db, query, {
          sort,
          descending: descending === 'true',
          cursor,
          pageSize: FILE_PAGE_SIZE,
          total,
        }),
      [
        { heading: headings.order, cell: (row) => row.orderNo },
        { heading: headings.account, cell: (row) => row.account },
        { heading: headings.nickname, cell: (row) => row.nickname },
        { heading: headings.product, cell: (row) => words.products[row.gameType] },
        { heading: headings.vendor, cell: (row) => row.vendorName },
        { heading: headings.game, cell: (row) => row.gameName },
        { heading: timeHeading('betTime'), cell: (row) => time(row.betTime) },
        { heading: timeHeading('settleTime'), cell: (row) => time(row.settleTime) },
        { heading: headings.state, cell: (row) => words.betStates[row.status] },
        { heading: headings.currency, cell: () => query.currency },
        { heading: headings.bets, cell: (row) => money(row.betAmount) },
        { heading: headings.validBets, cell: (row) => money(row.validBetAmount) },
        { heading: headings.wins, cell: (row) => money(row.winAmount) },
        { heading: headings.result, cell: (row) => money(row.profitAndLoss) },
      ],
    );
  });
}

/** Registers the export of profit and loss of a line, by branch or by member (R11.05). */
function registerResultsFile(app: Hono, gateway: Gateway): void {
  const { db } = gateway;
  routeFile(app, gateway, lineResultsExport, async (request, session, call) => {
    const { sort, descending, by, ...filter } = request;
    const { headings, words, csvFile } = await prepareFile(gateway, session, call);
    const query = { ...(await lineQuery(gateway, session, filter)), by };
    return csvFile(
      fileName('team-profit-loss', query),
      (cursor) =>
        resultsPage(db, query, {
          sort,
          descending: descending === 'true',
          cursor,
          pageSize: FILE_PAGE_SIZE,
        }),
      [
        { heading: headings.account, cell: (row) => row.account },
        { heading: headings.nickname, cell: (row) => row.nickname },
        { heading: headings.kind, cell: (row) => (row.isAgent ? words.agent : words.member) },
        { heading: headings.level, cell: (row) => row.level },
        { heading: headings.team, cell: (row) => row.team },
        { heading: headings.currency, cell: () => query.currency },
        ...figureColumns(
          headings,
          query.currency,
          (row: { readonly figures: LineFigures }) => row.figures,
        ),
      ],
    );
  });
}

/** Registers the export of an agent's income by source (R11.06). */
function registerIncomeFile(app: Hono, gateway: Gateway): void {
  const { db } = gateway;
  routeFile(app, gateway, agentIncomeExport, async (request, session, call) => {
    const { sort, descending, source, ...filter } = request;
    const { headings, time, timeHeading, csvFile } = await prepareFile(gateway, session, call);
    const query = { ...(await lineQuery(gateway, session, filter)), source };
    const { total } = await incomeTotals(db, query);
    const money = decimalCells(query.currency);
    return csvFile(
      fileName('income', query),
      (cursor) =>
        incomePage(
          db,
          query,
          { sort, descending: descending === 'true', cursor, pageSize: FILE_PAGE_SIZE, total },
          call.language,
        ),
      [
        { heading: timeHeading('time'), cell: (row) => time(row.time) },
        { heading: headings.source, cell: (row) => row.sourceName },
        { heading: headings.transaction, cell: (row) => row.orderNo },
        { heading: headings.currency, cell: () => query.currency },
        { heading: headings.amount, cell: (row) => money(row.amount) },
        { heading: headings.remark, cell: (row) => row.remark },
      ],
    );
  });
}

/** Registers the export of the transactions of a line (R11.07). */
function registerTransactionsFile(app: Hono, gateway: Gateway): void {
  const { db } = gateway;
  routeFile(app, gateway, lineTransactionsExport, async (request, session, call) => {
    const { sort, descending, kind, state, ...filter } = request;
    const file = await prepareFile(gateway, session, call);
    const { headings, words, time, timeHeading } = file;
    const query = { ...(await lineQuery(gateway, session, filter)), kinds: kind && [kind], state };
    const { total } = await transactionTotals(db, query);
    const money = decimalCells(query.currency);
    return file.csvFile(
      fileName('team-transactions', query),
      (cursor) =>
        transactionsPage(
          db,
          query,
          { sort, descending: descending === 'true', cursor, pageSize: FILE_PAGE_SIZE, total },
          call.language,
        ),
      [
        { heading: timeHeading('time'), cell: (row) => time(row.time) },
        { heading: headings.account, cell: (row) => row.account },
        { heading: headings.nickname, cell: (row) => row.nickname },
        { heading: headings.kind, cell: (row) => row.txTypeName },
        { heading: headings.transaction, cell: (row) => row.orderNo },
        { heading: headings.state, cell: (row) => words.states[row.state] },
        { heading: headings.currency, cell: () => query.currency },
        { heading: headings.amount, cell: (row) => money(row.amount) },
        { heading: headings.balance, cell: (row) => money(row.balanceAfter) },
        { heading: headings.remark, cell: (row) => row.remark },
      ],
    );
  });
}

/** Registers the export of the members of a line (R11.03). */
function registerMembersFile(app: Hono, gateway: Gateway): void {
  const { db } = gateway;
  routeFile(app, gateway, teamMembersExport, async (request, session, call) => {
    const { account, descending, registeredFrom, ...query } = request;
    const file = await prepareFile(gateway, session, call);
    const { headings, words, time, timeHeading } = file;
    const line = await lineAccount(db, session, account);
    return file.csvFile(
      'team',
      (cursor) =>
        teamPage(db, line, {
          ...query,
          callerId: session.accountId,
          ...(registeredFrom && { registeredFrom: dayNumber(registeredFrom, 'registeredFrom') }),
          descending: descending === 'true',
          now: gateway.clock.now(),
          cursor,
          pageSize: FILE_PAGE_SIZE,
        }),
      [
        { heading: headings.account, cell: (row) => row.account },
        { heading: headings.nickname, cell: (row) => row.nickname },
        { heading: headings.kind, cell: (row) => (row.isAgent ? words.agent : words.member) },
        { heading: headings.level, cell: (row) => row.level },
        { heading: headings.direct, cell: (row) => row.direct },
        { heading: headings.team, cell: (row) => row.team },
        { heading: headings.currency, cell: (row) => row.currency },
        {
          heading: headings.balance,
          cell: (row) => ({ decimal: row.balance.toFixed(row.decimals) }),
        },
        { heading: timeHeading('registered'), cell: (row) => time(row.registeredAt) },
        { heading: timeHeading('lastLogin'), cell: (row) => time(row.lastLoginAt) },
      ],
    );
  });
}

/** Registers the export of the daily figures of a line (R11.01). */
function registerDaysFile(app: Hono, gateway: Gateway): void {
  routeFile(app, gateway, teamDaysExport, async (filter, session, call) => {
    const { headings, csvFile } = await prepareFile(gateway, session, call);
    const query = await lineQuery(gateway, session, filter);
    const { line, range, currency } = query;
    const { days } = await teamOverviewOf(gateway, session.accountId, line, range, currency);
    return csvFile(
      fileName('team-days', query),
      async (): Promise<{ list: typeof days }> => ({ list: days }),
      [
        { heading: headings.day, cell: ({ day }) => day },
        { heading: headings.currency, cell: () => currency },
        ...figureColumns(headings, currency, (figures: LineFigures) => figures),
      ],
    );
  });
}

/**
 * Registers the exports of a line's records: all rows that match a filter, streamed (R11.04 to
 * R11.07).
 */
export function registerLineFiles(app: Hono, gateway: Gateway): void {
  registerBetsFile(app, gateway);
  registerResultsFile(app, gateway);
  registerIncomeFile(app, gateway);
  registerTransactionsFile(app, gateway);
  registerMembersFile(app, gateway);
  registerDaysFile(app, gateway);
  registerContractFile(app, gateway);
}
