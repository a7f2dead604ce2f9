import { isDeepStrictEqual } from 'node:util';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import {
  gameRounds,
  sportsBets,
  sportsLegs,
  sportsMatches,
} from '@baize/gateway/database/schema/index.ts';
import { asc, eq, inArray } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { checkRound } from '@baize/gateway/modules/system/gate.ts';
import type { LaunchRow, OpenLaunch } from '../play/find-launch.ts';
import { placeOpenBets, roundsOfSlip } from '../play/place-open-bets.ts';
import type { RoundRow } from '../play/round-row.ts';
import { withLaunchLock } from '../play/with-launch-lock.ts';
import { MAX_SLIP_BETS } from './limits.ts';
import { ensureMatches, type MatchRow } from './matches.ts';
import {
  type BetRequest,
  type CheckedLeg,
  checkSlip,
  openFixtures,
  type SlipRequest,
} from './slip-request.ts';
import { storedLegs } from './stored-legs.ts';

type Matches = ReadonlyMap<string, MatchRow>;

/** Whether a slip was placed before. @throws {GatewayError} idempotency_conflict if it had other bets */
async function isPlaced(
  tx: Transaction,
  launch: LaunchRow,
  request: SlipRequest,
): Promise<boolean> {
  const known = await tx
    .select({ round: gameRounds, leg: sportsLegs, matchNo: sportsMatches.matchNo })
    .from(gameRounds)
    .innerJoin(sportsLegs, eq(sportsLegs.roundId, gameRounds.id))
    .innerJoin(sportsMatches, eq(sportsMatches.id, sportsLegs.matchId))
    .where(roundsOfSlip(launch, request.key, MAX_SLIP_BETS))
    .orderBy(asc(gameRounds.id), asc(sportsLegs.position));
  if (known.length === 0) return false;
  const placed = [...Map.groupBy(known, ({ round }) => round.id).values()].map((rows) => ({
    stake: rows[0]?.round.bet,
    legs: rows.map(({ leg: { market, pick, line, odds }, matchNo }) => ({
      matchNo,
      market,
      pick,
      line,
      odds,
    })),
  }));
  if (!isDeepStrictEqual(placed, request.bets)) {
    throw new GatewayError('idempotency_conflict', 'This slip key was used for other bets.');
  }
  return true;
}

/** The matches of a slip, locked against being decided until the transaction ends. */
async function holdMatches(tx: Transaction, matches: Matches) {
  const held = await tx
    .select()
    .from(sportsMatches)
    .where(inArray(sportsMatches.matchNo, [...matches.keys()]))
    .orderBy(asc(sportsMatches.id))
    .for('share');
  // Decided already: after the clock was moved forward and back, known results must not be sold.
  if (held.length < matches.size || held.some(({ decidedAt }) => decidedAt !== null)) {
    throw new GatewayError('order_closed', 'This match no longer accepts bets.');
  }
}

/** The validated bets of a slip, each leg with its match. */
const betsOn = (matches: Matches, bets: readonly BetRequest[], checked: readonly CheckedLeg[][]) =>
  bets.map(({ stake }, index) => {
    const legs = checked[index] ?? [];
    return {
      stake,
      body: { stake, legs: legs.map(({ fixture: _, ...leg }) => leg) },
      told: { legs: storedLegs(legs) },
      legs: legs.map((leg) => {
        const match = matches.get(leg.matchNo);
        if (!match) throw new Error('A match was not stored.');
        return { leg, match };
      }),
    };
  });

/** Stores the matches that placed bets depend on, and their selections. */
async function storeLegs(
  tx: Transaction,
  placed: readonly {
    readonly round: Pick<RoundRow, 'id'>;
    readonly bet: ReturnType<typeof betsOn>[number];
  }[],
): Promise<void> {
  await tx.insert(sportsBets).values(
    placed.map(({ round, bet }) => ({
      roundId: round.id,
      dueAt: Math.max(...bet.legs.map(({ match }) => match.overAt)),
    })),
  );
  await tx.insert(sportsLegs).values(
    placed.flatMap(({ round, bet }) =>
      bet.legs.map(({ leg: { market, pick, line, odds }, match }, position) => {
        return { roundId: round.id, position, matchId: match.id, market, pick, line, odds };
      }),
    ),
  );
}

/**
 * Places all bets of a slip, or none. Idempotent by the slip's key.
 * @throws {GatewayError} order_closed when a match has begun; request_param_err for a bet that is
 *   not offered (any more) at these odds or above the limits; insufficient_balance;
 *   idempotency_conflict; the refusals of `checkRound` and `checkBet`
 */
export async function placeSlip(
  gateway: Gateway,
  launch: OpenLaunch,
  request: SlipRequest,
): Promise<{ replayed: boolean }> {
  // Before the transaction, so that views of a match do not wait for its locks.
  const matches = await ensureMatches(gateway, openFixtures(launch, request, gateway.clock.now()));
  return withLaunchLock(gateway, launch, async (tx) => {
    if (await isPlaced(tx, launch, request)) return { replayed: true };
    await checkRound(tx, gateway, launch);
    const at = gateway.clock.now();
    const checked = checkSlip(launch, request.bets, at);
    // Locks matches before the wallet, in the same order as the settlement.
    await holdMatches(tx, matches);
    const placed = await placeOpenBets(tx, launch, {
      key: request.key,
      remark: launch.gameName,
      bets: betsOn(matches, request.bets, checked),
      at,
    });
    await storeLegs(tx, placed);
    return { replayed: false };
  });
}
