import * as z from 'zod/mini';
import { LINE_FIGURES, lineFigures, person } from './agents.ts';
import { endpoint } from './endpoint.ts';
import {
  calendarDay,
  currencyDecimals,
  gameType,
  money,
  text,
  timestamp,
  whole,
} from './fields.ts';
import { betOrder } from './wallet.ts';

/** Whose rows of a line: everybody's, of those right below, or of the account alone. */
export const LINE_SCOPES = ['team', 'direct', 'own'] as const;
export const lineScope = z.enum(LINE_SCOPES);
export type LineScope = z.infer<typeof lineScope>;

/** What every record of a line is asked for by. */
const lineFilter = {
  /** Days of the merchant's calendar, both included; at most `MAX_RANGE_DAYS`. */
  from: calendarDay,
  until: calendarDay,
  /** Whose line; the caller's own where absent. */
  account: z.optional(text(64)),
  /** The account's own currency where absent. */
  currency: z.optional(text(8)),
};
/** One page of a record. */
const linePage = {
  descending: z._default(z.enum(['true', 'false']), 'true'),
  /** Where the page before ended (`next`). */
  cursor: z.optional(text(255)),
  pageSize: z._default(whole(1, 100), 20),
};
/** What every page says about its amounts and where it goes on. */
const lineAnswer = {
  currency: z.string(),
  currencySymbol: z.string(),
  decimals: currencyDecimals,
  /** Those in which there can be rows, to choose from; on the first page alone. */
  currencies: z.optional(z.array(z.string())),
  /** Rows found, of all pages. */
  total: z.number(),
  /** Absent on the last page. */
  next: z.optional(z.string()),
};
/** Files that the gateway writes as it reads: the rows of all pages, headings first. */
const csv = { method: 'GET', token: 'required', file: 'text/csv' } as const;
const csvText = z.string();

export const LINE_BET_SORTS = ['time', 'bet', 'win'] as const;
export const lineBetSort = z.enum(LINE_BET_SORTS);
export const lineBetState = z.enum(['settled', 'open', 'cancelled']);
const lineBetFilter = {
  ...lineFilter,
  scope: z._default(lineScope, 'team'),
  gameType: z.optional(gameType),
  state: z.optional(lineBetState),
  vassalage: z.optional(text(64)),
  sort: z._default(lineBetSort, 'time'),
};

/**
 * Rounds of a line over every product (R2.86, R11.04). A settled round stands on the day of its
 * settlement, as it does in the figures; one that waits stands on the day of its bet.
 */
export const lineBets = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamBets',
  token: 'required',
  request: z.object({ ...lineBetFilter, ...linePage }),
  response: z.object({
    ...lineAnswer,
    list: z.array(z.extend(betOrder, { account: z.string(), nickname: z.string() })),
    /**
     * Over everything found. What a bet that is open or cancelled comes to is not counted, nor is the
     * stake of a cancelled one where others are asked for as well.
     */
    totals: z.object({
      betAmount: money,
      validBetAmount: money,
      winAmount: money,
      profitAndLoss: money,
    }),
    /** Vendors to choose from. */
    vendors: z.array(z.object({ vassalage: z.string(), name: z.string() })),
  }),
});
export type LineBets = z.infer<typeof lineBets.response>;

export const lineBetsExport = endpoint({
  ...csv,
  path: '/wps/relay/ODSFE2_exportTeamBets',
  request: z.object({ ...lineBetFilter, descending: linePage.descending }),
  response: csvText,
});

export const LINE_RESULT_SORTS = ['account', ...LINE_FIGURES] as const;
export const lineResultSort = z.enum(LINE_RESULT_SORTS);
const lineResultFilter = {
  ...lineFilter,
  /** Rows of branches (somebody right below with all below) or of each member of the line. */
  by: z._default(z.enum(['branch', 'member']), 'branch'),
  sort: z._default(lineResultSort, 'validBets'),
};

/** Profit and loss of a line (R2.87, R11.05): `totals` = `own` + the rows of all pages. */
export const lineResults = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamProfitLoss',
  token: 'required',
  request: z.object({ ...lineResultFilter, ...linePage }),
  response: z.object({
    ...lineAnswer,
    /** From the caller down to whose line is shown. */
    path: z.array(person),
    own: lineFigures,
    totals: lineFigures,
    list: z.array(
      z.extend(person, {
        isAgent: z.boolean(),
        /** How far below the shown account. */
        level: z.number(),
        /** Accounts below it. */
        team: z.number(),
        figures: lineFigures,
      }),
    ),
  }),
});
export type LineResults = z.infer<typeof lineResults.response>;

