import {
  depositOrders,
  gameRounds,
  promotionGrants,
  turnoverObligations,
  wallets,
  withdrawOrders,
} from '@baize/gateway/database/schema/index.ts';
import { and, asc, eq, gt, max } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { fulfilObligations } from '@baize/gateway/modules/cashier/turnover.ts';
import { rebuildAccountTotals } from '@baize/gateway/modules/rounds/account-totals.ts';
import { countedRounds } from '@baize/gateway/modules/rounds/valid-bets.ts';
import { insertMany } from './insert-many.ts';

type NewObligation = typeof turnoverObligations.$inferInsert & { readonly fulfilled: number };

/** Creates the obligations of the seeded deposits and bonuses, without any fulfilment. */
async function obligationsOf(tx: Transaction): Promise<NewObligation[]> {
  const deposits = await tx
    .select()
    .from(depositOrders)
    .where(and(eq(depositOrders.status, 'approved'), gt(depositOrders.turnoverRequired, 0)));
  const grants = await tx
    .select()
    .from(promotionGrants)
    .where(and(eq(promotionGrants.status, 'claimed'), gt(promotionGrants.turnoverRequired, 0)));
  return [
    ...deposits.map(({ accountId, currency, orderNo, turnoverRequired, decidedAt, createdAt }) => ({
      accountId,
      currency,
      source: 'deposit' as const,
      reference: orderNo,
      required: turnoverRequired,
      fulfilled: 0,
      createdAt: decidedAt ?? createdAt,
    })),
    ...grants.map((grant) => ({
      accountId: grant.accountId,
      currency: grant.currency,
      source: 'bonus' as const,
      reference: grant.grantNo,
      required: grant.turnoverRequired,
      fulfilled: 0,
      createdAt: grant.claimedAt ?? grant.createdAt,
      waivedAt: grant.givenUpAt,
    })),
  ].sort((one, other) => one.createdAt - other.createdAt);
}

/**
 * Fulfils the obligations of one account and currency by its settled rounds, in their order. An accepted withdrawal
 * fulfils all earlier ones, because it requires it.
 */
function replay(
  obligations: readonly NewObligation[],
  rounds: readonly { readonly at: number; readonly validBet: number }[],
  withdrawnAt: number,
): NewObligation[] {
  const rows = obligations.map((row, id) => ({ ...row, id }));
  const fulfil = (open: typeof rows, bets: number, at: number) => {
    for (const row of fulfilObligations(open, bets)) {
      rows[row.id] = { ...row, fulfilledAt: row.fulfilled === row.required ? at : null };
    }
  };
  const play = (from: number, until: number) => {
    for (const { at, validBet } of rounds) {
      if (at < from || at >= until) continue;
      fulfil(
        rows.filter(({ createdAt, waivedAt }) => createdAt <= at && !(waivedAt && waivedAt <= at)),
        validBet,
        at,
      );
    }
  };
  play(0, withdrawnAt);
  const before = rows.filter(({ createdAt, waivedAt }) => createdAt < withdrawnAt && !waivedAt);
  fulfil(before, Number.MAX_SAFE_INTEGER, withdrawnAt);
  play(withdrawnAt, Number.POSITIVE_INFINITY);
  return rows.map(({ id: _, ...row }) => row);
}

/**
 * Creates running totals and turnover obligations for all seeded data, as the gateway would have counted them. Runs
 * last, because it reads rounds, deposits, bonuses and withdrawals.
 */
export async function seedTurnover(tx: Transaction): Promise<void> {
  await rebuildAccountTotals(tx);
  const obligations = await obligationsOf(tx);
  const made: NewObligation[] = [];
  for (const accountId of new Set(obligations.map((row) => row.accountId))) {
    const own = obligations.filter((row) => row.accountId === accountId);
    const [last] = await tx
      .select({ at: max(withdrawOrders.createdAt) })
      .from(withdrawOrders)
      .where(eq(withdrawOrders.accountId, accountId));
    for (const currency of new Set(own.map((row) => row.currency))) {
      const rounds = await tx
        .select({ at: gameRounds.settledAt, validBet: gameRounds.validBet })
        .from(gameRounds)
        .innerJoin(wallets, eq(wallets.id, gameRounds.walletId))
        .where(
          and(
            eq(gameRounds.accountId, accountId),
            eq(wallets.currency, currency),
            countedRounds({ from: 0 }),
          ),
        )
        .orderBy(asc(gameRounds.settledAt), asc(gameRounds.id));
      const settled = rounds.map(({ at, validBet }) => ({ at: at ?? 0, validBet }));
      const inCurrency = own.filter((row) => row.currency === currency);
      made.push(...replay(inCurrency, settled, last?.at ?? 0));
    }
  }
  // Inserted in chronological order, because the oldest are fulfilled first.
  made.sort((one, other) => one.createdAt - other.createdAt);
  await insertMany(made, (rows) => tx.insert(turnoverObligations).values([...rows]));
}
