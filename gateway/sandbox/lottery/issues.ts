import { DAY } from '@baize/gateway/contract/durations.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { lotteryBets, lotteryIssues } from '@baize/gateway/database/schema/index.ts';
import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  lt,
  lte,
  notExists,
  or,
} from '@baize/gateway/database/sql.ts';
import { drawNumbers, newSeed, seedHash } from './draw-numbers.ts';
import type { Lottery } from './lotteries.ts';
import { type IssueTimes, issueAt } from './schedule.ts';

export type IssueRow = typeof lotteryIssues.$inferSelect;

/** The label from which, with the seed, an issue's numbers are derived. */
export const labelOf = (lottery: string, issueNo: string): string => `${lottery}:${issueNo}`;

interface Wanted {
  readonly lottery: Lottery;
  readonly times: IssueTimes;
}

/**
 * Creates an issue with a new seed. An issue whose draw time has passed and which nobody ever opened cannot have
 * bets: it is drawn immediately, so that the results have no gap after a downtime of the gateway.
 */
function newIssue({ lottery, times }: Wanted, now: number): typeof lotteryIssues.$inferInsert {
  const seed = newSeed();
  const label = labelOf(lottery.code, times.issueNo);
  const over = times.drawAt <= now;
  return {
    lottery: lottery.code,
    ...times,
    seed,
    seedHash: seedHash(seed),
    ...(over && {
      result: drawNumbers(lottery.format, seed, label),
      drawnAt: times.drawAt,
      settledAt: times.drawAt,
    }),
  };
}

/**
 * Returns the current issues of lotteries and `back` previous ones of each, creating missing ones. Safe to call in
 * any number of processes at once: each issue is stored once.
 */
export async function ensureIssues(
  gateway: Pick<Gateway, 'db' | 'clock'>,
  lotteries: readonly Lottery[],
  back = 0,
): Promise<Map<string, IssueRow[]>> {
  const { db } = gateway;
  const now = gateway.clock.now();
  const wanted = lotteries.flatMap((lottery) =>
    Array.from({ length: back + 1 }, (_, index) => ({
      lottery,
      times: issueAt(lottery.schedule, now, index),
    })),
  );
  if (wanted.length === 0) return new Map();
  const read = () =>
    db
      .select()
      .from(lotteryIssues)
      .where(
        or(
          ...lotteries.map((lottery) =>
            and(
              eq(lotteryIssues.lottery, lottery.code),
              inArray(
                lotteryIssues.drawAt,
                wanted.filter((one) => one.lottery === lottery).map(({ times }) => times.drawAt),
              ),
            ),
          ),
        ),
      )
      .orderBy(desc(lotteryIssues.drawAt));
  let rows = await read();
  const known = new Set(rows.map((row) => labelOf(row.lottery, row.issueNo)));
  const missing = wanted.filter(
    ({ lottery, times }) => !known.has(labelOf(lottery.code, times.issueNo)),
  );
  if (missing.length > 0) {
    await db
      .insert(lotteryIssues)
      .values(missing.map((one) => newIssue(one, now)))
      .onConflictDoNothing();
    rows = await read();
  }
  return Map.groupBy(rows, (row) => row.lottery);
}

/** The current issue. */
export async function currentIssue(gateway: Gateway, lottery: Lottery): Promise<IssueRow> {
  const [issue] = (await ensureIssues(gateway, [lottery])).get(lottery.code) ?? [];
  if (!issue) throw new Error(`There is no current issue of ${lottery.code}.`);
  return issue;
}

/** Drawn issues, newest first; those that were missed during a downtime are drawn now. */
export async function drawnIssues(
  gateway: Gateway,
  lottery: Lottery,
  count: number,
): Promise<IssueRow[]> {
  await ensureIssues(gateway, [lottery], count);
  return gateway.db
    .select()
    .from(lotteryIssues)
    .where(
      and(
        eq(lotteryIssues.lottery, lottery.code),
        isNotNull(lotteryIssues.drawnAt),
        lte(lotteryIssues.drawAt, gateway.clock.now()),
      ),
    )
    .orderBy(desc(lotteryIssues.drawAt))
    .limit(count);
}

/** The public view of an issue: it contains the seed only after the draw. */
export const issueView = (issue: IssueRow) => ({
  issueNo: issue.issueNo,
  openAt: issue.openAt,
  closeAt: issue.closeAt,
  drawAt: issue.drawAt,
  seedHash: issue.seedHash,
  ...(issue.result && { result: issue.result, seed: issue.seed }),
});

/** Retention of results without bets. */
const RETENTION_MS = 60 * DAY;

/** Deletes old issues without bets; those with bets are kept for the records. */
export async function deleteOldIssues({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  const betOn = db
    .select({ id: lotteryBets.roundId })
    .from(lotteryBets)
    .where(eq(lotteryBets.issueId, lotteryIssues.id));
  await db
    .delete(lotteryIssues)
    .where(and(lt(lotteryIssues.drawAt, clock.now() - RETENTION_MS), notExists(betOn)));
}
