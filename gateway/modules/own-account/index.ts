import type { Hono } from 'hono';
import { TRIAL_TYPE } from '../../contract/members.ts';
import { chooseMarketing, memberMarketing } from '../../contract/own-account.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { route } from '../../core/route.ts';
import { refuseTrial } from '../records/page.ts';
import { chooseChannel, marketingOf } from './marketing-choices.ts';

/** Whose account it is. @throws {GatewayError} in_need_true_account: trials have none of their own */
function owner(session: Session): number {
  refuseTrial(session, TRIAL_TYPE);
  return session.accountId;
}

/** What people decide about their account: offers, their data, its end (R10.11). */
export function registerOwnAccount(app: Hono, gateway: Gateway): void {
  route(app, gateway, memberMarketing, async (_request, session) =>
    marketingOf(gateway, owner(session)),
  );
  route(app, gateway, chooseMarketing, async (choice, session) =>
    chooseChannel(gateway, owner(session), choice),
  );
}
