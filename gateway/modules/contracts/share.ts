import type { OwnShare } from '../../contract/contracts.ts';
import { agentContracts } from '../../database/schema/index.ts';
import { and, eq, lte, max, type SQL } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import type { ContractRow } from './contract-row.ts';
import { activeRate } from './line.ts';

/**
 * Returns the effect of accepting a contract on the own share of the party that accepts it; undefined if that party
 * has no rate of this type to pay the agent from. Contracts below with a higher rate end (R8.11), and take no share.
 */
export async function shareAfter(
  db: Database | Transaction,
  { agentId, type, highestRate }: Pick<ContractRow, 'agentId' | 'type' | 'highestRate'>,
  accountId: number,
): Promise<OwnShare | undefined> {
  const passedOnNow = async (condition: SQL) => {
    const [row] = await db
      .select({ rate: max(agentContracts.highestRate) })
      .from(agentContracts)
      .where(
        and(
          eq(agentContracts.uplineId, accountId),
          eq(agentContracts.type, type),
          eq(agentContracts.status, 'active'),
          condition,
        ),
      );
    return row?.rate ?? 0;
  };
  const current = await activeRate(db, accountId, type);
  if (agentId === accountId) {
    const passedOn = await passedOnNow(lte(agentContracts.highestRate, highestRate));
    return {
      own: highestRate,
      ...(current > 0 && { before: current }),
      passedOn,
      keeps: highestRate - passedOn,
    };
  }
  if (current === 0) return undefined;
  const replaced = await passedOnNow(eq(agentContracts.agentId, agentId));
  return {
    own: current,
    ...(replaced > 0 && { before: current - replaced }),
    passedOn: highestRate,
    keeps: current - highestRate,
  };
}
