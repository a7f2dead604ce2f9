import * as z from 'zod/mini';
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

/** Maximum number of days in one request: a leap year. */
export const MAX_RANGE_DAYS = 366;

/** A day range (both days included) and whose line; the caller's own where `account` is absent. */
const lineRange = {
  from: calendarDay,
  until: calendarDay,
  account: z.optional(text(64)),
  /** The caller's own currency where absent. */
  currency: z.optional(text(8)),
};

/** The figures of a line in a range of days, major units (R11.01). */
export const LINE_FIGURES = [
  'deposits',
  'withdrawals',
  'bets',
  'validBets',
  'wins',
  'bonuses',
  'rebates',
  /** Salaries and dividends that agents of the line were paid. */
  'salaries',
  /** The members' result: wins less bets, with bonuses, rebates and salaries. */
  'net',
] as const;
export type LineFigure = (typeof LINE_FIGURES)[number];
export const lineFigures = z.object({
  deposits: money,
  withdrawals: money,
  bets: money,
  validBets: money,
  wins: money,
  bonuses: money,
  rebates: money,
  salaries: money,
  net: money,
});
export type LineFigures = z.infer<typeof lineFigures>;

const lineMembers = z.object({
  total: z.number(),
  registrations: z.number(),
  firstDeposits: z.number(),
  active: z.number(),
});
/** How a line names somebody; the nickname is masked where the merchant hides names (R11.15). */
export const person = z.object({ account: z.string(), nickname: z.string() });

/** The overview of a line: sums, people, trend, branches and products of a range (R2.83, R11.01). */
export const teamOverview = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamOverviewSum',
  token: 'required',
  request: z.object(lineRange),
  response: z.object({
    /** From the caller down to whose line is shown. */
    path: z.array(person),
    currency: z.string(),
    currencySymbol: z.string(),
    decimals: currencyDecimals,
    /** Currencies in which somebody of the line holds a wallet. */
    currencies: z.array(z.string()),
    /** The merchant's day that runs, and where its days begin (IANA name). */
    today: calendarDay,
    timeZone: z.string(),
    /** The days before the range, as many as it has: what changes are measured by. */
    previousFrom: calendarDay,
    previousUntil: calendarDay,
    /** At the end of the range, or now where it is not over, and when it began. */
    balance: z.object({ now: money, before: money }),
    figures: lineFigures,
    previous: lineFigures,
    members: lineMembers,
    previousMembers: lineMembers,
    /** People below who were seen in the last minutes. */
    online: z.number(),
    /** Every day of the range, oldest first. */
    days: z.array(z.extend(lineFigures, { day: calendarDay })),
    /** The ten branches with the most valid bets, and what the rest of the line and the agent did. */
    branches: z.array(z.extend(lineFigures, { account: z.string(), nickname: z.string() })),
    otherBranches: lineFigures,
    own: lineFigures,
    products: z.array(
      z.object({ gameType, rounds: z.number(), bets: money, validBets: money, wins: money }),
    ),
  }),
});
export type TeamOverview = z.infer<typeof teamOverview.response>;

/** `new` has never logged in; `dormant` has not logged in for `DORMANT_DAYS`. */
export const ACCOUNT_STATES = ['new', 'active', 'dormant'] as const;
export const accountState = z.enum(ACCOUNT_STATES);
export type AccountState = z.infer<typeof accountState>;
export const DORMANT_DAYS = 30;

/** How many days ago an account may have logged in last; `never` is who has not yet. */
export const TEAM_LOGINS = ['1', '7', '30', 'longer', 'never'] as const;

export const TEAM_SORTS = ['account', 'registered', 'lastLogin', 'balance'] as const;
export const teamSort = z.enum(TEAM_SORTS);
export type TeamSort = z.infer<typeof teamSort>;

const teamFilter = {
  account: z.optional(text(64)),
  search: z.optional(text(64)),
  kind: z.optional(z.enum(['agent', 'member'])),
  /** How far below: 1 is right below. */
  level: z.optional(whole(1, 1000)),
  /** Registered on or after this day of the merchant's calendar. */
  registeredFrom: z.optional(calendarDay),
  lastLogin: z.optional(z.enum(TEAM_LOGINS)),
  state: z.optional(accountState),
  /** Whether something is in the wallet. */
  balance: z.optional(z.enum(['some', 'none'])),
  sort: z._default(teamSort, 'account'),
  descending: z.optional(z.enum(['true', 'false'])),
};

/**
 * The accounts right below somebody, or with `search` those of the whole line whose name begins so
 * (R2.85, R11.03). Pages follow each other by `cursor`, so that the last costs what the first does.
 */
export const teamMembersList = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamMembers',
  token: 'required',
  request: z.object({
    ...teamFilter,
    cursor: z.optional(text(255)),
    pageSize: z._default(whole(1, 100), 20),
  }),
  response: z.object({
    /** From the caller down to whose line is shown. */
    path: z.array(person),
    list: z.array(
      z.extend(person, {
        isAgent: z.boolean(),
        /** Below whose line is shown. */
        level: z.number(),
        /** Right below the caller: who may be offered a contract. */
        isDirect: z.boolean(),
        /** Accounts right below, and all below. */
        direct: z.number(),
        team: z.number(),
        balance: money,
        currency: z.string(),
        currencySymbol: z.string(),
        decimals: currencyDecimals,
        /** Rebate rate, basis points. */
        rate: z.number(),
        /** What the caller noted of the account. */
        note: z.optional(z.string()),
        state: accountState,
        registeredAt: timestamp,
        lastLoginAt: z.optional(timestamp),
      }),
    ),
    total: z.number(),
    /** Absent on the last page. */
    next: z.optional(z.string()),
  }),
});
export type TeamList = z.infer<typeof teamMembersList.response>;

/** The same rows of all pages as a file. */
export const teamMembersExport = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_exportTeamMembers',
  token: 'required',
  file: 'text/csv',
  request: z.object(teamFilter),
  response: z.string(),
});
