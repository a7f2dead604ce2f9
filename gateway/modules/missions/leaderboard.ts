import { MINUTE } from '../../contract/durations.ts';
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
import { placeIn, type Ranking, rankingOf, type Scored } from './ranking.ts';
import { readBoardPrizes } from './rules.ts';

/** Number of displayed places. */
const SHOWN_PLACES = 20;

/** One of the first places, whose names are displayed. */
interface NamedScore extends Scored {
  readonly username: string;
}

/** SQL for the score of rows `f` of figures, in hundredths of the catalogue's unit. */
const SCORE = sql`floor(sum(f.valid_bets / ${minorPerHundredth(sql`f.currency`)}))::float8`;

/** Returns SQL for all places of a period as a table `places`. */
const ranked = (period: MissionPeriod) => sql`
  with scores as (
    select f.account_id, ${SCORE} as score from account_figures f
    where f.day between ${period.from} and ${period.until} and f.valid_bets > 0
    group by f.account_id
  ), places as (
    select s.account_id, a.username, s.score,
      row_number() over (order by s.score desc, s.account_id)::int as place
    from scores s join accounts a on a.id = s.account_id
    where s.score > 0 and a.type <> ${TRIAL_TYPE}
  )`;

/**
 * A ranking with the names of its first places: one more than are displayed, in case the caller is one of
 * them.
 */
interface RankedBoard extends Ranking {
  readonly first: readonly NamedScore[];
}

/**
 * Ranks all accounts of a period by valid bets of settled real-money rounds, in units of the catalogue.
 */
async function rankAll(db: Database, period: MissionPeriod): Promise<RankedBoard> {
  const rows = rowsOf<Scored & { readonly username: string | null }>(
    await db.execute(sql`
      ${ranked(period)}
      select account_id as "accountId", score,
        case when place <= ${SHOWN_PLACES + 1} then username end as username
      from places order by place`),
  );
  const first = rows.flatMap(({ username, ...each }) =>
    username === null ? [] : [{ ...each, username }],
  );
  return { ...rankingOf(rows), first };
}

/** Returns the current score of an account in a period; undefined without bets. */
async function ownScore(
  db: Database,
  period: MissionPeriod,
  accountId: number,
): Promise<NamedScore | undefined> {
  const [row] = rowsOf<{ score: number | null; username: string }>(
    await db.execute(sql`
      select a.username, (
        select ${SCORE} from account_figures f
        where f.account_id = a.id and f.day between ${period.from} and ${period.until}
          and f.valid_bets > 0
      ) as score from accounts a where a.id = ${accountId}`),
  );
  return row?.score ? { accountId, username: row.username, score: row.score } : undefined;
}

/** Returns an account's place in the previous period, freshly ranked, and its prize; minor units. */
export async function previousPlace(
  tx: Transaction,
  board: Board,
  { accountId, currency }: Who,
  at: number,
): Promise<
  { readonly period: MissionPeriod; readonly place: number; readonly amount: number } | undefined
> {
  const prizes = (await readBoardPrizes(tx))[board];
  const period = previousPeriod(board, await merchantDay(tx, at));
  const [own] = rowsOf<{ place: number }>(
    await tx.execute(
      sql`${ranked(period)} select place from places where account_id = ${accountId}`,
    ),
  );
  const prize = own && prizes[own.place - 1];
  if (!own || prize === undefined) return undefined;
  return { period, place: own.place, amount: catalogueToMinor(prize, currency, 'down') };
}

/** Returns the subject under which the claim of a leaderboard's prize is stored. */
export const leaderboardSubject = (board: Board): string => `leaderboard:${board}`;

/** Whether the prize of a period has been claimed. */
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

/**
 * Milliseconds for which the ranking of a current period is cached; the caller's own score is always
 * current.
 */
const RUNNING_CACHE_MS = 10_000;
/** The same for a finished period, in which a round that is committed late may still move a place. */
const OVER_CACHE_MS = MINUTE;

/**
 * Creates the leaderboards of this process. Ranking reads the figures of all accounts, so it is cached for
 * some seconds; otherwise a request reads only the caller's own figures.
 */
export function watchBoards({ db, clock }: Pick<Gateway, 'db' | 'clock'>) {
  const cached = {
    running: ttlCache<RankedBoard>(RUNNING_CACHE_MS, BOARDS.length),
    over: ttlCache<RankedBoard>(OVER_CACHE_MS, BOARDS.length),
  };
  const rankingOfPeriod = (board: Board, period: MissionPeriod, which: keyof typeof cached) =>
    cached[which](`${board}@${period.name}`, () => rankAll(db, period)).value;

  /**
   * Whether the member has an unclaimed prize of the previous period: for the badge that every page
   * requests, and before a claim, which ranks again. Ranks only if the member has played and has not
   * claimed.
   */
  async function hasPrize(board: Board, accountId: number): Promise<boolean> {
    const prizes = (await readBoardPrizes(db))[board].length;
    if (prizes === 0) return false;
    const period = previousPeriod(board, await merchantDay(db, clock.now()));
    const own = await ownScore(db, period, accountId);
    if (!own || (await isBoardClaimed(db, { accountId, board, period }))) return false;
    return placeIn(await rankingOfPeriod(board, period, 'over'), own).place <= prizes;
  }

  /**
   * R12.04: returns a leaderboard with its prizes, the caller's place and the distance to the next one.
   */
  async function view(
    { accountId, currency }: Who,
    { board, previous }: { readonly board: Board; readonly previous: boolean },
  ): Promise<MissionLeaderboard> {
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
    const ranking = await rankingOfPeriod(board, period, previous ? 'over' : 'running');
    const score = await ownScore(db, period, accountId);
    const own = score && { ...score, ...placeIn(ranking, score) };
    const hasPrizePlace = own !== undefined && own.place <= prizes.length;
    const isClaimed =
      previous && hasPrizePlace && (await isBoardClaimed(db, { accountId, board, period }));
    const others = ranking.first.filter((each) => each.accountId !== accountId);
    const list: readonly NamedScore[] = own ? others.toSpliced(own.place - 1, 0, own) : others;
    return {
      from: start,
      until: end,
      list: list.slice(0, SHOWN_PLACES).map((each, index) => ({
        place: index + 1,
        name: maskName(each.username),
        score: catalogueUnits(each.score),
        ...prizeOf(index + 1),
        own: each.accountId === accountId,
      })),
      prizes,
      ...(own && {
        own: {
          place: own.place,
          score: catalogueUnits(own.score),
          ...prizeOf(own.place),
          // Of two equal scores, the older account has the better place, so one unit more is needed.
          ...(own.above !== undefined && { toNext: catalogueUnits(own.above - own.score + 1) }),
          ...(previous &&
            hasPrizePlace && { state: isClaimed ? ('claimed' as const) : ('claimable' as const) }),
        },
      }),
      ...currencyView(currency),
    };
  }

  return { hasPrize, view };
}
export type Boards = ReturnType<typeof watchBoards>;
