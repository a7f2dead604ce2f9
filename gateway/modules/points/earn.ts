import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open.ts';
import { pointAccounts } from '../../database/schema/index.ts';
import { toMinor } from '../wallet/money.ts';
import { lockPoints, movePoints } from './ledger.ts';
import { readPoints } from './settings.ts';

/** Millionths of a point, so that small bets add up to whole ones. */
const PARTS = 1_000_000;

/**
 * Whole points of a bet together with what earlier bets left over, and what is left over now. Pure.
 * @param validBet minor units
 * @param perPoint minor units that make one point
 */
export function pointsOf(validBet: number, perPoint: number, carry: number) {
  const parts = carry + Math.floor((validBet * PARTS) / perPoint);
  return { points: Math.floor(parts / PARTS), carry: parts % PARTS };
}

/**
 * Credits the points of one settled bet of real money, within the transaction that settles it and
 * after its wallets are locked. Free play earns nothing: do not call it for that.
 */
export async function earnPoints(
  tx: Transaction,
  bet: {
    readonly accountId: number;
    readonly gameType: string;
    /** Minor units. */
    readonly validBet: number;
    readonly currency: string;
    /** The round's order number: it earns once. */
    readonly orderNo: string;
    readonly gameName: string;
    readonly at: number;
  },
): Promise<void> {
  const { rules } = await readPoints(tx);
  const rule = rules.find(({ gameType }) => gameType === bet.gameType);
  if (!rule || bet.validBet <= 0) return;
  const { accountId, at } = bet;
  const { carry: left } = await lockPoints(tx, accountId);
  const { points, carry } = pointsOf(bet.validBet, toMinor(rule.stakePerPoint, bet.currency), left);
  await tx.update(pointAccounts).set({ carry }).where(eq(pointAccounts.accountId, accountId));
  if (points === 0) return;
  await movePoints(tx, {
    ...{ accountId, at, amount: points, kind: 'earn', reference: bet.orderNo },
    remark: bet.gameName,
  });
}
