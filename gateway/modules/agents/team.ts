import { AGENT_TYPES } from '../../contract/account-types.ts';
import {
  type AccountState,
  DORMANT_DAYS,
  type TEAM_LOGINS,
  type TeamList,
  type TeamSort,
} from '../../contract/agents.ts';
import { DAY } from '../../contract/durations.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { type SQL, sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { minorPerHundredth } from '../wallet/minor-per-hundredth.ts';
import { currencyView, toMajor } from '../wallet/money.ts';
import { type Order, orderBy, pageOf, rowsAfter } from './keyset.ts';
import { type LineAccount, linePath } from './line-account.ts';
import { ACCOUNTS_A, type LineNames, lineNames } from './line-names.ts';
import { rateOf } from './rates.ts';

export interface TeamQuery {
  readonly search?: string | undefined;
  readonly kind?: 'agent' | 'member' | undefined;
  /** Levels below the displayed account; defaults to right below if there is no search either. */
  readonly level?: number | undefined;
  /** A day of the merchant's calendar, in days since 1970-01-01. */
  readonly registeredFrom?: number | undefined;
  readonly lastLogin?: (typeof TEAM_LOGINS)[number] | undefined;
  readonly state?: AccountState | undefined;
  readonly balance?: 'some' | 'none' | undefined;
  /** The caller, whose notes are included and who determines the visible names. */
  readonly callerId: number;
  /** Current time, by which days ago are counted. */
  readonly now: number;
  readonly sort: TeamSort;
  readonly descending: boolean;
  readonly cursor?: string | undefined;
  readonly pageSize: number;
}

/** Balance of the main wallet and the vendor wallets, which most merchants do not have. */
const BALANCE = sql`(coalesce(w.balance, 0) + coalesce(v.balance, 0))`;

/**
 * A balance by its worth in games, comparable across currencies: in hundredths of a hundredth of the
 * catalogue's unit (as small as a dong), as an integer for the cursor.
 */
const BALANCE_IN_PLAY = sql`(${BALANCE} * 100 / ${minorPerHundredth(sql`a.currency`)})::bigint`;

/** Sort values of the rows; the id breaks ties. */
const SORT_VALUES: Readonly<Record<Exclude<TeamSort, 'account'>, SQL>> = {
  registered: sql`a.created_at`,
  lastLogin: sql`coalesce(a.last_login_at, 0)`,
  balance: BALANCE_IN_PLAY,
};

interface TeamRow {
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly currency: string;
  readonly level: number;
  readonly direct: number;
  readonly team: number;
  readonly balance: number;
  readonly uplineId: number | null;
  readonly rate: number;
  readonly note: string | null;
  readonly registeredAt: number;
  readonly lastLoginAt: number | null;
  readonly sortValue: string | number;
}

/** Returns the condition that the last login was that many days ago. */
function lastLoginCondition(within: (typeof TEAM_LOGINS)[number], now: number): SQL {
  if (within === 'never') return sql`a.last_login_at is null`;
  if (within === 'longer') return sql`a.last_login_at < ${now - 30 * DAY}`;
  return sql`a.last_login_at >= ${now - Number(within) * DAY}`;
}

/** Returns the SQL condition that corresponds to `stateOf`. */
function stateCondition(state: AccountState, now: number): SQL {
  if (state === 'new') return sql`a.last_login_at is null`;
  const compare = sql.raw(state === 'dormant' ? '<' : '>=');
  return sql`a.last_login_at ${compare} ${now - DORMANT_DAYS * DAY}`;
}

function conditions(root: LineAccount, query: TeamQuery, names: LineNames): SQL {
  const { search = '', kind, level } = query;
  const agentTypes = sql`(${sql.join(
    AGENT_TYPES.map((type) => sql`${type}`),
    sql`, `,
  )})`;
  const parts = [sql`l.ancestor_id = ${root.id}`, sql`l.depth > 0`, sql`l.until_day is null`];
  if (level !== undefined) parts.push(sql`l.depth = ${level}`);
  else if (search === '') parts.push(sql`l.depth = 1`);
  if (search !== '') parts.push(names.startsWith(ACCOUNTS_A, search));
  if (kind === 'agent') parts.push(sql`a.type in ${agentTypes}`);
  if (kind === 'member') parts.push(sql`a.type not in ${agentTypes}`);
  if (query.registeredFrom !== undefined) {
    parts.push(sql`merchant_day(a.created_at) >= ${query.registeredFrom}`);
  }
  if (query.lastLogin) parts.push(lastLoginCondition(query.lastLogin, query.now));
  if (query.state) parts.push(stateCondition(query.state, query.now));
  if (query.balance) {
    const compare = sql.raw(query.balance === 'some' ? '>' : '=');
    parts.push(sql`${BALANCE} ${compare} 0`);
  }
  return sql.join(parts, sql` and `);
}

