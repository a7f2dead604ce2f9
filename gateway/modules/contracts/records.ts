import type {
  CONTRACT_RECORD_SORTS,
  ContractRecord,
  ContractRecordState,
  ContractRecords,
  ContractSide,
} from '../../contract/contract-records.ts';
import type { ContractType } from '../../contract/contracts.ts';
import { accountCurrency } from '../../core/account-currency.ts';
import { type DayRange, dayText } from '../../core/calendar.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { accounts } from '../../database/schema/index.ts';
import { alias, type SQL, sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { type Order, orderBy, pageOf, rowsAfter } from '../agents/keyset.ts';
import { ACCOUNTS_A, lineNames } from '../agents/line-names.ts';
import { toMajor } from '../wallet/money.ts';

/** Selects periods by account, type, side, state, currency and days. */
export interface RecordsQuery extends DayRange {
  readonly accountId: number;
  readonly type: ContractType;
  readonly side: ContractSide;
  readonly state?: ContractRecordState | undefined;
  readonly currency: string;
}

/** Page and order of the records. */
export interface RecordsPage {
  readonly sort: (typeof CONTRACT_RECORD_SORTS)[number];
  readonly descending: boolean;
  readonly cursor?: string | undefined;
  readonly pageSize: number;
}

interface RecordRow {
  readonly id: number;
  readonly sortValue: number;
  readonly contractId: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly day: number;
  readonly account: string;
  readonly nickname: string;
  readonly payerAccount: string | null;
  readonly payerNickname: string | null;
  readonly bets: number;
  readonly validBets: number;
  readonly wins: number;
  readonly bonuses: number;
  readonly activeMembers: number;
  readonly tierBets: number;
  readonly tier: number;
  readonly rate: number;
  readonly missingMembers: number;
  readonly missingBets: number;
  readonly carriedIn: number;
  readonly carriedOut: number;
  readonly amount: number;
  readonly paid: number;
  readonly state: ContractRecordState;
  readonly paidAt: number | null;
}

function recordView(
  row: RecordRow,
  { type, currency }: RecordsQuery,
  agent: ContractRecord['agent'],
): ContractRecord {
  const major = (minor: number) => toMajor(minor, currency);
  const { payerAccount, payerNickname } = row;
  return {
    recordId: row.id,
    contractId: row.contractId,
    type,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    day: dayText(row.day),
    agent,
    ...(payerAccount !== null && {
      payer: { account: payerAccount, nickname: payerNickname ?? payerAccount },
    }),
    bets: major(row.bets),
    validBets: major(row.validBets),
    wins: major(row.wins),
    bonuses: major(row.bonuses),
    houseWin: major(row.bets - row.wins - row.bonuses),
    activeMembers: row.activeMembers,
    tierBets: major(row.tierBets),
    tier: row.tier,
    rate: row.rate,
    ...(row.tier === 0 && {
      missing: { activeMembers: row.missingMembers, betAmount: major(row.missingBets) },
    }),
    carriedIn: major(row.carriedIn),
    carriedOut: major(row.carriedOut),
    amount: major(row.amount),
    paid: major(row.paid),
    state: row.state,
    ...(row.paidAt !== null && { paidAt: row.paidAt }),
  };
}

const payers = alias(accounts, 'u');

/** Returns the condition for periods of one type and side in a range of days. */
function conditionOf({ side, accountId, type, currency, from, until, state }: RecordsQuery): SQL {
  const parts = [
    side === 'received' ? sql`p.agent_id = ${accountId}` : sql`p.payer_id = ${accountId}`,
    sql`p.type = ${type}`,
    sql`p.currency = ${currency}`,
    sql`p.day between ${from} and ${until}`,
  ];
  if (state) parts.push(sql`p.state = ${state}`);
  return sql.join(parts, sql` and `);
}

/**
 * Returns one page of the periods that an account received or paid, without their totals (R11.11).
 * @throws {GatewayError} request_param_err for an invalid cursor
 */
export async function recordsPage(
  db: Database,
  query: RecordsQuery,
  { sort, descending, cursor, pageSize }: RecordsPage,
): Promise<Pick<ContractRecords, 'list' | 'next'>> {
  const order: Order = {
    value: sort === 'time' ? sql`p.ends_at` : sql`p.amount`,
    type: 'number',
    id: sql`p.id`,
    descending,
  };
  const names = await lineNames(db, query.accountId);
  const agent = names.of(ACCOUNTS_A);
  const payer = names.of(payers);
  const found = rowsOf<RecordRow>(
    await db.execute(sql`
      select p.id, (${order.value})::float8 as "sortValue", p.contract_id as "contractId",
        p.starts_at::float8 as "startsAt", p.ends_at::float8 as "endsAt", p.day,
        ${agent.account} as account, ${agent.nickname} as nickname,
        ${payer.account} as "payerAccount", ${payer.nickname} as "payerNickname",
        p.bets::float8 as bets, p.valid_bets::float8 as "validBets", p.wins::float8 as wins,
        p.bonuses::float8 as bonuses, p.active_members as "activeMembers",
        p.tier_bets::float8 as "tierBets", p.tier, p.rate,
        p.missing_members as "missingMembers", p.missing_bets::float8 as "missingBets",
        p.carried_in::float8 as "carriedIn", p.carried_out::float8 as "carriedOut",
        p.amount::float8 as amount, p.paid::float8 as paid, p.state,
        p.paid_at::float8 as "paidAt"
      from contract_periods p
      join accounts a on a.id = p.agent_id
      left join accounts u on u.id = p.payer_id
      where ${conditionOf(query)} and ${rowsAfter(order, cursor)}
      order by ${orderBy(order)}
      limit ${pageSize + 1}`),
  );
  const { rows, next } = pageOf(found, pageSize);
  return {
    list: rows.map((row) => {
      // The receiver sees its own nickname.
      const nickname = query.side === 'received' ? row.nickname : names.nicknameOf(row);
      return recordView(row, query, { account: row.account, nickname });
    }),
    ...(next && { next }),
  };
}

/** Returns sums over all matching periods. */
export async function recordTotals(
  db: Database,
  query: RecordsQuery,
): Promise<Pick<ContractRecords, 'total' | 'totals'>> {
  const [sums] = rowsOf<
    Record<'count' | 'bets' | 'validBets' | 'wins' | 'bonuses' | 'amount' | 'paid', number>
  >(
    await db.execute(sql`
      select count(*)::float8 as count, coalesce(sum(p.bets), 0)::float8 as bets,
        coalesce(sum(p.valid_bets), 0)::float8 as "validBets",
        coalesce(sum(p.wins), 0)::float8 as wins, coalesce(sum(p.bonuses), 0)::float8 as bonuses,
        coalesce(sum(p.amount), 0)::float8 as amount, coalesce(sum(p.paid), 0)::float8 as paid
      from contract_periods p where ${conditionOf(query)}`),
  );
  if (!sums) throw new Error('Periods were not counted.');
  const major = (minor: number) => toMajor(minor, query.currency);
  return {
    total: sums.count,
    totals: {
      bets: major(sums.bets),
      validBets: major(sums.validBets),
      wins: major(sums.wins),
      bonuses: major(sums.bonuses),
      houseWin: major(sums.bets - sums.wins - sums.bonuses),
      amount: major(sums.amount),
      paid: major(sums.paid),
      owed: major(sums.amount - sums.paid),
    },
  };
}

/**
 * Returns the currencies in which an account has contracts of a type on a side, its own first: it is
 * paid in its own currency, and pays each agent right below it in that agent's.
 */
export async function recordCurrencies(
  db: Database,
  { accountId, type, side }: Pick<RecordsQuery, 'accountId' | 'type' | 'side'>,
): Promise<readonly string[]> {
  const own = await accountCurrency(db, accountId);
  if (side === 'received') return [own];
  const rows = rowsOf<{ currency: string }>(
    await db.execute(sql`
      select distinct a.currency from agent_contracts c join accounts a on a.id = c.agent_id
      where c.upline_id = ${accountId} and c.type = ${type} and a.currency <> ${own}
      order by a.currency`),
  );
  return [own, ...rows.map(({ currency }) => currency)];
}
