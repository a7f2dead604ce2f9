import { timesOf } from '../../contract/decimal.ts';
import { DAY } from '../../contract/durations.ts';
import type { ApplicationReason } from '../../contract/promotions.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import {
  accounts,
  promotionApplications,
  promotionGrants,
  promotions,
} from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import type { Transaction } from '../../database/types.ts';
import { publishUnread, storeMessage } from '../messages/store-message.ts';
import { exclusionOf } from '../protection/exclusion.ts';
import { amountConversion } from '../wallet/amount-conversion.ts';
import { merchantToMinor } from '../wallet/money.ts';
import { grantNumber } from './claim.ts';
import type { PromotionRow } from './facts.ts';
import { approvedMessage, rejectedMessage } from './message-templates.ts';
import { publishRewards } from './publish-rewards.ts';
import { ruleOf } from './rules.ts';

export type ApplicationDecision =
  | { readonly outcome: 'approved' }
  | { readonly outcome: 'rejected'; readonly reason: ApplicationReason };

/** Issues the bonus of an application, which the member can claim; a break extends its period. */
async function issue(
  tx: Transaction,
  of: { row: PromotionRow; accountId: number; currency: string; applicationNo: string },
  at: number,
) {
  const { row, accountId, currency, applicationNo } = of;
  const rule = ruleOf('application', row.rule);
  const amount = merchantToMinor(rule.amount, await amountConversion(tx, currency), 'down');
  const exclusion = await exclusionOf(tx, accountId, at);
  const from = exclusion?.returnsAt ?? exclusion?.endsAt ?? at;
  await tx.insert(promotionGrants).values({
    grantNo: grantNumber(at),
    promotionId: row.id,
    accountId,
    currency,
    amount,
    status: 'issued' as const,
    createdAt: at,
    expiresAt: Math.max(at, from) + rule.claimDays * DAY,
    turnoverRequired: timesOf(amount, rule.turnoverTimes, 'halfUp'),
    period: applicationNo,
  });
  return { amount, currency };
}

/**
 * Decides an application. The member is informed by socket and inbox; about a bonus not during a break
 * (R10.04). Repeating a decision changes nothing.
 * @throws {GatewayError} not_found; order_closed if it was decided otherwise before
 */
export async function decideApplication(
  gateway: Gateway,
  applicationNo: string,
  decision: ApplicationDecision,
): Promise<void> {
  const accountId = await gateway.db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(promotionApplications)
      .where(eq(promotionApplications.applicationNo, applicationNo))
      .for('update');
    if (!found) throw new GatewayError('not_found', 'There is no such application.');
    if (found.status === decision.outcome) return undefined;
    if (found.status !== 'applying') throw new GatewayError('order_closed');
    const [of] = await tx
      .select({ row: promotions, currency: accounts.currency })
      .from(promotions)
      .innerJoin(accounts, eq(accounts.id, found.accountId))
      .where(eq(promotions.id, found.promotionId));
    if (!of) throw new GatewayError('not_found', 'There is no such promotion.');
    const at = gateway.clock.now();
    const reason = decision.outcome === 'rejected' ? decision.reason : null;
    await tx
      .update(promotionApplications)
      .set({ status: decision.outcome, reason, decidedAt: at })
      .where(eq(promotionApplications.id, found.id));
    const { accountId } = found;
    if (decision.outcome === 'rejected') {
      await storeMessage(tx, { accountId, texts: rejectedMessage(of.row, decision.reason), at });
    } else {
      const bonus = await issue(tx, { ...of, accountId, applicationNo }, at);
      const texts = approvedMessage(of.row, bonus);
      await storeMessage(tx, { accountId, texts, kind: 'promotional', isAnswer: true, at });
    }
    return accountId;
  });
  if (accountId === undefined) return;
  await publishUnread(gateway, accountId);
  await publishRewards(gateway, accountId);
}
