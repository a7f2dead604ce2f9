import { gameRounds, sportsLegs, sportsMatches } from '@baize/gateway/database/schema/index.ts';
import { and, asc, eq, gt, inArray, ne } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { RULES } from './catalogue.ts';
import { outcomesOf } from './chances.ts';
import type { Final } from './course.ts';
import { fixtureByNo } from './fixtures.ts';
import { MARKETS, type Market, PICKS, type Pick } from './markets.ts';
import { validBetsOf } from './valid-bets.ts';

/** Bets whose matches all began so long before hang together with none that is settled now. */
const LOOK_BACK_MS = 3 * 3_600_000;

const marketOf = (text: string): Market =>
  MARKETS.find((market) => market === text) ?? fail(`There is no market ${text}.`);
const pickOf = (text: string): Pick =>
  PICKS.find((pick) => pick === text) ?? fail(`There is no pick ${text}.`);
function fail(message: string): never {
  throw new Error(message);
}

const legColumns = { leg: sportsLegs, match: sportsMatches };
type StoredRow = {
  readonly leg: typeof sportsLegs.$inferSelect;
  readonly match: typeof sportsMatches.$inferSelect;
};
const typed = ({ leg, match }: StoredRow) => ({
  leg: { ...leg, market: marketOf(leg.market), pick: pickOf(leg.pick), matchNo: match.matchNo },
  match,
});
export type LegRow = ReturnType<typeof typed>;

/** Legs of rounds with their matches, by round and in their order. */
export async function legsOf(
  tx: Transaction,
  roundIds: readonly number[],
): Promise<Map<number, LegRow[]>> {
  if (roundIds.length === 0) return new Map();
  const rows = await tx
    .select(legColumns)
    .from(sportsLegs)
    .innerJoin(sportsMatches, eq(sportsMatches.id, sportsLegs.matchId))
    .where(inArray(sportsLegs.roundId, [...roundIds]))
    .orderBy(asc(sportsLegs.roundId), asc(sportsLegs.position));
  return Map.groupBy(rows.map(typed), ({ leg }) => leg.roundId);
}

const ends = (matchNo: string): readonly Final[] => {
  const fixture = fixtureByNo(matchNo);
  return fixture ? outcomesOf(RULES[fixture.league.sport].format, fixture.rates) : [];
};

/**
 * The valid bets of the latest bets of wallets, by round. All of a player's bets are looked at, those
 * of other slips and settled before included, so that opposite sides count the same wherever they
 * stand; bets that were void lose nothing and are left out.
 * @param earliest the first kick-off of what is settled
 */
export async function validBetsOfWallets(
  tx: Transaction,
  walletIds: readonly number[],
  earliest: number,
): Promise<ReadonlyMap<number, number>> {
  if (walletIds.length === 0) return new Map();
  const rounds = await tx
    .selectDistinct({
      id: gameRounds.id,
      walletId: gameRounds.walletId,
      stake: gameRounds.bet,
    })
    .from(gameRounds)
    .innerJoin(sportsLegs, eq(sportsLegs.roundId, gameRounds.id))
    .innerJoin(sportsMatches, eq(sportsMatches.id, sportsLegs.matchId))
    .where(
      and(
        inArray(gameRounds.walletId, [...new Set(walletIds)]),
        ne(gameRounds.state, 'cancelled'),
        gt(sportsMatches.kickOff, earliest - LOOK_BACK_MS),
      ),
    )
    .orderBy(asc(gameRounds.id));
  const legs = await legsOf(
    tx,
    rounds.map(({ id }) => id),
  );
  return new Map(
    [...Map.groupBy(rounds, ({ walletId }) => walletId).values()].flatMap((own) => {
      const bets = own.map(({ id, stake }) => ({
        stake,
        legs: (legs.get(id) ?? []).map(({ leg }) => leg),
      }));
      const valid = validBetsOf(bets, ends);
      return own.map(({ id }, index) => [id, valid[index] ?? 0] as const);
    }),
  );
}
