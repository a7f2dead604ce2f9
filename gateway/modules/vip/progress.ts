import { timesOf } from '../../contract/decimal.ts';
import type { Language } from '../../contract/languages.ts';
import type { RankBonusState, RankProgress, VipRank } from '../../contract/vip.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { inLanguage } from '../../core/translated.ts';
import { accounts, promotionGrants, promotions } from '../../database/schema/index.ts';
import { and, asc, eq, gt, isNotNull, isNull, lte, ne, or } from '../../database/sql.ts';
import type { Database } from '../../database/types.ts';
import { ruleOf } from '../promotions/rules.ts';
import { currencyView, toMajor } from '../wallet/money.ts';
import { raiseRank, rankActivity } from './raise-rank.ts';
import { type Rank, rankPeriod, readRanks } from './ranks.ts';

/** Returns the promotion by which rank bonuses are claimed, if the merchant has one that has begun. */
async function rankPromotion({ db, clock }: Gateway) {
  const [row] = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.kind, 'rank'), lte(promotions.startsAt, clock.now())));
  return row && { id: row.id, turnoverTimes: ruleOf('rank', row.rule).turnoverTimes };
}

/** Returns the promotions that each rank unlocks, besides the rank bonuses. */
async function unlockedByRank(db: Database, now: number) {
  const rows = await db
    .select({ id: promotions.id, title: promotions.title, level: promotions.minVipLevel })
    .from(promotions)
    .where(
      and(
        isNotNull(promotions.minVipLevel),
        ne(promotions.kind, 'rank'),
        lte(promotions.startsAt, now),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
      ),
    )
    .orderBy(asc(promotions.position));
  return Map.groupBy(rows, ({ level }) => level);
}

/**
 * Returns the state of each rank's bonus: of the reached ranks, only the lowest unclaimed one can be claimed.
 * Pure.
 */
function bonusStates(
  ranks: readonly Pick<Rank, 'level' | 'bonus'>[],
  level: number,
  claimed: ReadonlySet<string>,
): ReadonlyMap<number, RankBonusState> {
  const states = new Map<number, RankBonusState>();
  let next: RankBonusState = 'claimable';
  for (const rank of ranks) {
    if (claimed.has(rankPeriod(rank.level))) states.set(rank.level, 'claimed');
    else if (rank.level > level || rank.bonus === 0) states.set(rank.level, 'locked');
    else {
      states.set(rank.level, next);
      next = 'waiting';
    }
  }
  return states;
}

/**
 * Returns a VIP's rank, the requirements of the next one, and the bonus of each (R6.02).
 * @throws {GatewayError} function.not.available if the merchant has no VIP program or the member is not part
 * of it
 */
export async function rankProgressOf(
  gateway: Gateway,
  session: Session,
  language: Language,
): Promise<RankProgress> {
  const { db } = gateway;
  const [account] = await db.select().from(accounts).where(eq(accounts.id, session.accountId));
  const { vipEnabled, flags } = await readSettings(db);
  const level = account && vipEnabled ? await raiseRank(gateway, account) : null;
  if (!account || level === null) throw new GatewayError('function.not.available');
  const ranks = await readRanks(db, account.currency);
  const promotion = flags.REWCEN3 ? await rankPromotion(gateway) : undefined;
  const grants = promotion
    ? await db
        .select({ period: promotionGrants.period })
        .from(promotionGrants)
        .where(
          and(
            eq(promotionGrants.accountId, account.id),
            eq(promotionGrants.promotionId, promotion.id),
          ),
        )
    : [];
  const states = bonusStates(ranks, level, new Set(grants.map(({ period }) => period)));
  const unlocked = await unlockedByRank(db, gateway.clock.now());
  const view = (rank: Rank): VipRank => ({
    level: rank.level,
    name: inLanguage(rank.name, language),
    validBets: toMajor(rank.validBets, account.currency),
    deposits: toMajor(rank.deposits, account.currency),
    bonus: toMajor(rank.bonus, account.currency),
    turnover: toMajor(
      timesOf(rank.bonus, promotion?.turnoverTimes ?? 0, 'halfUp'),
      account.currency,
    ),
    bonusState: promotion ? (states.get(rank.level) ?? 'locked') : 'locked',
    unlocks: (unlocked.get(rank.level) ?? []).map(({ id, title }) => ({
      promotionId: id,
      title: inLanguage(title, language),
    })),
  });
  const activity = await rankActivity(db, account);
  return {
    level,
    validBets: toMajor(activity.validBets, account.currency),
    deposits: toMajor(activity.deposits, account.currency),
    ranks: ranks.map(view),
    ...(promotion && { promotionId: promotion.id }),
    ...currencyView(account.currency),
  };
}
