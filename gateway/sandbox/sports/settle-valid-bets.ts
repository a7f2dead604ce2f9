import { HOUR } from '@baize/gateway/contract/durations.ts';
import {
  gameRounds,
  sportsLegs,
  sportsMatches,
  wallets,
} from '@baize/gateway/database/schema/index.ts';
import { and, asc, eq, gt, inArray, ne } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { isRealMoney, ofRealMoney } from '@baize/gateway/modules/wallet/wallets.ts';
import { RULES } from './catalogue.ts';
import { outcomesOf } from './chances.ts';
import type { Final } from './course.ts';
import { fixtureByNo } from './fixtures.ts';
import { MARKETS, type Market, PICKS, type Pick } from './markets.ts';
import { validBetsOf } from './valid-bets.ts';

/** Bets whose matches all began earlier than this share no match with those that are settled now. */
const LOOK_BACK_MS = 3 * HOUR;

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

/** Legs of rounds with their matches, by round and in order. */
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

/** The wallets of the owners of these wallets, each with its player: a player may have one for each vendor. */
async function walletsOfPlayers(
  tx: Transaction,
  walletIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { id, kind, accountId, currency } = wallets;
  const named = await tx
    .select({ id, kind, accountId, currency })
    .from(wallets)
    .where(inArray(id, [...new Set(walletIds)]));
  const members = named.flatMap((wallet) =>
    isRealMoney(wallet.kind) && wallet.accountId !== null ? [wallet.accountId] : [],
  );
  const others = await tx
    .select({ id, kind, accountId, currency })
    .from(wallets)
    .where(and(inArray(accountId, members), ofRealMoney));
  return new Map(
    [...named, ...others].map((wallet) => [
      wallet.id,
      isRealMoney(wallet.kind)
        ? `account ${wallet.accountId} ${wallet.currency}`
        : `wallet ${wallet.id}`,
    ]),
  );
}

/**
 * Computes the valid bets of the latest bets of the wallets' players, by round. It includes all bets of a player, also
 * those of other slips, at other vendors and settled before, so that opposite sides cover each other wherever they are;
 * void bets lose nothing and are left out.
 * @param earliest the first kick-off of the bets that are settled
 */
export async function validBetsOfPlayers(
  tx: Transaction,
  walletIds: readonly number[],
  earliest: number,
): Promise<ReadonlyMap<number, number>> {
  if (walletIds.length === 0) return new Map();
  const players = await walletsOfPlayers(tx, walletIds);
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
        inArray(gameRounds.walletId, [...players.keys()]),
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
    [...Map.groupBy(rounds, ({ walletId }) => players.get(walletId)).values()].flatMap((own) => {
      const bets = own.map(({ id, stake }) => ({
        stake,
        legs: (legs.get(id) ?? []).map(({ leg }) => leg),
      }));
      const valid = validBetsOf(bets, ends);
      return own.map(({ id }, index) => [id, valid[index] ?? 0] as const);
    }),
  );
}
