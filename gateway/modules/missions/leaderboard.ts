import { TRIAL_TYPE } from '../../contract/members.ts';
import { BOARDS, type Board, type MissionLeaderboard } from '../../contract/missions.ts';
import { merchantDay, timesOf } from '../../core/calendar.ts';
import type { Gateway } from '../../core/gateway.ts';
import { ttlCache } from '../../core/ttl-cache.ts';
import { rowsOf } from '../../database/rows-of.ts';
import { missionClaims } from '../../database/schema/index.ts';
import { and, eq, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { maskName } from '../games/winner-board.ts';
import { minorPerHundredth } from '../wallet/minor-per-hundredth.ts';
import { catalogueToMinor, catalogueUnits, currencyView, toMajor } from '../wallet/money.ts';
import { type MissionPeriod, missionPeriodOf, previousPeriod } from './period.ts';
import type { Who } from './progress.ts';
import { readBoardPrizes } from './rules.ts';

/** Places that everybody is shown. */
const SHOWN = 20;

export interface Place {
  readonly accountId: number;
  readonly username: string;
  readonly place: number;
  /** Hundredths of the catalogue's unit. */
  readonly score: number;
  /** Of the place above. */
  readonly above: number | null;
}

/** What rows `f` of figures come to, in hundredths of the catalogue's unit. */
const SCORE = sql`floor(sum(f.valid_bets / ${minorPerHundredth(sql`f.currency`)}))::float8`;

/** Everybody's places of a period, as a table `places`. */
const ranked = (period: MissionPeriod) => sql`
  with scores as (
    select f.account_id, ${SCORE} as score from account_figures f
    where f.day between ${period.from} and ${period.until} and f.valid_bets > 0
    group by f.account_id
  ), places as (
    select s.account_id, a.username, s.score,
      row_number() over (order by s.score desc, s.account_id)::int as place,
      lag(s.score) over (order by s.score desc, s.account_id) as above
    from scores s join accounts a on a.id = s.account_id
    where s.score > 0 and a.type <> ${TRIAL_TYPE}
  )`;

/**
 * The places of a period: who bet most, by valid bets of settled rounds of real money in units of
 * the catalogue. Of two with the same score the older account comes first.
 * @returns the first places, and the account's own
 */
export async function placesOf(
  db: Database | Transaction,
  period: MissionPeriod,
  accountId: number,
): Promise<readonly Place[]> {
  return rowsOf<Place>(
    await db.execute(sql`
      ${ranked(period)}
      select account_id as "accountId", username, place, score, above from places
      where place <= ${SHOWN} or account_id = ${accountId}
      order by place`),
  );
}

async function hasScore(db: Database, period: MissionPeriod, accountId: number): Promise<boolean> {
  const [row] = rowsOf<{ score: number | null }>(
    await db.execute(sql`
      select ${SCORE} as score from account_figures f
      where f.account_id = ${accountId} and f.day between ${period.from} and ${period.until}`),
  );
  return (row?.score ?? 0) > 0;
}

/** Who has one of the first places of a period. */
async function winnersOf(
  db: Database,
  period: MissionPeriod,
  prizes: number,
): Promise<ReadonlySet<number>> {
  const rows = rowsOf<{ accountId: number }>(
    await db.execute(
      sql`${ranked(period)} select account_id as "accountId" from places where place <= ${prizes}`,
    ),
  );
  return new Set(rows.map(({ accountId }) => accountId));
}

/** The previous period's place of an account, and what it is paid; minor units. */
export async function previousPlace(
  db: Database | Transaction,
  board: Board,
  { accountId, currency }: Who,
  at: number,
): Promise<
  { readonly period: MissionPeriod; readonly place: number; readonly amount: number } | undefined
> {
  const prizes = (await readBoardPrizes(db))[board];
  if (prizes.length === 0) return undefined;
  const period = previousPeriod(board, await merchantDay(db, at));
  const places = await placesOf(db, period, accountId);
  const own = places.find((each) => each.accountId === accountId);
  const prize = own && prizes[own.place - 1];
  if (!own || prize === undefined) return undefined;
  return { period, place: own.place, amount: catalogueToMinor(prize, currency, 'down') };
}

export const leaderboardSubject = (board: Board): string => `leaderboard:${board}`;

/** Whether the prize of a period was claimed. */
export async function isBoardClaimed(
  db: Database | Transaction,
  of: { readonly accountId: number; readonly board: Board; readonly period: MissionPeriod },
): Promise<boolean> {
  const rows = await db
    .select({ id: missionClaims.id })
    .from(missionClaims)
    .where(
      and(
        eq(missionClaims.accountId, of.accountId),
        eq(missionClaims.subject, leaderboardSubject(of.board)),
        eq(missionClaims.period, of.period.name),
      ),
    );
  return rows.length > 0;
}

/** Milliseconds for which winners are kept: a round that is committed late may still move a place. */
const WINNERS_FRESH = 60_000;

/**
 * Tells whether a prize of a previous period waits for a member, for a badge that every page asks for. Who
 * has won is found out once a minute for all who ask, and by whoever has played alone; a claim ranks anew.
 */
export function prizeWatch({ db, clock }: Pick<Gateway, 'db' | 'clock'>) {
  const keep = ttlCache<ReadonlySet<number>>(WINNERS_FRESH, BOARDS.length);
  return async (board: Board, accountId: number): Promise<boolean> => {
    const prizes = (await readBoardPrizes(db))[board].length;
    if (prizes === 0) return false;
    const period = previousPeriod(board, await merchantDay(db, clock.now()));
    if (!(await hasScore(db, period, accountId))) return false;
    if (await isBoardClaimed(db, { accountId, board, period })) return false;
    const key = `${board}@${period.name}:${prizes}`;
    return (await keep(key, () => winnersOf(db, period, prizes)).value).has(accountId);
  };
}

/** R12.04: a board with its prizes, the caller's place and the distance to the next one. */
export async function leaderboardView(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  who: Who,
  of: { readonly board: Board; readonly previous: boolean },
): Promise<MissionLeaderboard> {
  const { accountId, currency } = who;
  const { board, previous } = of;
  const day = await merchantDay(db, clock.now());
  const period = previous ? previousPeriod(board, day) : missionPeriodOf(board, day);
  const { start, end } = await timesOf(db, period);
  const prizes = (await readBoardPrizes(db))[board].map((hundredths, index) => ({
    place: index + 1,
    prize: toMajor(catalogueToMinor(hundredths, currency, 'down'), currency),
  }));
  const prizeOf = (place: number) => {
    const prize = prizes[place - 1]?.prize;
    return prize === undefined ? {} : { prize };
  };
  const places = await placesOf(db, period, accountId);
  const own = places.find((each) => each.accountId === accountId);
  const hasPrize = own !== undefined && own.place <= prizes.length;
  const isClaimed =
    previous && hasPrize && (await isBoardClaimed(db, { accountId, board, period }));
  return {
    from: start,
    until: end,
    list: places
      .filter(({ place }) => place <= SHOWN)
      .map((each) => ({
        place: each.place,
        name: maskName(each.username),
        score: catalogueUnits(each.score),
        ...prizeOf(each.place),
        own: each.accountId === accountId,
      })),
    prizes,
    ...(own && {
      own: {
        place: own.place,
        score: catalogueUnits(own.score),
        ...prizeOf(own.place),
        // The older account keeps the better place of two that are equal.
        ...(own.above !== null && { toNext: catalogueUnits(own.above - own.score + 1) }),
        ...(previous &&
          hasPrize && { state: isClaimed ? ('claimed' as const) : ('claimable' as const) }),
      },
    }),
    ...currencyView(currency),
  };
}
