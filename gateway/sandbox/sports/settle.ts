import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { type WorkQueue, workOff } from '@baize/gateway/core/work-queue.ts';
import {
  gameRounds,
  sportsBets,
  sportsLegs,
  sportsMatches,
  wallets,
} from '@baize/gateway/database/schema/index.ts';
import { and, asc, eq, inArray, isNull, lte, notExists } from '@baize/gateway/database/sql.ts';
import type { Database, Transaction } from '@baize/gateway/database/types.ts';
import { countSettledRounds } from '@baize/gateway/modules/rounds/count-settled-rounds.ts';
import {
  type Entry,
  type PostedEntry,
  postEntries,
} from '@baize/gateway/modules/wallet/post-entry.ts';
import { publishBalances } from '@baize/gateway/modules/wallet/publish-balances.ts';
import {
  type HouseWallet,
  houseWallet,
  isRealMoney,
  lockWallets,
} from '@baize/gateway/modules/wallet/wallets.ts';
import { recordWinner } from '../play/record-winner.ts';
import { RULES } from './catalogue.ts';
import { scoreAt } from './course.ts';
import { fixtureByNo } from './fixtures.ts';
import { resultOf, returnOf } from './markets.ts';
import { finalFrom, type MatchRow } from './matches.ts';
import { courseOf } from './seeds.ts';
import { type LegRow, legsOf, validBetsOfWallets } from './settle-valid-bets.ts';
import type { StoredResult } from './stored-legs.ts';

/** Bets settled in one transaction: a short one, however many bet on a match. */
const BATCH = 250;
/** Matches decided in one transaction. */
const MATCHES_AT_ONCE = 50;

