import { isDeepStrictEqual } from 'node:util';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { gameRounds } from '@baize/gateway/database/schema/index.ts';
import { and, eq } from '@baize/gateway/database/sql.ts';
import { awaitAll } from '@baize/gateway/database/transact.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { type JackpotTerms, jackpotTerms } from '@baize/gateway/modules/games/jackpots.ts';
import { checkBet } from '@baize/gateway/modules/protection/enforce.ts';
import { checkPace } from '@baize/gateway/modules/protection/pace.ts';
import { countSettledRounds } from '@baize/gateway/modules/rounds/count-settled-rounds.ts';
import { checkRound } from '@baize/gateway/modules/system/gate.ts';
import {
  type Entry,
  type PostedEntry,
  postEntry,
  realEntryId,
} from '@baize/gateway/modules/wallet/post-entry.ts';
import { houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import { type Random, secureRandom } from '../slot/maths/play.ts';
import { isStepped } from './engine.ts';
import { engineById } from './engines.ts';
import type { LaunchRow, OpenLaunch } from './find-launch.ts';
import { playJackpot } from './jackpot.ts';
import { recordWinner } from './record-winner.ts';
import {
  houseKindOf,
  launchColumns,
  markEarlierRoundsShown,
  orderNumber,
  type RoundRow,
} from './round-row.ts';
import { beginRound, firstBet } from './stepped-round.ts';
import { withLaunchLock } from './with-launch-lock.ts';

export interface RoundRequest {
  /** Idempotency key, chosen by the client. */
  readonly key: string;
  /** Minor units. */
  readonly bet: number;
  readonly stake: unknown;
}

async function findRound(tx: Transaction, launch: LaunchRow, request: RoundRequest) {
  const [known] = await tx
    .select()
    .from(gameRounds)
    .where(and(eq(gameRounds.launchId, launch.id), eq(gameRounds.roundKey, request.key)));
  if (!known) return undefined;
  // Stakes that were added later, within the round, are not part of the request.
  const bet = firstBet(known);
  if (bet !== request.bet || !isDeepStrictEqual(known.stake, request.stake)) {
    throw new GatewayError('idempotency_conflict', 'This round key was used for another bet.');
  }
  return known;
}

function checkOffered(launch: LaunchRow, bet: number, step: number): void {
  if (bet < launch.minBet || bet > launch.maxBet || bet % step !== 0) {
    throw new GatewayError('request_param_err', 'This bet is not offered.', {
      fields: { bet: 'not_offered' },
    });
  }
}

interface Turn {
  readonly launch: LaunchRow;
  /** For games with a jackpot. */
  readonly terms: JackpotTerms | undefined;
  readonly request: RoundRequest;
  readonly at: number;
  readonly random: Random;
}

async function settle(
  tx: Transaction,
  { launch, terms, request, at, random }: Turn,
): Promise<{ round: RoundRow; posted: PostedEntry }> {
  const engine = engineById(launch.engine);
  checkOffered(launch, request.bet, engine.betStep);
  if (isStepped(engine)) return beginRound(tx, { launch, engine, request, at, random });
  const drawn = engine.play(launch, request.bet, request.stake, random);
  const { outcome, validBet } = drawn;
  const { walletId, nodeId, currency } = launch;
  const [house] = await awaitAll([
    houseWallet(tx, houseKindOf(launch.mode), currency, at),
    checkBet(tx, launch, { stake: request.bet, at }),
    checkPace(tx, { walletId, nodeId, cycle: engine.cycle }, at),
  ]);
  // Locked last, because all other bets at the game wait while one bet holds the pot.
  const jackpot = await playJackpot(tx, { launch, terms, bet: request.bet, at, random });
  const win = drawn.win + jackpot.won;
  const orderNo = orderNumber(at);
  const entry: Entry = {
    kind: 'round',
    scope: `launch:${launch.id}`,
    idempotencyKey: request.key,
    body: request,
    reference: orderNo,
    remark: launch.gameName,
    lines: [
      { walletId, amount: -request.bet, kind: 'bet' },
      { walletId, amount: win, kind: 'win' },
      { walletId: house, amount: request.bet - win - jackpot.change, kind: 'house' },
      ...jackpot.lines,
    ],
    at,
  };
  const own = { ...launchColumns(launch), orderNo, validBet };
  const [posted] = await awaitAll([
    postEntry(tx, entry),
    markEarlierRoundsShown(tx, launch, at),
    countSettledRounds(tx, [own], at),
  ]);
  const [round] = await tx
    .insert(gameRounds)
    .values({
      ...own,
      roundKey: request.key,
      bet: request.bet,
      win,
      jackpot: jackpot.won,
      stake: request.stake,
      outcome,
      state: 'settled' as const,
      entryId: realEntryId(posted),
      createdAt: at,
      settledAt: at,
    })
    .returning();
  if (!round) throw new Error('A round was not stored.');
  if (launch.mode === 'real') await recordWinner(tx, round, currency, at);
  return { round, posted };
}

/**
 * Plays one round of a launch: draws it, moves bet and win in one journal entry and stores the outcome, all in one
 * transaction and before anybody sees it. For a game in which the player decides it takes the bet and leaves the round
 * open. The same key returns the stored round and moves nothing.
 * @throws {GatewayError} insufficient_balance, idempotency_conflict, request_param_err, round_open
 *   while the player is to decide in an earlier round of the game, and the refusals of
 *   `checkRound`, `checkBet` and `checkPace`
 */
export async function playRound(
  gateway: Gateway,
  launch: OpenLaunch,
  request: RoundRequest,
  random: Random = secureRandom,
): Promise<{ round: RoundRow; posted: PostedEntry | undefined }> {
  return withLaunchLock(gateway, launch, async (tx) => {
    const known = await findRound(tx, launch, request);
    if (known) return { round: known, posted: undefined };
    const terms = jackpotTerms(await checkRound(tx, gateway, launch));
    return settle(tx, { launch, terms, request, at: gateway.clock.now(), random });
  });
}
