import { isDeepStrictEqual } from 'node:util';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import {
  gameLaunches,
  gameRounds,
  sportsBets,
  sportsLegs,
  sportsMatches,
} from '@baize/gateway/database/schema/index.ts';
import { and, asc, eq, inArray } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { checkBet, keepingRefusal } from '@baize/gateway/modules/protection/enforce.ts';
import { checkRound } from '@baize/gateway/modules/system/gate.ts';
import { postEntries, realEntryId } from '@baize/gateway/modules/wallet/post-entry.ts';
import { houseWallet, lockWallets } from '@baize/gateway/modules/wallet/wallets.ts';
import type { LaunchRow, OpenLaunch } from '../play/find-launch.ts';
import { houseOf, ofLaunch, orderNumber } from '../play/of-a-round.ts';
import type { RoundRow } from '../play/play-round.ts';
import { BETS_OF_SLIP } from './limits.ts';
import { keepMatches, type MatchRow } from './matches.ts';
import { type CheckedLeg, checkSlip, openFixtures, type SlipRequest } from './slip-request.ts';
import { storedLegs } from './stored-legs.ts';

const betKey = (key: string, index: number): string => `${key}:${index}`;

/** The bets of a slip that was placed before, if it was. */
async function findSlip(tx: Transaction, launch: LaunchRow, request: SlipRequest) {
  const keys = Array.from({ length: BETS_OF_SLIP }, (_, index) => betKey(request.key, index));
  const known = await tx
    .select({ round: gameRounds, leg: sportsLegs, matchNo: sportsMatches.matchNo })
    .from(gameRounds)
    .innerJoin(sportsLegs, eq(sportsLegs.roundId, gameRounds.id))
    .innerJoin(sportsMatches, eq(sportsMatches.id, sportsLegs.matchId))
    .where(and(eq(gameRounds.launchId, launch.id), inArray(gameRounds.roundKey, keys)))
    .orderBy(asc(gameRounds.id), asc(sportsLegs.position));
  if (known.length === 0) return undefined;
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
  return known;
}

/** The matches of a slip, held against their ends for as long as the transaction lasts. */
async function holdMatches(tx: Transaction, matches: ReadonlyMap<string, MatchRow>) {
  const held = await tx
    .select()
    .from(sportsMatches)
    .where(inArray(sportsMatches.matchNo, [...matches.keys()]))
    .orderBy(asc(sportsMatches.id))
    .for('share');
  // Decided already: a clock that was moved on, and then back, must not sell known results.
  if (held.length < matches.size || held.some(({ decidedAt }) => decidedAt !== null)) {
    throw new GatewayError('order_closed', 'This match takes no more bets.');
  }
}

interface PlacedBet {
  readonly stake: number;
  readonly legs: readonly CheckedLeg[];
  readonly key: string;
  readonly orderNo: string;
}

/** Takes the stakes: one journal entry for each bet. Returns the ids of real money's entries, in their order. */
async function takeStakes(
  tx: Transaction,
  { launch, house, at }: { launch: LaunchRow; house: number; at: number },
  bets: readonly PlacedBet[],
): Promise<(number | null)[]> {
  const posted = await postEntries(
    tx,
    bets.map(({ stake, legs, key, orderNo }) => ({
      kind: 'round',
      scope: `launch:${launch.id}`,
      idempotencyKey: key,
      body: { stake, legs: legs.map(({ fixture: _, ...leg }) => leg) },
      reference: orderNo,
      remark: launch.gameName,
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
  {
    launch,
    matches,
    at,
  }: { launch: LaunchRow; matches: ReadonlyMap<string, MatchRow>; at: number },
  bets: readonly (PlacedBet & { readonly entryId: number | null })[],
): Promise<RoundRow[]> {
  const rounds = await tx
    .insert(gameRounds)
    .values(
      bets.map(({ stake, legs, key, orderNo, entryId }) => ({
        orderNo,
        ...ofLaunch(launch),
        roundKey: key,
        bet: stake,
        // What can be lost is known by all bets on the same matches, once they have begun.
        validBet: 0,
        win: 0,
        stake: { legs: storedLegs(legs) },
        state: 'open' as const,
        entryId,
        createdAt: at,
        // A bet that waits for its matches is no round to be played back.
        shownAt: at,
      })),
    )
    .returning();
  const byKey = new Map(rounds.map((round) => [round.roundKey, round]));
  const placed = bets.map((bet) => {
    const round = byKey.get(bet.key);
    if (!round) throw new Error('A sports bet was not stored.');
    return { round, legs: bet.legs.map((leg) => ({ leg, match: matches.get(leg.matchNo) })) };
  });
  await tx.insert(sportsBets).values(
    placed.map(({ round, legs }) => ({
      roundId: round.id,
      dueAt: Math.max(...legs.map(({ match }) => match?.overAt ?? 0)),
    })),
  );
  await tx.insert(sportsLegs).values(
    placed.flatMap(({ round, legs }) =>
      legs.map(({ leg: { market, pick, line, odds }, match }, position) => {
        if (!match) throw new Error('A match was not stored.');
        return { roundId: round.id, position, matchId: match.id, market, pick, line, odds };
      }),
    ),
  );
  return placed.map(({ round }) => round);
}

/**
 * Places all bets of a slip, or none. The same key returns what it did and moves nothing.
 * @throws {GatewayError} order_closed when a match has begun; request_param_err for a bet that is
 *   not offered (any more) at these odds or above the limits; insufficient_balance;
 *   idempotency_conflict; what `checkRound` and `checkBet` refuse
 */
export async function placeSlip(
  gateway: Gateway,
  launch: OpenLaunch,
  request: SlipRequest,
): Promise<{ replayed: boolean }> {
  // Before the transaction, so that nobody waits for its locks to see a match.
  const matches = await keepMatches(gateway, openFixtures(launch, request, gateway.clock.now()));
  return keepingRefusal(gateway, launch.accountId, () =>
    gateway.db.transaction(async (tx) => {
      await tx
        .select({ id: gameLaunches.id })
        .from(gameLaunches)
        .where(eq(gameLaunches.id, launch.id))
        .for('update');
      if (await findSlip(tx, launch, request)) return { replayed: true };
      await checkRound(tx, gateway, launch);
      const at = gateway.clock.now();
      const checked = checkSlip(launch, request.bets, at);
      // Matches before the wallet: the order of locks that the settlement keeps to.
      await holdMatches(tx, matches);
      const house = await houseWallet(tx, houseOf(launch.mode), launch.currency, at);
      await lockWallets(tx, [launch.walletId]);
      const stake = request.bets.reduce((sum, bet) => sum + bet.stake, 0);
      await checkBet(tx, launch, { stake, at });
      const bets = request.bets.map((bet, index) => ({
        stake: bet.stake,
        legs: checked[index] ?? [],
        key: betKey(request.key, index),
        orderNo: orderNumber(at),
      }));
      const entries = await takeStakes(tx, { launch, house, at }, bets);
      await storeBets(
        tx,
        { launch, matches, at },
        bets.map((bet, index) => ({ ...bet, entryId: entries[index] ?? null })),
      );
      return { replayed: false };
    }),
  );
}
