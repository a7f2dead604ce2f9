import type { Bonus, BonusDetails, BonusState } from '../../contract/bonuses.ts';
import type { Language } from '../../contract/languages.ts';
import type { Gateway } from '../../core/gateway.ts';
import type { ThrottleStore } from '../../core/throttle.ts';
import { inLanguage } from '../../core/translated.ts';
import {
  gameRounds,
  journalEntries,
  journalLines,
  promotionGrants,
  promotions,
  turnoverObligations,
} from '../../database/schema/index.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { realMoneyOf } from '../wallet/balance.ts';
import { currencyView, toMajor } from '../wallet/money.ts';
import { shownForfeits } from './forfeit.ts';

/** Joins the turnover obligation of a bonus; a bonus without turnover has no such row. */
const obligationOfGrant = and(
  eq(turnoverObligations.source, 'bonus'),
  eq(turnoverObligations.reference, promotionGrants.grantNo),
);

/** Condition for active bonuses: claimed, not given up, with open turnover. */
const isActive = and(
  eq(promotionGrants.status, 'claimed'),
  isNull(promotionGrants.givenUpAt),
  isNotNull(turnoverObligations.id),
  isNull(turnoverObligations.fulfilledAt),
);

const isWaiting = (now: number): SQL | undefined =>
  and(
    eq(promotionGrants.status, 'issued'),
    or(isNull(promotionGrants.expiresAt), gt(promotionGrants.expiresAt, now)),
  );

const isOver = (now: number): SQL | undefined =>
  or(
    and(eq(promotionGrants.status, 'issued'), lte(promotionGrants.expiresAt, now)),
    isNotNull(promotionGrants.givenUpAt),
    and(
      eq(promotionGrants.status, 'claimed'),
      or(isNull(turnoverObligations.id), isNotNull(turnoverObligations.fulfilledAt)),
    ),
  );

type Grant = typeof promotionGrants.$inferSelect;
type Obligation = typeof turnoverObligations.$inferSelect;

function stateOf(grant: Grant, obligation: Obligation | null, now: number): BonusState {
  if (grant.givenUpAt !== null) return 'givenUp';
  if (grant.status === 'issued') {
    return grant.expiresAt !== null && grant.expiresAt <= now ? 'expired' : 'waiting';
  }
  return obligation && obligation.fulfilledAt === null ? 'active' : 'completed';
}

/** Returns when a finished bonus ended. */
function endOf(grant: Grant, obligation: Obligation | null, state: BonusState): number | null {
  if (state === 'givenUp') return grant.givenUpAt;
  if (state === 'expired') return grant.expiresAt;
  if (state !== 'completed') return null;
  // A bonus without turnover is complete when it is claimed.
  return obligation ? obligation.fulfilledAt : grant.claimedAt;
}

interface Row {
  readonly grant: Grant;
  readonly promotion: typeof promotions.$inferSelect;
  readonly obligation: Obligation | null;
}

function bonusView(row: Row, language: Language, now: number): Bonus {
  const { grant, promotion, obligation } = row;
  const major = (minor: number) => toMajor(minor, grant.currency);
  const state = stateOf(grant, obligation, now);
  const endedAt = endOf(grant, obligation, state);
  return {
    grantNo: grant.grantNo,
    promotionId: promotion.id,
    title: inLanguage(promotion.title, language),
    source: promotion.kind,
    amount: major(grant.amount),
    turnoverRequired: major(obligation?.required ?? grant.turnoverRequired),
    turnoverDone: major(
      obligation?.fulfilled ?? (state === 'completed' ? grant.turnoverRequired : 0),
    ),
    state,
    createdAt: grant.createdAt,
    ...(grant.claimedAt !== null && { claimedAt: grant.claimedAt }),
    ...(state === 'waiting' && grant.expiresAt !== null && { expiresAt: grant.expiresAt }),
    ...(endedAt !== null && { endedAt }),
    ...(grant.takenBack !== null && { takenBack: major(grant.takenBack) }),
  };
}

/** Active bonuses: claimed, with open turnover. Minor units. */
export interface ActiveBonuses {
  readonly count: number;
  /** The part that is in the balance. Bets use a member's own money first. */
  readonly amount: number;
  readonly required: number;
  readonly done: number;
}

/** @param balance all of the member's real money, minor units */
export async function activeBonuses(
  db: Database | Transaction,
  accountId: number,
  balance: number,
): Promise<ActiveBonuses> {
  const [row] = await db
    .select({
      count: count(),
      amount: sql`coalesce(sum(${promotionGrants.amount}), 0)`.mapWith(Number),
      required: sql`coalesce(sum(${turnoverObligations.required}), 0)`.mapWith(Number),
      done: sql`coalesce(sum(${turnoverObligations.fulfilled}), 0)`.mapWith(Number),
    })
    .from(promotionGrants)
    .innerJoin(turnoverObligations, obligationOfGrant)
    .where(and(eq(promotionGrants.accountId, accountId), isActive));
  const { amount = 0, ...rest } = row ?? { count: 0, required: 0, done: 0 };
  return { ...rest, amount: Math.min(amount, balance) };
}

