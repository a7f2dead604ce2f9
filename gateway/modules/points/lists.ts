import type { Language } from '../../contract/languages.ts';
import type { PointMove, PointRewardType, RedeemStatus } from '../../contract/points.ts';
import type { Gateway } from '../../core/gateway.ts';
import {
  pointAccounts,
  pointLedger,
  pointRedemptions,
  pointRewards,
} from '../../database/schema/index.ts';
import { and, asc, count, desc, eq, sum } from '../../database/sql.ts';
import { hasPaymentPassword } from '../cashier/payment-password.ts';
import { redemptionView, rewardView } from './views.ts';

interface Page {
  readonly accountId: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

const pagesOf = (totalCount: number, { pageSize }: Page) => ({
  totalPages: Math.ceil(totalCount / pageSize),
  totalCount,
});

/** Returns an account's points: balance, all points ever earned, and points of pending orders. */
export async function balanceOf(gateway: Gateway, accountId: number) {
  const [account] = await gateway.db
    .select({ balance: pointAccounts.balance })
    .from(pointAccounts)
    .where(eq(pointAccounts.accountId, accountId));
  const [earned] = await gateway.db
    .select({ sum: sum(pointLedger.amount).mapWith(Number) })
    .from(pointLedger)
    .where(and(eq(pointLedger.accountId, accountId), eq(pointLedger.kind, 'earn')));
  const [processing] = await gateway.db
    .select({ sum: sum(pointRedemptions.points).mapWith(Number) })
    .from(pointRedemptions)
    .where(
      and(eq(pointRedemptions.accountId, accountId), eq(pointRedemptions.status, 'Processing')),
    );
  return {
    balance: account?.balance ?? 0,
    earned: earned?.sum ?? 0,
    processing: processing?.sum ?? 0,
    hasPaymentPassword: await hasPaymentPassword(gateway, accountId),
  };
}

/** Returns the rewards of the points mall, optionally of one type, in display order. */
export async function listRewards(
  gateway: Gateway,
  query: { readonly type?: PointRewardType | undefined; readonly language: Language },
) {
  const rows = await gateway.db
    .select()
    .from(pointRewards)
    .where(query.type ? eq(pointRewards.type, query.type) : undefined)
    .orderBy(asc(pointRewards.position));
  return { list: rows.map((row) => rewardView(row, query.language)) };
}

/** Returns one page of an account's orders, newest first (R2.19). */
export async function listRedemptions(
  gateway: Gateway,
  query: Page & {
    readonly status?: RedeemStatus | undefined;
    readonly type?: PointRewardType | undefined;
    readonly language: Language;
  },
) {
  const where = and(
    eq(pointRedemptions.accountId, query.accountId),
    query.status ? eq(pointRedemptions.status, query.status) : undefined,
    query.type ? eq(pointRewards.type, query.type) : undefined,
  );
  const [total] = await gateway.db
    .select({ count: count() })
    .from(pointRedemptions)
    .innerJoin(pointRewards, eq(pointRewards.id, pointRedemptions.rewardId))
    .where(where);
  const rows = await gateway.db
    .select({ order: pointRedemptions, reward: pointRewards })
    .from(pointRedemptions)
    .innerJoin(pointRewards, eq(pointRewards.id, pointRedemptions.rewardId))
    .where(where)
    .orderBy(desc(pointRedemptions.createdAt), desc(pointRedemptions.id))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  return {
    list: rows.map((row) => redemptionView(row, query.language)),
    ...pagesOf(total?.count ?? 0, query),
  };
}

/** Returns one page of an account's ledger, newest first. */
export async function listPointMovements(
  gateway: Gateway,
  query: Page & { readonly kind?: PointMove | undefined },
) {
  const where = and(
    eq(pointLedger.accountId, query.accountId),
    query.kind ? eq(pointLedger.kind, query.kind) : undefined,
  );
  const [total] = await gateway.db.select({ count: count() }).from(pointLedger).where(where);
  const rows = await gateway.db
    .select()
    .from(pointLedger)
    .where(where)
    .orderBy(desc(pointLedger.id))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  return {
    list: rows.map(({ id, kind, amount, balanceAfter, reference, remark, createdAt }) => ({
      id,
      kind,
      points: amount,
      balanceAfter,
      reference,
      remark,
      createdAt,
    })),
    ...pagesOf(total?.count ?? 0, query),
  };
}
