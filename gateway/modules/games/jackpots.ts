import { readSettings } from '../../core/merchant-settings.ts';
import { accounts, games, jackpotPots } from '../../database/schema/index.ts';
import { and, eq, inArray, type SQL, sql } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { catalogueToMinor, catalogueUnitInMinor, catalogueUnits } from '../wallet/money.ts';

/** How the jackpot of a game grows and how seldom it is won. */
export interface JackpotTerms {
  /** Where the pot starts, in hundredths of the catalogue's unit. */
  readonly seed: number;
  /** Millionths of each stake that go into the pot. */
  readonly share: number;
  /** The pot is won once in so many times its seed that is staked, on average. */
  readonly odds: number;
}

/** What a select of games needs for `jackpotTerms`. */
export const termColumns = {
  jackpotSeed: games.jackpotSeed,
  jackpotShare: games.jackpotShare,
  jackpotOdds: games.jackpotOdds,
};
type TermColumns = Pick<typeof games.$inferSelect, keyof typeof termColumns>;

/** The terms of a game; undefined where it has no jackpot. */
export function jackpotTerms(row: TermColumns): JackpotTerms | undefined {
  const { jackpotSeed: seed, jackpotShare: share, jackpotOdds: odds } = row;
  return seed === null || share === null || odds === null ? undefined : { seed, share, odds };
}

/**
 * What a jackpot returns of all stakes in the long run, in percent. A pot pays its seed and all that
 * was put into it, and is won once in `odds` seeds that are staked: the seed is one part in `odds`.
 */
export const jackpotReturn = ({ share, odds }: Omit<JackpotTerms, 'seed'>): number =>
  (share * odds + 1_000_000) / (odds * 10_000);

/** Where a pot starts in a currency, minor units. */
export const seedIn = ({ seed }: Pick<JackpotTerms, 'seed'>, currency: string): number =>
  catalogueToMinor(seed, currency, 'down');

/** Whose catalogue is read: an account's, or a visitor's. */
export type Viewer = number | undefined;

/** The currency that a viewer sees amounts in: the account's own, else the merchant's. */
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

/** Selects the pot of a game, by its id or by the column that holds it, in a currency. */
export const isPotOf = (nodeId: string | typeof games.nodeId, currency: string) =>
  and(eq(jackpotPots.nodeId, nodeId), eq(jackpotPots.currency, currency));

/**
 * What the jackpots of games stand at for a viewer, in units of the catalogue. One query, however
 * many games; none where no game has a jackpot.
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

/** What a list of jackpots is ordered by: what the pot of each game stands at for a viewer. */
export async function potHeight(db: Database, viewer: Viewer): Promise<SQL> {
  const currency = await viewersCurrency(db, viewer);
  const pot = db
    .select({ amount: jackpotPots.amount })
    .from(jackpotPots)
    .where(isPotOf(games.nodeId, currency));
  const hundredth = catalogueUnitInMinor(currency) / 100;
  return sql`coalesce((${pot}), ${games.jackpotSeed} * ${hundredth}::numeric)`;
}
