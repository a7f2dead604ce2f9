import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { type ClaimOptions, drainQueue, type WorkQueue } from '@baize/gateway/core/work-queue.ts';
import {
  gameRounds,
  lotteryBets,
  lotteryIssues,
  wallets,
} from '@baize/gateway/database/schema/index.ts';
import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
} from '@baize/gateway/database/sql.ts';
import type { Database, Transaction } from '@baize/gateway/database/types.ts';
import { countSettledRounds } from '@baize/gateway/modules/rounds/count-settled-rounds.ts';
import type { PostedEntry } from '@baize/gateway/modules/wallet/post-entry.ts';
import { openBets, payBets } from '../play/settle-open-bets.ts';
import { type BetKind, winOf } from './bets.ts';
import { drawNumbers } from './draw-numbers.ts';
import { type IssueRow, labelOf } from './issues.ts';
import { LOTTERIES, lotteryOf } from './lotteries.ts';
import { settledValidBets, storeSettled } from './settle-valid-bets.ts';

/** Issues drawn in one transaction, because many lotteries draw in the same minute. */
const DRAWS_AT_ONCE = 50;
const CODES = LOTTERIES.map(({ code }) => code);

/** Claims issues whose draw is due. Their bets are settled afterwards, without this lock. */
const draws: WorkQueue<IssueRow, void> = {
  name: 'lottery-draws',
  id: lotteryIssues.id,
  batch: DRAWS_AT_ONCE,
  idOf: ({ id }) => id,
  claim: (tx, { now, limit, ready }) =>
    tx
      .select()
      .from(lotteryIssues)
      .where(
        and(
          isNull(lotteryIssues.settledAt),
          isNull(lotteryIssues.drawnAt),
          lte(lotteryIssues.drawAt, now),
          // Issues of lotteries that are not offered any more wait until they are offered again.
          inArray(lotteryIssues.lottery, CODES),
          ready,
        ),
      )
      .orderBy(asc(lotteryIssues.drawAt), asc(lotteryIssues.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  work: async (tx, issues, now) => {
    for (const { id, lottery: code, issueNo, seed } of issues) {
      const lottery = lotteryOf(code);
      if (!lottery) throw new Error(`Issue ${id} belongs to ${code}, which is not offered.`);
      const result = drawNumbers(lottery.format, seed, labelOf(code, issueNo));
      await tx.update(lotteryIssues).set({ result, drawnAt: now }).where(eq(lotteryIssues.id, id));
    }
  },
};

/** Claims open bets of drawn issues, grouped by wallet. */
const claimBets = (tx: Transaction, { limit, ready }: ClaimOptions) =>
  tx
    .select({ round: gameRounds, bet: lotteryBets, issue: lotteryIssues, wallet: wallets })
    .from(lotteryIssues)
    .innerJoin(lotteryBets, eq(lotteryBets.issueId, lotteryIssues.id))
    .innerJoin(gameRounds, eq(gameRounds.id, lotteryBets.roundId))
    .innerJoin(wallets, eq(wallets.id, gameRounds.walletId))
    .where(
      and(
        isNull(lotteryIssues.settledAt),
        isNotNull(lotteryIssues.drawnAt),
        inArray(lotteryIssues.lottery, CODES),
        eq(gameRounds.state, 'open'),
        ready,
      ),
    )
    .orderBy(asc(gameRounds.walletId), asc(gameRounds.id))
    .limit(limit)
    .for('update', { of: gameRounds, skipLocked: true });
type LotteryBet = Awaited<ReturnType<typeof claimBets>>[number];

/** Return of a bet by the drawn numbers, minor units. */
function winOfBet({ round, bet, issue }: LotteryBet): number {
  const lottery = lotteryOf(issue.lottery);
  if (!lottery || !issue.result) throw new Error(`Issue ${issue.id} has no numbers.`);
  const stake = { kind: bet.kind as BetKind, pick: bet.pick, stake: round.bet };
  return winOf(lottery.format, stake, issue.result);
}

/** Valid bet of each bet, by its round: the player's maximum loss on the issue. */
async function validBetsOfBatch(tx: Transaction, bets: readonly LotteryBet[]) {
  const byRound = new Map<number, number>();
  for (const [issueId, own] of Map.groupBy(bets, ({ issue }) => issue.id)) {
    const lottery = lotteryOf(own[0]?.issue.lottery ?? '');
    if (!lottery) throw new Error(`Issue ${issueId} belongs to a lottery that is not offered.`);
    const walletIds = own.map(({ wallet }) => wallet.id);
    const valid = await settledValidBets(tx, issueId, lottery.format, walletIds);
    for (const [roundId, amount] of valid) byRound.set(roundId, amount);
  }
  return byRound;
}

/** Pays, stores and counts claimed bets in one batch; their wallets are locked. */
async function settleBets(
  tx: Transaction,
  bets: readonly LotteryBet[],
  at: number,
): Promise<PostedEntry[]> {
  const validBets = await validBetsOfBatch(tx, bets);
  const settled = bets.map((bet) => ({
    ...bet,
    win: winOfBet(bet),
    isVoid: false,
    scope: `lottery:${bet.issue.id}`,
    remark: `${bet.round.gameName} ${bet.issue.issueNo}`,
  }));
  const posted = await payBets(tx, settled, at);
  const rounds = settled.map(({ round, win }) => ({
    ...round,
    win,
    validBet: validBets.get(round.id) ?? 0,
  }));
  await storeSettled(tx, rounds, at);
  await countSettledRounds(tx, rounds, at);
  return posted;
}

/** Marks drawn issues without open bets as finished, so that they are not queried any more. */
async function closeIssues(db: Database, now: number): Promise<void> {
  const open = db
    .select({ id: gameRounds.id })
    .from(lotteryBets)
    .innerJoin(gameRounds, eq(gameRounds.id, lotteryBets.roundId))
    .where(and(eq(lotteryBets.issueId, lotteryIssues.id), eq(gameRounds.state, 'open')));
  const done = db
    .select({ id: lotteryIssues.id })
    .from(lotteryIssues)
    .where(
      and(isNull(lotteryIssues.settledAt), isNotNull(lotteryIssues.drawnAt), not(exists(open))),
    )
    .orderBy(asc(lotteryIssues.id))
    .for('update', { skipLocked: true });
  await db.update(lotteryIssues).set({ settledAt: now }).where(inArray(lotteryIssues.id, done));
}

/**
 * Whether an issue waits for its draw or for its bets. Usually none does, and this query of the partial index costs a
 * tenth of claiming the work itself.
 */
async function isAnythingDue(db: Database, now: number): Promise<boolean> {
  const waiting = await db
    .select({ id: lotteryIssues.id })
    .from(lotteryIssues)
    .where(
      and(
        isNull(lotteryIssues.settledAt),
        or(lte(lotteryIssues.drawAt, now), isNotNull(lotteryIssues.drawnAt)),
      ),
    )
    .limit(1);
  return waiting.length > 0;
}

/**
 * Draws and settles everything that is due by the gateway's clock, also what became due during a downtime. Safe to run
 * in any number of processes, and again after a failure: an issue is drawn once, a bet settled once. A draw or a bet
 * that fails does not delay the others.
 */
export async function drawDueIssues(gateway: Gateway): Promise<void> {
  if (!(await isAnythingDue(gateway.db, gateway.clock.now()))) return;
  await drainQueue(gateway, draws);
  await drainQueue(
    gateway,
    openBets(gateway, { name: 'lottery-bets', claim: claimBets, settle: settleBets }),
  );
  await closeIssues(gateway.db, gateway.clock.now());
}
