import type { Hono } from 'hono';
import { contractRecordsExport } from '../../contract/contract-records.ts';
import type { ContractType } from '../../contract/contracts.ts';
import { dayRange } from '../../core/calendar.ts';
import type { Gateway } from '../../core/gateway.ts';
import { routeFile } from '../../core/route.ts';
import { requireType } from '../contracts/enabled-types.ts';
import { type RecordsQuery, recordsPage } from '../contracts/records.ts';
import { currencyOf } from '../contracts/views.ts';
import { decimalCells, FILE_PAGE, rangeName } from './line-file.ts';
import { prepareFile } from './prepare-file.ts';

const FILE_NAMES: Readonly<Record<ContractType, string>> = {
  dividend: 'dividends',
  dailySalary: 'daily-salary',
  hourSalary: 'hourly-salary',
  realtimeSalary: 'real-time-salary',
};

/** Basis points as per cent with two decimals, which are all that there are. */
const percentCell = (rate: number) => ({ decimal: (rate / 100).toFixed(2) });

/** The periods of an agent's contracts of one type as a file (R11.11). */
export function registerContractFile(app: Hono, gateway: Gateway): void {
  const { db } = gateway;
  routeFile(app, gateway, contractRecordsExport, async (request, session, call) => {
    const { columns, words, time, timeHeading, csvFile } = await prepareFile(
      gateway,
      session,
      call,
    );
    const { from, until, sort, descending, ...filter } = request;
    const { accountId } = session;
    await requireType(db, request.type);
    const currency = filter.currency ?? (await currencyOf(db, accountId));
    const query: RecordsQuery = { ...filter, ...dayRange({ from, until }), accountId, currency };
    const money = decimalCells(currency);
    return csvFile(
      rangeName(FILE_NAMES[query.type], query),
      [
        timeHeading('periodStart'),
        timeHeading('periodEnd'),
        columns.account,
        columns.nickname,
        columns.payer,
        columns.state,
        columns.currency,
        columns.bets,
        columns.validBets,
        columns.wins,
        columns.bonuses,
        columns.houseWin,
        columns.activeMembers,
        columns.tierBets,
        columns.tier,
        columns.rate,
        columns.missingMembers,
        columns.missingBets,
        columns.carriedIn,
        columns.carriedOut,
        columns.amount,
        columns.paid,
        columns.owed,
        timeHeading('paidAt'),
      ],
      (cursor) =>
        recordsPage(db, query, {
          sort,
          descending: descending === 'true',
          cursor,
          pageSize: FILE_PAGE,
        }),
      (row) => [
        time(row.startsAt),
        time(row.endsAt),
        row.agent.account,
        row.agent.nickname,
        row.payer?.account ?? words.merchant,
        words.contractStates[row.state],
        currency,
        money(row.bets),
        money(row.validBets),
        money(row.wins),
        money(row.bonuses),
        money(row.houseWin),
        row.activeMembers,
        money(row.tierBets),
        row.tier,
        percentCell(row.rate),
        row.missing?.activeMembers ?? 0,
        money(row.missing?.betAmount ?? 0),
        money(row.carriedIn),
        money(row.carriedOut),
        money(row.amount),
        money(row.paid),
        money(row.amount - row.paid),
        time(row.paidAt),
      ],
    );
  });
}
