import type { Hono } from 'hono';
import {
  claimRebate,
  customerRebate,
  rebateClaimRecord,
  setRebateMode,
} from '../../contract/rebates.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { requireIdempotencyKey } from '../../core/idempotency.ts';
import { isEnabled } from '../../core/merchant-settings.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { rebateAccounts } from '../../database/schema/index.ts';
import { sql } from '../../database/sql.ts';
import { publishBalances } from '../wallet/publish-balances.ts';
import { claimRebateManually } from './claim.ts';
import { claimView, listClaims, rebateView } from './views.ts';

/**
 * Returns the account id of a member who may claim rebates.
 * @throws {GatewayError} in_need_true_account for trials, which have none; function.not.available
 * if all rebates are paid automatically (MANPLAYREB3 off)
 */
async function claimant(gateway: Gateway, session: Session): Promise<number> {
  refuseTrial(session);
  if (!(await isEnabled(gateway.db, 'MANPLAYREB3'))) {
    throw new GatewayError('function.not.available');
  }
  return session.accountId;
}

/** Registers rebates of valid bets, which are claimed or paid automatically (R12.05). */
export function registerRebates(app: Hono, gateway: Gateway): void {
  route(app, gateway, customerRebate, async (_request, session, { language }) =>
    rebateView(gateway, { accountId: await claimant(gateway, session), language }),
  );
  route(app, gateway, rebateClaimRecord, async (page, session, { language }) =>
    listClaims(gateway, { ...page, accountId: await claimant(gateway, session), language }),
  );
  route(app, gateway, claimRebate, async (_request, session, call) => {
    const accountId = await claimant(gateway, session);
    const done = await claimRebateManually(gateway, {
      accountId,
      key: requireIdempotencyKey(call.idempotencyKey),
    });
    if (done.posted) await publishBalances(gateway, done.posted);
    return claimView(gateway, done.row, call.language);
  });
  route(app, gateway, setRebateMode, async ({ automatic }, session) => {
    const accountId = await claimant(gateway, session);
    const paidDay = sql`merchant_day(${gateway.clock.now()})`;
    await gateway.db
      .insert(rebateAccounts)
      .values({ accountId, automatic, paidDay })
      .onConflictDoUpdate({ target: rebateAccounts.accountId, set: { automatic, paidDay } });
    return { automatic };
  });
}