/** Matches that are over. Their bets are settled afterwards, without this lock. */
const matches: WorkQueue<MatchRow, void> = {
  name: 'sports-matches',
  id: sportsMatches.id,
  batch: MATCHES_AT_ONCE,
  idOf: ({ id }) => id,
  claim: (tx, { now, limit, ready }) =>
    tx
      .select()
      .from(sportsMatches)
      .where(and(isNull(sportsMatches.decidedAt), lte(sportsMatches.overAt, now), ready))
      .orderBy(asc(sportsMatches.overAt), asc(sportsMatches.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  work: async (tx, rows, now) => {
    for (const { id, matchNo, seed } of rows) {
      const fixture = fixtureByNo(matchNo);
      if (!fixture) throw new Error(`No league plays ${matchNo}.`);
      await tx
        .update(sportsMatches)
        .set({ final: finalFrom(fixture, seed), decidedAt: now })
        .where(eq(sportsMatches.id, id));
    }
  },
};

/** Open bets all of whose matches are decided, locked; those of one wallet stand together. */
const claimBets = (
  tx: Transaction,
  { now, limit, ready }: { now: number; limit: number; ready: ReturnType<typeof and> },
) => {
  const undecided = tx
    .select({ id: sportsLegs.roundId })
    .from(sportsLegs)
    .innerJoin(sportsMatches, eq(sportsMatches.id, sportsLegs.matchId))
    .where(and(eq(sportsLegs.roundId, sportsBets.roundId), isNull(sportsMatches.decidedAt)));
  return tx
    .select({ round: gameRounds, wallet: wallets })
    .from(sportsBets)
    .innerJoin(gameRounds, eq(gameRounds.id, sportsBets.roundId))
    .innerJoin(wallets, eq(wallets.id, gameRounds.walletId))
    .where(
      and(
        isNull(sportsBets.settledAt),
        lte(sportsBets.dueAt, now),
        eq(gameRounds.state, 'open'),
        notExists(undecided),
        ready,
      ),
    )
    .orderBy(asc(gameRounds.walletId), asc(gameRounds.id))
    .limit(limit)
    .for('update', { of: gameRounds, skipLocked: true });
};
type OpenBet = Awaited<ReturnType<typeof claimBets>>[number];

/** What became of a leg of a decided match. */
function resultOfLeg({ leg, match }: LegRow): StoredResult & { odds: number } {
  const fixture = fixtureByNo(match.matchNo);
  if (!fixture) throw new Error(`No league plays ${match.matchNo}.`);
  const { format } = RULES[fixture.league.sport];
  const { home, away } = scoreAt(format, courseOf(fixture, match.seed), 1000);
  return { odds: leg.odds, result: resultOf(leg, match.final), score: { home, away } };
}

interface Settled extends OpenBet {
  readonly win: number;
  readonly results: readonly StoredResult[];
  /** Every match of it was abandoned: the bet is as if it had never been. */
  readonly isVoid: boolean;
  /** Something of it was decided: neither void nor pushed as a whole. */
  readonly isDecided: boolean;
}

function settledBet(open: OpenBet, rows: readonly LegRow[]): Settled {
  const legs = rows.map(resultOfLeg);
  return {
    ...open,
    results: legs.map(({ result, score }) => ({ result, score })),
    win: returnOf(open.round.bet, legs),
    isVoid: legs.every(({ result }) => result === 'void'),
    isDecided: legs.some(({ result }) => result === 'won' || result === 'lost'),
  };
}

const houseKind = (wallet: OpenBet['wallet']): HouseWallet =>
  isRealMoney(wallet.kind) ? 'house:games' : 'house:play-money';

/** The entry that pays a win, or gives a stake back. */
const payEntry = ({ round, wallet, win, isVoid }: Settled, house: number, at: number): Entry => ({
  kind: 'round',
  scope: `sports:${round.id}`,
  idempotencyKey: `${isVoid ? 'void' : 'win'}:${round.orderNo}`,
  body: { win },
  reference: round.orderNo,
  remark: round.gameName,
  lines: [
    { walletId: wallet.id, amount: win, kind: isVoid ? 'refund' : 'win' },
    { walletId: house, amount: -win, kind: 'house' },
  ],
  at,
});

async function pay(tx: Transaction, paid: readonly Settled[], at: number): Promise<PostedEntry[]> {
  const houses = new Map<string, number>();
  for (const { wallet } of paid) {
    const kind = houseKind(wallet);
    const key = `${kind} ${wallet.currency}`;
    if (!houses.has(key)) houses.set(key, await houseWallet(tx, kind, wallet.currency, at));
  }
  const posted = await postEntries(
    tx,
    paid.map((each) => {
      const house = houses.get(`${houseKind(each.wallet)} ${each.wallet.currency}`) ?? 0;
      return payEntry(each, house, at);
    }),
  );
  for (const { round, wallet, win, isVoid } of paid) {
    if (isVoid || !isRealMoney(wallet.kind)) continue;
    await recordWinner(tx, { ...round, win }, wallet.currency, at);
  }
  return posted;
}

/** Settles claimed bets: wallets are locked by id, then what belongs to their accounts, all at once. */
async function settleBets(
  tx: Transaction,
  open: readonly OpenBet[],
  at: number,
): Promise<PostedEntry[]> {
  await lockWallets(
    tx,
    open.map(({ wallet }) => wallet.id),
  );
  const legs = await legsOf(
    tx,
    open.map(({ round }) => round.id),
  );
  const settled = open.map((each) => settledBet(each, legs.get(each.round.id) ?? []));
  const valid = await validBetsOfWallets(
    tx,
    open.map(({ wallet }) => wallet.id),
    Math.min(at, ...[...legs.values()].flat().map(({ match }) => match.kickOff)),
  );
  const posted = await pay(
    tx,
    settled.filter(({ win }) => win > 0),
    at,
  );
  const rounds = settled.map(({ round, win, isVoid, isDecided, results }) => ({
    ...round,
    state: isVoid ? ('cancelled' as const) : ('settled' as const),
    win: isVoid ? 0 : win,
    validBet: isDecided ? (valid.get(round.id) ?? 0) : 0,
    outcome: { legs: results },
    settledAt: at,
  }));
  for (const { id, state, win, validBet, outcome } of rounds) {
    await tx
      .update(gameRounds)
      .set({ state, win, validBet, outcome, settledAt: at })
      .where(eq(gameRounds.id, id));
  }
  await tx
    .update(sportsBets)
    .set({ settledAt: at })
    .where(
      inArray(
        sportsBets.roundId,
        rounds.map(({ id }) => id),
      ),
    );
  await countSettledRounds(
    tx,
    rounds.filter(({ state }) => state === 'settled'),
    at,
  );
  return posted;
}

/** The last balance of each wallet is all that its owner needs to be told. */
const lastBalances = (posted: readonly PostedEntry[]): PostedEntry['balances'] => [
  ...new Map(posted.flatMap(({ balances }) => balances).map((row) => [row.walletId, row])).values(),
];

const bets = (gateway: Gateway): WorkQueue<OpenBet, PostedEntry[]> => ({
  name: 'sports-bets',
  id: gameRounds.id,
  batch: BATCH,
  idOf: ({ round }) => round.id,
  claim: claimBets,
  work: settleBets,
  announce: async (posted) => {
    await publishBalances(gateway, { replayed: false, balances: lastBalances(posted) });
  },
});

/**
 * Whether a match is to be decided or a bet to be settled. As a rule nothing is, and asking that by
 * the partial indexes costs a tenth of looking for the work itself.
 */
async function isAnythingDue(db: Database, now: number): Promise<boolean> {
  const match = db
    .select({ id: sportsMatches.id })
    .from(sportsMatches)
    .where(and(isNull(sportsMatches.decidedAt), lte(sportsMatches.overAt, now)));
  const bet = db
    .select({ id: sportsBets.roundId })
    .from(sportsBets)
    .where(and(isNull(sportsBets.settledAt), lte(sportsBets.dueAt, now)));
  const due = await match.unionAll(bet).limit(1);
  return due.length > 0;
}

/**
 * Decides every match that is over by the gateway's clock and settles the bets that waited for it,
 * also what fell due while no gateway ran. Any number of processes may do it at once, and again
 * after a failure: a match is decided once, a bet settled once.
 */
export async function settleDueMatches(gateway: Gateway): Promise<void> {
  if (!(await isAnythingDue(gateway.db, gateway.clock.now()))) return;
  await workOff(gateway, matches);
  await workOff(gateway, bets(gateway));
}
