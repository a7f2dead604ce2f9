import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { gameRounds, lotteryBets, lotteryIssues } from '@baize/gateway/database/schema/index.ts';
import { and, asc, eq, sql } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { checkRound } from '@baize/gateway/modules/system/gate.ts';
import type { LaunchRow, OpenLaunch } from '../play/find-launch.ts';
import { placeOpenBets, roundsOfSlip } from '../play/place-open-bets.ts';
import { withLaunchLock } from '../play/with-launch-lock.ts';
import { requireLottery } from './engine.ts';
import type { IssueRow } from './issues.ts';
import { highestPayoutOf, type Lottery } from './lotteries.ts';
import { checkLines, MAX_SLIP_LINES, type SlipLine, type SlipRequest } from './slip-request.ts';

/** Whether a slip was placed before. @throws {GatewayError} idempotency_conflict if it had other bets */
async function isPlaced(
  tx: Transaction,
  launch: LaunchRow,
  request: SlipRequest,
): Promise<boolean> {
  const known = await tx
    .select({ round: gameRounds, bet: lotteryBets, issueNo: lotteryIssues.issueNo })
    .from(gameRounds)
    .innerJoin(lotteryBets, eq(lotteryBets.roundId, gameRounds.id))
    .innerJoin(lotteryIssues, eq(lotteryIssues.id, lotteryBets.issueId))
    .where(roundsOfSlip(launch, request.key, MAX_SLIP_LINES))
    .orderBy(asc(gameRounds.id));
  if (known.length === 0) return false;
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
  return true;
}

/** The issue, locked against its draw until the transaction ends. */
async function openIssue(tx: Transaction, lottery: Lottery, issueNo: string, now: number) {
  const [issue] = await tx
    .select()
    .from(lotteryIssues)
    .where(and(eq(lotteryIssues.lottery, lottery.code), eq(lotteryIssues.issueNo, issueNo)))
    .for('share');
  // Drawn already: after the clock was moved forward, and back by a restart, known numbers must not be sold.
  const isOver = issue?.drawnAt !== null;
  if (!issue || isOver || now < issue.openAt || now >= issue.closeAt) {
    throw new GatewayError('order_closed', 'This draw no longer accepts bets.');
  }
  return issue;
}

/** @throws {GatewayError} request_param_err above the highest payout of one player and issue */
async function checkPayout(
  tx: Transaction,
  { walletId, currency }: Pick<LaunchRow, 'walletId' | 'currency'>,
  issue: IssueRow,
  more: number,
) {
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
  if ((open?.sum ?? 0) + more > highestPayoutOf(currency)) {
    throw new GatewayError(
      'request_param_err',
      'The bets could win more than the maximum payout.',
      {
        fields: { lines: 'payout_limit' },
      },
    );
  }
}

/** The lines of a slip as bets on an issue. @param highest the maximum return of each line */
const betsOn = (issue: IssueRow, lines: readonly SlipLine[], highest: readonly number[]) =>
  lines.map(({ kind, pick, stake }, index) => ({
    stake,
    body: { issueNo: issue.issueNo, kind, pick, stake },
    told: { issueNo: issue.issueNo, kind, pick },
    kind,
    pick,
    highestWin: highest[index] ?? 0,
  }));

/**
 * Places all bets of a slip, or none. Idempotent by the slip's key.
 * @throws {GatewayError} order_closed when the issue does not take bets (any more); request_param_err
 *   for a bet that is not offered or above the limits; insufficient_balance; idempotency_conflict;
 *   the refusals of `checkRound` and `checkBet`
 */
export async function placeSlip(
  gateway: Gateway,
  launch: OpenLaunch,
  request: SlipRequest,
): Promise<{ replayed: boolean }> {
  const lottery = requireLottery(launch);
  return withLaunchLock(gateway, launch, async (tx) => {
    if (await isPlaced(tx, launch, request)) return { replayed: true };
    await checkRound(tx, gateway, launch);
    const highest = checkLines(lottery, launch, request.lines);
    const at = gateway.clock.now();
    // Locks the draw before the wallet, in the same order as the draw does.
    const issue = await openIssue(tx, lottery, request.issueNo, at);
    const more = highest.reduce((sum, win) => sum + win, 0);
    const placed = await placeOpenBets(tx, launch, {
      key: request.key,
      remark: `${launch.gameName} ${issue.issueNo}`,
      bets: betsOn(issue, request.lines, highest),
      at,
      check: () => checkPayout(tx, launch, issue, more),
    });
    await tx.insert(lotteryBets).values(
      placed.map(({ round, bet: { kind, pick, highestWin } }) => ({
        roundId: round.id,
        issueId: issue.id,
        kind,
        pick,
        highestWin,
      })),
    );
    return { replayed: false };
  });
}
