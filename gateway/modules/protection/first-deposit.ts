import { GatewayError } from '../../core/gateway-error.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { accountFigures, memberProtection, playLimits } from '../../database/schema/index.ts';
import { and, eq } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';

/** Whether the account has ever received a deposit, according to the journal. */
async function hasDeposited(tx: Transaction, accountId: number): Promise<boolean> {
  const [deposit] = await tx
    .select({ day: accountFigures.day })
    .from(accountFigures)
    .where(and(eq(accountFigures.accountId, accountId), eq(accountFigures.item, 'deposit')))
    .limit(1);
  return deposit !== undefined;
}

/** Whether a player has ever decided about limits: set one, or chosen to have none. */
async function hasDecided(tx: Transaction, accountId: number): Promise<boolean> {
  const [row] = await tx
    .select({ askedAt: memberProtection.limitsAskedAt })
    .from(memberProtection)
    .where(eq(memberProtection.accountId, accountId));
  if (row && row.askedAt !== null) return true;
  const [limit] = await tx
    .select({ kind: playLimits.kind })
    .from(playLimits)
    .where(eq(playLimits.accountId, accountId))
    .limit(1);
  return limit !== undefined;
}

/** Whether the player's first deposit must wait until the question about limits is answered (R10.01). */
export async function firstDepositWaits(
  tx: Transaction,
  accountId: number,
  { limitsBeforeFirstDeposit }: Pick<MerchantSettings, 'limitsBeforeFirstDeposit'>,
): Promise<boolean> {
  if (!limitsBeforeFirstDeposit) return false;
  return !(await hasDecided(tx, accountId)) && !(await hasDeposited(tx, accountId));
}

/**
 * Refuses the first deposit of a player who has not answered the question about limits. Call it before the deposit
 * is stored, with the account locked.
 * @throws {GatewayError} limits_unanswered
 */
export async function requireLimitsAnswered(tx: Transaction, accountId: number): Promise<void> {
  if (await firstDepositWaits(tx, accountId, await readSettings(tx))) {
    throw new GatewayError('limits_unanswered', 'The player has not been asked about limits yet.');
  }
}
