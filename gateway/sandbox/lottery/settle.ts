import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Gateway } from '../../core/gateway.ts';
import type { Transaction } from '../../database/open.ts';
import { gameRounds, lotteryBets, lotteryIssues, wallets } from '../../database/schema/index.ts';
import { earnPoints } from '../../modules/points/earn.ts';
import { type PostedEntry, postEntry } from '../../modules/wallet/post-entry.ts';
import { publishBalances } from '../../modules/wallet/publish-balances.ts';
import { houseWallet } from '../../modules/wallet/wallets.ts';
import { recordWinner } from '../play/record-winner.ts';
import { type BetKind, winOf } from './bets.ts';
import { drawNumbers } from './draw-numbers.ts';
import type { DrawnPrize } from './formats.ts';
import { type IssueRow, labelOf } from './issues.ts';
import { LOTTERIES, type Lottery, lotteryOf } from './lotteries.ts';

/** Bets settled in one transaction: a short one, however many bet on a draw. */
const BATCH = 200;
const CODES = LOTTERIES.map(({ code }) => code);

/** An issue whose time has come and which no other process is at, locked. */
async function takeDue(tx: Transaction, now: number): Promise<IssueRow | undefined> {
  const [issue] = await tx
    .select()
    .from(lotteryIssues)
    .where(
      and(
        isNull(lotteryIssues.settledAt),
        lte(lotteryIssues.drawAt, now),
        // One of a lottery that is offered no more must not hold up the others.
        inArray(lotteryIssues.lottery, CODES),
      ),
    )
    .orderBy(asc(lotteryIssues.drawAt), asc(lotteryIssues.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return issue;
}

/** The bets that still wait, by wallet: two processes then never wait for each other's wallets. */
const openBets = (tx: Transaction, issueId: number) =>
  tx
    .select({ round: gameRounds, bet: lotteryBets, wallet: wallets })
    .from(lotteryBets)
    .innerJoin(gameRounds, eq(gameRounds.id, lotteryBets.roundId))
    .innerJoin(wallets, eq(wallets.id, gameRounds.walletId))
    .where(and(eq(lotteryBets.issueId, issueId), eq(gameRounds.state, 'open')))
    .orderBy(asc(gameRounds.walletId), asc(gameRounds.id))
    .limit(BATCH)
    .for('update', { of: gameRounds });
type OpenBet = Awaited<ReturnType<typeof openBets>>[number];

async function payWin(
  tx: Transaction,
  issue: IssueRow,
  { round, wallet }: OpenBet,
  win: number,
  at: number,
): Promise<PostedEntry> {
  const isReal = wallet.kind === 'main';
  const purse = isReal ? 'house:games' : 'house:play-money';
  const house = await houseWallet(tx, purse, wallet.currency, at);
  const posted = await postEntry(tx, {
    kind: 'round',
    scope: `lottery:${issue.id}`,
    idempotencyKey: `win:${round.orderNo}`,
    body: { win },
    reference: round.orderNo,
    remark: `${round.gameName} ${issue.issueNo}`,
    lines: [
      { walletId: wallet.id, amount: win, kind: 'win' },
      { walletId: house, amount: -win, kind: 'house' },
    ],
    at,
  });
  if (isReal) await recordWinner(tx, { ...round, win }, wallet.currency, at);
  return posted;
}

/** A settled bet of real money earns points, won or lost. */
async function earn(tx: Transaction, { round, wallet }: OpenBet, at: number): Promise<void> {
  const { accountId, gameType, validBet, orderNo, gameName } = round;
  if (wallet.kind !== 'main' || accountId === null) return;
  const { currency } = wallet;
  await earnPoints(tx, { accountId, gameType, validBet, currency, orderNo, gameName, at });
}

async function settleBets(
  tx: Transaction,
  lottery: Lottery,
  issue: IssueRow,
  drawn: readonly DrawnPrize[],
  at: number,
) {
  const bets = await openBets(tx, issue.id);
  const posted: PostedEntry[] = [];
  const lost: number[] = [];
  const settled = { state: 'settled' as const, settledAt: at };
  for (const open of bets) {
    const { round, bet } = open;
    const stake = { kind: bet.kind as BetKind, pick: bet.pick, stake: round.bet };
    const win = winOf(lottery.format, stake, drawn);
    if (win === 0) lost.push(round.id);
    else {
      posted.push(await payWin(tx, issue, open, win, at));
      await tx
        .update(gameRounds)
        .set({ ...settled, win })
        .where(eq(gameRounds.id, round.id));
    }
    await earn(tx, open, at);
  }
  if (lost.length > 0) {
    await tx.update(gameRounds).set(settled).where(inArray(gameRounds.id, lost));
  }
  return { posted, isLast: bets.length < BATCH };
}

/** Draws an issue that is due, stores its numbers once, and settles (more of) its bets. */
async function workOnOne(tx: Transaction, now: number) {
  const issue = await takeDue(tx, now);
  if (!issue) return undefined;
  const lottery = lotteryOf(issue.lottery);
  if (!lottery) throw new Error(`Issue ${issue.id} is of ${issue.lottery}, which is not offered.`);
  const drawn = drawNumbers(lottery.format, issue.seed, labelOf(issue.lottery, issue.issueNo));
  const { posted, isLast } = await settleBets(tx, lottery, issue, drawn, now);
  await tx
    .update(lotteryIssues)
    .set({ result: drawn, drawnAt: issue.drawnAt ?? now, ...(isLast && { settledAt: now }) })
    .where(eq(lotteryIssues.id, issue.id));
  return posted;
}

/**
 * Draws and settles everything that is due by the gateway's clock, also what fell due while no
 * gateway ran. Any number of processes may do it at once, and again after a failure: an issue is
 * drawn once, a bet settled once.
 */
export async function drawDueIssues(gateway: Gateway): Promise<void> {
  for (;;) {
    const now = gateway.clock.now();
    const posted = await gateway.db.transaction((tx) => workOnOne(tx, now));
    if (!posted) return;
    for (const entry of posted) await publishBalances(gateway, entry);
  }
}
