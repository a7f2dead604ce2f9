import { AGENT_TYPES } from '../../contract/account-types.ts';
import type { Session } from '../../core/call.ts';
import { fieldError } from '../../core/field-error.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { accounts } from '../../database/schema/index.ts';
import { eq, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { lineAccount } from './line-account.ts';
import { recordAction } from './line-actions.ts';

interface RatedAccount {
  readonly type: number;
  readonly uplineId: number | null;
  /** The stored rate, basis points. */
  readonly rate: number;
}

/**
 * Returns the effective rebate rate of an account in basis points: the merchant's for an agent at the top
 * of a line, its own below. Stored rates never rise down a line, so a lower top rate limits all rates
 * above it.
 */
export function rateOf(
  { type, uplineId, rate }: RatedAccount,
  { agents }: Pick<MerchantSettings, 'agents'>,
): number {
  if (uplineId === null) return AGENT_TYPES.includes(type) ? agents.topRate : 0;
  return Math.min(rate, agents.topRate);
}

/** Returns the rate of an account by its id, basis points. */
export async function accountRate(db: Database | Transaction, accountId: number): Promise<number> {
  const [account] = await db
    .select({ type: accounts.type, uplineId: accounts.uplineId, rate: accounts.rate })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account ? rateOf(account, await readSettings(db)) : 0;
}

/** @throws {GatewayError} request_param_err `rate_above_own` for a rate above the agent's own */
export async function checkRate(
  db: Database | Transaction,
  agentId: number,
  rate: number,
): Promise<void> {
  // In a transaction, this lock keeps the agent's own rate unchanged until the end: a move would lower it.
  await db.execute(sql`select id from accounts where id = ${agentId} for share`);
  if (rate > (await accountRate(db, agentId))) throw fieldError('rate', 'rate_above_own');
}

/**
 * Raises the rate of an account right below (R11.03). Repeating the request changes nothing.
 * @throws {GatewayError} not_found outside the line; request_param_err with `not_direct`, `rate_above_own`
 * or `rate_lower`
 */
export async function raiseRate(
  gateway: Gateway,
  session: Session,
  input: { readonly account: string; readonly rate: number; readonly ip: string },
): Promise<{ account: string; rate: number }> {
  const { rate, ip } = input;
  return gateway.db.transaction(async (tx) => {
    const below = await lineAccount(tx, session, input.account);
    if (below.depth !== 1) throw fieldError('account', 'not_direct');
    await checkRate(tx, session.accountId, rate);
    const [row] = await tx
      .select({ rate: accounts.rate, uplineId: accounts.uplineId })
      .from(accounts)
      .where(eq(accounts.id, below.id))
      .for('no key update');
    if (!row) throw new GatewayError('not_found');
    // The lock may have waited for a move to another upline, which alone may raise the rate now.
    if (row.uplineId !== session.accountId) throw fieldError('account', 'not_direct');
    if (rate < row.rate) throw fieldError('rate', 'rate_lower');
    if (rate > row.rate) {
      await tx.update(accounts).set({ rate }).where(eq(accounts.id, below.id));
      await recordAction(tx, {
        actorId: session.accountId,
        action: 'raiseRate',
        subjectId: below.id,
        detail: { from: row.rate, to: rate },
        ip,
        at: gateway.clock.now(),
      });
    }
    return { account: below.account, rate };
  });
}
