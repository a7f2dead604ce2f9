import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type {
  ContractRecord,
  ContractRecordState,
  ContractRecords,
  ContractSide,
} from '../../contract/contract-records.ts';
import type { ContractType } from '../../contract/contracts.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { rowsOf } from '../../database/rows-of.ts';
import type { Database } from '../../database/types.ts';
import { dayText } from '../agents/calendar.ts';
import type { DayRange } from '../agents/figures.ts';
import { currencyView, toMajor } from '../wallet/money.ts';
import { currencyOf } from './views.ts';

export interface RecordsQuery extends DayRange {
  readonly accountId: number;
  readonly type: ContractType;
  readonly side: ContractSide;
  readonly state?: ContractRecordState | undefined;
  readonly currency?: string | undefined;
  readonly cursor?: string | undefined;
  readonly pageSize: number;
}

/** Where the next page begins: end and id of the last row. */
const cursorShape = z.tuple([z.int(), z.int()]);

function readCursor(cursor: string): z.infer<typeof cursorShape> {
  try {
    return z.parse(cursorShape, JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new GatewayError('request_param_err', 'The cursor is not one of ours.', {
      fields: { cursor: 'cursor_invalid' },
    });
  }
}
const writeCursor = (row: RecordRow): string =>
  Buffer.from(JSON.stringify([row.endsAt, row.id])).toString('base64url');

interface RecordRow {
  readonly id: number;
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

function recordView(row: RecordRow, type: ContractType, currency: string): ContractRecord {
  const major = (minor: number) => toMajor(minor, currency);
  const { payerAccount, payerNickname } = row;
  return {
    recordId: row.id,
    contractId: row.contractId,
    type,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    day: dayText(row.day),
    agent: { account: row.account, nickname: row.nickname },
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

/** Periods of one type in a range of days, of one side; of the party's whole history where absent. */
function conditionOf(query: RecordsQuery, currency: string): SQL {
  const parts = [
    query.side === 'received'
      ? sql`p.agent_id = ${query.accountId}`
      : sql`p.payer_id = ${query.accountId}`,
    sql`p.type = ${query.type}`,
    sql`p.currency = ${currency}`,
    sql`p.day between ${query.from} and ${query.until}`,
  ];
  if (query.state) parts.push(sql`p.state = ${query.state}`);
  return sql.join(parts, sql` and `);
}

/**
 * One page of the periods that an account received or paid out, newest first, and the totals of
 * everything found (R11.11).
 * @throws {GatewayError} request_param_err for a cursor that is none
 */
export async function recordsOf(db: Database, query: RecordsQuery): Promise<ContractRecords> {
  const own = await currencyOf(db, query.accountId);
  const currency = query.currency || own;
  const where = conditionOf(query, currency);
  const cursor = query.cursor ? readCursor(query.cursor) : undefined;
  const after = cursor
    ? sql`(p.ends_at, p.id) < (${cursor[0]}::bigint, ${cursor[1]}::integer)`
    : sql`true`;
  const rows = rowsOf<RecordRow>(
    await db.execute(sql`
      select p.id, p.contract_id as "contractId", p.starts_at::float8 as "startsAt",
        p.ends_at::float8 as "endsAt", p.day, a.username as account, a.nickname,
        u.username as "payerAccount", u.nickname as "payerNickname",
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
      where ${where} and ${after}
      order by p.ends_at desc, p.id desc
      limit ${query.pageSize + 1}`),
  );
  const [sums] = rowsOf<
    Record<'count' | 'bets' | 'validBets' | 'wins' | 'bonuses' | 'amount' | 'paid', number>
  >(
    await db.execute(sql`
      select count(*)::float8 as count, coalesce(sum(p.bets), 0)::float8 as bets,
        coalesce(sum(p.valid_bets), 0)::float8 as "validBets",
        coalesce(sum(p.wins), 0)::float8 as wins, coalesce(sum(p.bonuses), 0)::float8 as bonuses,
        coalesce(sum(p.amount), 0)::float8 as amount, coalesce(sum(p.paid), 0)::float8 as paid
      from contract_periods p where ${where}`),
  );
  if (!sums) throw new Error('Periods were not counted.');
  const major = (minor: number) => toMajor(minor, currency);
  const page = rows.slice(0, query.pageSize);
  const last = page.at(-1);
  return {
    currency,
    ...currencyView(currency),
    list: page.map((row) => recordView(row, query.type, currency)),
    totals: {
      count: sums.count,
      bets: major(sums.bets),
      validBets: major(sums.validBets),
      wins: major(sums.wins),
      bonuses: major(sums.bonuses),
      houseWin: major(sums.bets - sums.wins - sums.bonuses),
      amount: major(sums.amount),
      paid: major(sums.paid),
      owed: major(sums.amount - sums.paid),
    },
    ...(rows.length > query.pageSize && last && { next: writeCursor(last) }),
  };
}
