import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import {
  gameLaunches,
  gameRounds,
  lotteryBets,
  lotteryIssues,
} from '@baize/gateway/database/schema/index.ts';
import { and, asc, eq, inArray, sql } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { checkBet, keepingRefusal } from '@baize/gateway/modules/protection/enforce.ts';
import { checkRound } from '@baize/gateway/modules/system/gate.ts';
import { postEntries, realEntryId } from '@baize/gateway/modules/wallet/post-entry.ts';
import { houseWallet, lockWallets } from '@baize/gateway/modules/wallet/wallets.ts';
import type { LaunchRow, OpenLaunch } from '../play/find-launch.ts';
import { houseOf, ofLaunch, orderNumber } from '../play/of-a-round.ts';
import type { RoundRow } from '../play/play-round.ts';
import { needLottery } from './engine.ts';
import type { IssueRow } from './issues.ts';
import { highestPayoutOf, type Lottery } from './lotteries.ts';
import { checkLines, LINES_OF_SLIP, type SlipLine, type SlipRequest } from './slip-request.ts';

const lineKey = (key: string, index: number): string => `${key}:${index}`;

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
    throw new GatewayError('request_param_err', 'Your bets could win more than is paid.', {
      fields: { lines: 'payout_limit' },
    });
  }
}

interface PlacedLine extends SlipLine {
  readonly key: string;
  readonly orderNo: string;
  /** The most that it can come to, minor units. */
  readonly highestWin: number;
}

/** Takes the stakes: one journal entry for each line. Returns the ids of real money's entries, in their order. */
async function takeStakes(
  tx: Transaction,
  { launch, issue, house, at }: { launch: LaunchRow; issue: IssueRow; house: number; at: number },
  lines: readonly PlacedLine[],
): Promise<(number | null)[]> {
  const posted = await postEntries(
    tx,
    lines.map(({ kind, pick, stake, key, orderNo }) => ({
      kind: 'round',
      scope: `launch:${launch.id}`,
      idempotencyKey: key,
      body: { issueNo: issue.issueNo, kind, pick, stake },
      reference: orderNo,
      remark: `${launch.gameName} ${issue.issueNo}`,
      lines: [
        { walletId: launch.walletId, amount: -stake, kind: 'bet' },
        { walletId: house, amount: stake, kind: 'house' },
      ],
      at,
    })),
  );
  return posted.map(realEntryId);
}

/** Stores the open bets of a slip whose stakes were taken, in their order. */
async function storeBets(
  tx: Transaction,
  { launch, issue, at }: { launch: LaunchRow; issue: IssueRow; at: number },
  lines: readonly (PlacedLine & { readonly entryId: number | null })[],
): Promise<RoundRow[]> {
  const rounds = await tx
    .insert(gameRounds)
    .values(
      lines.map(({ kind, pick, stake, key, orderNo, entryId }) => ({
        orderNo,
        ...ofLaunch(launch),
        roundKey: key,
        bet: stake,
        // What can be lost is known by all bets on the issue, once it is drawn.
        validBet: 0,
        win: 0,
        stake: { issueNo: issue.issueNo, kind, pick },
        state: 'open' as const,
        entryId,
        createdAt: at,
        // A bet that waits for a draw is no round to be played back.
        shownAt: at,
      })),
    )
    .returning();
  const byKey = new Map(rounds.map((round) => [round.roundKey, round]));
  const placed = lines.map((line) => {
    const round = byKey.get(line.key);
    if (!round) throw new Error('A lottery bet was not stored.');
    return { round, line };
  });
  await tx.insert(lotteryBets).values(
    placed.map(({ round, line: { kind, pick, highestWin } }) => ({
      roundId: round.id,
      issueId: issue.id,
      kind,
      pick,
      highestWin,
    })),
  );
  return placed.map(({ round }) => round);
}

/**
 * Places all bets of a slip, or none. The same key returns the stored bets and moves nothing.
 * @throws {GatewayError} order_closed when the issue takes no bets (any more); request_param_err
 *   for a bet that is not offered or above the limits; insufficient_balance; idempotency_conflict;
 *   what `checkRound` and `checkBet` refuse
 */
export async function placeSlip(
  gateway: Gateway,
  launch: OpenLaunch,
  request: SlipRequest,
): Promise<{ rounds: RoundRow[]; replayed: boolean }> {
  const lottery = needLottery(launch);
  return keepingRefusal(gateway, launch.accountId, () =>
    gateway.db.transaction(async (tx) => {
      await tx
        .select({ id: gameLaunches.id })
        .from(gameLaunches)
        .where(eq(gameLaunches.id, launch.id))
        .for('update');
      const known = await findSlip(tx, launch, request);
      if (known) return { rounds: known, replayed: true };
      await checkRound(tx, gateway, launch);
      const highest = checkLines(lottery, launch, request.lines);
      const at = gateway.clock.now();
      // The draw before the wallet: the order of locks that the draw itself keeps to.
      const issue = await openIssue(tx, lottery, request.issueNo, at);
      const house = await houseWallet(tx, houseOf(launch.mode), launch.currency, at);
      // Two windows of one player: the limit counts the bets of both.
      await lockWallets(tx, [launch.walletId]);
      const stake = request.lines.reduce((sum, line) => sum + line.stake, 0);
      await checkBet(tx, launch, { stake, at });
      const more = highest.reduce((sum, win) => sum + win, 0);
      await checkPayout(tx, launch, issue, more);
      const lines = request.lines.map((line, index) => ({
        ...line,
        key: lineKey(request.key, index),
        orderNo: orderNumber(at),
        highestWin: highest[index] ?? 0,
      }));
      const entries = await takeStakes(tx, { launch, issue, house, at }, lines);
      const rounds = await storeBets(
        tx,
        { launch, issue, at },
        lines.map((line, index) => ({ ...line, entryId: entries[index] ?? null })),
      );
      return { rounds, replayed: false };
    }),
  );
}
