import type { Board } from '../../contract/missions.ts';
import { BOARDS } from '../../contract/missions.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { lockAccount } from '../../core/lock-account.ts';
import { orderNumber } from '../../core/order-number.ts';
import { missionClaims } from '../../database/schema/index.ts';
import { and, eq } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { publishRewards } from '../promotions/publish-rewards.ts';
import { catalogueToMinor, toMajor } from '../wallet/money.ts';
import { postEntry } from '../wallet/post-entry.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { accountWallet, houseWallet } from '../wallet/wallets.ts';
import { type Boards, isBoardClaimed, leaderboardSubject, previousPlace } from './leaderboard.ts';
import { missionProgressOf, type Who } from './progress.ts';

interface ClaimTarget {
  readonly subject: 'mission' | 'milestone' | 'leaderboard';
  readonly id: string;
}

/** A claimed prize: its subject, its period and the amount in minor units. */
interface Prize {
  readonly subject: string;
  readonly period: string;
  readonly place?: number;
  readonly amount: number;
}

const notClaimable = () =>
  new GatewayError('mission_not_claimable', 'There is nothing to claim now.');

const boardOf = (id: string): Board | undefined => BOARDS.find((known) => known === id);

async function boardPrize(tx: Transaction, who: Who, id: string, at: number): Promise<Prize> {
  const board = boardOf(id);
  if (!board) throw new GatewayError('not_found', 'There is no such board.');
  const won = await previousPlace(tx, board, who, at);
  if (!won) throw notClaimable();
  const { period, place, amount } = won;
  if (await isBoardClaimed(tx, { accountId: who.accountId, board, period })) throw notClaimable();
  return { subject: leaderboardSubject(board), period: period.name, place, amount };
}

/** @throws {GatewayError} not_found, mission_not_claimable */
async function prizeOf(tx: Transaction, who: Who, wanted: ClaimTarget, at: number): Promise<Prize> {
  if (wanted.subject === 'leaderboard') return boardPrize(tx, who, wanted.id, at);
  const standings = await missionProgressOf(tx, who, at);
  const all = wanted.subject === 'mission' ? standings.missions : standings.milestones;
  const found = all.find(({ row }) => row.id === wanted.id);
  if (!found) throw new GatewayError('not_found', 'There is no such mission.');
  if (found.state !== 'claimable') throw notClaimable();
  return {
    subject: `${wanted.subject}:${wanted.id}`,
    period: found.period.name,
    amount: catalogueToMinor(found.row.prize, who.currency, 'down'),
  };
}

async function claimByKey(db: Database | Transaction, accountId: number, key: string) {
  const [row] = await db
    .select()
    .from(missionClaims)
    .where(and(eq(missionClaims.accountId, accountId), eq(missionClaims.idempotencyKey, key)));
  return row;
}

/**
 * Credits a prize with one journal entry, once per key and once per subject and period. A claim on
 * a leaderboard recomputes the ranking if the cached one contains a prize for the caller.
 * @throws {GatewayError} not_found, mission_not_claimable, idempotency_conflict
 */
export async function claimPrize(
  gateway: Gateway,
  boards: Pick<Boards, 'hasPrize'>,
  request: ClaimTarget & { readonly accountId: number; readonly key: string },
): Promise<{ claimNo: string; amount: number }> {
  const { accountId, key, subject, id } = request;
  const claimSubject = subject === 'leaderboard' ? `leaderboard:${id}` : `${subject}:${id}`;
  const board = subject === 'leaderboard' ? boardOf(id) : undefined;
  // The order matters: the second lookup finds what a concurrent request with the same key has
  // claimed.
  if (
    board &&
    !(await boards.hasPrize(board, accountId)) &&
    !(await claimByKey(gateway.db, accountId, key))
  ) {
    throw notClaimable();
  }
  const done = await gateway.db.transaction(async (tx) => {
    const currency = await lockAccount(tx, accountId);
    const known = await claimByKey(tx, accountId, key);
    if (known && known.subject !== claimSubject) {
      throw new GatewayError('idempotency_conflict', 'This key was used for another request.');
    }
    if (known) return { claimNo: known.claimNo, amount: known.amount, currency };
    const at = gateway.clock.now();
    const prize = await prizeOf(tx, { accountId, currency }, { subject, id }, at);
    const claimNo = orderNumber('M', at);
    const house = await houseWallet(tx, 'house:promotions', currency, at);
    const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at });
    const posted = await postEntry(tx, {
      kind: 'promotion',
      scope: `mission:${accountId}`,
      idempotencyKey: `${prize.subject}@${prize.period}`,
      body: { amount: prize.amount },
      reference: claimNo,
      lines: [
        { walletId: house, amount: -prize.amount, kind: 'house' },
        { walletId, amount: prize.amount, kind: 'bonus' },
      ],
      at,
    });
    const stored = await tx
      .insert(missionClaims)
      .values({
        claimNo,
        accountId,
        subject: prize.subject,
        period: prize.period,
        place: prize.place ?? null,
        currency,
        amount: prize.amount,
        idempotencyKey: key,
        createdAt: at,
        entryId: posted.entryId,
      })
      // A late commit of the previous period may have changed a place that is already paid.
      .onConflictDoNothing()
      .returning({ id: missionClaims.id });
    if (stored.length === 0) throw notClaimable();
    return { claimNo, amount: prize.amount, currency, posted };
  });
  if (done.posted) {
    await publishBalances(gateway, done.posted);
    await publishRewards(gateway, accountId);
  }
  return { claimNo: done.claimNo, amount: toMajor(done.amount, done.currency) };
}
