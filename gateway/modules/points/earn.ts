import { multiplyDivide } from '../../contract/decimal.ts';
import { amountsCurrency, readSettings } from '../../core/merchant-settings.ts';
import { pointAccounts, pointLedger } from '../../database/schema/index.ts';
import { eq, sql } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { merchantToMinor } from '../wallet/money.ts';
import { lockPointsOf } from './ledger.ts';
import { readPoints } from './settings.ts';

/** Millionths in a point, so that small bets accumulate. */
const PARTS = 1_000_000;

/**
 * Computes the whole points of a bet including the remainder of earlier bets, and the new
 * remainder. Pure.
 * @param validBet minor units
 * @param perPoint minor units per point
 */
export function pointsOf(validBet: number, perPoint: number, carry: number) {
  const parts = carry + multiplyDivide(validBet, PARTS, perPoint, 'down');
  return { points: Math.floor(parts / PARTS), carry: parts % PARTS };
}

/** A settled bet of real money. */
export interface EarningBet {
  readonly accountId: number;
  readonly gameType: string;
  /** Minor units. */
  readonly validBet: number;
  readonly currency: string;
  /** The round's order number; each earns points once. */
  readonly orderNo: string;
  readonly gameName: string;
  readonly at: number;
}

/**
 * Credits the points of settled real-money bets, in the transaction that settles them and after its
 * wallets are locked. Do not call it for free play, which earns nothing.
 */
export async function earnPointsOfBets(
  tx: Transaction,
  bets: readonly EarningBet[],
): Promise<void> {
  const { rules } = await readPoints(tx);
  const merchants = amountsCurrency(await readSettings(tx));
  const earning = bets.flatMap((bet) => {
    const rule = rules.find(({ gameType }) => gameType === bet.gameType);
    if (!rule || bet.validBet <= 0) return [];
    const of = { merchants, currency: bet.currency };
    return [{ ...bet, perPoint: merchantToMinor(rule.stakePerPoint, of, 'up') }];
  });
  const held = await lockPointsOf(
    tx,
    earning.map(({ accountId }) => accountId),
  );
  if (held.size === 0) return;
  const moves: (typeof pointLedger.$inferInsert)[] = [];
  for (const { accountId, validBet, perPoint, orderNo, gameName, at } of earning) {
    const account = held.get(accountId);
    if (!account) throw new Error('A point account could not be created.');
    const { points, carry } = pointsOf(validBet, perPoint, account.carry);
    account.carry = carry;
    account.balance += points;
    if (points === 0) continue;
    moves.push({
      accountId,
      kind: 'earn',
      amount: points,
      reference: orderNo,
      remark: gameName,
      balanceAfter: account.balance,
      createdAt: at,
    });
  }
  if (moves.length > 0) await tx.insert(pointLedger).values(moves);
  const rows = [...held].map(
    ([accountId, { balance, carry }]) =>
      sql`(${accountId}::int, ${balance}::bigint, ${carry}::bigint)`,
  );
  await tx
    .update(pointAccounts)
    .set({ balance: sql`held.balance`, carry: sql`held.carry` })
    .from(sql`(values ${sql.join(rows, sql`, `)}) as held(account_id, balance, carry)`)
    .where(eq(pointAccounts.accountId, sql`held.account_id`));
}
