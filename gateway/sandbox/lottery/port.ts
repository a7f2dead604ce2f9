import type { Gateway } from '@baize/gateway/core/gateway.ts';
import type { LotteriesPort, ScheduledLottery } from '@baize/gateway/core/ports.ts';
import { lotteryIssues } from '@baize/gateway/database/schema/index.ts';
import { and, gt, inArray, lte } from '@baize/gateway/database/sql.ts';
import { betTable, requireLottery } from './engine.ts';
import { FORMATS } from './formats.ts';
import { ensureIssues } from './issues.ts';
import { LOTTERIES, type Lottery, lotteryOf, MAX_PAYOUT } from './lotteries.ts';

const describe = ({ code, name, region, schedule }: Lottery): ScheduledLottery => ({
  code,
  name,
  region,
  periodMs: schedule.periodMs,
  closeMs: schedule.closeMs,
});

const find = (codes: readonly string[]) => codes.flatMap((code) => lotteryOf(code) ?? []);

/** The sandbox's lotteries; issues are created when they are first requested. */
export const sandboxLotteries = (store: Pick<Gateway, 'db' | 'clock'>): LotteriesPort => ({
  lotteries: LOTTERIES.map(describe),
  terms: (code) => {
    const lottery = requireLottery({ gameCode: code });
    return {
      prizes: [...FORMATS[lottery.format]],
      bets: betTable(lottery).map(({ kind, pays }) => ({
        kind,
        pays: pays.map((row) => ({ ...row, pays: row.pays / 100 })),
      })),
      highestPayout: MAX_PAYOUT,
    };
  },
  latestIssues: (codes, previous) => ensureIssues(store, find(codes), previous),
  issuesWithin: async (codes, { after, until }) => {
    const lotteries = find(codes);
    const shortest = Math.min(...lotteries.map(({ schedule }) => schedule.periodMs));
    await ensureIssues(store, lotteries, Math.floor((store.clock.now() - after) / shortest) + 1);
    return store.db
      .select()
      .from(lotteryIssues)
      .where(
        and(
          inArray(lotteryIssues.lottery, [...codes]),
          gt(lotteryIssues.drawAt, after),
          lte(lotteryIssues.drawAt, until),
        ),
      );
  },
});
