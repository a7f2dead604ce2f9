import type { Hono } from 'hono';
import { type WalletOverview, walletOverview } from '../../contract/wallet-overview.ts';
import type { Gateway } from '../../core/gateway.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import {
  depositOrders,
  gameRounds,
  pointAccounts,
  withdrawOrders,
} from '../../database/schema/index.ts';
import { and, eq, gt, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { turnoverOf } from '../cashier/turnover.ts';
import { activeBonuses } from '../promotions/bonuses.ts';
import { realMoneyOf } from '../wallet/balance.ts';
import { currencyView, toMajor } from '../wallet/money.ts';

const total = (amount: ReturnType<typeof sql>) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number);

/** Returns pending deposits and withdrawals, and open stakes; minor units. */
async function pendingOf(db: Database | Transaction, accountId: number, at: number) {
  const [withdrawals] = await db
    .select({ sum: total(sql`${withdrawOrders.amount} - ${withdrawOrders.paid}`) })
    .from(withdrawOrders)
    .where(and(eq(withdrawOrders.accountId, accountId), eq(withdrawOrders.status, 'pending')));
  const [bets] = await db
    .select({ sum: total(sql`${gameRounds.bet}`) })
    .from(gameRounds)
    .where(and(eq(gameRounds.accountId, accountId), eq(gameRounds.state, 'open')));
  const [deposits] = await db
    .select({ sum: total(sql`${depositOrders.amount} - ${depositOrders.fee}`) })
    .from(depositOrders)
    .where(
      and(
        eq(depositOrders.accountId, accountId),
        eq(depositOrders.status, 'pending'),
        // Excludes orders that can no longer be paid, even if the job has not expired them yet.
        gt(depositOrders.expiresAt, at),
      ),
    );
  return {
    withdrawals: withdrawals?.sum ?? 0,
    bets: bets?.sum ?? 0,
    deposits: deposits?.sum ?? 0,
  };
}

/** Returns a member's money from one snapshot. */
function overviewOf(gateway: Gateway, accountId: number): Promise<WalletOverview> {
  return gateway.db.transaction(
    async (tx) => {
      const held = await realMoneyOf(tx, accountId);
      const { main: minor, currency } = held;
      const major = (amount: number) => toMajor(amount, currency);
      const pending = await pendingOf(tx, accountId, gateway.clock.now());
      const bonus = await activeBonuses(tx, accountId, held.total);
      const { outstanding } = await turnoverOf(tx, { accountId, currency });
      const [points] = await tx
        .select({ balance: pointAccounts.balance })
        .from(pointAccounts)
        .where(eq(pointAccounts.accountId, accountId));
      return {
        main: major(minor),
        vendors: major(held.vendors),
        total: major(held.total),
        free: outstanding > 0 ? 0 : major(minor),
        pending: {
          withdrawals: major(pending.withdrawals),
          bets: major(pending.bets),
          deposits: major(pending.deposits),
          transfers: major(held.transfers),
        },
        bonus: {
          count: bonus.count,
          amount: major(bonus.amount),
          turnoverLeft: major(bonus.required - bonus.done),
        },
        turnoverLeft: major(outstanding),
        points: points?.balance ?? 0,
        currency,
        ...currencyView(currency),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Registers the wallet screen (R2.25). */
export function registerWalletOverview(app: Hono, gateway: Gateway): void {
  route(app, gateway, walletOverview, async (_request, session) => {
    refuseTrial(session);
    return overviewOf(gateway, session.accountId);
  });
}