export const lineResultsExport = endpoint({
  ...csv,
  path: '/wps/relay/ODSFE2_exportTeamProfitLoss',
  request: z.object({ ...lineResultFilter, descending: linePage.descending }),
  response: csvText,
});

/** Where an agent's income comes from; kinds of the journal. */
export const INCOME_SOURCES = [
  'dividend',
  'salary',
  'realtimeSalary',
  'rebate',
  'referral',
  'bonus',
  'transfer',
] as const;
export const incomeSource = z.enum(INCOME_SOURCES);
export type IncomeSource = z.infer<typeof incomeSource>;
export const LINE_MONEY_SORTS = ['time', 'amount'] as const;
export const lineMoneySort = z.enum(LINE_MONEY_SORTS);

const incomeFilter = {
  ...lineFilter,
  source: z.optional(incomeSource),
  sort: z._default(lineMoneySort, 'time'),
};

/** What an agent was paid, by source and day, and what is owed to it (R2.88, R11.06). */
export const agentIncome = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getAgentIncome',
  token: 'required',
  request: z.object({ ...incomeFilter, ...linePage }),
  response: z.object({
    ...lineAnswer,
    totals: z.object({ paid: money, owed: money }),
    /** Sources that came to something, the largest first. */
    sources: z.array(
      z.object({ source: incomeSource, receipts: z.number(), paid: money, owed: money }),
    ),
    /** Every day of the range, oldest first. */
    days: z.array(z.object({ day: calendarDay, paid: money })),
    list: z.array(
      z.object({
        txId: z.string(),
        source: incomeSource,
        sourceName: z.string(),
        time: timestamp,
        orderNo: z.string(),
        amount: money,
        remark: z.string(),
      }),
    ),
  }),
});
export type AgentIncome = z.infer<typeof agentIncome.response>;

export const agentIncomeExport = endpoint({
  ...csv,
  path: '/wps/relay/ODSFE2_exportAgentIncome',
  request: z.object({ ...incomeFilter, descending: linePage.descending }),
  response: csvText,
});

/** What stands in the transactions of people, `LineKind` of the gateway's journal. */
export const TRANSACTION_KINDS = [
  'bet',
  'win',
  'refund',
  'deposit',
  'withdrawal',
  'transfer',
  'bonus',
  'referral',
  'rebate',
  'salary',
  'realtimeSalary',
  'dividend',
  'adjustment',
] as const;
export const transactionKind = z.enum(TRANSACTION_KINDS);
/** Of a withdrawal that waits for its payment, or whose money came back; all else is done. */
export const transactionState = z.enum(['done', 'pending', 'returned']);
export type TransactionState = z.infer<typeof transactionState>;

const lineTransactionFilter = {
  ...lineFilter,
  scope: z._default(lineScope, 'team'),
  kind: z.optional(transactionKind),
  state: z.optional(transactionState),
  sort: z._default(lineMoneySort, 'time'),
};

/** Movements of the wallets of a line (R2.89, R11.07). */
export const lineTransactions = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamTransactions',
  token: 'required',
  request: z.object({ ...lineTransactionFilter, ...linePage }),
  response: z.object({
    ...lineAnswer,
    /** What came into the wallets, what left them (positive), and the difference. */
    totals: z.object({ in: money, out: money, net: money }),
    list: z.array(
      z.extend(person, {
        txId: z.string(),
        txType: z.string(),
        txTypeName: z.string(),
        time: timestamp,
        orderNo: z.string(),
        amount: money,
        balanceAfter: money,
        remark: z.string(),
        state: transactionState,
      }),
    ),
  }),
});
export type LineTransactions = z.infer<typeof lineTransactions.response>;

export const lineTransactionsExport = endpoint({
  ...csv,
  path: '/wps/relay/ODSFE2_exportTeamTransactions',
  request: z.object({ ...lineTransactionFilter, descending: linePage.descending }),
  response: csvText,
});

/** The days of the overview as a file (R11.01). */
export const teamDaysExport = endpoint({
  ...csv,
  path: '/wps/relay/ODSFE2_exportTeamDays',
  request: z.object(lineFilter),
  response: csvText,
});
