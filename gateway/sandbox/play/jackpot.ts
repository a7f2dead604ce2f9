import { games, jackpotPots } from '@baize/gateway/database/schema/index.ts';
import { eq } from '@baize/gateway/database/sql.ts';
import { awaitAll } from '@baize/gateway/database/transact.ts';
import type { Database, Transaction } from '@baize/gateway/database/types.ts';
import {
  isPotOf,
  type JackpotTerms,
  jackpotReturn,
  jackpotTerms,
  seedIn,
  termColumns,
} from '@baize/gateway/modules/games/jackpots.ts';
import type { Line } from '@baize/gateway/modules/wallet/post-entry.ts';
import { houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import type { Random } from '../slot/maths/play.ts';
import type { LaunchRow } from './find-launch.ts';

const MILLION = 1_000_000n;

/** What stands in a pot. */
export interface Pot {
  /** What its winner is paid, minor units. */
  readonly amount: number;
  /** Millionths of a minor unit that shares of stakes left over. */
  readonly carry: number;
}

/** A pot with the share of a stake added, to the millionth of a minor unit. Pure. */
export function feed(
  { amount, carry }: Pot,
  bet: number,
  { share }: Pick<JackpotTerms, 'share'>,
): Pot {
  const millionths = BigInt(carry) + BigInt(bet) * BigInt(share);
  return { amount: amount + Number(millionths / MILLION), carry: Number(millionths % MILLION) };
}

/**
 * Draws whether a stake wins the pot: once in `odds` times the seed that is staked, so that twice the
 * stake has twice the chance. Neither what stands in the pot nor any round before changes it. Pure.
 * @param seed minor units
 */
export const winsPot = (
  bet: number,
  seed: number,
  { odds }: Pick<JackpotTerms, 'odds'>,
  random: Random,
): boolean => random(seed * odds) < bet;

/** What a round did to the pot of its game, minor units. */
interface JackpotRound {
  /** Paid to the player as part of the win. */
  readonly won: number;
  /** What the pot holds more than before; negative where it was paid. */
  readonly kept: number;
  /** The journal's lines for what it keeps. */
  readonly lines: readonly Line[];
}

const NONE: JackpotRound = { won: 0, kept: 0, lines: [] };

/** The pot, locked until the transaction ends; undefined where no stake has made it yet. */
async function lockPot(tx: Transaction, nodeId: string, currency: string) {
  const [pot] = await tx
    .select({ amount: jackpotPots.amount, carry: jackpotPots.carry })
    .from(jackpotPots)
    .where(isPotOf(nodeId, currency))
    .for('update');
  return pot;
}

/** Makes a pot with its seed and locks it. @returns what it holds, and what the house put into it */
async function openPot(tx: Transaction, nodeId: string, currency: string, seed: number) {
  const made = await tx
    .insert(jackpotPots)
    .values({ nodeId, currency, amount: seed })
    .onConflictDoNothing()
    .returning({ amount: jackpotPots.amount });
  const pot = await lockPot(tx, nodeId, currency);
  if (!pot) throw new Error(`The pot of ${nodeId} in ${currency} could not be made.`);
  return { pot, before: made.length > 0 ? 0 : pot.amount };
}

/**
 * Feeds the pot of a game with the share of a stake of real money and draws whether the stake wins
 * it; a pot that is won starts again from its seed, and keeps its millionths. Play money neither
 * feeds nor wins. The pot is a row that everybody at the game shares, and it is locked until the
 * transaction ends: the caller has locked the wallet and made all its checks before.
 */
export async function playJackpot(
  tx: Transaction,
  of: {
    readonly launch: Pick<LaunchRow, 'nodeId' | 'currency' | 'mode'>;
    readonly terms: JackpotTerms | undefined;
    readonly bet: number;
    readonly at: number;
    readonly random: Random;
  },
): Promise<JackpotRound> {
  const { launch, terms, bet, at, random } = of;
  if (!terms || launch.mode !== 'real') return NONE;
  const { nodeId, currency } = launch;
  const seed = seedIn(terms, currency);
  const [walletId, known] = await awaitAll([
    houseWallet(tx, 'house:jackpots', currency, at),
    lockPot(tx, nodeId, currency),
  ]);
  const { pot, before } = known
    ? { pot: known, before: known.amount }
    : await openPot(tx, nodeId, currency, seed);
  const { amount, carry } = feed(pot, bet, terms);
  const won = winsPot(bet, seed, terms, random) ? amount : 0;
  const after = won > 0 ? seed : amount;
  await tx.update(jackpotPots).set({ amount: after, carry }).where(isPotOf(nodeId, currency));
  const kept = after - before;
  const lines: Line[] = kept === 0 ? [] : [{ walletId, amount: kept, kind: 'house' }];
  return { won, kept, lines };
}

/** The published return of a game with what its jackpot adds, in percent. */
export const publishedReturn = (
  engine: number,
  jackpot: { readonly rtp: number } | null,
): number => (jackpot ? Math.round((engine + jackpot.rtp) * 100) / 100 : engine);

/** What a game's client tells of its jackpot; null where it has none. Amounts are minor units. */
export async function jackpotView(
  db: Database,
  { nodeId, currency }: Pick<LaunchRow, 'nodeId' | 'currency'>,
) {
  const [row] = await db
    .select({ ...termColumns, amount: jackpotPots.amount })
    .from(games)
    .leftJoin(jackpotPots, isPotOf(games.nodeId, currency))
    .where(eq(games.nodeId, nodeId));
  const terms = row && jackpotTerms(row);
  if (!terms) return null;
  const seed = seedIn(terms, currency);
  return {
    amount: row.amount ?? seed,
    seed,
    /** The pot is won once in so much that is staked, on average. */
    wonOnceIn: seed * terms.odds,
    /** Percent of each stake that go into the pot. */
    share: terms.share / 10_000,
    /** Percent of all stakes that the jackpot returns in the long run. */
    rtp: jackpotReturn(terms),
  };
}
