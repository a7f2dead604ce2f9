import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { type ClaimOptions, drainQueue, type WorkQueue } from '@baize/gateway/core/work-queue.ts';
import {
  gameRounds,
  sportsBets,
  sportsLegs,
  sportsMatches,
  wallets,
} from '@baize/gateway/database/schema/index.ts';
import { and, asc, eq, inArray, isNull, lte, notExists } from '@baize/gateway/database/sql.ts';
import type { Database, Transaction } from '@baize/gateway/database/types.ts';
import { countSettledRounds } from '@baize/gateway/modules/rounds/count-settled-rounds.ts';
import type { PostedEntry } from '@baize/gateway/modules/wallet/post-entry.ts';
import { openBets, type PaidBet, payBets } from '../play/settle-open-bets.ts';
import { RULES } from './catalogue.ts';
import { pointsOf, scoreAt } from './course.ts';
import { fixtureByNo } from './fixtures.ts';
import { lineUnitOf, resultOf, returnOf } from './markets.ts';
import { finalFrom, type MatchRow } from './matches.ts';
import { courseOf } from './seeds.ts';
import { type LegRow, legsOf, validBetsOfPlayers } from './settle-valid-bets.ts';
import type { StoredResult } from './stored-legs.ts';

/** Matches decided in one transaction. */
const MATCHES_AT_ONCE = 50;

/** Claims matches that are over. Their bets are settled afterwards, without this lock. */
const matches: WorkQueue<MatchRow, void> = {
  name: 'sports-matches',
  id: sportsMatches.id,
  batch: MATCHES_AT_ONCE,
  idOf: ({ id }) => id,
  claim: (tx, { now, limit, ready }) =>
    tx
      .select()
      .from(sportsMatches)
      .where(and(isNull(sportsMatches.decidedAt), lte(sportsMatches.overAt, now), ready))
      .orderBy(asc(sportsMatches.overAt), asc(sportsMatches.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  work: async (tx, rows, now) => {
    for (const { id, matchNo, seed } of rows) {
      const fixture = fixtureByNo(matchNo);
      if (!fixture) throw new Error(`No league has the match ${matchNo}.`);
      await tx
        .update(sportsMatches)
        .set({ final: finalFrom(fixture, seed), decidedAt: now })
        .where(eq(sportsMatches.id, id));
    }
  },
};

/** Claims open bets whose matches are all decided, grouped by wallet. */
const claimBets = (tx: Transaction, { now, limit, ready }: ClaimOptions) => {
  const undecided = tx
    .select({ id: sportsLegs.roundId })
    .from(sportsLegs)
    .innerJoin(sportsMatches, eq(sportsMatches.id, sportsLegs.matchId))
    .where(and(eq(sportsLegs.roundId, sportsBets.roundId), isNull(sportsMatches.decidedAt)));
  return tx
    .select({ round: gameRounds, wallet: wallets })
    .from(sportsBets)
    .innerJoin(gameRounds, eq(gameRounds.id, sportsBets.roundId))
    .innerJoin(wallets, eq(wallets.id, gameRounds.walletId))
    .where(
      and(
        isNull(sportsBets.settledAt),
        lte(sportsBets.dueAt, now),
        eq(gameRounds.state, 'open'),
        notExists(undecided),
        ready,
      ),
    )
    .orderBy(asc(gameRounds.walletId), asc(gameRounds.id))
    .limit(limit)
    .for('update', { of: gameRounds, skipLocked: true });
};
type SportsBet = Awaited<ReturnType<typeof claimBets>>[number];

/** The result of a leg of a decided match. */
function resultOfLeg({ leg, match }: LegRow): StoredResult & { odds: number } {
  const fixture = fixtureByNo(match.matchNo);
  if (!fixture) throw new Error(`No league has the match ${match.matchNo}.`);
  const { sport } = fixture.league;
  const score = scoreAt(RULES[sport].format, courseOf(fixture, match.seed), 1000);
  return {
    odds: leg.odds,
    result: resultOf(leg, match.final),
    score: { home: score.home, away: score.away },
    ...(lineUnitOf(sport, leg.market) && { points: pointsOf(score) }),
  };
}

interface Settled extends PaidBet {
  readonly results: readonly StoredResult[];
  /** Whether any of its legs was decided, that is neither void nor pushed. */
  readonly isDecided: boolean;
}

function settledBet(open: SportsBet, rows: readonly LegRow[]): Settled {
  const legs = rows.map(resultOfLeg);
  return {
    ...open,
    scope: `sports:${open.round.id}`,
    remark: open.round.gameName,
    results: legs.map(({ odds: _, ...result }) => result),
    win: returnOf(open.round.bet, legs),
    // Every match of it was abandoned.
    isVoid: legs.every(({ result }) => result === 'void'),
    isDecided: legs.some(({ result }) => result === 'won' || result === 'lost'),
  };
}

/** Pays, stores and counts claimed bets in one batch; their wallets are locked. */
async function settleBets(
  tx: Transaction,
  open: readonly SportsBet[],
  at: number,
): Promise<PostedEntry[]> {
  const legs = await legsOf(
    tx,
    open.map(({ round }) => round.id),
  );
  const settled = open.map((each) => settledBet(each, legs.get(each.round.id) ?? []));
  const valid = await validBetsOfPlayers(
    tx,
    open.map(({ wallet }) => wallet.id),
    Math.min(at, ...[...legs.values()].flat().map(({ match }) => match.kickOff)),
  );
  const posted = await payBets(tx, settled, at);
  const rounds = settled.map(({ round, win, isVoid, isDecided, results }) => ({
    ...round,
    state: isVoid ? ('cancelled' as const) : ('settled' as const),
    win: isVoid ? 0 : win,
    validBet: isDecided ? (valid.get(round.id) ?? 0) : 0,
    outcome: { legs: results },
    settledAt: at,
  }));
  for (const { id, state, win, validBet, outcome } of rounds) {
    await tx
      .update(gameRounds)
      .set({ state, win, validBet, outcome, settledAt: at })
      .where(eq(gameRounds.id, id));
  }
  await tx
    .update(sportsBets)
    .set({ settledAt: at })
    .where(
      inArray(
        sportsBets.roundId,
        rounds.map(({ id }) => id),
      ),
    );
  await countSettledRounds(
    tx,
    rounds.filter(({ state }) => state === 'settled'),
    at,
  );
  return posted;
}

/**
 * Whether a match is to be decided or a bet to be settled. Usually none is, and this query of the partial indexes costs a
 * tenth of claiming the work itself.
 */
async function isAnythingDue(db: Database, now: number): Promise<boolean> {
  const match = db
    .select({ id: sportsMatches.id })
    .from(sportsMatches)
    .where(and(isNull(sportsMatches.decidedAt), lte(sportsMatches.overAt, now)));
  const bet = db
    .select({ id: sportsBets.roundId })
    .from(sportsBets)
    .where(and(isNull(sportsBets.settledAt), lte(sportsBets.dueAt, now)));
  const due = await match.unionAll(bet).limit(1);
  return due.length > 0;
}

/**
 * Decides every match that is over by the gateway's clock and settles the bets on it, also what became due during a
 * downtime. Safe to run in any number of processes, and again after a failure: a match is decided once, a bet settled
 * once.
 */
export async function settleDueMatches(gateway: Gateway): Promise<void> {
  if (!(await isAnythingDue(gateway.db, gateway.clock.now()))) return;
  await drainQueue(gateway, matches);
  await drainQueue(
    gateway,
    openBets(gateway, { name: 'sports-bets', claim: claimBets, settle: settleBets }),
  );
}
