import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { gameLaunches, gameRounds } from '@baize/gateway/database/schema/index.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { checkBet, keepingRefusal } from '@baize/gateway/modules/protection/enforce.ts';
import { checkPace } from '@baize/gateway/modules/protection/pace.ts';
import { countSettledRounds } from '@baize/gateway/modules/rounds/count-settled-rounds.ts';
import { checkRound } from '@baize/gateway/modules/system/gate.ts';
import {
  type PostedEntry,
  postEntry,
  realEntryId,
} from '@baize/gateway/modules/wallet/post-entry.ts';
import { houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { type Random, secureRandom } from '../slot/maths/play.ts';
import { engineById } from './engines.ts';
import type { LaunchRow, OpenLaunch } from './find-launch.ts';
import { recordWinner } from './record-winner.ts';

export interface RoundRequest {
  /** Chosen by the client; the same key is the same round. */
  readonly key: string;
  /** Minor units. */
  readonly bet: number;
  readonly stake: unknown;
}

export type RoundRow = typeof gameRounds.$inferSelect;

/** `2611210930451A2B3C`: the time, for people, and chance, so that it cannot be guessed. */
export function orderNumber(at: number): string {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return `${digits}${randomBytes(4).toString('hex').toUpperCase()}`;
}

async function findRound(tx: Transaction, launch: LaunchRow, request: RoundRequest) {
  const [known] = await tx
    .select()
    .from(gameRounds)
    .where(and(eq(gameRounds.launchId, launch.id), eq(gameRounds.roundKey, request.key)));
  if (!known) return undefined;
  if (known.bet !== request.bet || !isDeepStrictEqual(known.stake, request.stake)) {
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

async function settle(
  tx: Transaction,
  launch: LaunchRow,
  request: RoundRequest,
  at: number,
  random: Random,
): Promise<{ round: RoundRow; posted: PostedEntry }> {
  const engine = engineById(launch.engine);
  checkOffered(launch, request.bet, engine.betStep);
  const { outcome, win, validBet } = engine.play(launch, request.bet, request.stake, random);
  const houseKind = launch.mode === 'real' ? 'house:games' : 'house:play-money';
  const house = await houseWallet(tx, houseKind, launch.currency, at);
  await checkBet(tx, launch, { stake: request.bet, at });
  const { walletId, nodeId } = launch;
  await checkPace(tx, { walletId, nodeId, cycle: engine.cycle }, at);
  const orderNo = orderNumber(at);
  const posted = await postEntry(tx, {
    kind: 'round',
    scope: `launch:${launch.id}`,
    idempotencyKey: request.key,
    body: request,
    reference: orderNo,
    remark: launch.gameName,
    lines: [
      { walletId: launch.walletId, amount: -request.bet, kind: 'bet' },
      { walletId: launch.walletId, amount: win, kind: 'win' },
      { walletId: house, amount: request.bet - win, kind: 'house' },
    ],
    at,
  });
  // A round that is passed over by the next one needs no playing back any more.
  await tx
    .update(gameRounds)
    .set({ shownAt: at })
    .where(and(eq(gameRounds.launchId, launch.id), isNull(gameRounds.shownAt)));
  const { gameName, vassalage, vendorName, gameType, accountId } = launch;
  const [round] = await tx
    .insert(gameRounds)
    .values({
      orderNo,
      accountId,
      walletId,
      nodeId,
      gameName,
      vassalage,
      vendorName,
      gameType,
      launchId: launch.id,
      roundKey: request.key,
      bet: request.bet,
      validBet,
      win,
      stake: request.stake,
      outcome,
      state: 'settled' as const,
      entryId: realEntryId(posted),
      createdAt: at,
      settledAt: at,
    })
    .returning();
  if (!round) throw new Error('A round was not stored.');
  await countSettledRounds(tx, [round], at);
  if (launch.mode === 'real') await recordWinner(tx, round, launch.currency, at);
  return { round, posted };
}

/**
 * Plays one round of a launch: draws it, moves bet and win in one journal entry and stores the
 * outcome, all in one transaction and before anybody sees it. The same key returns the stored
 * round and moves nothing.
 * @throws {GatewayError} insufficient_balance, idempotency_conflict, request_param_err, and what
 *   `checkRound`, `checkBet` and `checkPace` refuse
 */
export async function playRound(
  gateway: Gateway,
  launch: OpenLaunch,
  request: RoundRequest,
  random: Random = secureRandom,
): Promise<{ round: RoundRow; posted: PostedEntry | undefined }> {
  return keepingRefusal(gateway, launch.accountId, () =>
    gateway.db.transaction(async (tx) => {
      // One round at a time for a launch, whichever process is asked.
      await tx
        .select({ id: gameLaunches.id })
        .from(gameLaunches)
        .where(eq(gameLaunches.id, launch.id))
        .for('update');
      const known = await findRound(tx, launch, request);
      if (known) return { round: known, posted: undefined };
      await checkRound(tx, gateway, launch);
      return settle(tx, launch, request, gateway.clock.now(), random);
    }),
  );
}
