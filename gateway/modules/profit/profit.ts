import * as z from 'zod/mini';
import { gameType } from '../../contract/fields.ts';
import type { PersonalProfit } from '../../contract/member-pages.ts';
import { gameRounds, journalLines, wallets } from '../../database/schema/index.ts';
import { and, between, count, eq, inArray, ne, type SQL, sql, sum } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { accountBalance } from '../wallet/balance.ts';
import { toMajor } from '../wallet/money.ts';

export interface ProfitQuery {
  readonly accountId: number;
  readonly startTime: number;
  readonly endTime: number;
  /** Time zone of the person's days. */
  readonly timeZone: string;
}

/** An open bet is money at stake and not lost yet. */
const profit = sql`sum(case when ${gameRounds.state} = 'settled' then ${gameRounds.win} - ${gameRounds.bet} else 0 end)`;
const sums = {
  rounds: count(),
  bet: sum(gameRounds.bet).mapWith(Number),
  validBet: sum(gameRounds.validBet).mapWith(Number),
  win: sum(gameRounds.win).mapWith(Number),
  profit: profit.mapWith(Number),
};

interface Sums {
  rounds: number;
  bet: number;
  validBet: number;
  win: number;
  profit: number;
}

/** Returns the sums of deposits and withdrawals. */
async function cashierSums(db: Database, query: ProfitQuery) {
  const rows = await db
    .select({ kind: journalLines.kind, sum: sum(journalLines.amount).mapWith(Number) })
    .from(journalLines)
    .innerJoin(wallets, eq(wallets.id, journalLines.walletId))
    .where(
      and(
        eq(wallets.accountId, query.accountId),
        inArray(journalLines.kind, ['deposit', 'withdrawal']),
        between(journalLines.createdAt, query.startTime, query.endTime),
      ),
    )
    .groupBy(journalLines.kind);
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.sum ?? 0;
  return { deposits: of('deposit'), withdrawals: of('withdrawal') };
}

/**
 * Returns the sums of a member's bets in a range, by product and by days of the member's time zone.
 */
export async function profitOf(db: Database, query: ProfitQuery): Promise<PersonalProfit> {
  const where = and(
    eq(gameRounds.accountId, query.accountId),
    between(gameRounds.createdAt, query.startTime, query.endTime),
    // Cancelled bets do not count.
    ne(gameRounds.state, 'cancelled'),
  );
  const { currency } = await accountBalance(db, query.accountId);
  const products = await db
    .select({ gameType: gameRounds.gameType, ...sums })
    .from(gameRounds)
    .where(where)
    .groupBy(gameRounds.gameType)
    .orderBy(sql`${profit} desc`);
  const day: SQL<string> = sql`((to_timestamp(${gameRounds.createdAt} / 1000.0)
    at time zone ${query.timeZone}::text)::date)::text`;
  const days = await db
    .select({ day, ...sums })
    .from(gameRounds)
    .where(where)
    // Grouped by position: an expression with a parameter would not be recognized as the selected
    // one.
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  const cashier = await cashierSums(db, query);
  const major = (minor: number) => toMajor(minor, currency);
  const amounts = (row: Sums) => ({
    rounds: row.rounds,
    betAmount: major(row.bet),
    validBetAmount: major(row.validBet),
    winAmount: major(row.win),
    profitAndLoss: major(row.profit),
  });
  const whole = products.reduce<Sums>(
    (total, row) => ({
      rounds: total.rounds + row.rounds,
      bet: total.bet + row.bet,
      validBet: total.validBet + row.validBet,
      win: total.win + row.win,
      profit: total.profit + row.profit,
    }),
    { rounds: 0, bet: 0, validBet: 0, win: 0, profit: 0 },
  );
  return {
    totals: {
      ...amounts(whole),
      deposits: major(cashier.deposits),
      // Withdrawals are negative in the journal and displayed as positive amounts.
      withdrawals: major(cashier.withdrawals === 0 ? 0 : -cashier.withdrawals),
    },
    products: products.map((row) => ({
      gameType: z.parse(gameType, row.gameType),
      ...amounts(row),
    })),
    days: days.map((row) => ({
      day: row.day,
      ...amounts(row),
    })),
  };
}
