import { readSettings } from '../../core/merchant-settings.ts';
import { accounts, games, jackpotPots } from '../../database/schema/index.ts';
import { and, eq, inArray, type SQL, sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { catalogueToMinor, catalogueUnitInMinor, catalogueUnits } from '../wallet/money.ts';

/** How the jackpot of a game grows, and how likely it is won. */
export interface JackpotTerms {
  /** Initial pot, in hundredths of the catalogue's unit. */
  readonly seed: number;
  /** Millionths of each stake that are added to the pot. */
  readonly share: number;
  /** On average the pot is won once per this many times its seed in stakes. */
  readonly odds: number;
}

/** The columns that a select of games needs for `jackpotTerms`. */
export const termColumns = {
  jackpotSeed: games.jackpotSeed,
  jackpotShare: games.jackpotShare,
  jackpotOdds: games.jackpotOdds,
};
type TermColumns = Pick<typeof games.$inferSelect, keyof typeof termColumns>;

/** Returns the terms of a game; undefined if it has no jackpot. */
export function jackpotTerms(row: TermColumns): JackpotTerms | undefined {
  const { jackpotSeed: seed, jackpotShare: share, jackpotOdds: odds } = row;
  return seed === null || share === null || odds === null ? undefined : { seed, share, odds };
}

/**
 * Returns a jackpot's long-term return in percent of all stakes. A pot pays its seed and all
 * contributions, and is won once per `odds` seeds of stakes, so the seed is one part in `odds`.
 */
export const jackpotReturn = ({ share, odds }: Omit<JackpotTerms, 'seed'>): number =>
  (share * odds + 1_000_000) / (odds * 10_000);

/** Returns the initial pot in a currency, minor units. */
export const seedAmountIn = ({ seed }: Pick<JackpotTerms, 'seed'>, currency: string): number =>
  catalogueToMinor(seed, currency, 'down');

/** The reader of the catalogue: an account id; undefined for a visitor. */
export type Viewer = number | undefined;

/** Returns the currency in which a viewer sees amounts: the account's own, else the merchant's. */
async function viewersCurrency(db: Database, viewer: Viewer): Promise<string> {
  if (viewer !== undefined) {
    const [account] = await db
      .select({ currency: accounts.currency })
      .from(accounts)
      .where(eq(accounts.id, viewer));
    if (account) return account.currency;
  }
  return (await readSettings(db)).currency;
}

/**
 * Returns the condition that selects a game's pot in a currency, by the game's id or by a column that
 * holds it.
 */
export const isPotOf = (nodeId: string | typeof games.nodeId, currency: string) =>
  and(eq(jackpotPots.nodeId, nodeId), eq(jackpotPots.currency, currency));

/**
 * Returns the current pots of games for a viewer, in units of the catalogue. One query for any number
 * of games; none if no game has a jackpot.
 */
export async function jackpotsOf(
  db: Database,
  rows: readonly ({ readonly nodeId: string } & TermColumns)[],
  viewer: Viewer,
): Promise<ReadonlyMap<string, number>> {
  const seeds = rows.flatMap(({ nodeId, jackpotSeed }) =>
    jackpotSeed === null ? [] : [[nodeId, catalogueUnits(jackpotSeed)] as const],
  );
  if (seeds.length === 0) return new Map();
  const currency = await viewersCurrency(db, viewer);
  const unit = catalogueUnitInMinor(currency);
  const pots = await db
    .select({ nodeId: jackpotPots.nodeId, amount: jackpotPots.amount })
    .from(jackpotPots)
    .where(
      and(
        eq(jackpotPots.currency, currency),
        inArray(
          jackpotPots.nodeId,
          seeds.map(([nodeId]) => nodeId),
        ),
      ),
    );
  return new Map([...seeds, ...pots.map(({ nodeId, amount }) => [nodeId, amount / unit] as const)]);
}

/** Returns the sort expression of lists by jackpot: the current pot of each game for a viewer. */
export async function potAmount(db: Database, viewer: Viewer): Promise<SQL> {
  const currency = await viewersCurrency(db, viewer);
  const pot = db
    .select({ amount: jackpotPots.amount })
    .from(jackpotPots)
    .where(isPotOf(games.nodeId, currency));
  const hundredth = catalogueUnitInMinor(currency) / 100;
  return sql`coalesce((${pot}), ${games.jackpotSeed} * ${hundredth}::numeric)`;
}
