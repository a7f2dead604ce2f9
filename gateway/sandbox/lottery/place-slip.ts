import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Transaction } from '../../database/open.ts';
import {
  gameLaunches,
  gameRounds,
  lotteryBets,
  lotteryIssues,
  wallets,
} from '../../database/schema/index.ts';
import { postEntry } from '../../modules/wallet/post-entry.ts';
import { houseWallet } from '../../modules/wallet/wallets.ts';
import type { LaunchRow } from '../play/find-launch.ts';
import { orderNumber, type RoundRow } from '../play/play-round.ts';
import { needLottery } from './engine.ts';
import type { IssueRow } from './issues.ts';
import { HIGHEST_PAYOUT, type Lottery } from './lotteries.ts';
import { checkLines, LINES_OF_SLIP, type SlipLine, type SlipRequest } from './slip-request.ts';

const lineKey = (key: string, index: number): string => `${key}:${index}`;

/** The merchant's side of a launch's bets. */
export const houseOf = (mode: LaunchRow['mode']) =>
  mode === 'real' ? 'house:games' : 'house:play-money';

/** The bets of a slip that was placed before, if it was. */
async function findSlip(tx: Transaction, launch: LaunchRow, request: SlipRequest) {
  const keys = Array.from({ length: LINES_OF_SLIP }, (_, index) => lineKey(request.key, index));
  const known = await tx
    .select({ round: gameRounds, bet: lotteryBets, issueNo: lotteryIssues.issueNo })
    .from(gameRounds)
    .innerJoin(lotteryBets, eq(lotteryBets.roundId, gameRounds.id))
    .innerJoin(lotteryIssues, eq(lotteryIssues.id, lotteryBets.issueId))
    .where(and(eq(gameRounds.launchId, launch.id), inArray(gameRounds.roundKey, keys)))
    .orderBy(asc(gameRounds.id));
  if (known.length === 0) return undefined;
  const same =
    known.length === request.lines.length &&
    known.every(({ round, bet, issueNo }, index) => {
      const line = request.lines[index];
      const isLine = bet.kind === line?.kind && bet.pick === line.pick && round.bet === line.stake;
      return isLine && issueNo === request.issueNo;
    });
  if (!same) {
    throw new GatewayError('idempotency_conflict', 'This slip key was used for other bets.');
  }
  return known.map(({ round }) => round);
}

/** The issue, held against its draw for as long as the transaction lasts. */
async function openIssue(tx: Transaction, lottery: Lottery, issueNo: string, now: number) {
  const [issue] = await tx
    .select()
    .from(lotteryIssues)
    .where(and(eq(lotteryIssues.lottery, lottery.code), eq(lotteryIssues.issueNo, issueNo)))
    .for('share');
  // Drawn already: a clock that was moved on, and then back by a restart, must not sell known numbers.
  const isOver = issue?.drawnAt !== null;
  if (!issue || isOver || now < issue.openAt || now >= issue.closeAt) {
    throw new GatewayError('order_closed', 'This draw takes no more bets.');
  }
  return issue;
}

/** @throws {GatewayError} request_param_err above the highest payout of one player and issue */
async function checkPayout(tx: Transaction, walletId: number, issue: IssueRow, more: number) {
  const [open] = await tx
    .select({ sum: sql`coalesce(sum(${lotteryBets.highestWin}), 0)`.mapWith(Number) })
    .from(lotteryBets)
    .innerJoin(gameRounds, eq(gameRounds.id, lotteryBets.roundId))
    .where(
      and(
        eq(lotteryBets.issueId, issue.id),
        eq(gameRounds.walletId, walletId),
        eq(gameRounds.state, 'open'),
      ),
    );
  if ((open?.sum ?? 0) + more > HIGHEST_PAYOUT) {
    throw new GatewayError('request_param_err', 'Your bets could win more than is paid.', {
      fields: { lines: 'payout_limit' },
    });
  }
}

async function placeLine(
  tx: Transaction,
  launch: LaunchRow,
  issue: IssueRow,
  line: SlipLine & { readonly key: string; readonly highestWin: number; readonly at: number },
): Promise<RoundRow> {
  const { kind, pick, stake, key, at } = line;
  const { nodeId, gameName, vassalage, vendorName, gameType, accountId, walletId } = launch;
  const house = await houseWallet(tx, houseOf(launch.mode), launch.currency, at);
  const orderNo = orderNumber(at);
  const { entryId } = await postEntry(tx, {
    kind: 'round',
    scope: `launch:${launch.id}`,
    idempotencyKey: key,
    body: { issueNo: issue.issueNo, kind, pick, stake },
    reference: orderNo,
    remark: `${gameName} ${issue.issueNo}`,
    lines: [
      { walletId, amount: -stake, kind: 'bet' },
      { walletId: house, amount: stake, kind: 'house' },
    ],
    at,
  });
  const [round] = await tx
    .insert(gameRounds)
    .values({
      ...{ orderNo, accountId, walletId, nodeId, gameName, vassalage, vendorName, gameType },
      ...{ launchId: launch.id, roundKey: key, bet: stake, validBet: stake, win: 0 },
      ...{ stake: { issueNo: issue.issueNo, kind, pick }, state: 'open' as const, entryId },
      // A bet that waits for a draw is no round to be played back.
      ...{ createdAt: at, shownAt: at },
    })
    .returning();
  if (!round) throw new Error('A lottery bet was not stored.');
  const { highestWin } = line;
  await tx
    .insert(lotteryBets)
    .values({ roundId: round.id, issueId: issue.id, kind, pick, highestWin });
  return round;
}

/**
 * Places all bets of a slip, or none. The same key returns the stored bets and moves nothing.
 * @throws {GatewayError} order_closed when the issue takes no bets (any more); request_param_err
 *   for a bet that is not offered or above the limits; insufficient_balance; idempotency_conflict
 */
export async function placeSlip(
  gateway: Gateway,
  launch: LaunchRow,
  request: SlipRequest,
): Promise<{ rounds: RoundRow[]; replayed: boolean }> {
  const lottery = needLottery(launch);
  return gateway.db.transaction(async (tx) => {
    await tx
      .select({ id: gameLaunches.id })
      .from(gameLaunches)
      .where(eq(gameLaunches.id, launch.id))
      .for('update');
    const known = await findSlip(tx, launch, request);
    if (known) return { rounds: known, replayed: true };
    const highest = checkLines(lottery, launch, request.lines);
    // Two windows of one player: the limit counts the bets of both.
    await tx
      .select({ id: wallets.id })
      .from(wallets)
      .where(eq(wallets.id, launch.walletId))
      .for('update');
    const at = gateway.clock.now();
    const issue = await openIssue(tx, lottery, request.issueNo, at);
    const more = highest.reduce((sum, win) => sum + win, 0);
    await checkPayout(tx, launch.walletId, issue, more);
    const rounds: RoundRow[] = [];
    for (const [index, line] of request.lines.entries()) {
      const key = lineKey(request.key, index);
      const highestWin = highest[index] ?? 0;
      rounds.push(await placeLine(tx, launch, issue, { ...line, key, highestWin, at }));
    }
    return { rounds, replayed: false };
  });
}
