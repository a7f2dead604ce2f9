import { and, eq, inArray } from 'drizzle-orm';
import { AGENT_TYPES } from '../../contract/members.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { accounts } from '../../database/schema/index.ts';

/** The agent whose code it is. @throws {GatewayError} invitation_code_error */
export async function agentOfCode(db: Database | Transaction, code: string): Promise<number> {
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
