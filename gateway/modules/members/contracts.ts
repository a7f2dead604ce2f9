import type { ContractType } from '../../contract/contracts.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import type { consolidated } from '../../contract/members.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { agentContracts } from '../../database/schema/index.ts';
import { and, eq } from '../../database/sql.ts';
import { enabledTypes } from '../contracts/enabled-types.ts';

/**
 * Which contract pages an account has: the merchant has the type switched on, and the account has an
 * active contract of it (R2.94). `dailysalinfotype` (enableSalary) is on with any kind of salary,
 * `divtypeinfo` (enableContract) with a dividend.
 */
export async function contractsOf(
  gateway: Gateway,
  session: Session,
): Promise<ResponseOf<typeof consolidated>> {
  const enabled = await enabledTypes(gateway.db);
  const active = await gateway.db
    .select({ type: agentContracts.type })
    .from(agentContracts)
    .where(and(eq(agentContracts.agentId, session.accountId), eq(agentContracts.status, 'active')));
  const has = (type: ContractType) =>
    enabled.includes(type) && active.some((contract) => contract.type === type);
  const salaries = (['dailySalary', 'hourSalary', 'realtimeSalary'] as const).some(has);
  return {
    dailysalreqtype: has('dailySalary'),
    divtypereq: has('dividend'),
    contracthoursalreq: has('hourSalary'),
    realtimesalreqtype: has('realtimeSalary'),
    dailysalinfotype: salaries,
    divtypeinfo: has('dividend'),
  };
}
