import type { ContractType } from '../../contract/contracts.ts';
import { accounts, agentContracts } from '../../database/schema/index.ts';
import { and, asc, eq, gt, type SQL, sql } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { lineNames } from '../agents/line-names.ts';
import type { ContractRow } from './contract-row.ts';

/** SQL for the ids of everyone below an agent, at any level, excluding the agent itself. */
const lineOf = (agentId: number): SQL => sql`(
  select descendant_id from account_lines
  where ancestor_id = ${agentId} and depth > 0 and until_day is null)`;

/**
 * Finds the active contracts in an agent's line with a highest rate above another contract's, which end
 * with it (R4.24).
 */
export async function contractsWithHigherRate(
  db: Database | Transaction,
  { agentId, type, highestRate }: Pick<ContractRow, 'agentId' | 'type' | 'highestRate'>,
  callerId: number,
) {
  const names = await lineNames(db, callerId);
  return db
    .select({
      id: agentContracts.id,
      agentId: agentContracts.agentId,
      ...names.of(accounts),
      rate: agentContracts.highestRate,
    })
    .from(agentContracts)
    .innerJoin(accounts, eq(accounts.id, agentContracts.agentId))
    .where(
      and(
        eq(agentContracts.status, 'active'),
        eq(agentContracts.type, type),
        gt(agentContracts.highestRate, highestRate),
        sql`${agentContracts.agentId} in ${lineOf(agentId)}`,
      ),
    )
    .orderBy(asc(agentContracts.id));
}

/**
 * Returns the highest rate of an account's active contract of a type, in basis points; 0 without one.
 */
export async function activeRate(
  db: Database | Transaction,
  accountId: number,
  type: ContractType,
): Promise<number> {
  const [row] = await db
    .select({ rate: agentContracts.highestRate })
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
