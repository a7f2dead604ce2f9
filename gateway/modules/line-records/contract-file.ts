import type { Hono } from 'hono';
import { contractRecordsExport } from '../../contract/contract-records.ts';
import type { ContractType } from '../../contract/contracts.ts';
import { accountCurrency } from '../../core/account-currency.ts';
import { dayRange } from '../../core/calendar.ts';
import type { Gateway } from '../../core/gateway.ts';
import { routeFile } from '../../core/route.ts';
import { requireType } from '../contracts/enabled-types.ts';
import { type RecordsQuery, recordsPage } from '../contracts/records.ts';
import { decimalCells, FILE_PAGE_SIZE, rangeName } from './line-file.ts';
import { prepareFile } from './prepare-file.ts';

const FILE_NAMES: Readonly<Record<ContractType, string>> = {
  dividend: 'dividends',
  dailySalary: 'daily-salary',
  hourSalary: 'hourly-salary',
  realtimeSalary: 'real-time-salary',
};

/** Formats basis points as percent with two decimals, which is exact. */
const percentCell = (rate: number) => ({ decimal: (rate / 100).toFixed(2) });

/** Registers the export of the periods of an agent's contracts of one type (R11.11). */
export function registerContractFile(app: Hono, gateway: Gateway): void {
  const { db } = gateway;
  routeFile(app, gateway, contractRecordsExport, async (request, session, call) => {
    const { headings, words, time, timeHeading, csvFile } = await prepareFile(
      gateway,
      session,
      call,
    );
    const { from, until, sort, descending, ...filter } = request;
    const { accountId } = session;
    await requireType(db, request.type);
    const currency = filter.currency ?? (await accountCurrency(db, accountId));
    const query: RecordsQuery = { ...filter, ...dayRange({ from, until }), accountId, currency };
    const money = decimalCells(currency);
    return csvFile(
      rangeName(FILE_NAMES[query.type], query),
      (cursor) =>
        recordsPage(db, query, {
          sort,
          descending: descending === 'true',
          cursor,
          pageSize: FILE_PAGE_SIZE,
        }),
      [
        { heading: timeHeading('periodStart'), cell: (row) => time(row.startsAt) },
        { heading: timeHeading('periodEnd'), cell: (row) => time(row.endsAt) },
        { heading: headings.account, cell: (row) => row.agent.account },
        { heading: headings.nickname, cell: (row) => row.agent.nickname },
        { heading: headings.payer, cell: (row) => row.payer?.account ?? words.merchant },
        { heading: headings.state, cell: (row) => words.contractStates[row.state] },
        { heading: headings.currency, cell: () => currency },
        { heading: headings.bets, cell: (row) => money(row.bets) },
        { heading: headings.validBets, cell: (row) => money(row.validBets) },
        { heading: headings.wins, cell: (row) => money(row.wins) },
        { heading: headings.bonuses, cell: (row) => money(row.bonuses) },
        { heading: headings.houseWin, cell: (row) => money(row.houseWin) },
        { heading: headings.activeMembers, cell: (row) => row.activeMembers },
        { heading: headings.tierBets, cell: (row) => money(row.tierBets) },
        { heading: headings.tier, cell: (row) => row.tier },
        { heading: headings.rate, cell: (row) => percentCell(row.rate) },
        { heading: headings.missingMembers, cell: (row) => row.missing?.activeMembers ?? 0 },
        { heading: headings.missingBets, cell: (row) => money(row.missing?.betAmount ?? 0) },
        { heading: headings.carriedIn, cell: (row) => money(row.carriedIn) },
        { heading: headings.carriedOut, cell: (row) => money(row.carriedOut) },
        { heading: headings.amount, cell: (row) => money(row.amount) },
        { heading: headings.paid, cell: (row) => money(row.paid) },
        { heading: headings.owed, cell: (row) => money(row.amount - row.paid) },
        { heading: timeHeading('paidAt'), cell: (row) => time(row.paidAt) },
      ],
    );
  });
}