/** Returns the active bonuses of an account, in the order of their claims. */
export async function activeGrants(
  db: Database | Transaction,
  accountId: number,
): Promise<{ grantNo: string; amount: number }[]> {
  return db
    .select({ grantNo: promotionGrants.grantNo, amount: promotionGrants.amount })
    .from(promotionGrants)
    .innerJoin(turnoverObligations, obligationOfGrant)
    .where(and(eq(promotionGrants.accountId, accountId), isActive))
    .orderBy(asc(promotionGrants.id));
}

/**
 * Returns the number of an account's active bonuses, and the amount that giving all of them up
 * returns, minor units.
 * @param balance all of the member's real money, minor units
 * @throws {GatewayError} TOO_MANY_REQUEST
 */
export async function forfeitOfAll(
  store: ThrottleStore,
  accountId: number,
  balance: number,
): Promise<{ count: number; forfeit: number }> {
  const grants = await activeGrants(store.db, accountId);
  const forfeits = await shownForfeits(store, accountId, grants, balance);
  const sum = [...forfeits.values()].reduce((all, each) => all + each, 0);
  return { count: grants.length, forfeit: Math.min(sum, balance) };
}

/**
 * Counts an account's open bets since a time, including older bets whose stake was raised since.
 */
export async function openBetsOf(
  db: Database | Transaction,
  accountId: number,
  since: number,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(gameRounds)
    .where(
      and(
        eq(gameRounds.accountId, accountId),
        eq(gameRounds.state, 'open'),
        or(
          gte(gameRounds.createdAt, since),
          exists(
            db
              .select({ id: journalLines.id })
              .from(journalEntries)
              .innerJoin(journalLines, eq(journalLines.entryId, journalEntries.id))
              .where(
                and(
                  eq(journalEntries.reference, gameRounds.orderNo),
                  eq(journalLines.walletId, gameRounds.walletId),
                  eq(journalLines.kind, 'bet'),
                  gte(journalLines.createdAt, since),
                ),
              ),
          ),
        ),
      ),
    );
  return row?.count ?? 0;
}

interface Query {
  readonly accountId: number;
  readonly language: Language;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly filter: 'all' | 'open' | 'over';
}

/**
 * R12.03: returns one page of a member's bonuses, newest first. @throws {GatewayError}
 * TOO_MANY_REQUEST
 */
export async function listBonuses(
  store: Pick<Gateway, 'db' | 'clock'>,
  { accountId, language, pageNo, pageSize, filter }: Query,
): Promise<BonusDetails> {
  const { db, clock } = store;
  const now = clock.now();
  const filters = { all: undefined, open: or(isActive, isWaiting(now)), over: isOver(now) };
  const where = and(eq(promotionGrants.accountId, accountId), filters[filter]);
  const [total] = await db
    .select({ count: count() })
    .from(promotionGrants)
    .leftJoin(turnoverObligations, obligationOfGrant)
    .where(where);
  const rows = await db
    .select({ grant: promotionGrants, promotion: promotions, obligation: turnoverObligations })
    .from(promotionGrants)
    .innerJoin(promotions, eq(promotions.id, promotionGrants.promotionId))
    .leftJoin(turnoverObligations, obligationOfGrant)
    .where(where)
    .orderBy(
      desc(sql`coalesce(${promotionGrants.claimedAt}, ${promotionGrants.createdAt})`),
      desc(promotionGrants.id),
    )
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const { total: balance, currency } = await realMoneyOf(db, accountId);
  const active = await activeBonuses(db, accountId, balance);
  const running = rows
    .filter(({ grant, obligation }) => stateOf(grant, obligation, now) === 'active')
    .map(({ grant }) => grant);
  const forfeits = await shownForfeits(store, accountId, running, balance);
  const list: Bonus[] = [];
  for (const row of rows) {
    const view = bonusView(row, language, now);
    const { state, claimedAt = 0 } = view;
    const open = state === 'active' ? await openBetsOf(db, accountId, claimedAt) : undefined;
    const forfeit = forfeits.get(row.grant.grantNo);
    list.push({
      ...view,
      ...(open !== undefined && { openBets: open }),
      ...(forfeit !== undefined && { forfeit: toMajor(forfeit, currency) }),
    });
  }
  const totalCount = total?.count ?? 0;
  return {
    list,
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
    active: {
      count: active.count,
      amount: toMajor(active.amount, currency),
      turnoverRequired: toMajor(active.required, currency),
      turnoverDone: toMajor(active.done, currency),
    },
    ...currencyView(currency),
  };
}
