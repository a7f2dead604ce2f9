import { AGENT_TYPES } from '../../contract/members.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { accounts } from '../../database/schema/index.ts';
import { and, eq, inArray, not } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { type OpenLink, openLinkOf } from '../agents/affiliate-links.ts';
import { isClosing } from '../own-account/is-closing.ts';
import { referrerOfCode } from '../referral/codes.ts';

/** The owner of an invitation code: an agent, whose line the member joins, or a friend. */
export interface Inviter {
  readonly uplineId: number | null;
  readonly referrerId: number | null;
  /** The agent's link, which determines the account's kind and rate (R11.02). */
  readonly link?: OpenLink;
}

/**
 * Finds the owner of an invitation code.
 * @throws {GatewayError} invitation_code_error for an unknown code, for a link that is expired,
 * disabled or deleted, and if its agent is closing its account
 */
export async function inviterOfCode(
  gateway: Pick<Gateway, 'db' | 'clock'>,
  code: string,
): Promise<Inviter> {
  const referrerId = await referrerOfCode(gateway.db, code);
  if (referrerId !== undefined) return { uplineId: null, referrerId };
  const link = await openLinkOf(gateway, code);
  if (link) return { uplineId: link.agentId, referrerId: null, link };
  return { uplineId: await agentOfCode(gateway.db, code), referrerId: null };
}

/** Returns the agent with this code. @throws {GatewayError} invitation_code_error */
async function agentOfCode(db: Database | Transaction, code: string): Promise<number> {
  const [agent] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.affiliateCode, code.trim().toUpperCase()),
        inArray(accounts.type, [...AGENT_TYPES]),
        not(isClosing(accounts.id)),
      ),
    );
  if (!agent) throw new GatewayError('invitation_code_error', 'Invalid invitation code.');
  return agent.id;
}
