import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { ContractType } from '../../contract/contracts.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { accounts, agentContracts } from '../../database/schema/index.ts';

/** The ids of everybody below an agent, at whatever level; the agent itself is not in it. */
export const lineOf = (agentId: number): SQL => sql`(
  with recursive line(id) as (
    select id from accounts where upline_id = ${agentId}
    union
    select below.id from accounts below join line on below.upline_id = line.id
  ) select id from line)`;

/** Active contracts of a type in an agent's line that pay more than `rate`: they end (R4.24). */
export const higherInLine = (
  db: Database | Transaction,
  { agentId, type, rate }: { agentId: number; type: ContractType; rate: number },
) =>
  db
    .select({
      id: agentContracts.id,
      agentId: agentContracts.agentId,
      account: accounts.username,
      nickname: accounts.nickname,
      rate: agentContracts.rate,
    })
    .from(agentContracts)
    .innerJoin(accounts, eq(accounts.id, agentContracts.agentId))
    .where(
      and(
        eq(agentContracts.status, 'active'),
        eq(agentContracts.type, type),
        gt(agentContracts.rate, rate),
        sql`${agentContracts.agentId} in ${lineOf(agentId)}`,
      ),
    )
    .orderBy(asc(agentContracts.id));

/** The rate of an account's active contract of a type, in basis points; 0 without one. */
export async function activeRate(
  db: Database | Transaction,
  accountId: number,
  type: ContractType,
): Promise<number> {
  const [row] = await db
    .select({ rate: agentContracts.rate })
    .from(agentContracts)
    .where(
      and(
        eq(agentContracts.agentId, accountId),
        eq(agentContracts.type, type),
        eq(agentContracts.status, 'active'),
      ),
    );
  return row?.rate ?? 0;
}
