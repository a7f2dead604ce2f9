import type { Hono } from 'hono';
import { LINE_FIGURES, type LineFigures, teamMembersExport } from '../../contract/agents.ts';
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
import { decimalCells, FILE_PAGE, rangeName } from './line-file.ts';
import { type LineQuery, lineQuery } from './line-query.ts';
import { prepareFile } from './prepare-file.ts';
import { resultsPage } from './results.ts';
import { transactionsPage, transactionTotals } from './transactions.ts';

const fileName = (record: string, { range }: LineQuery) => rangeName(record, range);

/** The records of a line as files: everything that a filter finds, streamed (R11.04 to R11.07). */
export function registerLineFiles(app: Hono, gateway: Gateway): void {
  const { db } = gateway;
  routeFile(
    app,
    gateway,
    lineBetsExport,
    async ({ sort, descending, ...filter }, session, call) => {
      const { columns, words, time, timeHeading, csvFile } = await prepareFile(
        gateway,
        session,
        call,
      );
      const query = await betsQuery(gateway, session, filter);
      const { total } = await betTotals(db, query);
      const money = decimalCells(query.currency);
      return csvFile(
        fileName('team-bets', query),
        [
          columns.order,
          columns.account,
          columns.nickname,
          columns.product,
          columns.vendor,
          columns.game,
          timeHeading('betTime'),
          timeHeading('settleTime'),
          columns.state,
          columns.currency,
          columns.bets,
          columns.validBets,
          columns.wins,
          columns.result,
        ],
        (cursor) =>
          betsPage(db, query, {
            sort,
            descending: descending === 'true',
            cursor,
            pageSize: FILE_PAGE,
            total,
          }),
        (row) => [
          row.orderNo,
          row.account,
          row.nickname,
          words.products[row.gameType],
          row.vendorName,
          row.gameName,
          time(row.betTime),
          time(row.settleTime),
          words.betStates[row.status],
          query.currency,
          money(row.betAmount),
          money(row.validBetAmount),
          money(row.winAmount),
          money(row.profitAndLoss),
        ],
      );
    },
  );

  routeFile(
    app,
    gateway,
    lineResultsExport,
    async ({ sort, descending, by, ...filter }, session, call) => {
      const { columns, words, csvFile } = await prepareFile(gateway, session, call);
      const query = { ...(await lineQuery(gateway, session, filter)), by };
      const money = decimalCells(query.currency);
      return csvFile(
        fileName('team-profit-loss', query),
        [
          columns.account,
          columns.nickname,
          columns.kind,
          columns.level,
          columns.team,
          columns.currency,
          ...LINE_FIGURES.map((name) => columns[name]),
        ],
        (cursor) =>
          resultsPage(db, query, {
            sort,
            descending: descending === 'true',
            cursor,
            pageSize: FILE_PAGE,
          }),
        (row) => [
          row.account,
          row.nickname,
          row.isAgent ? words.agent : words.member,
          row.level,
          row.team,
          query.currency,
          ...LINE_FIGURES.map((name) => money(row.figures[name])),
        ],
      );
    },
  );

  routeFile(
    app,
    gateway,
    agentIncomeExport,
    async ({ sort, descending, source, ...filter }, session, call) => {
      const { columns, time, timeHeading, csvFile } = await prepareFile(gateway, session, call);
      const query = { ...(await lineQuery(gateway, session, filter)), source };
      const { total } = await incomeTotals(db, query);
      const money = decimalCells(query.currency);
      return csvFile(
        fileName('income', query),
        [
          timeHeading('time'),
          columns.source,
          columns.transaction,
          columns.currency,
          columns.amount,
          columns.remark,
        ],
        (cursor) =>
          incomePage(
            db,
            query,
            { sort, descending: descending === 'true', cursor, pageSize: FILE_PAGE, total },
            call.language,
          ),
        (row) => [
          time(row.time),
          row.sourceName,
          row.orderNo,
          query.currency,
          money(row.amount),
          row.remark,
        ],
      );
    },
  );

  routeFile(
    app,
    gateway,
    lineTransactionsExport,
    async ({ sort, descending, kind, state, ...filter }, session, call) => {
      const { columns, words, time, timeHeading, csvFile } = await prepareFile(
        gateway,
        session,
        call,
      );
      const query = {
        ...(await lineQuery(gateway, session, filter)),
        kinds: kind && [kind],
        state,
      };
      const { total } = await transactionTotals(db, query);
      const money = decimalCells(query.currency);
      return csvFile(
        fileName('team-transactions', query),
        [
          timeHeading('time'),
          columns.account,
          columns.nickname,
          columns.kind,
          columns.transaction,
          columns.state,
          columns.currency,
          columns.amount,
          columns.balance,
          columns.remark,
        ],
        (cursor) =>
          transactionsPage(
            db,
            query,
            { sort, descending: descending === 'true', cursor, pageSize: FILE_PAGE, total },
            call.language,
          ),
        (row) => [
          time(row.time),
          row.account,
          row.nickname,
          row.txTypeName,
          row.orderNo,
          words.states[row.state],
          query.currency,
          money(row.amount),
          money(row.balanceAfter),
          row.remark,
        ],
      );
    },
  );

  routeFile(
    app,
    gateway,
    teamMembersExport,
    async ({ account, descending, registeredFrom, ...query }, session, call) => {
      const { columns, words, time, timeHeading, csvFile } = await prepareFile(
        gateway,
        session,
        call,
      );
      const line = await lineAccount(db, session, account);
      return csvFile(
        'team',
        [
          columns.account,
          columns.nickname,
          columns.kind,
          columns.level,
          columns.direct,
          columns.team,
          columns.currency,
          columns.balance,
          timeHeading('registered'),
          timeHeading('lastLogin'),
        ],
        (cursor) =>
          teamPage(db, line, {
            ...query,
            callerId: session.accountId,
            ...(registeredFrom && {
              registeredFrom: dayNumber(registeredFrom, 'registeredFrom'),
            }),
            descending: descending === 'true',
            now: gateway.clock.now(),
            cursor,
            pageSize: FILE_PAGE,
          }),
        (row) => [
          row.account,
          row.nickname,
          row.isAgent ? words.agent : words.member,
          row.level,
          row.direct,
          row.team,
          row.currency,
          { decimal: row.balance.toFixed(row.decimals) },
          time(row.registeredAt),
          time(row.lastLoginAt),
        ],
      );
    },
  );

  routeFile(app, gateway, teamDaysExport, async (filter, session, call) => {
    const { columns, csvFile } = await prepareFile(gateway, session, call);
    const query = await lineQuery(gateway, session, filter);
    const overview = await teamOverviewOf(
      gateway,
      session.accountId,
      query.line,
      query.range,
      query.currency,
    );
    const money = decimalCells(query.currency);
    return csvFile(
      fileName('team-days', query),
      [columns.day, columns.currency, ...LINE_FIGURES.map((name) => columns[name])],
      async (): Promise<{ list: readonly (LineFigures & { day: string })[] }> => ({
        list: overview.days,
      }),
      (row) => [row.day, query.currency, ...LINE_FIGURES.map((name) => money(row[name]))],
    );
  });

  registerContractFile(app, gateway);
}
