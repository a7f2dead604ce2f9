import { games, jackpotPots } from '@baize/gateway/database/schema/index.ts';
import { eq } from '@baize/gateway/database/sql.ts';
import { awaitAll } from '@baize/gateway/database/transact.ts';
import type { Database, Transaction } from '@baize/gateway/database/types.ts';
import {
  isPotOf,
  type JackpotTerms,
  jackpotReturn,
  jackpotTerms,
  seedAmountIn,
  termColumns,
} from '@baize/gateway/modules/games/jackpots.ts';
import type { Line } from '@baize/gateway/modules/wallet/post-entry.ts';
import { houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import type { Random } from '../slot/maths/play.ts';
import type { LaunchRow } from './find-launch.ts';

const MILLION = 1_000_000n;

/** The content of a pot. */
export interface Pot {
  /** The amount that its winner is paid, minor units. */
  readonly amount: number;
  /** The remainder of contributions, in millionths of a minor unit. */
  readonly carry: number;
}

/** Adds the share of a stake to a pot, to the millionth of a minor unit. Pure. */
export function addToPot(
  { amount, carry }: Pot,
  bet: number,
  { share }: Pick<JackpotTerms, 'share'>,
): Pot {
  const millionths = BigInt(carry) + BigInt(bet) * BigInt(share);
  return { amount: amount + Number(millionths / MILLION), carry: Number(millionths % MILLION) };
}

/**
 * Draws whether a stake wins the pot: once in `odds` times the seed of stakes, so that twice the stake has twice the
 * chance. The chance is independent of the pot's content and of earlier rounds. Pure.
 * @param seed minor units
 */
export const winsPot = (
  bet: number,
  seed: number,
  { odds }: Pick<JackpotTerms, 'odds'>,
  random: Random,
): boolean => random(seed * odds) < bet;

/** The effect of a round on its game's pot, minor units. */
interface JackpotRound {
  /** Paid to the player as part of the win. */
  readonly won: number;
  /** Change of the pot; negative where it was paid. */
  readonly change: number;
  /** The journal's lines for the pot's change. */
  readonly lines: readonly Line[];
}

const NONE: JackpotRound = { won: 0, change: 0, lines: [] };

/** Reads and locks the pot until the transaction ends; undefined where no stake has created it yet. */
async function lockPot(tx: Transaction, nodeId: string, currency: string) {
  const [pot] = await tx
    .select({ amount: jackpotPots.amount, carry: jackpotPots.carry })
    .from(jackpotPots)
    .where(isPotOf(nodeId, currency))
    .for('update');
  return pot;
}

/** Creates a pot with its seed and locks it. @returns its content, and the house's contribution */
async function openPot(tx: Transaction, nodeId: string, currency: string, seed: number) {
  const made = await tx
    .insert(jackpotPots)
    .values({ nodeId, currency, amount: seed })
    .onConflictDoNothing()
    .returning({ amount: jackpotPots.amount });
  const pot = await lockPot(tx, nodeId, currency);
  if (!pot) throw new Error(`The pot of ${nodeId} in ${currency} could not be created.`);
  return { pot, before: made.length > 0 ? 0 : pot.amount };
}

/**
 * Adds the share of a stake of real money to the pot of a game and draws whether the stake wins it; a won pot starts
 * again from its seed, and keeps its millionths. Play money neither contributes nor wins. The pot is a row that all
 * players of the game share, and it is locked until the transaction ends: the caller must have locked the wallet and
 * made all its checks before.
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
  const seed = seedAmountIn(terms, currency);
  const [walletId, known] = await awaitAll([
    houseWallet(tx, 'house:jackpots', currency, at),
    lockPot(tx, nodeId, currency),
  ]);
  const { pot, before } = known
    ? { pot: known, before: known.amount }
    : await openPot(tx, nodeId, currency, seed);
  const { amount, carry } = addToPot(pot, bet, terms);
  const won = winsPot(bet, seed, terms, random) ? amount : 0;
  const after = won > 0 ? seed : amount;
  await tx.update(jackpotPots).set({ amount: after, carry }).where(isPotOf(nodeId, currency));
  const change = after - before;
  const lines: Line[] = change === 0 ? [] : [{ walletId, amount: change, kind: 'house' }];
  return { won, change, lines };
}

/** The published return of a game including its jackpot, in percent. */
export const publishedReturn = (
  engine: number,
  jackpot: { readonly rtp: number } | null,
): number => (jackpot ? Math.round((engine + jackpot.rtp) * 100) / 100 : engine);

/** The jackpot data for the game's client; null where it has none. Amounts are minor units. */
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
  const seed = seedAmountIn(terms, currency);
  return {
    amount: row.amount ?? seed,
    seed,
    /** The pot is won once in this amount of stakes, on average. */
    wonOnceIn: seed * terms.odds,
    /** Percent of each stake that is added to the pot. */
    share: terms.share / 10_000,
    /** Percent of all stakes that the jackpot returns in the long run. */
    rtp: jackpotReturn(terms),
  };
}
