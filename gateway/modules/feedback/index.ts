import type { Hono } from 'hono';
import { feedbackList, sendFeedback } from '../../contract/feedback.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { requireIdempotencyKey } from '../../core/idempotency.ts';
import { isEnabled } from '../../core/merchant-settings.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { listFeedback, storeFeedback } from './feedback.ts';

/** @throws {GatewayError} in_need_true_account; function.not.available without FEEDBACK3 */
async function writerOf(gateway: Gateway, session: Session): Promise<number> {
  refuseTrial(session);
  if (!(await isEnabled(gateway.db, 'FEEDBACK3'))) throw new GatewayError('function.not.available');
  return session.accountId;
}

/** Registers feedback and complaints (R2.21). */
export function registerFeedback(app: Hono, gateway: Gateway): void {
  route(app, gateway, feedbackList, async (page, session) =>
    listFeedback(gateway, { ...page, accountId: await writerOf(gateway, session) }),
  );
  route(app, gateway, sendFeedback, async (sent, session, call) =>
    storeFeedback(gateway, {
      ...sent,
      accountId: await writerOf(gateway, session),
      key: requireIdempotencyKey(call.idempotencyKey),
    }),
  );
}
