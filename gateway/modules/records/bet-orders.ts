import * as z from 'zod/mini';
import { type GameType, gameType } from '../../contract/fields.ts';
import type { BetOrder, BetOrders } from '../../contract/wallet.ts';
import { gameRounds } from '../../database/schema/index.ts';
import { and, between, count, desc, eq, inArray, sql, sum } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { accountBalance } from '../wallet/balance.ts';
import { toMajor } from '../wallet/money.ts';
import { betLegs } from './bet-legs.ts';

export interface OrdersQuery {
  readonly accountId: number;
  readonly gameTypes: readonly GameType[];
  /** States to include; all if undefined. */
  readonly states?: readonly (typeof gameRounds.$inferSelect)['state'][] | undefined;
  readonly startTime: number;
  readonly endTime: number;
  readonly vassalage?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** The columns of a displayed round. */
type Round = Pick<
  typeof gameRounds.$inferSelect,
  | 'orderNo'
  | 'gameName'
  | 'vassalage'
  | 'vendorName'
  | 'bet'
  | 'validBet'
  | 'win'
  | 'jackpot'
  | 'state'
  | 'createdAt'
  | 'settledAt'
> &
  Partial<Pick<typeof gameRounds.$inferSelect, 'stake' | 'outcome'>> & {
    readonly gameType: GameType;
  };

/** Returns a round for records. An open bet has no loss yet. */
export function betOrderView(row: Round, currency: string): BetOrder {
  const major = (minor: number) => toMajor(minor, currency);
  const legs = betLegs(row.stake, row.outcome);
  return {
    orderNo: row.orderNo,
    betTime: row.createdAt,
    ...(row.settledAt !== null && { settleTime: row.settledAt }),
    gameName: row.gameName,
    vassalage: row.vassalage,
    vendorName: row.vendorName,
    gameType: row.gameType,
    betAmount: major(row.bet),
    validBetAmount: major(row.validBet),
    winAmount: major(row.win),
    ...(row.jackpot > 0 && { jackpotAmount: major(row.jackpot) }),
    profitAndLoss: row.state === 'settled' ? major(row.win - row.bet) : 0,
    status: row.state,
    ...(legs && { legs }),
  };
}

/** Returns one page of the bets of a product, newest first, with the totals of the whole range. */
export async function betOrders(db: Database, query: OrdersQuery): Promise<BetOrders> {
  const { accountId, gameTypes, states, startTime, endTime, vassalage, pageNo, pageSize } = query;
  const where = and(
    eq(gameRounds.accountId, accountId),
    inArray(gameRounds.gameType, [...gameTypes]),
    states ? inArray(gameRounds.state, [...states]) : undefined,
    between(gameRounds.createdAt, startTime, endTime),
    vassalage ? eq(gameRounds.vassalage, vassalage) : undefined,
  );
  const [{ currency }, [totals], rows] = await Promise.all([
    accountBalance(db, accountId),
    db
      .select({
        count: count(),
        // Cancelled bets do not count.
        bet: sql`sum(${gameRounds.bet}) filter (where ${gameRounds.state} <> 'cancelled')`.mapWith(
          Number,
        ),
        validBet: sum(gameRounds.validBet).mapWith(Number),
        win: sum(gameRounds.win).mapWith(Number),
        // An open bet is money at stake and not lost yet.
        profit:
          sql`sum(case when ${gameRounds.state} = 'settled' then ${gameRounds.win} - ${gameRounds.bet} else 0 end)`.mapWith(
            Number,
          ),
      })
      .from(gameRounds)
      .where(where),
    db
      .select()
      .from(gameRounds)
      .where(where)
      .orderBy(desc(gameRounds.createdAt), desc(gameRounds.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
  ]);
  const major = (minor: number | null | undefined) => toMajor(minor ?? 0, currency);
  const totalCount = totals?.count ?? 0;
  return {
    list: rows.map((row) =>
      betOrderView({ ...row, gameType: z.parse(gameType, row.gameType) }, currency),
    ),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
    footer: {
      betAmount: major(totals?.bet),
      validBetAmount: major(totals?.validBet),
      winAmount: major(totals?.win),
      profitAndLoss: major(totals?.profit),
    },
  };
}
