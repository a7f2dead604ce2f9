import * as z from 'zod/mini';
import { GAME_TYPES, type GameType, gameType } from '../../contract/fields.ts';
import type { Language } from '../../contract/languages.ts';
import type { LineBets, lineBetSort, lineBetState } from '../../contract/line-records.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { isEnabled } from '../../core/merchant-settings.ts';
import { inLanguage } from '../../core/translated.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { vendors } from '../../database/schema/games.ts';
import { sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { type Order, orderBy, orderForTotal, pageOf, rowsAfter } from '../agents/keyset.ts';
import { ACCOUNTS_A } from '../agents/line-names.ts';
import { type RecordSums, recordSums } from '../agents/record-sums.ts';
import { betOrderView } from '../records/bet-orders.ts';
import { toMajor } from '../wallet/money.ts';
import { type LineQuery, lineJoin, lineQuery, type RowsQuery } from './line-query.ts';

export interface BetsQuery extends LineQuery {
  readonly gameType?: GameType | undefined;
  readonly state?: z.infer<typeof lineBetState> | undefined;
  readonly vassalage?: string | undefined;
}
export type BetsPage = RowsQuery<z.infer<typeof lineBetSort>>;

/**
 * Parses the filter for the bets of a line.
 * @throws {GatewayError} function.not.available if the merchant has disabled team betting (R6.07);
 * those of `lineQuery`
 */
export async function betsQuery<Filter extends Parameters<typeof lineQuery>[2]>(
  gateway: Gateway,
  session: Session,
  filter: Filter,
) {
  const query = await lineQuery(gateway, session, filter);
  if (!(await isEnabled(gateway.db, 'TEAMBETTING3'))) {
    throw new GatewayError('function.not.available');
  }
  return { ...filter, ...query };
}

/**
 * The time at which a round counts: its settlement if it is settled, as in the figures. An index begins
 * with this expression.
 */
const COUNTED = sql`coalesce(r.settled_at, r.created_at)`;
const SORT_VALUES = { time: COUNTED, bet: sql`r.bet`, win: sql`r.win` } as const;

/** Returns the conditions for the real-money rounds that match a filter. */
function conditionsOf(query: BetsQuery) {
  const { currency, times, gameType: game, state, vassalage } = query;
  const members = lineJoin(query, { account: sql`r.account_id`, at: COUNTED });
  const parts = [
    sql`w.kind in ('main', 'vendor')`,
    sql`w.currency = ${currency}`,
    sql`${COUNTED} >= ${times.start}`,
    sql`${COUNTED} < ${times.end}`,
    members.where,
  ];
  if (game) parts.push(sql`r.game_type = ${game}`);
  // A literal, so that PostgreSQL chooses the partial index of unsettled rounds.
  if (state) parts.push(sql.raw(`r.state = '${state}'`));
  if (state === 'open' || state === 'cancelled') parts.push(sql`r.state <> 'settled'`);
  if (vassalage) parts.push(sql`r.vassalage = ${vassalage}`);
  return {
    from: sql`game_rounds r join wallets w on w.id = r.wallet_id ${members.join}`,
    where: sql.join(parts, sql` and `),
  };
}

interface BetRow {
  readonly id: number;
  readonly sortValue: number;
  readonly account: string;
  readonly nickname: string;
  readonly orderNo: string;
  readonly gameName: string;
  readonly vassalage: string;
  readonly vendorName: string;
  readonly gameType: string;
  readonly bet: number;
  readonly validBet: number;
  readonly win: number;
  readonly jackpot: number;
  readonly state: 'settled' | 'open' | 'cancelled';
  readonly createdAt: number;
  readonly settledAt: number | null;
}

/**
 * Returns one page of the rounds of a line, without its totals.
 * @throws {GatewayError} request_param_err for an invalid cursor
 */
export async function betsPage(
  db: Database,
  query: BetsQuery,
  page: BetsPage,
): Promise<Pick<LineBets, 'list' | 'next'>> {
  const sorted: Order = {
    value: SORT_VALUES[page.sort],
    type: 'number',
    id: sql`r.id`,
    descending: page.descending,
  };
  const order = orderForTotal(sorted, page.total);
  const { from, where } = conditionsOf(query);
  const { names } = query;
  const shown = names.of(ACCOUNTS_A);
  const direction = sql.raw(page.descending ? 'desc' : 'asc');
  const rows = rowsOf<BetRow>(
    await db.execute(sql`
      select page.*, ${shown.account} as account, ${shown.nickname} as nickname from (
        select r.id::float8 as id, ${order.value}::float8 as "sortValue", r.account_id,
          r.order_no as "orderNo", r.game_name as "gameName", r.vassalage,
          r.vendor_name as "vendorName", r.game_type as "gameType", r.bet::float8 as bet,
          r.valid_bet::float8 as "validBet", r.win::float8 as win,
          r.jackpot::float8 as jackpot, r.state,
          r.created_at::float8 as "createdAt", r.settled_at::float8 as "settledAt"
        from ${from} where ${where} and ${rowsAfter(order, page.cursor)}
        order by ${orderBy(order)} limit ${page.pageSize + 1}
      ) as page join accounts a on a.id = page.account_id
      order by page."sortValue" ${direction}, page.id ${direction}`),
  );
  const { rows: onPage, next } = pageOf(rows, page.pageSize);
  return {
    list: onPage.map((row) => ({
      ...betOrderView({ ...row, gameType: z.parse(gameType, row.gameType) }, query.currency),
      account: row.account,
      nickname: names.nicknameOf(row),
    })),
    ...(next && { next }),
  };
}

/** Sums the unsettled rounds, which are not in the figures; there are few of them at any time. */
async function unsettledSums(db: Database, query: BetsQuery) {
  const { from, where } = conditionsOf(query);
  // A cancelled bet does not count, unless the filter selects cancelled bets.
  const isBet = query.state === 'cancelled' ? sql`true` : sql`r.state <> 'cancelled'`;
  const [row] = rowsOf<Pick<RecordSums, 'entries' | 'bets' | 'wins'>>(
    await db.execute(sql`
      select count(*)::float8 as entries,
        coalesce(sum(r.bet) filter (where ${isBet}), 0)::float8 as bets,
        coalesce(sum(r.win), 0)::float8 as wins
      from ${from} where ${where} and r.state <> 'settled'`),
  );
  return row;
}

/**
 * Returns totals of all matching rounds, in minor units: settled ones from the figures, the others from
 * the rounds themselves.
 */
export async function betTotals(db: Database, query: BetsQuery) {
  const { line, currency, range, scope, state } = query;
  const [settled, others] = await Promise.all([
    state === undefined || state === 'settled'
      ? recordSums(
          db,
          { agentId: line.id, currency, ...range },
          {
            scope,
            items: query.gameType ? [query.gameType] : GAME_TYPES,
            vendor: query.vassalage,
          },
        )
      : undefined,
    state === 'settled' ? undefined : unsettledSums(db, query),
  ]);
  const major = (minor: number) => toMajor(minor, currency);
  const bets = settled?.bets ?? 0;
  const wins = settled?.wins ?? 0;
  return {
    total: (settled?.entries ?? 0) + (others?.entries ?? 0),
    totals: {
      betAmount: major(bets + (others?.bets ?? 0)),
      validBetAmount: major(settled?.validBets ?? 0),
      winAmount: major(wins + (others?.wins ?? 0)),
      profitAndLoss: major(wins - bets),
    },
  };
}

/** Returns the vendors by name, for the filter. */
export async function vendorChoices(
  db: Database,
  language: Language,
): Promise<LineBets['vendors']> {
  const rows = await db.select().from(vendors);
  return rows
    .map(({ vassalage, name }) => ({ vassalage, name: inLanguage(name, language) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
