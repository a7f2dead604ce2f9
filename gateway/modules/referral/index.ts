import type { Hono } from 'hono';
import { AGENT_TYPES, TRIAL_TYPE } from '../../contract/members.ts';
import {
  type Invitation,
  invitation,
  referralDetails,
  referralEarnings,
} from '../../contract/referral.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { accounts } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import { checkRange } from '../records/page.ts';
import { referralCodeOf } from './codes.ts';
import { detailsOf, earningsOf } from './details.ts';
import { isReferralOn, requireReferral } from './rule.ts';

/**
 * Returns the invitation of an account: an agent's own code, else that of the referral promotion,
 * if the merchant has it.
 */
async function invitationOf(gateway: Gateway, session: Session | undefined): Promise<Invitation> {
  if (!session || session.accountType === TRIAL_TYPE) return { kind: 'plain' };
  const { db, clock } = gateway;
  if (AGENT_TYPES.includes(session.accountType)) {
    const [agent] = await db
      .select({ code: accounts.affiliateCode })
      .from(accounts)
      .where(eq(accounts.id, session.accountId));
    if (agent?.code) return { kind: 'affiliate', code: agent.code };
  }
  if (!(await isReferralOn(db))) return { kind: 'plain' };
  return { kind: 'referral', code: await referralCodeOf(db, clock, session.accountId) };
}

/** Registers invitations and their earnings (R2.71). */
export function registerReferral(app: Hono, gateway: Gateway): void {
  const member = async (session: Session, range: { startTime: number; endTime: number }) => {
    refuseTrial(session);
    await requireReferral(gateway);
    checkRange(range);
    return session.accountId;
  };
  route(app, gateway, referralDetails, async (range, session) =>
    detailsOf(gateway, await member(session, range), range),
  );
  route(app, gateway, referralEarnings, async (range, session) =>
    earningsOf(gateway, await member(session, range), range),
  );
  route(app, gateway, invitation, async (_request, session) => invitationOf(gateway, session));
}
