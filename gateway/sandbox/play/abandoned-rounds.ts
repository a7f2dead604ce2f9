import { HOUR, MINUTE } from '@baize/gateway/contract/durations.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { startPeriodicJob } from '@baize/gateway/core/periodic-job.ts';
import { drainQueue, type WorkQueue } from '@baize/gateway/core/work-queue.ts';
import { gameLaunches, gameRounds } from '@baize/gateway/database/schema/index.ts';
import { and, asc, eq, inArray, lte, sql } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { ABANDON_MOVE } from './engine.ts';
import { STEPPED_ENGINES } from './engines.ts';
import { publishBalance } from './publish-balance.ts';
import { lastMoveAt, makeMove } from './stepped-round.ts';

/** Time without a move after which a round is ended by the game's rules. */
export const ABANDONED_HOURS = 24;
/** Poll interval, milliseconds. */
const INTERVAL_MS = MINUTE;

function claim(tx: Transaction, now: number, limit: number, ready: ReturnType<typeof and>) {
  const since = now - ABANDONED_HOURS * HOUR;
  return tx
    .select({ round: gameRounds, launch: gameLaunches })
    .from(gameRounds)
    .innerJoin(gameLaunches, eq(gameLaunches.id, gameRounds.launchId))
    .where(
      and(
        eq(gameRounds.state, 'open'),
        inArray(gameLaunches.engine, [...STEPPED_ENGINES]),
        // The condition of the partial index of unsettled rounds.
        sql`${gameRounds.state} <> 'settled'`,
        lte(sql`coalesce(${gameRounds.settledAt}, ${gameRounds.createdAt})`, since),
        lte(lastMoveAt, since),
        ready,
      ),
    )
    .orderBy(asc(gameRounds.id))
    .limit(limit)
    .for('update', { of: gameRounds, skipLocked: true });
}
type LeftRound = Awaited<ReturnType<typeof claim>>[number];

const leftRounds = (gateway: Gateway): WorkQueue<LeftRound, readonly LeftRound[]> => ({
  name: 'left-rounds',
  id: gameRounds.id,
  idOf: ({ round }) => round.id,
  claim: (tx, { now, limit, ready }) => claim(tx, now, limit, ready),
  work: async (tx, rows, at) => {
    for (const { round, launch } of rows) {
      await makeMove(tx, { launch, round, move: ABANDON_MOVE, at });
    }
    return rows;
  },
  announce: async (rows) => {
    for (const { launch } of rows) await publishBalance(gateway, launch);
  },
});

/** Ends every round that was abandoned for a day; the player sees its end when the game is opened again. */
export const endAbandonedRounds = (gateway: Gateway): Promise<number> =>
  drainQueue(gateway, leftRounds(gateway));

/** Ends abandoned rounds while the gateway runs. Returns a function that stops it and resolves when running work is done. */
export const startEndingAbandonedRounds = (gateway: Gateway): (() => Promise<void>) =>
  startPeriodicJob({
    name: 'Ending abandoned rounds',
    intervalMs: INTERVAL_MS,
    run: async () => {
      await endAbandonedRounds(gateway);
    },
  });
