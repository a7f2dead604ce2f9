import type { Language } from '../../contract/languages.ts';
import type { AvailablePromotions } from '../../contract/promotions.ts';
import type { Gateway } from '../../core/gateway.ts';
import { isEnabled, readSettings } from '../../core/merchant-settings.ts';
import { promotionGrants, promotionPictures, promotions } from '../../database/schema/index.ts';
import { and, asc, count, desc, eq, inArray } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { amountConversion } from '../wallet/amount-conversion.ts';
import { currencyView } from '../wallet/money.ts';
import { allPromotions, isOfferedTo, memberFacts, type PromotionRow } from './facts.ts';
import { isClaimable, type PromotionState, promotionStateOf } from './promotion-state.ts';
import { grantView, promotionView } from './views.ts';

/** Returns all promotions that are for this account, or for everyone, with their state. */
async function promotionsFor(
  db: Database | Transaction,
  accountId: number | undefined,
  now: number,
) {
  const facts = accountId === undefined ? undefined : await memberFacts(db, accountId, now);
  const all: { row: PromotionRow; state: PromotionState }[] = [];
  for (const row of await allPromotions(db)) {
    if (isOfferedTo(row, facts))
      all.push({ row, state: await promotionStateOf(db, row, facts, now) });
  }
  return { all, currency: facts?.currency ?? (await readSettings(db)).currency };
}

/**
 * Removes actions. Without a reward center nothing can be claimed; waiting bonuses are displayed
 * and kept.
 */
const withoutClaims = ({ action, ...state }: PromotionState): PromotionState => ({
  ...state,
  action: action === 'claim' || action === 'draw' ? undefined : action,
});

/** Counts the promotions that the account can claim now, for the red badge (R2.75). */
export async function claimableCount(
  gateway: Pick<Gateway, 'db' | 'clock'>,
  accountId: number,
): Promise<number> {
  if (!(await isEnabled(gateway.db, 'REWCEN3'))) return 0;
  const { all } = await promotionsFor(gateway.db, accountId, gateway.clock.now());
  return all.filter(({ state }) => isClaimable(state)).length;
}

/** Returns the ids of the pictures of applications, in the order in which they were sent. */
export async function picturesOf(
  db: Database | Transaction,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  const pictures = new Map<number, string[]>();
  if (applicationIds.length === 0) return pictures;
  const rows = await db
    .select({ id: promotionPictures.id, applicationId: promotionPictures.applicationId })
    .from(promotionPictures)
    .where(inArray(promotionPictures.applicationId, [...applicationIds]))
    .orderBy(asc(promotionPictures.position));
  for (const { id, applicationId } of rows) {
    if (applicationId === null) continue;
    pictures.set(applicationId, [...(pictures.get(applicationId) ?? []), id]);
  }
  return pictures;
}

/** Returns the promotions for an account, or for visitors, with their state. */
export async function listPromotions(
  gateway: Gateway,
  query: { accountId: number | undefined; language: Language },
): Promise<AvailablePromotions> {
  const now = gateway.clock.now();
  const canClaim = await isEnabled(gateway.db, 'REWCEN3');
  const { all, currency } = await promotionsFor(gateway.db, query.accountId, now);
  const amounts = await amountConversion(gateway.db, currency);
  const pictures = await picturesOf(
    gateway.db,
    all.flatMap(({ state }) => state.application?.id ?? []),
  );
  return {
    list: all.map(({ row, state }) =>
      promotionView(row, {
        state: canClaim ? state : withoutClaims(state),
        currency,
        language: query.language,
        amounts,
        pictures: pictures.get(state.application?.id ?? 0) ?? [],
      }),
    ),
    available: canClaim ? all.filter(({ state }) => isClaimable(state)).length : 0,
    ...currencyView(currency),
  };
}

/** Returns one page of an account's claimed bonuses, newest first. */
export async function listClaimed(
  gateway: Gateway,
  query: { accountId: number; language: Language; pageNo: number; pageSize: number },
) {
  const where = and(
    eq(promotionGrants.accountId, query.accountId),
    eq(promotionGrants.status, 'claimed'),
  );
  const [total] = await gateway.db.select({ count: count() }).from(promotionGrants).where(where);
  const rows = await gateway.db
    .select({ grant: promotionGrants, promotion: promotions })
    .from(promotionGrants)
    .innerJoin(promotions, eq(promotions.id, promotionGrants.promotionId))
    .where(where)
    .orderBy(desc(promotionGrants.claimedAt), desc(promotionGrants.id))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  const totalCount = total?.count ?? 0;
  return {
    list: rows.map(({ grant, promotion }) => grantView(grant, promotion, query.language)),
    totalPages: Math.ceil(totalCount / query.pageSize),
    totalCount,
  };
}
