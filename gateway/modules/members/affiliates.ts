import { and, eq, inArray } from 'drizzle-orm';
import { AGENT_TYPES } from '../../contract/members.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { accounts } from '../../database/schema/index.ts';
import { referrerOfCode } from '../referral/codes.ts';

/** Whom an invitation code belongs to: an agent, whose line the member joins, or a friend. */
export interface Inviter {
  readonly uplineId: number | null;
  readonly referrerId: number | null;
}

/** @throws {GatewayError} invitation_code_error for a code that is nobody's */
export async function inviterOfCode(db: Database | Transaction, code: string): Promise<Inviter> {
  const referrerId = await referrerOfCode(db, code);
  if (referrerId !== undefined) return { uplineId: null, referrerId };
  return { uplineId: await agentOfCode(db, code), referrerId: null };
}

/** The agent whose code it is. @throws {GatewayError} invitation_code_error */
async function agentOfCode(db: Database | Transaction, code: string): Promise<number> {
  const [agent] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.affiliateCode, code.trim().toUpperCase()),
        inArray(accounts.type, [...AGENT_TYPES]),
      ),
    );
  if (!agent) throw new GatewayError('invitation_code_error', 'Invalid invitation code.');
  return agent.id;
}