const FROM = sql`from account_lines l
  join accounts a on a.id = l.descendant_id
  left join wallets w on w.account_id = a.id and w.kind = 'main' and w.currency = a.currency
  left join lateral (
    select sum(x.balance) as balance from wallets x
    where x.account_id = a.id and x.kind = 'vendor' and x.currency = a.currency
  ) v on true`;
const below = (condition: SQL) =>
  sql`(select count(*)::float8 from account_lines b
    where b.ancestor_id = page.id and b.until_day is null and ${condition})`;

/** Returns the activity state of an account by its last login. @param now milliseconds */
function stateOf(lastLoginAt: number | null, now: number): AccountState {
  if (lastLoginAt === null) return 'new';
  return now - lastLoginAt > DORMANT_DAYS * DAY ? 'dormant' : 'active';
}

/**
 * Returns one page of the accounts below an account of the caller's line, without the total.
 * @throws {GatewayError} request_param_err for an invalid cursor
 */
export async function teamPage(
  db: Database,
  shown: LineAccount,
  query: TeamQuery,
): Promise<Pick<TeamList, 'list' | 'next'>> {
  const names = await lineNames(db, query.callerId);
  const { account, nickname } = names.of(ACCOUNTS_A);
  const value = query.sort === 'account' ? account : SORT_VALUES[query.sort];
  const order: Order = {
    value,
    type: query.sort === 'account' ? 'text' : 'number',
    id: sql`a.id`,
    descending: query.descending,
  };
  const rows = rowsOf<TeamRow>(
    await db.execute(sql`
      select page.*,
        (select n.note from line_notes n where n.account_id = page.id and n.agent_id = ${query.callerId}) as note,
        ${below(sql`b.depth = 1`)} as direct, ${below(sql`b.depth > 0`)} as team
      from (
        select a.id, ${account} as account, ${nickname} as nickname, a.type, a.currency,
          l.depth as level,
          ${BALANCE}::float8 as balance, a.created_at::float8 as "registeredAt",
          a.last_login_at::float8 as "lastLoginAt", a.upline_id as "uplineId", a.rate,
          ${query.sort === 'account' ? value : sql`${value}::float8`} as "sortValue"
        ${FROM} where ${conditions(shown, query, names)} and ${rowsAfter(order, query.cursor)}
        order by ${orderBy(order)}
        limit ${query.pageSize + 1}
      ) as page`),
  );
  const settings = await readSettings(db);
  const page = pageOf(rows, query.pageSize);
  return {
    list: page.rows.map((row) => ({
      account: row.account,
      nickname: names.nicknameOf(row),
      isAgent: AGENT_TYPES.includes(row.type),
      level: row.level,
      isDirect: row.uplineId === query.callerId,
      direct: row.direct,
      team: row.team,
      balance: toMajor(row.balance, row.currency),
      currency: row.currency,
      ...currencyView(row.currency),
      rate: rateOf(row, settings),
      ...(row.note !== null && { note: row.note }),
      state: stateOf(row.lastLoginAt, query.now),
      registeredAt: row.registeredAt,
      ...(row.lastLoginAt !== null && { lastLoginAt: row.lastLoginAt }),
    })),
    ...(page.next && { next: page.next }),
  };
}

/**
 * Returns one page of the accounts below an account of the caller's line, with the total (R11.03).
 * @throws {GatewayError} request_param_err for an invalid cursor
 */
export async function teamList(
  db: Database,
  shown: LineAccount,
  query: TeamQuery,
): Promise<TeamList> {
  const page = await teamPage(db, shown, query);
  const names = await lineNames(db, query.callerId);
  const [counted] = rowsOf<{ total: number }>(
    await db.execute(
      sql`select count(*)::float8 as total ${FROM} where ${conditions(shown, query, names)}`,
    ),
  );
  return {
    path: [...(await linePath(db, query.callerId, shown))],
    total: counted?.total ?? 0,
    ...page,
  };
}
