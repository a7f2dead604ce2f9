import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { gameRounds } from '@baize/gateway/database/schema/index.ts';
import { and, eq, isNull, sql } from '@baize/gateway/database/sql.ts';
import { awaitAll } from '@baize/gateway/database/transact.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { checkBet } from '@baize/gateway/modules/protection/enforce.ts';
import { checkPace } from '@baize/gateway/modules/protection/pace.ts';
import { countSettledRounds } from '@baize/gateway/modules/rounds/count-settled-rounds.ts';
import { checkRound } from '@baize/gateway/modules/system/gate.ts';
import {
  type PostedEntry,
  postEntry,
  realEntryId,
} from '@baize/gateway/modules/wallet/post-entry.ts';
import { houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import * as z from 'zod/mini';
import type { Random } from '../slot/maths/play.ts';
import {
  ABANDON_MOVE,
  isStepped,
  type RoundState,
  type SteppedEngine,
  type StoredRound,
} from './engine.ts';
import { engineById } from './engines.ts';
import type { LaunchRow, OpenLaunch } from './find-launch.ts';
import { recordWinner } from './record-winner.ts';
import {
  houseKindOf,
  launchColumns,
  markEarlierRoundsShown,
  orderNumber,
  type RoundRow,
} from './round-row.ts';
import { withLaunchLock } from './with-launch-lock.ts';

/** The `outcome` of a round in which the player decides. */
const storedCourse = z.object({
  bet: z.number(),
  drawn: z.unknown(),
  moves: z.array(z.string()),
});

/** The storedRound of a stored round; undefined for a round that ended with its bet. */
function storedRoundOf({
  outcome,
  stake,
}: Pick<RoundRow, 'outcome' | 'stake'>): StoredRound | undefined {
  const stored = z.safeParse(storedCourse, outcome);
  return stored.success ? { ...stored.data, stake } : undefined;
}

/** The initial bet of a round: later stakes, such as a double, are not included. */
export const firstBet = (round: RoundRow): number => storedRoundOf(round)?.bet ?? round.bet;

/** The state of a stored round with the number of its moves; undefined for games without decisions. */
export function roundStateOf(engineId: string, round: RoundRow) {
  const engine = engineById(engineId);
  const storedRound = storedRoundOf(round);
  if (!isStepped(engine) || !storedRound) return undefined;
  return { ...engine.stateOf(storedRound), steps: storedRound.moves.length };
}

/** The fields of a round's launch that its payments need. */
type Booked = Pick<
  LaunchRow,
  'id' | 'mode' | 'currency' | 'walletId' | 'accountId' | 'gameName' | 'engine'
>;

/** Takes a stake from the wallet. @param key distinguishes the stakes of a round */
async function takeStake(
  tx: Transaction,
  launch: Booked,
  { orderNo, key, amount, at }: { orderNo: string; key: string; amount: number; at: number },
): Promise<PostedEntry> {
  const house = await houseWallet(tx, houseKindOf(launch.mode), launch.currency, at);
  return postEntry(tx, {
    kind: 'round',
    scope: `launch:${launch.id}`,
    idempotencyKey: key,
    body: { orderNo, amount },
    reference: orderNo,
    remark: launch.gameName,
    lines: [
      { walletId: launch.walletId, amount: -amount, kind: 'bet' },
      { walletId: house, amount, kind: 'house' },
    ],
    at,
  });
}

/**
 * The time of the last move of a stored round, or of its beginning, from which the time of an abandoned round is
 * counted. Rounds without a move have no time of one.
 */
export const lastMoveAt = sql`coalesce((${gameRounds.outcome}->>'movedAt')::bigint, ${gameRounds.createdAt})`;

/** Stores the state of a round, and pays and counts it if it is over. */
async function store(
  tx: Transaction,
  launch: Booked,
  { round, storedRound, state }: { round: RoundRow; storedRound: StoredRound; state: RoundState },
  at: number,
): Promise<RoundRow> {
  const { bet, drawn, moves } = storedRound;
  const { settled, staked } = state;
  if (settled && settled.win > 0) {
    const house = await houseWallet(tx, houseKindOf(launch.mode), launch.currency, at);
    await postEntry(tx, {
      kind: 'round',
      scope: `launch:${launch.id}`,
      idempotencyKey: `win:${round.orderNo}`,
      body: { win: settled.win },
      reference: round.orderNo,
      remark: launch.gameName,
      lines: [
        { walletId: launch.walletId, amount: settled.win, kind: 'win' },
        { walletId: house, amount: -settled.win, kind: 'house' },
      ],
      at,
    });
  }
  const end = settled ? { ...settled, state: 'settled' as const, settledAt: at } : undefined;
  const [stored] = await tx
    .update(gameRounds)
    .set({ bet: staked, outcome: { bet, drawn, moves, movedAt: at }, ...end })
    .where(eq(gameRounds.id, round.id))
    .returning();
  if (!stored) throw new Error(`Round ${round.orderNo} no longer exists.`);
  if (settled) {
    await awaitAll([
      countSettledRounds(tx, [stored], at),
      launch.mode === 'real' && recordWinner(tx, stored, launch.currency, at),
    ]);
  }
  return stored;
}

interface Beginning {
  readonly launch: LaunchRow;
  readonly engine: SteppedEngine;
  readonly request: { readonly key: string; readonly bet: number; readonly stake: unknown };
  readonly at: number;
  readonly random: Random;
}

/**
 * Draws a round as a whole, takes its bet and stores both before anything is shown. The round stays open for the
 * player's decisions, unless there is nothing to decide.
 * @throws {GatewayError} round_open while an earlier round of the game is open, in any window;
 *   request_param_err, and the refusals of `checkBet` and `checkPace`
 */
export async function beginRound(
  tx: Transaction,
  { launch, engine, request, at, random }: Beginning,
): Promise<{ round: RoundRow; posted: PostedEntry }> {
  const { key, bet, stake } = request;
  const storedRound: StoredRound = { bet, stake, drawn: engine.draw(stake, random), moves: [] };
  const { walletId, nodeId } = launch;
  await awaitAll([
    checkBet(tx, launch, { stake: bet, at }),
    checkPace(tx, { walletId, nodeId, cycle: engine.cycle }, at),
  ]);
  const [open] = await tx
    .select({ id: gameRounds.id })
    .from(gameRounds)
    .where(
      and(
        eq(gameRounds.walletId, walletId),
        eq(gameRounds.nodeId, nodeId),
        // The end of an open round is unseen, so the index of unseen rounds finds it.
        isNull(gameRounds.shownAt),
        eq(gameRounds.state, 'open'),
      ),
    )
    .limit(1);
  if (open) throw new GatewayError('round_open', 'An earlier round of this game has not ended.');
  const orderNo = orderNumber(at);
  const [posted] = await awaitAll([
    takeStake(tx, launch, { orderNo, key, amount: bet, at }),
    markEarlierRoundsShown(tx, launch, at),
  ]);
  const [round] = await tx
    .insert(gameRounds)
    .values({
      orderNo,
      ...launchColumns(launch),
      roundKey: key,
      bet,
      validBet: 0,
      win: 0,
      stake,
      outcome: { bet, drawn: storedRound.drawn, moves: [] },
      state: 'open' as const,
      entryId: realEntryId(posted),
      createdAt: at,
    })
    .returning();
  if (!round) throw new Error('A round was not stored.');
  const state = engine.stateOf(storedRound);
  const stored = state.settled ? await store(tx, launch, { round, storedRound, state }, at) : round;
  return { round: stored, posted };
}

/**
 * Makes a move in an open round, which the caller has locked, and takes its additional stake.
 * @throws {GatewayError} request_param_err for a move that is not offered; insufficient_balance, and
 *   the refusals of `checkBet` for a higher stake
 */
export async function makeMove(
  tx: Transaction,
  { launch, round, move, at }: { launch: Booked; round: RoundRow; move: string; at: number },
): Promise<RoundRow> {
  const engine = engineById(launch.engine);
  const storedRound = storedRoundOf(round);
  if (!isStepped(engine) || !storedRound)
    throw new GatewayError('not_found', 'There is no such round.');
  const next: StoredRound = { ...storedRound, moves: [...storedRound.moves, move] };
  const state = engine.stateOf(next);
  const more = state.staked - round.bet;
  if (more > 0) {
    await checkBet(tx, launch, { stake: more, at });
    const { orderNo } = round;
    const key = `more:${orderNo}:${next.moves.length}`;
    await takeStake(tx, launch, { orderNo, key, amount: more, at });
  }
  return store(tx, launch, { round, storedRound: next, state }, at);
}

export interface StepRequest {
  readonly orderNo: string;
  /** Number of moves before it, by which a retry is recognized. */
  readonly number: number;
  readonly move: string;
}

/**
 * Makes the player's next move in an open round of this game, begun in this launch or an earlier one. A retry of the
 * same move returns the current state of the round and moves nothing.
 * @throws {GatewayError} not_found for a round of another player; idempotency_conflict where another
 *   move was made; the refusals of `makeMove` and `checkRound`
 */
export async function takeStep(
  gateway: Gateway,
  launch: OpenLaunch,
  { orderNo, number, move }: StepRequest,
): Promise<{ round: RoundRow; replayed: boolean }> {
  return withLaunchLock(gateway, launch, async (tx) => {
    const [round] = await tx
      .select()
      .from(gameRounds)
      .where(
        and(
          eq(gameRounds.orderNo, orderNo),
          eq(gameRounds.walletId, launch.walletId),
          eq(gameRounds.nodeId, launch.nodeId),
        ),
      )
      .for('update');
    const made = round && storedRoundOf(round)?.moves;
    if (!round || !made) throw new GatewayError('not_found', 'There is no such round.');
    if (made[number] === move) return { round, replayed: true };
    if (number !== made.length) {
      throw new GatewayError('idempotency_conflict', 'Another move was already made at this step.');
    }
    if (round.state !== 'open' || move === ABANDON_MOVE) {
      throw new GatewayError('request_param_err', 'This move is not offered.');
    }
    await checkRound(tx, gateway, launch);
    const at = gateway.clock.now();
    return { round: await makeMove(tx, { launch, round, move, at }), replayed: false };
  });
}
